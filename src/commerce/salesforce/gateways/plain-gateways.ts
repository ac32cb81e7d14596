import { mediaPath } from '../../domain/media-address.js'
import type { Gateways } from '../../domain/gateways.js'
import type { Lazy } from '../../domain/lazy.js'
import type { Methods } from '../methods/methods.js'
import type { Records } from '../records/records.js'
import { createAccountGateway } from './account-gateway.js'
import { createAddressGateway } from './address-gateway.js'
import { createCartGateway } from './cart-gateway.js'
import { createCheckoutGateway } from './checkout-gateway.js'
import { createConsultantGateway } from './consultant-gateway.js'
import { createContentGateway } from './content-gateway.js'
import { createContextGateway } from './context-gateway.js'
import { createEnvironmentGateway } from './environment-gateway.js'
import { createFavouriteGateway } from './favourite-gateway.js'
import { doubting, forgetting, type GatewayParts } from './gateways.js'
import { createNewsletterGateway } from './newsletter-gateway.js'
import { createOrderGateway } from './order-gateway.js'
import { createProductGateway } from './product-gateway.js'
import { createProfileGateway } from './profile-gateway.js'
import { createRelationGateway } from './relation-gateway.js'

/** The same gateways, with their code there from the start. */
export type PlainGateways = { readonly [N in keyof Gateways]: Gateways[N] extends Lazy<infer G> ? G : Gateways[N] }

export type PlainGatewayParts = Omit<GatewayParts, 'methods' | 'records'> & { methods: Methods; records: Records }

export function createPlainGateways(parts: PlainGatewayParts): PlainGateways {
  const { commerce, methods, cache, settings, forgetSession, clock } = parts
  const records = async () => parts.records
  const sitePath = () => mediaPath(settings())
  const names = () => settings().names
  const forget = forgetting(cache, forgetSession)
  const sure = <G extends object>(gateway: G): G => doubting(gateway, cache)
  return {
    account: sure(createAccountGateway({ commerce, methods, records, settings, forget })),
    context: sure(createContextGateway(commerce)),
    cart: sure(createCartGateway(commerce, sitePath, clock, names)),
    checkout: sure(createCheckoutGateway(commerce, names)),
    addresses: sure(createAddressGateway(commerce)),
    orders: sure(createOrderGateway(commerce, sitePath, names)),
    environment: sure(createEnvironmentGateway({ methods, settings })),
    newsletter: sure(createNewsletterGateway(methods)),
    products: sure(createProductGateway(commerce, methods, sitePath, names)),
    consultants: sure(createConsultantGateway({ methods, settings: () => ({ ...settings(), sitePath: sitePath() }) })),
    relations: sure(createRelationGateway({ methods, settings })),
    favourites: sure(createFavouriteGateway(commerce)),
    profile: sure(createProfileGateway({ commerce, records, methods, names })),
    content: sure(createContentGateway({ records, settings })),
    forget,
    kept: cache.list,
  }
}
