import { later } from '../later.js'
import type { RelationsShop, RelationsTools, ShopRelations } from './relations.js'

/** With whom she shops; fetched when somebody first looks at it. */
export const lateRelations = (shop: RelationsShop, tools: RelationsTools): ShopRelations =>
  later(() => {
    // Looked at, so that its code comes at the same time.
    void tools.gateways.relations.read
    return import('./relations.js').then(({ createRelations }) => createRelations(shop, tools))
  })
