import { Bus } from './bus.js'
import { tellDocument } from './document-events.js'

const key = Symbol.for('vitrine.v1')

/** What all bundles of Vitrine on a page share. */
export interface PageShare {
  bus: Bus
  /** What `page.ts` introduced; typed where it is read. */
  shop?: unknown
  /** Ends the bridge to the site's own message service; a page has one. */
  endBridge?: (() => void) | undefined
  /** The language that blocks speak, as the shop has it: it may be another than the page's. */
  language?: { get: () => string; subscribe: (listener: () => void) => () => void }
  /** The messages of further languages, once `registerMessages` has brought some. */
  messages?: {
    /** The registered language of a tag such as `fr-CH`. */
    languageOf: (tag: string) => string | undefined
    /** Those of a namespace that take the place of the words there are. */
    in: (language: string, namespace: string, base: object) => object | undefined
    register: (language: string, messages: Readonly<Record<string, object>>) => void
    missing: (language: string) => string[]
    registered: () => Readonly<Record<string, Readonly<Record<string, object>>>>
  }
  /** Words that are on their way: no block is drawn before they have come. */
  words?: Promise<unknown>
  /** How the shop asks the platform, where somebody watches it or answers in its place. */
  fetch?: typeof globalThis.fetch
  /** Lets data through where the page demands trusted types, and lets a name be taken once. */
  dataPolicy?: { createScript: (text: string) => unknown }
  /** Opens the inspector; a bookmark on any page may ask for it. */
  inspect?: () => Promise<void>
}

/** The one share of this page: the first bundle makes it, every other one finds it. */
export function pageShare(): PageShare {
  const holder = globalThis as { [key]?: PageShare }
  holder[key] ??= { bus: openBus() }
  return holder[key]
}

function openBus(): Bus {
  const bus = new Bus()
  if (typeof document !== 'undefined') tellDocument(bus)
  return bus
}

/** The one bus of this page. */
export const pageBus = (): Bus => pageShare().bus
