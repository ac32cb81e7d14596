import { createContext, use, useEffect, useMemo, useState } from 'react'
import { store } from '../../../blocks/declarations.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { blocksIn } from '../../../pages/document/page-walk.js'
import type { Field } from '../../../core/element/declaration.js'
import type { Platform } from '../../../commerce/salesforce/platform.js'

/** Kind of thing on the platform that a reference may lead to; the platform is not asked about the site's pages. */
export type Kind = Exclude<Extract<Field, { type: 'reference' }>['to'], 'page'>

/** One product, category or consultant, as an editor tells it from others. */
export interface Found {
  /** Value that the document stores. */
  id: string
  name: string
  /** Article number, or another short name that people use. */
  number: string
  /** Detail such as „30 ml“ or „Köln“. */
  detail: string
  picture?: string | undefined
  /** Price with its currency, as the platform sends it: `39.90`, `EUR`. */
  price?: { amount: string; currency: string } | undefined
}

/** Client for the Studio's questions to the platform. A platform that does not answer makes it throw. */
export interface References {
  /** Finds references, the best fits first; for an empty word, the platform's first ones. */
  search: (to: Kind, word: string, signal: AbortSignal) => Promise<readonly Found[]>
  /** Returns the references that still exist, by id. */
  named: (to: Kind, ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Found>>
}

interface Settings {
  webstoreId: string
  basePath: string
  sitePath: string
  locale: 'de' | 'en'
  apexTransport: 'path' | 'execute'
}

/** The platform that the page itself will ask, by its store settings. */
export function settingsOf(page: PageDocument): Settings {
  const given = [...blocksIn(page.nodes)].find(({ block }) => block === store.tag)?.fields ?? {}
  const text = (name: 'webstoreId' | 'apiBasePath' | 'sitePath'): string => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    return typeof value === 'string' && value !== '' ? value : store.fields[name].default
  }
  return {
    webstoreId: text('webstoreId'),
    basePath: text('apiBasePath'),
    sitePath: text('sitePath'),
    locale: page.language,
    apexTransport: given.apexTransport === 'execute' ? 'execute' : 'path',
  }
}

const most = 20

/** Asks the platform as a guest of the page would; its code comes with the first question. */
export function platformReferences(
  settings: Settings,
  fetch: typeof globalThis.fetch = (...given) => globalThis.fetch(...given),
): References {
  let opening: Promise<Platform> | undefined
  const platform = (): Promise<Platform> => {
    opening ??= import('../../../commerce/salesforce/platform.js').then(({ createPlatform }) => createPlatform({ ...settings, fetch }))
    return opening
  }

  async function productsNamed(ids: readonly string[], signal: AbortSignal): Promise<Found[]> {
    const { gateways } = await platform()
    const products = await gateways.products.named(ids, signal)
    const numbers = await numbersOf(
      products.map(({ id }) => id),
      signal,
    )
    return products.map(({ id, name, detail, pictures, price, currency }) => ({
      id,
      name,
      detail,
      number: numbers.get(id) ?? '',
      picture: pictures[0]?.url,
      price: { amount: price, currency },
    }))
  }

  /** The shop's own lists do without article numbers; editors know their goods by them. */
  async function numbersOf(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map()
    const { commerce } = await platform()
    const { body } = await commerce.call('products', { query: { ids, fields: ['StockKeepingUnit'] }, signal })
    const { products = [] } = body as { products?: readonly { id: string; sku?: unknown; fields?: { StockKeepingUnit?: unknown } }[] }
    return new Map(products.map(({ id, sku, fields }) => [id, textIn(sku) || textIn(fields?.StockKeepingUnit)]))
  }

  async function searchProducts(term: string, signal: AbortSignal): Promise<Found[]> {
    const { gateways } = await platform()
    const { products } = await gateways.products.search({ term: term || undefined, page: 0, pageSize: most }, signal)
    return productsNamed(
      products.map(({ id }) => id),
      signal,
    )
  }

  async function categories(signal: AbortSignal): Promise<Found[]> {
    const { gateways } = await platform()
    const found = await gateways.products.categories(signal)
    return found.map(({ id, name, description }) => ({ id, name, number: '', detail: description }))
  }

  async function searchConsultants(text: string, signal: AbortSignal): Promise<Found[]> {
    const { gateways } = await platform()
    const by = /^\d{5}$/.test(text) ? 'postal-code' : /^[\d+/ ()-]{4,}$/.test(text) ? 'phone' : 'name'
    const found = await gateways.consultants.search({ by, text, page: 0, pageSize: most }, signal)
    if ('refused' in found) return []
    return found.consultants.map((each) => ({ ...consultant(each), detail: [each.postalCode, each.city].filter(Boolean).join(' ') }))
  }

  async function consultantNamed(moniker: string, signal: AbortSignal): Promise<Found[]> {
    const { gateways } = await platform()
    const profile = await gateways.consultants.profile(moniker, signal)
    return profile ? [{ ...consultant(profile.consultant), id: moniker, detail: profile.city }] : []
  }

  const searches: Record<Kind, (word: string, signal: AbortSignal) => Promise<Found[]>> = {
    product: async (word, signal) => (isId(word) ? productsNamed([word], signal) : searchProducts(word, signal)),
    category: async (word, signal) => {
      const words = word.toLowerCase().split(/\s+/)
      return (await categories(signal)).filter(({ id, name }) => words.every((each) => `${id} ${name}`.toLowerCase().includes(each)))
    },
    // The platform lists no consultants without a name.
    consultant: async (word, signal) => {
      if (word === '') return []
      const found = await searchConsultants(word, signal)
      return found.length > 0 || /\s/.test(word) ? found : consultantNamed(word, signal)
    },
  }
  const lists: Record<Kind, (ids: readonly string[], signal: AbortSignal) => Promise<Found[]>> = {
    product: productsNamed,
    category: async (_ids, signal) => categories(signal),
    consultant: async (ids, signal) => (await Promise.all(ids.map((id) => consultantNamed(id, signal)))).flat(),
  }
  return {
    search: (to, word, signal) => searches[to](word.trim(), signal),
    async named(to, ids, signal) {
      const found = await lists[to](ids, signal)
      const byId = new Map(found.map((each) => [short(each.id), each]))
      return new Map(ids.flatMap((id) => (byId.has(short(id)) ? [[id, byId.get(short(id))!]] : [])))
    },
  }
}

