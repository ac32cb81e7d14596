import type { Server, ServerOptions } from 'node:http'
import { houseServer } from '../house-server.js'
import { createCatalogue, type CatalogueOptions, type CatalogueWorld } from './brochure.js'

/** The catalogue's own server: nothing but the catalogue, for whoever asks with GET. */
export const catalogueServer = (world: CatalogueWorld, options: CatalogueOptions, limits: ServerOptions = {}): Server =>
  houseServer(createCatalogue(world, options), limits)
