import { adviceFor } from './view/advice.js'
import { getResponse, type HttpHandler } from 'msw'
import { answerJson } from './answers.js'
import { noPictures, type PictureSource } from './given-pictures.js'
import { createHandlers } from './handlers.js'
import { platformPaths } from './platform-paths.js'
import { createMemory, type SandboxStorage, withKnownProducts } from './memory.js'
import { createRequestLog } from './request-log.js'
import type { SandboxCore } from './sandbox-core.js'
import { allExtensions, type ExtensionName } from './reference/extensions.js'
import { scenes } from './scenes.js'
import { strikes } from './strikes.js'
import { createWeatherStation } from './weather.js'
import { categories, products } from './world/shop/catalogue.js'
import { consultants } from './world/consultants/consultants.js'
import { customers } from './world/shop/customers.js'
import { readFacts } from './world/shop/read-facts.js'
import { token } from './world/shop/tokens.js'
import { letGo } from './world/let-go.js'
import { createWorld, type Clock, type Facts } from './world/world.js'

export interface SandboxOptions {
  /** Storage of the world; without one it is forgotten. */
  storage?: SandboxStorage
  clock?: Clock
  webstoreId?: string
  /** All requests belong to one client, as behind a service worker, which cannot set HttpOnly cookies. */
  oneClient?: boolean
  /**
   * Products, consultants and customers of your own, in place of the example shop's. What is missing or null in them is not shown; a product
   * without an id or a name is left out.
   */
  facts?: Partial<Facts>
  /** Finds the pictures that `facts` name by their keys. */
  pictures?: PictureSource
  /**
   * Answers as the published reference does: bodies are validated, answers have its members alone. On by default; without
   * it nothing is validated, and the organisation has every extension.
   */
  strict?: boolean
  /** The organisation's extensions to the reference and the five server methods of the specification, by name. None by default. */
  extensions?: readonly ExtensionName[]
}

export interface Sandbox extends SandboxCore {
  handlers: HttpHandler[]
  /** Answers nothing when the request is not for the platform. */
  respond(request: Request): Promise<Response | undefined>
  /**
   * Replaces the products, consultants and other facts that are given; the others, carts, orders and registered customers stay. Products
   * that are gone leave the carts.
   */
  replaceFacts(facts: Partial<Facts>): void
  /** Saves, and ends all waiting. */
  close(): Promise<void>
}

const defaultFacts: Facts = { categories, products, consultants, customers }

/**
 * The `webstoreId` of a sandbox that is given none: clients name it too.
 * @example
 * ```ts
 * import { createPlatform } from '@vitrine/blocks/platform'
 * import { usualWebstoreId } from '@vitrine/blocks/sandbox'
 *
 * const { commerce } = createPlatform({ fetch, webstoreId: usualWebstoreId })
 * ```
 */
export const usualWebstoreId = '0ZE000000000001GAA'

/**
 * Creates a pretend platform with a memory: a world of products, consultants and customers that answers requests as the platform does.
 * @param options none are needed: it is strict then, has no extensions, and forgets its world
 * @returns a sandbox that answers `Request`s by `respond` and brings `handlers` for MSW; `close` saves and ends it
 * @example
 * ```ts
 * import { createPlatform } from '@vitrine/blocks/platform'
 * import { createSandbox, usualWebstoreId } from '@vitrine/blocks/sandbox'
 *
 * const sandbox = await createSandbox({ oneClient: true })
 * sandbox.scene('full-cart')
 * const { commerce } = createPlatform({
 *   fetch: (path, init) => sandbox.respond(new Request(new URL(path, 'https://shop.example'), init)),
 *   webstoreId: usualWebstoreId,
 * })
 * const { body } = await commerce.call('cartItems')
 * ```
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { clock = Date, webstoreId = usualWebstoreId, oneClient = false, strict = true } = options
  const extensions: ReadonlySet<ExtensionName> = new Set(strict ? (options.extensions ?? []) : allExtensions)
  const world = createWorld({ ...defaultFacts, ...(options.facts && readFacts(options.facts)) }, clock, {
    estimatesShipping: extensions.has('shipping-estimate'),
  })
  const memory = createMemory(world, options.storage)
  const station = createWeatherStation()
  const log = createRequestLog(clock)
  const closer = new AbortController()
  await memory.load()

  const core: SandboxCore = {
    world,
    webstoreId,
    oneClient,
    strict,
    extensions,
    pictures: options.pictures ?? noPictures,
    station,
    log,
    closing: closer.signal,
    changed: memory.changed,
    scene(name) {
      station.begin()
      world.begin()
      world.state.scene = { name, run: token(), client: {} }
      scenes[name].apply(world)
      world.state.client = { ...world.state.scene.client }
      memory.changed()
    },
    weather(weather) {
      if (weather.kind === 'clear') station.clear()
      const strike = strikes.get(weather.kind)
      if (strike) strike(world, weather)
      else station.add(weather)
      memory.changed()
    },
    requests: log.read,
    advise: (question, locale) => adviceFor(world, question, locale),
    mails: () => world.state.mails ?? [],
    reset() {
      station.begin()
      log.clear()
      world.begin()
      memory.changed()
    },
  }
  const handlers = createHandlers(core)
  return {
    ...core,
    handlers,
    async respond(request) {
      const answer = await respond(handlers, request)
      if (request.method === 'GET') return answer
      letGo(world)
      // An order or a cart that was acknowledged is still there when this process is killed.
      await memory.flush()
      return answer
    },
    replaceFacts(facts) {
      world.replaceFacts({ ...world.facts, ...readFacts(facts) })
      withKnownProducts(world, world.state)
      memory.changed()
    },
    async close() {
      closer.abort()
      await memory.flush()
    },
  }
}

const controls = /\/sandbox\/(scenes?|weather|requests|mailbox|tag-manager|agent|reset)\b/i

/** Cheap to ask, for servers that answer other things as well. */
export const isForSandbox = (path: string): boolean => platformPaths.some((below) => path.includes(below)) || isControl(path)

/** Returns true for a path that changes or shows the sandbox itself, which no shopper should do. */
export const isControl = (path: string): boolean => controls.test(path)

async function respond(handlers: HttpHandler[], request: Request): Promise<Response | undefined> {
  if (!isForSandbox(new URL(request.url).pathname)) return undefined
  try {
    return await getResponse(handlers, request)
  } catch (error) {
    if (error instanceof URIError)
      return answerJson([{ errorCode: 'MALFORMED_ID', message: `Malformed path: ${error.message}` }], { status: 400 })
    throw error
  }
}
