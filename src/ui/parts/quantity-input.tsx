import { type ReactNode, useId, useState } from 'react'
import type { QuantityRule } from '../../commerce/domain/product/product-gateway.js'
import { type QuantityProblem, readQuantity, stepQuantity } from '../../commerce/domain/product/quantity.js'
import { quantityInputMessages } from './quantity-input.messages.js'
import css from '../theme/stepper.css?inline'
import { useSheet } from '../hooks/use-sheet.js'
import { useMessages } from '../hooks/use-messages.js'
import { has } from '../../commerce/domain/has.js'

export function useQuantityProblem(): (problem: QuantityProblem) => string {
  const t = useMessages(quantityInputMessages)
  return (given) => {
    switch (given.problem) {
      case 'not-a-number':
        return t.invalidQuantity
      case 'minimum':
        return t.minimum(given.minimum)
      case 'maximum':
        return t.maximum(given.maximum)
      case 'increment':
        return t.increment(given.increment)
    }
  }
}

interface Props {
  /** Name of the product, for the accessible names. */
  name: string
  quantity: number
  rule?: QuantityRule | undefined
  /** Pieces left, where that is known: the buttons go no further. A typed quantity is left to the shop, which may have more by now. */
  available?: number | undefined
  /** Called with `undefined` when the input is invalid; `stepped` when the shopper pressed a button. */
  change: (quantity: number | undefined, stepped?: boolean) => void
  /** Further problem with this quantity. */
  problem?: ReactNode
}

/**
 * Shows a field for a quantity between the buttons for less and more. An invalid quantity stays in the field, with the reason below it.
 * @param name the product's name, for the accessible names
 * @param quantity pieces
 * @param rule minimum, maximum and increment, in pieces
 * @param available pieces left, where that is known
 * @param change called with the new quantity, or with `undefined` when the input is invalid; its second argument is true for a button
 * @param problem a further problem with this quantity, shown below the field
 * @example
 * ```tsx
 * import { AddToCart, type Product, QuantityInput } from '@vitrine/blocks/kit'
 * import { useState } from 'react'
 *
 * const Buy = ({ product }: { product: Product }) => {
 *   const [quantity, setQuantity] = useState<number | undefined>(product.rule?.minimum ?? 1)
 *   return (
 *     <>
 *       <QuantityInput name={product.name} quantity={quantity ?? 1} rule={product.rule} change={setQuantity} />
 *       <AddToCart product={product} quantity={quantity} added={() => {}} />
 *     </>
 *   )
 * }
 * ```
 */
export function QuantityInput({ name, quantity, rule, available, change, problem }: Props) {
  const t = useMessages(quantityInputMessages)
  const explain = useQuantityProblem()
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<QuantityProblem>()
  const id = useId()
  const sheet = useSheet(css)
  const step = (direction: 1 | -1) => {
    setTyped(undefined)
    setWrong(undefined)
    const next = stepQuantity(quantity, direction, rule, available)
    if (wrong || next !== quantity) change(next, true)
  }
  const settle = (text: string) => {
    const reading = readQuantity(text, rule)
    if (has(reading, 'problem')) {
      setWrong(reading)
      change(undefined)
      return
    }
    setTyped(undefined)
    setWrong(undefined)
    if (wrong || reading.quantity !== quantity) change(reading.quantity)
  }
  // The reason disappears while it is being corrected: if it went with the focus, the button about to be pressed would move.
  const mended = typed !== undefined && has(readQuantity(typed, rule), 'quantity')
  const shown = wrong && !mended ? explain(wrong) : problem
  const smallest = stepQuantity(quantity, -1, rule, available) === quantity
  const largest = stepQuantity(quantity, 1, rule, available) === quantity
  return (
    <div>
      <span ref={sheet} className="stepper" part="quantity">
        <button type="button" aria-label={t.decrease(name)} aria-disabled={smallest} onClick={() => step(-1)}>
          −
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t.quantityOf(name)}
          value={typed ?? String(quantity)}
          aria-invalid={wrong !== undefined && !mended}
          aria-describedby={shown ? id : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => settle(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle(event.currentTarget.value)
          }}
        />
        <button type="button" aria-label={t.increase(name)} aria-disabled={largest} onClick={() => step(1)}>
          +
        </button>
      </span>
      {shown && (
        <p className="problem" id={id} role="alert">
          {shown}
        </p>
      )}
    </div>
  )
}
