import { houseServer } from '../house-server.js'
import type { NodeLimits, NodeServer } from '../node-shapes.js'
import { createTill, type TillOptions } from './till.js'

/**
 * Creates the payment provider's own server: it has nothing but the page that asks for a card.
 * @param options `ancestors` are the origins that may show it in a frame
 * @param limits milliseconds and bytes, as `createServer` of `node:http` takes them
 * @returns a server that does not listen yet
 * @example
 * ```ts
 * import { tillServer } from '@vitrine/blocks/sandbox'
 *
 * tillServer({ ancestors: ['http://localhost:4173'] }).listen(4175)
 * ```
 */
export const tillServer = (options: TillOptions, limits: NodeLimits = {}): NodeServer => houseServer(createTill(options), limits)
