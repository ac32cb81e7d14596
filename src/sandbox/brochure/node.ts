import { houseServer } from '../house-server.js'
import type { NodeLimits, NodeServer } from '../node-shapes.js'
import { createCatalogue, type CatalogueOptions, type CatalogueWorld } from './brochure.js'

/** The catalogue's own server: nothing but the catalogue, for whoever asks with GET. */
export const catalogueServer = (world: CatalogueWorld, options: CatalogueOptions, limits: NodeLimits = {}): NodeServer =>
  houseServer(createCatalogue(world, options), limits)
