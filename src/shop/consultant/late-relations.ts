import { type Late, late } from '../late.js'
import type { RelationGateway } from './relation-gateway.js'
import type { RelationsShop, RelationsTools, ShopRelations } from './relations.js'

type LateTools = Omit<RelationsTools, 'relations'> & { gateways: { relations: Late<RelationGateway> } }

/** With whom she shops. */
export const lateRelations = (shop: RelationsShop, { gateways, changed }: LateTools): Late<ShopRelations> =>
  late(async () => {
    const [{ createRelations }, relations] = await Promise.all([import('./relations.js'), gateways.relations.get()])
    return createRelations(shop, { relations, changed })
  })
