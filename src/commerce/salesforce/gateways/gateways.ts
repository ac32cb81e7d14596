import { mediaPath } from '../../domain/media-address.js'
import type { Gateways } from '../../domain/gateways.js'
import { type Lazy, lazy } from '../../domain/lazy.js'
import type { ShopSettings } from '../../domain/settings.js'
import { createAccountGateway } from './account-gateway.js'
import type { Cache } from '../cache.js'
import { notUnderstood, PlatformError } from '../errors.js'
import type { Commerce } from '../commerce/commerce.js'
import type { Methods } from '../methods/methods.js'
import type { Records } from '../records/records.js'

export interface GatewayParts {
  commerce: Commerce
  methods: Lazy<Methods>
  records: Lazy<Records>
  cache: Cache
  settings: () => Pick<ShopSettings, 'communityId' | 'locale' | 'apiBasePath' | 'sitePath' | 'subsidiaryCode' | 'names'>
  /** Makes the session, and all that belongs to its user, be read again. */
  forgetSession: () => void
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined
}

/** Wire shapes end here: the shop sees its own types only. */
export function createGateways({
  commerce,
  methods: lateMethods,
  records: lateRecords,
  cache,
  settings,
  forgetSession,
  clock,
}: GatewayParts): Gateways {
  const records = lateRecords.get
  const methods: Pick<Methods, 'call' | 'forget'> = {
    call: async (...parameters) => (await lateMethods.get()).call(...parameters),
    forget: async (name) => (await lateMethods.get()).forget(name),
  }
  const sitePath = () => mediaPath(settings())
  const names = () => settings().names
  const forget = forgetting(cache, forgetSession)
  const lateWith = <G extends object>({ preload }: Pick<Lazy<unknown>, 'preload'>, load: () => Promise<G>): Lazy<G> =>
    lazy(() => {
      // The modules that a gateway sends its requests with load along with it, so that no request waits in line for them.
      preload()
      return load().then((gateway) => doubting(gateway, cache))
    })
  return {
    account: doubting(createAccountGateway({ commerce, methods, records, settings, forget }), cache),
    context: lateWith(commerce, () => import('./context-gateway.js').then(({ createContextGateway }) => createContextGateway(commerce))),
    cart: lateWith(commerce, () =>
      import('./cart-gateway.js').then(({ createCartGateway }) => createCartGateway(commerce, sitePath, clock, names)),
    ),
    checkout: lateWith(commerce, () =>
      import('./checkout-gateway.js').then(({ createCheckoutGateway }) => createCheckoutGateway(commerce, names)),
    ),
    addresses: lateWith(commerce, () => import('./address-gateway.js').then(({ createAddressGateway }) => createAddressGateway(commerce))),
    orders: lateWith(commerce, () =>
      import('./order-gateway.js').then(({ createOrderGateway }) => createOrderGateway(commerce, sitePath, names)),
    ),
    newsletter: lateWith(lateMethods, () =>
      import('./newsletter-gateway.js').then(({ createNewsletterGateway }) => createNewsletterGateway(methods)),
    ),
    environment: lateWith(lateMethods, () =>
      import('./environment-gateway.js').then(({ createEnvironmentGateway }) => createEnvironmentGateway({ methods, settings })),
    ),
    products: lateWith(commerce, () =>
      import('./product-gateway.js').then(({ createProductGateway }) => createProductGateway(commerce, methods, sitePath, names)),
    ),
    consultants: lateWith(lateMethods, () =>
      import('./consultant-gateway.js').then(({ createConsultantGateway }) =>
        createConsultantGateway({ methods, settings: () => ({ ...settings(), sitePath: sitePath() }) }),
      ),
    ),
    relations: lateWith(lateMethods, () =>
      import('./relation-gateway.js').then(({ createRelationGateway }) => createRelationGateway({ methods, settings })),
    ),
    favourites: lateWith(commerce, () =>
      import('./favourite-gateway.js').then(({ createFavouriteGateway }) => createFavouriteGateway(commerce)),
    ),
    profile: lateWith(lateRecords, () =>
      import('./profile-gateway.js').then(({ createProfileGateway }) => createProfileGateway({ commerce, records, methods, names })),
    ),
    content: lateWith(lateRecords, () =>
      import('./content-gateway.js').then(({ createContentGateway }) => createContentGateway({ records, settings })),
    ),
    forget,
    kept: cache.list,
  }
}

/**
 * An answer that was kept before anybody saw that it is none is not given to who asks again; nor is one that made the
 * next question one that makes no sense to the platform.
 */
export function doubting<G extends object>(gateway: G, cache: Pick<Cache, 'empty'>): G {
  const doubt = (error: unknown): never => {
    if (error instanceof PlatformError && (error.code === notUnderstood || error.status === 400)) cache.empty()
    throw error
  }
  return new Proxy(gateway, {
    get(calls, name) {
      const call: unknown = Reflect.get(calls, name)
      if (typeof call !== 'function') return call
      return (...parameters: unknown[]) => {
        const answer: unknown = call(...parameters)
        return answer instanceof Promise ? answer.catch(doubt) : answer
      }
    },
  })
}

export const forgetting =
  (cache: Cache, forgetSession: () => void): Gateways['forget'] =>
  (what) => {
    if (what === undefined) forgetSession()
    cache.forget(what === undefined ? '' : `${what} `)
  }
