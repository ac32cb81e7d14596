import { isHere } from '../hooks/use-here.js'
import { cartOpen } from '../../commerce/domain/channels.js'
import type { Answer, Refusal } from '../../commerce/domain/answers.js'
import { type ActionTools, createAction, createReading } from '../../commerce/domain/actions/action.js'
import type { InputProblem } from '../../commerce/domain/actions/input-schema.js'
import { inputSchemas } from '../../commerce/domain/actions/input-schemas.js'
import type {
  StartCheckoutResult,
  StorefrontActions,
  UpdateCartInput,
  UpdateCartResult,
  UserError,
} from '../../commerce/domain/actions/storefront-actions.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import { has } from '../../commerce/domain/has.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { messagesIn } from '../../commerce/domain/translations.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { siteAddress } from '../../core/dom/site-address.js'
import { actionMessages } from './actions.messages.js'
import { cartBlock } from './cart-block.js'
import { readCart } from './cart-result.js'

type CartActions = Pick<StorefrontActions, 'getCart' | 'updateCart' | 'openCart' | 'startCheckout'>

export function createCartActions(shop: Shop, tools: ActionTools): CartActions {
  return {
    getCart: createReading(
      { name: 'getCart', inputSchema: inputSchemas.getCart, run: async (_input, signal) => ({ cart: await readCart(shop, signal) }) },
      tools,
    ),
    updateCart: createAction(
      {
        name: 'updateCart',
        inputSchema: inputSchemas.updateCart,
        isReadOnly: false,
        check: lineProblems,
        run: (input) => updateCart(shop, input),
      },
      tools,
    ),
    openCart: createAction(
      { name: 'openCart', inputSchema: inputSchemas.openCart, isReadOnly: false, run: async () => openCart(shop) },
      tools,
    ),
    startCheckout: createAction(
      { name: 'startCheckout', inputSchema: inputSchemas.startCheckout, isReadOnly: false, run: () => startCheckout(shop) },
      tools,
    ),
  }
}

function lineProblems({ lines = [], couponCodes }: UpdateCartInput): readonly InputProblem[] {
  if (lines.length === 0 && !couponCodes) return [{ path: '', message: 'needs lines or couponCodes' }]
  return lines.flatMap(({ productId, lineId, quantity }, index) => {
    const path = `/lines/${index}`
    if ((productId === undefined) === (lineId === undefined)) return [{ path, message: 'needs either a productId or a lineId' }]
    return productId !== undefined && quantity === 0 ? [{ path: `${path}/quantity`, message: 'must be at least 1 to add a product' }] : []
  })
}

async function updateCart(shop: Shop, { lines = [], couponCodes }: UpdateCartInput): Promise<UpdateCartResult> {
  await shop.ready()
  const cart = await shop.cart.get()
  const before = await readCart(shop)
  const isIn = (lineId: string) => before?.lines.some((line) => line.lineId === lineId) ?? false
  const additions = lines.flatMap(({ productId, quantity }) => (productId === undefined ? [] : [{ productId, quantity }]))
  // All that is added travels as one request; one answer for each, in their order.
  const added = additions.length === 0 ? [] : [...(await cart.addAll(additions))]
  const answers = lines.map(({ lineId, quantity }): Promise<Answer> | Answer | undefined => {
    if (lineId === undefined) return added.shift()
    if (!isIn(lineId)) return { refused: { reason: 'gone', message: '' } }
    return quantity === 0 ? cart.remove(lineId) : cart.setQuantity(lineId, quantity)
  })
  const lineErrors = (await Promise.all(answers)).flatMap((answer, index) => userErrors(shop, answer, `/lines/${index}`))
  const couponErrors = couponCodes ? await updateCoupons(shop, couponCodes) : []
  return { cart: await readCart(shop), userErrors: [...lineErrors, ...couponErrors] }
}

/** Makes the codes of the cart those that are wanted, one after the other. */
async function updateCoupons(shop: Shop, wanted: readonly string[]): Promise<readonly UserError[]> {
  const cart = await shop.cart.get()
  const coupons = shop.cart.view.get().cart?.coupons ?? []
  const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
  const errors: UserError[] = []
  for (const { id, code } of coupons) {
    if (!wanted.some((each) => isSame(each, code))) errors.push(...userErrors(shop, await cart.removeCoupon(id), '/couponCodes'))
  }
  for (const [index, code] of wanted.entries()) {
    if (coupons.some((coupon) => isSame(coupon.code, code))) continue
    errors.push(...userErrors(shop, await cart.addCoupon(code), `/couponCodes/${index}`))
  }
  return errors
}

function openCart(shop: Shop): { shown: 'panel' | 'page' | 'own' } {
  if (isHere(namedPages.Current_Cart, shop)) return { shown: 'page' }
  if (cartBlock(shop)) {
    shop.bus.publish(cartOpen, { reason: 'asked' })
    return { shown: 'panel' }
  }
  shop.page.go(namedPages.Current_Cart)
  return { shown: 'page' }
}

async function startCheckout(shop: Shop): Promise<StartCheckoutResult> {
  await shop.ready()
  const settings = shop.settings.get()
  const t = messagesIn(actionMessages, settings)
  const refuse = (code: UserError['code'], message: string) => ({ url: undefined, userErrors: [{ code, message, path: '' }] })
  if (!settings.checkoutUrl) return refuse('no-checkout', t.noCheckout)
  if (shop.closed.get()) return refuse('inactive', describeRefusal({ reason: 'inactive', message: '' }, settings))
  if (!shop.session.get().permissions?.checkOut)
    return refuse('not-allowed', describeRefusal({ reason: 'not-allowed', message: '' }, settings))
  const cart = await readCart(shop)
  if (!cart || cart.lines.length === 0) return refuse('empty-cart', t.emptyCart)
  if (!announceCheckout(shop, cart.cartId)) return { url: undefined, userErrors: [] }
  const url = new URL(siteAddress(settings.checkoutUrl, settings), shop.page.here()).href
  // The caller has its result before the page is left.
  setTimeout(() => shop.page.go(settings.checkoutUrl))
  return { url, userErrors: [] }
}

/** Tells the page, as the link of a cart does. @returns false when the page wants to do something else */
function announceCheckout(shop: Shop, cartId: string): boolean {
  return (cartBlock(shop) ?? document).dispatchEvent(
    new CustomEvent('vitrine-checkout-start', { detail: { cartId }, bubbles: true, composed: true, cancelable: true }),
  )
}

function userErrors(shop: Shop, answer: Answer | undefined, path: string): readonly UserError[] {
  if (!answer || !has(answer, 'refused')) return []
  return [userError(shop, answer.refused, path)]
}

/** Describes a refusal in the words that a block would show. */
export const userError = (shop: Shop, refusal: Refusal, path: string): UserError => ({
  code: refusal.reason,
  message: describeRefusal(refusal, shop.settings.get()),
  path,
})
