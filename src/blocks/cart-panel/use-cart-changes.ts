import { useState } from 'react'
import type { ShownLine } from '../../shop/cart.js'
import { describeError, describeRefusal } from '../../shop/error-words.js'
import { useSettings, useShop, useWords } from '../../ui/index.js'
import { cartPanelWords } from './cart-panel.words.js'

export interface Removed {
  line: ShownLine
  state: 'removed' | 'undoing'
  problem?: string
}

/** What the shopper does to her cart, and what became of it, in words at the place it happened. */
export function useCartChanges(onRemoved: (productId: string) => void) {
  const shop = useShop()
  const t = useWords(cartPanelWords)
  const { locale } = useSettings()
  const [removed, setRemoved] = useState<Removed>()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const tell = (lineId: string, problem?: string) => setProblems(({ [lineId]: _before, ...others }) => (problem ? { ...others, [lineId]: problem } : others))

  const setQuantity = (line: ShownLine, quantity: number) => {
    tell(line.id)
    shop.cart.setQuantity(line.id, quantity).catch((error) => tell(line.id, describeError(error, locale)))
  }
  const remove = (line: ShownLine) => {
    tell(line.id)
    setRemoved({ line, state: 'removed' })
    shop.cart.remove(line.id).then((answer) => {
      if ('done' in answer) onRemoved(line.productId)
      else setRemoved(undefined)
    }, (error) => {
      setRemoved(undefined)
      tell(line.id, describeError(error, locale))
    })
  }
  const undo = () => {
    if (!removed || removed.state === 'undoing') return
    const { line } = removed
    setRemoved({ line, state: 'undoing' })
    shop.cart.add(line.productId, line.quantity).then((answer) => {
      if ('refused' in answer) return setRemoved({ line, state: 'removed', problem: describeRefusal(answer.refused, locale) })
      shop.announce(t.undone(line.name))
      return setRemoved(undefined)
    }, (error) => setRemoved({ line, state: 'removed', problem: describeError(error, locale) }))
  }
  return { removed, problems, setQuantity, remove, undo, dismiss: () => setRemoved(undefined) }
}
