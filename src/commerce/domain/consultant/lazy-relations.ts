import { type Lazy, lazy } from '../lazy.js'
import type { RelationGateway } from './relation-gateway.js'
import type { RelationsShop, RelationsTools, ShopRelations } from './relations.js'

type LateTools = Omit<RelationsTools, 'relations'> & { gateways: { relations: Lazy<RelationGateway> } }

/** Returns the shopper's consultants; their code is fetched when somebody first wants it. */
export const lateRelations = (shop: RelationsShop, { gateways, changed }: LateTools): Lazy<ShopRelations> =>
  lazy(async () => {
    const [{ createRelations }, relations] = await Promise.all([import('./relations.js'), gateways.relations.get()])
    return createRelations(shop, { relations, changed })
  })
