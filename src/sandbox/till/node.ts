import { houseServer } from '../house-server.js'
import type { NodeLimits, NodeServer } from '../node-shapes.js'
import { createTill, type TillOptions } from './till.js'

/** The payment provider's own server: nothing but the page that asks for a card. */
export const tillServer = (options: TillOptions, limits: NodeLimits = {}): NodeServer => houseServer(createTill(options), limits)
