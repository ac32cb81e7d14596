import { pageShare } from '../../../core/bus/index.js'
import type { PaymentRequest } from '../checkout/checkout-gateway.js'
import type { Money } from '../product/money.js'

/** Reason why there is no payment. Nothing has been charged. */
export type Unpaid =
  /** She closed it. */
  | 'abandoned'
  /** Something typed is missing or wrong; the provider says it at the place. */
  | 'incomplete'
  /** The provider cannot be reached, or has failed. */
  | 'failed'
  /** The provider was asked, and has not answered in time. */
  | 'silent'

/** The provider's result for the platform. It is sent once, and stored nowhere: not in storage, log, bus or data layer. */
export type Authorisation = { paymentToken: string; paymentsData?: Readonly<Record<string, string>> } | { unpaid: Unpaid }

/** Where, and for what, she is asked to pay. */
export interface PaymentSurface {
  /** Empty, in the checkout's own root: the provider puts its frame here. It never holds a field for a card. */
  place: HTMLElement
  /** Value of the store's `clientSidePaymentConfiguration`. */
  config: unknown
  /** Address of the payment frame, as the page sets it: the only origin to be talked to. */
  frameUrl: string
  locale: string
  total: { amount: Money; currency: string }
  /** The frame's accessible name. */
  title: string
  /** Returns the platform's data for this payment, where the provider needs some of it first (`ClientRequest`). */
  clientData: () => Promise<string | undefined>
  /** It can be filled in, or will never be. */
  ready: (isReady: boolean) => void
}

/** One attempt to pay, from when she chooses it until she leaves. What is asked when it is closed is `abandoned`. */
export interface PaymentSession {
  /** Asked when she orders. */
  authorise: () => Promise<Authorisation>
  /** A step that the platform wants before it takes the payment, as 3-D Secure does it. @param data as the platform sent it */
  confirm?: (data: string) => Promise<Authorisation>
  close: () => void
}

export type Charging = Extract<PaymentRequest['requestType'], 'Auth' | 'PostAuth'>

/** A payment provider. A shop registers its own with {@link registerPaymentProvider}. */
export interface PaymentProvider {
  /** As `clientSidePaymentConfiguration` names its component. */
  componentName: string
  /** The platform's use of the token: `Auth` reserves the sum, `PostAuth` takes it. Without one, the store's own setting applies. */
  requestType?: Charging
  open: (surface: PaymentSurface) => PaymentSession
}

/** The one that every shop has: a page of the payment provider's own, in a frame (`ui/payment/frame-provider.ts`). */
export const frameComponent = 'vitrine/payment-frame'

declare module '../../../core/bus/page-bus.js' {
  interface PageShare {
    /** Payment providers by the name of the component: one list for every copy of this module on a page. */
    payments?: Map<string, PaymentProvider>
  }
}

/**
 * Registers a payment provider, before or after the checkout has begun; a later one of the same name takes the place of the earlier.
 * @param provider its `componentName` is the one that the store names in `clientSidePaymentConfiguration`
 * @example
 * ```ts
 * import { registerPaymentProvider } from '@vitrine/blocks/payment'
 *
 * registerPaymentProvider({
 *   componentName: 'acme/cards',
 *   open({ place, ready }) {
 *     const fields = document.createElement('acme-card-fields') as HTMLElement & { tokenise(): Promise<string> }
 *     place.append(fields)
 *     customElements.whenDefined('acme-card-fields').then(() => ready(true))
 *     const authorise = () => fields.tokenise().then((paymentToken) => ({ paymentToken }), () => ({ unpaid: 'failed' as const }))
 *     return { authorise, close: () => fields.remove() }
 *   },
 * })
 * ```
 */
export function registerPaymentProvider(provider: PaymentProvider): void {
  const share = pageShare()
  share.payments ??= new Map()
  share.payments.set(provider.componentName, provider)
}

/** Undefined where nobody takes payments under this name. */
export const paymentProvider = (componentName: string | undefined): PaymentProvider | undefined =>
  componentName === undefined ? undefined : pageShare().payments?.get(componentName)