const consultant = (given: {
  moniker: string
  alternateMoniker: string | undefined
  firstName: string
  lastName: string
  pictureUrl: string | undefined
}) => ({
  id: given.moniker || given.alternateMoniker || '',
  name: `${given.firstName} ${given.lastName}`.trim(),
  number: given.moniker || given.alternateMoniker || '',
  picture: given.pictureUrl,
})

/** Returns true when a text is an id of the platform. */
export const isId = (text: string): boolean => /^[a-z0-9]{15}([a-z0-9]{3})?$/i.test(text)
/** Shortens an id: for one thing the platform has an id of 15 and one of 18 characters. */
const short = (id: string): string => (isId(id) ? id.slice(0, 15) : id)
export const sameThing = (one: string, other: string): boolean => short(one) === short(other)

const textIn = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null && 'value' in value ? value.value : value
  return typeof text === 'string' ? text : ''
}

/** Without a platform nothing is found, and what is typed counts. */
export const ReferencesContext = createContext<References | undefined>(undefined)

/** One for each platform that a page may name, so that what was found is not asked for again. */
export function usePageReferences(page: PageDocument): References {
  const key = JSON.stringify(settingsOf(page))
  return useMemo(() => platformReferences(JSON.parse(key) as Settings), [key])
}

export type Search = { state: 'idle' } | { state: 'asking' | 'found'; found: readonly Found[] } | { state: 'silent' }

/** Searches while the editor types a word; undefined asks for nothing. */
export function useReferenceSearch(to: Kind | undefined, word: string | undefined): Search {
  const references = use(ReferencesContext)
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  useEffect(() => {
    if (to === undefined || word === undefined) return setSearch({ state: 'idle' })
    if (!references) return setSearch({ state: 'silent' })
    const asked = new AbortController()
    setSearch((before) => ({ state: 'asking', found: 'found' in before ? before.found : [] }))
    const timer = setTimeout(() => {
      references.search(to, word, asked.signal).then(
        (found) => asked.signal.aborted || setSearch({ state: 'found', found }),
        (error: unknown) => asked.signal.aborted || setSearch(silence(error)),
      )
    }, 150)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [references, to, word])
  return search
}

export type Standing = { state: 'asking' | 'silent' } | { state: 'known'; found: ReadonlyMap<string, Found> }

/** Looks up the chosen references by id; an id missing in the answer is gone. */
export function useChosenReferences(to: Kind | undefined, ids: readonly string[]): Standing {
  const references = use(ReferencesContext)
  const key = JSON.stringify(ids)
  const [standing, setStanding] = useState<{ key: string; is: Standing }>()
  useEffect(() => {
    const wanted = JSON.parse(key) as string[]
    if (to === undefined || !references || wanted.length === 0) return
    const asked = new AbortController()
    references.named(to, wanted, asked.signal).then(
      (found) => asked.signal.aborted || setStanding({ key, is: { state: 'known', found } }),
      (error: unknown) => asked.signal.aborted || setStanding({ key, is: silence(error) }),
    )
    return () => asked.abort()
  }, [references, to, key])
  if (ids.length === 0) return { state: 'known', found: new Map() }
  if (!references) return { state: 'silent' }
  return standing?.key === key ? standing.is : { state: 'asking' }
}

function silence(error: unknown): { state: 'silent' } {
  console.warn('The platform did not answer the Studio.', error)
  return { state: 'silent' }
}
