import type { Bus, BusEntry } from '../../core/bus/index.js'
import type { RecordedEntry, RecordedPage } from '../recording/index.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { Masker } from './mask.js'
import type { Seen } from './seen.js'

/** The number of entries of a long visit to one page; older ones are dropped. */
const mostEntries = 2000
const usefulHeaders = ['content-type', 'content-language', 'retry-after', 'cache-control', 'etag']
/** In milliseconds: a request that takes so long has timed out rather than been aborted. */
const longWait = 10_000

export interface WitnessTools {
  bus: Bus
  shop: Pick<Shop, 'cart' | 'settings' | 'kept'>
  /** Sends the requests, or answers them in place of the platform. */
  fetch: typeof globalThis.fetch
  address: () => string
  /** Start of the page, in milliseconds since 1970. */
  began: number
}

/** Records the messages, requests and answers of a page in order. Personal data is masked at once. */
export class Witness {
  readonly #tools: WitnessTools
  readonly #masker = new Masker()
  readonly #listeners = new Set<() => void>()
  readonly #undo: (() => void)[]
  #entries: RecordedEntry[] = []
  #cut = 0
  #requests = 0

  constructor(tools: WitnessTools) {
    this.#tools = tools
    const { bus, shop } = tools
    // Messages from before the recording began are included.
    for (const entry of bus.inspect().log) this.#write(this.#messageOf(entry))
    const tell = () => this.#tell()
    this.#undo = [
      bus.watch(
        (entry) => this.#write(this.#messageOf(entry)),
        (channel, message) => this.#write(this.#droppedOf(channel, message)),
      ),
      shop.cart.view.subscribe(tell),
      shop.cart.turns.subscribe(tell),
    ]
  }

  /** Sends a request for the page. Its answer is recorded before the page has it, so that the page's messages about it come after. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const number = this.#asked(input, init)
    const began = performance.now()
    const took = () => Math.round(performance.now() - began)
    try {
      const response = await this.#tools.fetch(input, init)
      const text = await response.clone().text()
      this.#answered(number, { status: response.status, took: took(), headers: headersOf(response), ...this.#contentOf(number, text) })
      return response
    } catch (error) {
      const isSentAway = init?.signal?.aborted === true && took() < longWait
      if (!isSentAway) this.#answered(number, { status: 0, took: took(), headers: {} })
      throw error
    }
  }

  /** Returns the current state. */
  read(): Seen {
    const { bus, shop } = this.#tools
    const { retained, listening } = bus.inspect()
    const { status, cart, lines, processing, retrying, code } = shop.cart.view.get()
    return {
      entries: this.#entries,
      cut: this.#cut,
      retained: Object.entries(retained).map(([channel, message]) => ({ channel, message: this.#said(message) })),
      listening: Object.entries(listening).map(([channel, who]) => ({ channel, who: who.map((name) => name ?? null) })),
      cart: { status, productCount: cart?.productCount, lines: lines.length, processing, retrying, code },
      turns: shop.cart.turns.get(),
      kept: shop.kept().map(({ key, until }) => ({ key: this.#key(key), until: until === Number.POSITIVE_INFINITY ? 'for ever' : until })),
    }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Returns the page for a file: all names known by now are masked in all sentences. */
  page(): RecordedPage {
    const { shop, address } = this.#tools
    const { locale, words: _words, ...settings } = shop.settings.get()
    return this.#masker.seal({
      address: this.#masker.address(withoutInspector(address())),
      // Further languages are the page's own.
      language: locale === 'en' ? 'en' : 'de',
      settings: this.#masker.own({ locale, ...settings }) as Record<string, unknown>,
      ...(this.#cut > 0 && { cut: this.#cut }),
      entries: this.#entries,
    })
  }

  leave(): void {
    for (const undo of this.#undo) undo()
    this.#listeners.clear()
  }

  #asked(input: RequestInfo | URL, init: RequestInit | undefined): number {
    this.#requests += 1
    const url = new URL(typeof input === 'object' && 'url' in input ? input.url : input, location.href)
    const body = typeof init?.body === 'string' ? init.body : undefined
    this.#write({
      kind: 'request',
      at: this.#now(),
      number: this.#requests,
      method: (init?.method ?? 'GET') as 'GET',
      path: this.#masker.address(url.pathname),
      query: this.#masker.query(url.search),
      ...(body !== undefined && { body: this.#masker.value(parsed(body)?.json ?? body, isOwnWire(url.pathname)) }),
    })
    return this.#requests
  }

  #contentOf(number: number, text: string): { body?: unknown; text?: string } {
    if (text === '') return {}
    const found = parsed(text)
    if (!found) return { text: this.#masker.foreignText(text) }
    const asked = this.#entries.find((entry) => entry.kind === 'request' && entry.number === number)
    const path = asked?.kind === 'request' ? asked.path : ''
    return { body: isOfFields(path) ? this.#masker.described(found.json) : this.#masker.value(found.json, isOwnWire(path)) }
  }

  #answered(
    number: number,
    answer: { status: number; took: number; headers: Record<string, string>; body?: unknown; text?: string },
  ): void {
    this.#write({ kind: 'answer', at: this.#now(), number, ...answer })
  }

  #messageOf({ at, channel, message, by, heard, fromOutside }: BusEntry): RecordedEntry {
    const whoHeard = heard.map((name) => name ?? null)
    const since = Math.max(0, Math.round(at - this.#tools.began))
    return { kind: 'message', at: since, channel, message: this.#said(message), ...(by && { by }), heard: whoHeard, fromOutside }
  }

  #droppedOf(channel: string, message: unknown): RecordedEntry {
    const copy = plainCopy(message)
    return { kind: 'message', at: this.#now(), channel, message: this.#said(copy), heard: [], fromOutside: true, dropped: true }
  }

  readonly #said = (message: unknown): unknown => this.#masker.seal(this.#masker.value(message))

  /** Keys contain the query, ids and words of the shopper among it. */
  #key(key: string): string {
    return this.#masker.seal(this.#masker.keyOfAnswer(key))
  }

  #write(entry: RecordedEntry): void {
    this.#entries = [...this.#entries, entry]
    const over = this.#entries.length - mostEntries
    if (over > 0) {
      this.#entries = this.#entries.slice(over)
      this.#cut += over
    }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  readonly #now = (): number => Math.max(0, Math.round(Date.now() - this.#tools.began))
}

/** Organisations name the fields of their records and methods themselves. Those about products are public. */
const isOwnWire = (path: string): boolean =>
  /\/apex\//.test(path)
    ? !/getProductDetails|getDataLayerValues|getCookieConsentData/.test(path)
    : /\/ui-api\/(?:records|record-ui|related|list-|search|lookups|mru|actions)/.test(path)

const isOfFields = (path: string): boolean => /\/ui-api\/(?:object-info|layout)/.test(path)

const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(usefulHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))

function parsed(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A message that cannot be copied, such as a function or an element, becomes a string. */
function plainCopy(message: unknown): unknown {
  try {
    return structuredClone(message)
  } catch (error) {
    if (error instanceof DOMException) return String(message)
    throw error
  }
}

function withoutInspector(address: string): string {
  const url = new URL(address, location.href)
  url.searchParams.delete('vitrine-inspect')
  return url.pathname + url.search
}
