import { generateProducts } from './catalogue.js'
import { fillDirectory, type Directory } from './directory.js'
import { idOf } from './ids.js'
import { notFound } from './refusal.js'
import { fillShelves, type Shelves } from './shelves.js'
import { entryOf, freshState, type WorldState } from './state.js'
import type { Category, ConsultantFacts, CustomerFacts, ProductFacts } from './types.js'

/** What is true before anybody shops. */
export interface Facts {
  categories: readonly Category[]
  products: readonly ProductFacts[]
  consultants: readonly ConsultantFacts[]
  customers: readonly CustomerFacts[]
}

/** Milliseconds since 1970; `Date` itself is one. */
export interface Clock {
  now(): number
}

export interface World {
  readonly facts: Facts
  readonly clock: Clock
  readonly state: WorldState
  readonly shelves: Shelves
  readonly directory: Directory
  /** The next id of a kind, like `0a6` for carts. */
  newId(prefix: string): string
  now(): string
  /** Begin anew, or go on from a remembered state. */
  begin(state?: WorldState): void
}

const manyProducts = { count: 5000, seed: 5000 }

export function createWorld(facts: Facts, clock: Clock): World {
  let state = freshState()
  const directory = fillDirectory(facts.consultants, facts.customers)
  const filled = new Map<string, Shelves>()

  const shelvesFor = (catalogue: WorldState['settings']['catalogue']): Shelves => {
    const known = filled.get(catalogue)
    if (known) return known
    const shelves = fillShelves(productsFor(facts, catalogue), facts.categories)
    filled.set(catalogue, shelves)
    return shelves
  }

  return {
    facts,
    clock,
    directory,
    get state() {
      return state
    },
    get shelves() {
      return shelvesFor(state.settings.catalogue)
    },
    newId(prefix) {
      const serial = (entryOf(state.serials, prefix) ?? 0) + 1
      state.serials[prefix] = serial
      return idOf(prefix, serial)
    },
    now: () => new Date(clock.now()).toISOString(),
    begin(remembered = freshState()) {
      state = remembered
    },
  }
}

function productsFor(facts: Facts, catalogue: WorldState['settings']['catalogue']): readonly ProductFacts[] {
  if (catalogue === 'empty') return []
  return catalogue === 'many' ? generateProducts(manyProducts.count, manyProducts.seed) : facts.products
}

/** @throws {Refusal} when the shop does not sell it, or no longer. */
export function productById(world: World, productId: string): ProductFacts {
  const product = world.shelves.byId.get(productId)
  if (!product || isGone(world, productId)) throw notFound()
  return product
}

export const isGone = (world: World, productId: string): boolean => world.state.goneProducts.includes(productId)

export const stockOf = (world: World, product: ProductFacts): number => entryOf(world.state.stock, product.id) ?? product.stock

export const productsOnSale = (world: World): readonly ProductFacts[] =>
  world.state.goneProducts.length === 0
    ? world.shelves.products
    : world.shelves.products.filter((product) => !isGone(world, product.id))
