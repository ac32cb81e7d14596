import { useEffect } from 'react'
import { useSettings } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link } from './link.js'
import { type Feature, notHereMessages } from './not-here.messages.js'

interface Props {
  feature: Feature
  setState: (state: 'unavailable') => void
}

/** Shown in place of a feature that the organisation does not have: tells the shopper the alternative. */
export function NotHere({ feature, setState }: Props) {
  const t = useMessages(notHereMessages)
  const { loginUrl } = useSettings()
  useEffect(() => setState('unavailable'), [setState])
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
