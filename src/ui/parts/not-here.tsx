import { useEffect } from 'react'
import { useSettings } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link } from './link.js'
import { type Feature, notHereMessages } from './not-here.messages.js'

interface Props {
  feature: Feature
  setState: (state: 'unavailable') => void
  /** Address of the whole range, where the block has one. */
  productsUrl?: string | undefined
}

/** Shown in place of a feature that the organisation does not have: tells the shopper the alternative. */
export function NotHere({ feature, setState, productsUrl = '' }: Props) {
  const t = useMessages(notHereMessages)
  const { loginUrl, imprintUrl } = useSettings()
  useEffect(() => setState('unavailable'), [setState])
  if (feature === 'nothing') return null
  const ways: Partial<Record<Feature, readonly [href: string, text: string]>> = {
    register: [loginUrl, t.toSignIn],
    password: [loginUrl, t.toSignIn],
    newsletter: [imprintUrl, t.toImprint],
    preferences: [imprintUrl, t.toImprint],
    content: [productsUrl, t.toProducts],
  }
  const [href = '', text = ''] = ways[feature] ?? []
  return (
    <div className="notice" part="unavailable">
      <p>{t[feature]}</p>
      {href && <Link href={href}>{text}</Link>}
    </div>
  )
}
