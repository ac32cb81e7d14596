import { type Lazy, lazy } from '../lazy.js'
import type { RelationGateway } from './relation-gateway.js'
import type { RelationsShop, RelationsTools, ShopRelations } from './relations.js'

type LateTools = Omit<RelationsTools, 'relations'> & { gateways: { relations: Lazy<RelationGateway> } }

/** With whom she shops. */
export const lateRelations = (shop: RelationsShop, { gateways, changed }: LateTools): Lazy<ShopRelations> =>
  lazy(async () => {
    const [{ createRelations }, relations] = await Promise.all([import('./relations.js'), gateways.relations.get()])
    return createRelations(shop, { relations, changed })
  })
