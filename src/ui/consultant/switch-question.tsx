import { type ReactNode, useState } from 'react'
import type { Refusable } from '../../commerce/domain/answers.js'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { lazy } from '../parts/lazy.js'
import { useShop } from '../hooks/use-shop.js'
import type { Asked } from './switch-question-dialog.js'

/** Loaded when there is something to ask. */
const SwitchQuestion = lazy(() => import('./switch-question-dialog.js').then((module) => module.SwitchQuestion))

/**
 * Asks before the page sells a filled cart for another consultant: same cart, new consultant, and the products that she does not have.
 * `ask` gives true when the shopper agrees or nothing needs asking; it throws when the platform cannot be asked.
 */
export function useSwitchQuestion(): { ask: (consultant: Consultant) => Promise<Refusable<{ go: boolean }>>; question: ReactNode } {
  const shop = useShop()
  const [asked, setAsked] = useState<Asked>()
  const ask = async (consultant: Consultant): Promise<Refusable<{ go: boolean }>> => {
    if (shop.consultant.get()?.id === consultant.id) return { go: true }
    const foresight = await (await shop.relations.get()).preview(consultant.id)
    if (has(foresight, 'refused')) return foresight
    if (!foresight.filled) return { go: true }
    return { go: await new Promise<boolean>((settle) => setAsked({ ...foresight, consultant, settle })) }
  }
  const answer = (go: boolean) => setAsked((shown) => shown && { go, ...shown })
  return { ask, question: asked && <SwitchQuestion {...asked} answer={answer} /> }
}
