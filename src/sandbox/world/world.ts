import { generateProducts } from './shop/catalogue.js'
import { fillFinder, type Finder } from './consultants/consultant-finder.js'
import { generateConsultants } from './consultants/consultants.js'
import { type ConsultantDirectory, type Directory, listConsultants, listCustomers } from './consultants/directory.js'
import { idOf } from './ids.js'
import { notFound } from './refusal.js'
import type { Promotion } from './cart/promotions.js'
import type { DeliveryMethod } from './checkout/delivery-methods.js'
import type { ContentPage } from './shop/content-facts.js'
import { fillShelves, type Shelves } from './shop/shelves.js'
import { entryOf, freshState, type WorldState } from './state.js'
import type { Category, ConsultantFacts, KnownCustomer, Language, ProductFacts, RegisteredCustomer } from './types.js'

/** The facts of the world before anybody shops. */
export interface Facts {
  categories: readonly Category[]
  products: readonly ProductFacts[]
  consultants: readonly ConsultantFacts[]
  customers: readonly KnownCustomer[]
  /** Currency of all prices as ISO 4217; euros unless given. */
  currency?: string
  /** Coupons and offers; those of the example shop unless given. */
  promotions?: readonly Promotion[]
  /** Ways to send, the usual one first; those of the example shop unless given. */
  deliveryMethods?: readonly DeliveryMethod[]
  /** Percent of tax that all prices contain; 19 unless given. */
  taxPercent?: number
}

/** Milliseconds since 1970; `Date` itself is one. */
export interface Clock {
  now(): number
}

export interface World {
  readonly facts: Facts
  readonly clock: Clock
  /** Sending is counted before anybody has chosen how; the platform itself does not. */
  readonly estimatesShipping: boolean
  readonly state: WorldState
  /** Pages of the site as a search finds them; those of the example shop until others are published. */
  readonly site: { pages?: () => readonly ContentPage[] }
  /** In which product data and labels are told. */
  readonly language: Language
  readonly shelves: Shelves
  shelvesIn(language: Language): Shelves
  readonly directory: Directory
  /** The consultants, ready to be searched. */
  readonly finder: Finder
  /** The next id of a kind, like `0a6` for carts. */
  newId(prefix: string): string
  now(): string
  /** Somebody becomes a customer, and may sign in; or is one who has changed. */
  enrol(customer: RegisteredCustomer): void
  /** Replaces the facts; `begin` with the state goes on with them. */
  replaceFacts(facts: Facts): void
  /** Begin anew, or go on from a remembered state. */
  begin(state?: WorldState): void
}

const manyProducts = { count: 5000, seed: 5000 }
const manyConsultants = { count: 10_000, seed: 10_000 }

type Catalogue = WorldState['settings']['catalogue']
type Crowd = NonNullable<WorldState['settings']['consultants']>

/**
 * Creates the world of a sandbox on its first day, without the requests and answers around it. A sandbox makes its own, as `world`.
 * @param given products and their categories, consultants and customers before anybody shops
 * @param clock tells the time in milliseconds since 1970; `Date` is one
 * @param options `estimatesShipping` counts sending before anybody has chosen how, on by default; the platform itself does not
 * @returns a world that `begin` leads back to its first day
 * @example
 * ```ts
 * import { createSandbox, createWorld } from '@vitrine/blocks/sandbox'
 *
 * const { world } = await createSandbox()
 * const later = createWorld(world.facts, { now: () => Date.parse('2026-12-24T10:00:00Z') })
 * console.log(later.now(), later.shelves.products.length)
 * ```
 */
export function createWorld(given: Facts, clock: Clock, { estimatesShipping = true } = {}): World {
  let facts = given
  const firstState = (): WorldState => withCurrency(freshState(), facts.currency)
  let state = firstState()
  const enrolled = () =>
    listCustomers([...facts.customers.filter(({ userId }) => !state.customers[userId]), ...Object.values(state.customers)])
  let customers = enrolled()
  let indexes = indexFacts(facts)
  const crowd = () => state.settings.consultants ?? 'usual'

  return {
    get facts() {
      return facts
    },
    clock,
    site: {},
    estimatesShipping,
    get state() {
      return state
    },
    language: 'de',
    get shelves() {
      return indexes.shelves.de(state.settings.catalogue)
    },
    shelvesIn: (language) => indexes.shelves[language](state.settings.catalogue),
    get directory() {
      return { ...indexes.consultants(crowd()), ...customers }
    },
    get finder() {
      return indexes.finder(crowd())
    },
    newId(prefix) {
      const serial = (entryOf(state.serials, prefix) ?? 0) + 1
      state.serials[prefix] = serial
      return idOf(prefix, serial)
    },
    now: () => new Date(clock.now()).toISOString(),
    replaceFacts(others) {
      facts = others
      indexes = indexFacts(facts)
    },
    begin(remembered = firstState()) {
      state = withCurrency(remembered, facts.currency)
      customers = enrolled()
    },
    enrol(customer) {
      state.customers[customer.userId] = customer
      customers = enrolled()
    },
  }
}

/** Indexes over the facts, each made when it is first asked for. */
function indexFacts(facts: Facts) {
  const shelvesIn = (language: Language) =>
    kept((catalogue: Catalogue): Shelves => fillShelves(productsFor(facts, catalogue), facts.categories, language))
  const consultants = kept((crowd: Crowd): ConsultantDirectory => listConsultants(crowdOf(facts, crowd)))
  return {
    shelves: { de: shelvesIn('de'), en: shelvesIn('en') },
    consultants,
    finder: kept((crowd: Crowd): Finder => fillFinder(consultants(crowd).consultants)),
  }
}

function withCurrency(state: WorldState, currency: string | undefined): WorldState {
  if (currency !== undefined) state.settings.currency = currency
  return state
}

/** The same world, its products and labels in another language: what happens to one happens to the other. */
export const worldIn = (world: World, language: Language): World =>
  language === world.language
    ? world
    : Object.create(world, { language: { value: language }, shelves: { get: () => world.shelvesIn(language) } })

/** Made when it is first asked for. */
function kept<Name extends string, Thing>(make: (name: Name) => Thing): (name: Name) => Thing {
  const made = new Map<Name, Thing>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

const crowdOf = ({ consultants }: Facts, crowd: Crowd): readonly ConsultantFacts[] =>
  crowd === 'many' ? [...consultants, ...generateConsultants(manyConsultants.count, manyConsultants.seed)] : consultants

function productsFor(facts: Facts, catalogue: Catalogue): readonly ProductFacts[] {
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

/** Returns the pieces that are left; there is no end to them where nobody counts. */
export const stockOf = (world: World, product: ProductFacts): number => entryOf(world.state.stock, product.id) ?? product.stock

export const productsOnSale = (world: World): readonly ProductFacts[] =>
  world.state.goneProducts.length === 0 ? world.shelves.products : world.shelves.products.filter((product) => !isGone(world, product.id))
