import { messages, plural, useMessages, type ViewOf } from '@vitrine/blocks/kit'
import { useEffect, useState } from 'react'
import { type stampCard, stamped } from './stamp-card.block.js'

const cardMessages = messages({
  de: {
    heading: 'Deine Stempelkarte',
    stamp: 'Stempel holen',
    missing: (count: number) => `Noch ${plural('de', count, 'Stempel', 'Stempel')} bis zu deinem Geschenk.`,
    full: 'Voll! Dein Geschenk wartet auf dich.',
  },
  en: {
    heading: 'Your stamp card',
    stamp: 'Get a stamp',
    missing: (count: number) => `${plural('en', count, 'stamp', 'stamps')} to go until your present.`,
    full: 'Full! Your present is waiting for you.',
  },
})

export function StampCard({ heading, stamps, emit, publish, setState }: ViewOf<typeof stampCard>) {
  const t = useMessages(cardMessages)
  const [given, setGiven] = useState(0)
  const missing = Math.max(0, stamps - given)
  useEffect(() => setState(missing > 0 ? 'open' : 'full'), [setState, missing])
  const stamp = () => {
    if (missing === 0) return
    setGiven(given + 1)
    publish(stamped, { stamps: given + 1 })
    if (missing === 1) emit('acme-stamp-card-full', { stamps })
  }
  return (
    <div className="card">
      <h2 part="heading">{heading || t.heading}</h2>
      <p className="stamps" aria-hidden="true">
        {[...Array(stamps).keys()].map((place) => (
          <span key={place} part="stamp" className={place < given ? 'given' : 'free'} />
        ))}
      </p>
      <p role="status">{missing > 0 ? t.missing(missing) : t.full}</p>
      <button type="button" className="button" aria-disabled={missing === 0} onClick={stamp}>
        {t.stamp}
      </button>
    </div>
  )
}
