import { useState } from 'react'
import { describeError, describeRefusal } from '../shop/error-words.js'
import type { Consultant } from '../shop/gateways.js'
import { displayName } from '../shop/names.js'
import { shopWith } from '../shop/shop-with.js'
import { personWords } from './person.words.js'
import { Spinner } from './spinner.js'
import { useSettings, useShop } from './use-shop.js'
import { useWords } from './use-words.js'

interface ShopHereProps {
  consultant: Consultant
  shopUrl: string
  /** Tells the page; `false` when the page wants to do something else. */
  chosen: () => boolean
  small?: boolean
}

/** "Bei Anna einkaufen": connects, chooses, and goes to the shop; why not, it says at the button. */
export function ShopHere({ consultant, shopUrl, chosen, small = false }: ShopHereProps) {
  const shop = useShop()
  const t = useWords(personWords)
  const { locale } = useSettings()
  const [state, setState] = useState<'idle' | 'busy' | { problem: string }>('idle')
  const busy = state === 'busy'
  const start = async () => {
    if (busy) return
    setState('busy')
    const problem = await shopWith(shop, consultant).then(
      (answer) => ('refused' in answer ? describeRefusal(answer.refused, locale) : undefined),
      (error) => {
        console.error(error)
        return describeError(error, locale)
      },
    )
    setState(problem === undefined ? 'idle' : { problem })
    if (problem !== undefined) return
    shop.announce(t.chosen(displayName(consultant)))
    if (chosen()) shop.tools.go(shopUrl)
  }
  return (
    <div className="shop-here">
      <button type="button" part="shop-here" className={small ? 'button small' : 'button'} aria-disabled={busy} onClick={() => void start()}>
        {busy && <Spinner size="small" label={t.opening} />}{t.shopHere(consultant.firstName || displayName(consultant))}
      </button>
      {typeof state === 'object' && <p className="problem" role="alert">{state.problem}</p>}
    </div>
  )
}
