import type { Call } from '../call.js'
import type { World } from '../world/world.js'

export type Input = Readonly<Record<string, unknown>>

export interface ServerMethod {
  run(call: Call, input: Input): unknown
  /** May be asked for with GET. */
  cacheable: boolean
}

export type ServerMethods = Readonly<Record<string, ServerMethod>>

export const reading = (method: (world: World, input: Input) => unknown): ServerMethod => ({
  cacheable: true,
  run: ({ world }, input) => method(world, input),
})

export const writing = (run: ServerMethod['run']): ServerMethod => ({ cacheable: false, run })
