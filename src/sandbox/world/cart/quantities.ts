import { Refusal } from '../refusal.js'
import type { ProductFacts } from '../types.js'
import { stockOf, type World } from '../world.js'

const maxQuantity = 9999

/** The wire sends quantities as a number or as text, "2" or "2.0". */
export function readQuantity(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value
  const quantity = typeof text === 'string' && /^\d{1,9}(\.0+)?$/.test(text) ? Number(text) : 0
  if (quantity < 1 || quantity > maxQuantity) throw invalidQuantity()
  return quantity
}

/** @throws {Refusal} when the shop cannot or will not sell that many. */
export function checkQuantity(world: World, product: ProductFacts, quantity: number): void {
  if (quantity > maxQuantity) throw invalidQuantity()
  checkRule(product, quantity)
  const left = stockOf(world, product)
  if (quantity > left) throw insufficientInventory(product, left)
}

const invalidQuantity = () => new Refusal(400, 'INVALID_QUANTITY', `Bitte gib eine ganze Zahl von 1 bis ${maxQuantity} als Menge an.`)

/** `minimum`, `maximum` and `increment` of the entry are inferred. */
function checkRule(product: ProductFacts, quantity: number): void {
  const broken = ruleText(product, quantity)
  if (broken !== undefined) throw new Refusal(400, 'QUANTITY_RULE', broken, { ...product.quantityRule })
}

/** Nothing when the product's rule allows so many. */
export function ruleText({ name, quantityRule }: ProductFacts, quantity: number): string | undefined {
  if (!quantityRule) return undefined
  const { minimum, maximum, increment } = quantityRule
  if (quantity >= minimum && quantity <= maximum && quantity % increment === 0) return undefined
  const steps = increment > 1 ? ` in Schritten von ${increment}` : ''
  return `„${name}“ gibt es von ${minimum} bis ${maximum} Stück${steps}.`
}

/** Code and `availableQuantity` are inferred: the platform names neither for carts. */
const insufficientInventory = ({ id, name }: ProductFacts, left: number) =>
  new Refusal(400, 'INSUFFICIENT_INVENTORY', shortageText(name, left), { availableQuantity: left, productId: id })

export function shortageText(name: string, left: number): string {
  if (left === 0) return `„${name}“ ist leider ausverkauft.`
  return `Von „${name}“ ${left === 1 ? 'ist nur noch 1 Stück' : `sind nur noch ${left} Stück`} verfügbar.`
}
