import type { Gateways } from '../../shop/gateways.js'
import type { ShopSettings } from '../../shop/settings.js'
import { createAccountGateway } from './account-gateway.js'
import type { Cache } from '../cache.js'
import type { Commerce } from '../commerce/commerce.js'
import type { Methods } from '../methods/methods.js'
import { later } from '../../shop/later.js'
import type { Records } from '../records/records.js'

export interface GatewayParts {
  commerce: Commerce
  methods: Methods
  records: () => Promise<Records>
  cache: Cache
  settings: () => Pick<ShopSettings, 'sitePath' | 'subsidiaryCode' | 'communityId'>
  /** Who is there, and what belongs to him, is to be asked anew. */
  forgetSession: () => void
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined
}

/** Wire shapes end here: the shop sees its own types only. */
export function createGateways({ commerce, methods, records, cache, settings, forgetSession, clock }: GatewayParts): Gateways {
  const sitePath = () => settings().sitePath
  const forget: Gateways['forget'] = (what) => {
    if (what === undefined) forgetSession()
    cache.forget(what === undefined ? '' : `${what} `)
  }
  /** The rows come along, so that no request waits in line for them. */
  const laterWithRows = <G extends object>(load: () => Promise<G>): G =>
    later(() => {
      commerce.prepare()
      return load()
    })
  return {
    account: createAccountGateway({ commerce, methods, records, forget: () => forget() }),
    cart: laterWithRows(() => import('./cart-gateway.js').then(({ createCartGateway }) => createCartGateway(commerce, sitePath, clock))),
    products: laterWithRows(() =>
      import('./product-gateway.js').then(({ createProductGateway }) => createProductGateway(commerce, methods, sitePath)),
    ),
    consultants: later(() =>
      import('./consultant-gateway.js').then(({ createConsultantGateway }) => createConsultantGateway({ methods, settings })),
    ),
    relations: later(() =>
      import('./relation-gateway.js').then(({ createRelationGateway }) => createRelationGateway({ methods, settings })),
    ),
    favourites: laterWithRows(() =>
      import('./favourite-gateway.js').then(({ createFavouriteGateway }) => createFavouriteGateway(commerce)),
    ),
    profile: later(() => import('./profile-gateway.js').then(({ createProfileGateway }) => createProfileGateway({ commerce, records }))),
    content: later(() => import('./content-gateway.js').then(({ createContentGateway }) => createContentGateway({ records, settings }))),
    forget,
  }
}
