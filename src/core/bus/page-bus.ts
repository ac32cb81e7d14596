import { Bus } from './bus.js'
import { tellDocument } from './document-events.js'

const key = Symbol.for('vitrine.v1')

/** State shared by all bundles of Vitrine on a page. */
export interface PageShare {
  bus: Bus
  /** The shop that `page.ts` created; typed where it is read. */
  shop?: unknown
  /** Ends the bridge to the site's own message service; a page has one. */
  endBridge?: (() => void) | undefined
  /** The language that blocks speak, as the shop has it: it may be another than the page's. */
  language?: { get: () => string; subscribe: (listener: () => void) => () => void }
  /** The messages of further languages, once `registerMessages` has brought some. */
  messages?: {
    /** The registered language of a tag such as `fr-CH`. */
    languageOf: (tag: string) => string | undefined
    /** Texts of a namespace that replace those in `base`. */
    in: (language: string, namespace: string, base: object) => object | undefined
    register: (language: string, messages: Readonly<Record<string, object>>) => void
    missing: (language: string) => string[]
    registered: () => Readonly<Record<string, Readonly<Record<string, object>>>>
  }
  /** Texts that are loading: no block is drawn before them. */
  words?: Promise<unknown>
  /** Replaces `fetch` for the shop's requests, where the inspector watches them or a recording answers them. */
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
