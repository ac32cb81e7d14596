import { useEffect } from 'react'
import { useSettings } from '../hooks/use-shop.js'
import { useWords } from '../hooks/use-words.js'
import { Link } from './link.js'
import { type Feature, notHereWords } from './not-here.words.js'

interface Props {
  feature: Feature
  enter: (state: 'unavailable') => void
}

/** In place of a feature that the organisation does not have: what the shopper can do instead. */
export function NotHere({ feature, enter }: Props) {
  const t = useWords(notHereWords)
  const { loginUrl } = useSettings()
  useEffect(() => enter('unavailable'), [enter])
  if (feature === 'nothing') return null
  const ways: Partial<Record<Feature, readonly [href: string, text: string]>> = {
    register: [loginUrl, t.toSignIn],
    password: [loginUrl, t.toSignIn],
    newsletter: ['/impressum', t.toImprint],
    preferences: ['/impressum', t.toImprint],
    content: ['/products', t.toProducts],
  }
  const [href = '', text = ''] = ways[feature] ?? []
  return (
    <div className="notice" part="unavailable">
      <p>{t[feature]}</p>
      {href && <Link href={href}>{text}</Link>}
    </div>
  )
}
