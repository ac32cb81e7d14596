import { isRecord } from './call.js'
import { freshState, type WorldState } from './world/state.js'
import type { World } from './world/world.js'

/** Storage of a world; the storages of `unstorage` are some. */
export interface SandboxStorage {
  /** Text as it was set, or what the storage has parsed from it. */
  getItem(key: string): Promise<unknown>
  setItem(key: string, text: string): Promise<void>
}

export interface Memory {
  load(): Promise<void>
  /** The world changed: saved soon. */
  changed(): void
  /** Whatever is not saved yet is, when this resolves; what comes in the meantime is written together. */
  flush(): Promise<void>
}

const key = 'world.json'
/** A world that a newer version wrote, or that was damaged by hand, is kept here so that it can still be read. */
const asideKey = 'world-unreadable.json'
const pause = 100

export function createMemory(world: World, storage: SandboxStorage | undefined): Memory {
  let timer: ReturnType<typeof setTimeout> | undefined
  let saved: Promise<void> = Promise.resolve()
  let last = ''

  const save = () => {
    timer = undefined
    // As text, because a storage may keep a reference to what it is given.
    const text = JSON.stringify(world.state)
    if (text === last) return
    last = text
    saved = saved.then(() => storage?.setItem(key, text)).catch(complain)
  }
  let next: Promise<void> | undefined

  return {
    async load() {
      const kept = await storage?.getItem(key)
      if (kept === null || kept === undefined) return
      const state = readState(kept)
      if (state) return void world.begin(withKnownProducts(world, state))
      await storage?.setItem(asideKey, typeof kept === 'string' ? kept : JSON.stringify(kept))
      console.warn(`The sandbox cannot read what it remembered in ${key}; it lies in ${asideKey} now, and the world begins anew.`)
    },
    changed() {
      if (storage) timer ??= setTimeout(save, pause)
    },
    flush() {
      if (!storage) return saved
      // The write under way may have begun before the last change: all that wait for it share the next one.
      next ??= saved.then(() => {
        next = undefined
        if (timer !== undefined) {
          clearTimeout(timer)
          save()
        }
        return saved
      })
      return next
    },
  }
}

const complain = (cause: unknown) => console.error('The sandbox could not save its world; it goes on without.', cause)

/** A storage may hand back text or what it parsed from it. */
function readState(kept: unknown): WorldState | undefined {
  const state = typeof kept === 'string' ? parse(kept) : kept
  const model = freshState()
  if (!isRecord(state) || state.version !== model.version) return undefined
  const alike = Object.entries(model).every(
    ([name, value]) => typeof state[name] === typeof value && Array.isArray(state[name]) === Array.isArray(value),
  )
  return alike && hasSoundCarts(state.carts) && hasSoundCustomers(state.customers) ? (state as unknown as WorldState) : undefined
}

const hasSoundCarts = (carts: unknown): boolean =>
  isRecord(carts) && Object.values(carts).every((cart) => isRecord(cart) && Array.isArray(cart.lines) && Array.isArray(cart.coupons))

const hasSoundCustomers = (customers: unknown): boolean =>
  isRecord(customers) &&
  Object.values(customers).every(
    (customer) => isRecord(customer) && typeof customer.username === 'string' && isRecord(customer.passwordHash),
  )

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Goes on from a state with facts that may have changed since: lines for products that nobody knows are left behind. */
export function withKnownProducts(world: World, state: WorldState): WorldState {
  world.begin(state)
  for (const cart of Object.values(state.carts)) cart.lines = cart.lines.filter((line) => world.shelves.byId.has(line.productId))
  return state
}
