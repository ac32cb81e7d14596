import type { Server, ServerOptions } from 'node:http'
import { houseServer } from '../house-server.js'
import { createTill, type TillOptions } from './till.js'

/** The payment provider's own server: nothing but the page that asks for a card. */
export const tillServer = (options: TillOptions, limits: ServerOptions = {}): Server => houseServer(createTill(options), limits)
