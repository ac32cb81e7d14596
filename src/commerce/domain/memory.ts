/** Specification, section 9: the name of the cookie and of the session storage key. */
export const monikerKey = 'mk_moniker'
/** Specification, section 9: the name of the cookie. */
export const registrationCookie = 'primaryregistercookie'
/** The earlier consultant, when a permalink led to another one (specification, sections 4 and 9). */
export const magnetKey = 'cccPermaLinkMagnet'
/** Specification, section 6: the choice is kept in session storage. */
export const effectiveAccountKey = 'effectiveAccountId'
/** For this visit: the first name of a customer, maybe none. */
export const customerKey = 'vitrine_customer'
/** For this visit: the shopper has closed the banner. */
export const promoClosedKey = 'vitrine.promo-closed'
/** For this visit: which permalink was sent, and what the cart held before. */
export const permalinkKey = 'vitrine_permalink'
/** For this visit: the notices about her cart that the shopper has still to read. */
export const cartNoticesKey = 'vitrine_cart_notices'
/** For this visit, and for an hour in every tab: the checkout whose order is under way. */
export const checkoutKey = 'vitrine_checkout'
/** For this visit: the cart for which a payment was sent that belongs to no order yet. */
export const paymentKey = 'vitrine_payment'
/** For this visit, until the order is there and read: a guest's last name, e-mail and phone (specification, section 3). */
export const guestDetailsKey = 'vitrine_guest_details'
/** For this visit, until it is ordered: the shopper's other input at the checkout. */
export const checkoutDraftKey = 'vitrine_checkout_draft'
/** For this visit, and for an hour in every tab: the number of the order just placed. */
export const placedOrderKey = 'vitrine_order'
/** For this visit, and an hour at most: the token that proves to the platform that the order just placed is this guest's. */
export const orderTokenKey = 'vitrine_order_token'
/** For this visit: the shopper's searches for products. */
export const productSearchesKey = 'vitrine_product_searches'
/** For this visit: the inspector is open, because somebody asked for it. */
export const inspectorKey = 'vitrine_inspector'
/** Set when a customer keeps favourites. */
export const favouritesKey = 'vitrine_favourites'
/** For this visit: the products whose heart a guest has pressed, until the sign-in it asked for. */
export const pressedHeartsKey = 'vitrine_pressed_hearts'
/** The shopper's consent, by purpose; in the session, that the site asks for it. */
export const consentKey = 'vitrine_consent'
/** For this visit, with the shopper's consent: the products she has viewed. */
export const seenProductsKey = 'vitrine_seen_products'
/** A guest's cart, to be brought along at login. */
export const guestCartKey = 'vitrine_guest_cart'
/** The cart that statistics follow. */
export const trackedCartKey = 'vitrine_tracked_cart'

/** The shop's storage in the browser. When it throws (blocked, full), the shop goes on and nothing is remembered. */
export interface Memory {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

/** @param open may throw, or give nothing: some web views have no storage. */
export function memoryOn(open: () => Storage | null): Memory {
  return {
    get: (key) => survive(() => open()?.getItem(key)) ?? undefined,
    set: (key, value) => survive(() => open()?.setItem(key, value)),
    remove: (key) => survive(() => open()?.removeItem(key)),
  }
}

/** SecurityError when blocked, QuotaExceededError when full: both are DOMExceptions. */
function survive<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** One cookie jar: `SameSite=Lax; Secure; Path=/`, values encoded, nothing over 4 kB. Blocked cookies are survived. */
export interface Cookies {
  get: (name: string) => string | undefined
  /** @param outlasts whether it is kept for a year; else it goes with the visit */
  set: (name: string, value: string, outlasts: boolean) => void
  remove: (name: string) => void
}

export function cookiesOn(document: { cookie: string }): Cookies {
  const year = 365 * 86_400
  const write = (name: string, value: string, seconds?: number) =>
    survive(() => {
      document.cookie = `${name}=${value};${seconds === undefined ? '' : ` Max-Age=${seconds};`} SameSite=Lax; Secure; Path=/`
    })
  return {
    get: (name) => {
      const start = `${name}=`
      // As text, for a form of that name would stand in its place.
      const pair = survive(() => String(document.cookie))
        ?.split('; ')
        .find((each) => each.startsWith(start))
      return pair === undefined ? undefined : decode(pair.slice(start.length))
    },
    set: (name, value, outlasts) => {
      const encoded = encodeURIComponent(value)
      if (encoded.length <= 3800) write(name, encoded, outlasts ? year : undefined)
    },
    remove: (name) => write(name, '', 0),
  }
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
