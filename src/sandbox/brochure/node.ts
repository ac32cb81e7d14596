import { houseServer } from '../house-server.js'
import type { NodeLimits, NodeServer } from '../node-shapes.js'
import { createCatalogue, type CatalogueOptions, type CatalogueWorld } from './brochure.js'

/** The catalogue's own server: it answers GET with the catalogue, and nothing else. */
export const catalogueServer = (world: CatalogueWorld, options: CatalogueOptions, limits: NodeLimits = {}): NodeServer =>
  houseServer(createCatalogue(world, options), limits)
