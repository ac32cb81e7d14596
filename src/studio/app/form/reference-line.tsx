import { useState } from 'react'
import { useLanguage, useStudioWords } from '../kit/language.js'
import type { Found } from '../session/references.js'
import { referenceMessages } from './reference.messages.js'

/** One entry of a list: its picture, its name, and what tells it from others of that name. */
export function ReferenceLine({ found, factsOnly = false }: { found: Found; factsOnly?: boolean }) {
  const t = useStudioWords(referenceMessages)
  const language = useLanguage()
  const { name, number, detail, price } = found
  const isNamed = number !== '' && number !== name
  const facts = [detail, isNamed && (/^\d/.test(number) ? t.number(number) : number), price && money(price, language)].filter(Boolean)
  if (factsOnly) return facts.join(' · ')
  return (
    <>
      {found.picture !== undefined && <ReferencePicture found={found} />}
      <span className="reference-name">
        {name}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </span>
    </>
  )
}

export function ReferencePicture({ found: { picture } }: { found: Found }) {
  const [broken, setBroken] = useState<string>()
  if (!picture || broken === picture) return <span className="reference-picture" />
  return <img className="reference-picture" loading="lazy" src={picture} alt="" onError={() => setBroken(picture)} />
}

function money({ amount, currency }: NonNullable<Found['price']>, language: 'de' | 'en'): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount))
}
