import { houseServer } from '../house-server.js'
import type { NodeLimits, NodeServer } from '../node-shapes.js'
import { createCatalogue, type CatalogueOptions, type CatalogueWorld } from './brochure.js'

/**
 * Creates the catalogue's own server: it answers GET with the catalogue, and nothing else.
 * @param world the sandbox's world: its products and consultants stand in the catalogue
 * @param options `shop` is the origin that its links lead to, `ancestors` are the origins that may show it in a frame
 * @param limits milliseconds and bytes, as `createServer` of `node:http` takes them
 * @returns a server that does not listen yet
 * @example
 * ```ts
 * import { catalogueServer, createSandbox } from '@vitrine/blocks/sandbox'
 *
 * const shop = 'http://localhost:4173'
 * const { world } = await createSandbox()
 * catalogueServer(world, { shop, ancestors: [shop] }).listen(4174)
 * ```
 */
export const catalogueServer = (world: CatalogueWorld, options: CatalogueOptions, limits: NodeLimits = {}): NodeServer =>
  houseServer(createCatalogue(world, options), limits)
