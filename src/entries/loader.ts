import { preload } from '../core/element/preload.js'
import { retryAddress, retryHook } from '../core/element/retries.js'
import { isHidden } from '../core/element/hidden-on.js'
import { blocks as ours } from './loader.map.js'

declare const __VITRINE_THEME__: string
/** Address of the theme, relative to the loader that pages load; the loader for bundlers has none. */
const theme = typeof __VITRINE_THEME__ === 'string' ? __VITRINE_THEME__ : ''

/**
 * Finds `<vitrine-…>` tags on the page, now and later, and fetches their blocks: one
 * `<script type="module" src="loader.js" data-preload="cart-panel login">` is all a page needs.
 */
const blocks: Record<string, () => Promise<unknown>> = { ...ours }
const scanned = new WeakSet<Node>()
const loads = new Map<string, Promise<void>>()

/**
 * The build writes it beside every dynamic import, of blocks too: what to do when the import failed.
 * @param needed what the module imports that its importer does not: asked for beside it, not after it
 */
function retry(address: string, base: string, needed: readonly string[] = []): (error: unknown) => Promise<unknown> {
  const { href } = new URL(address, base)
  for (const each of needed) preload(new URL(each, base).href)
  return async (error) => {
    // While nothing comes, no other address is used up.
    const answer = await fetch(href).catch(() => undefined)
    if (!answer?.ok) throw error
    return import(/* webpackIgnore: true */ /* @vite-ignore */ href).catch(() => again.get(href) ?? askAgain(href))
  }
}
const retries = new Map<string, number>()
/** Several blocks may be in one file: it comes once. */
const again = new Map<string, Promise<unknown>>()

function askAgain(href: string): Promise<unknown> {
  const count = (retries.get(href) ?? 0) + 1
  retries.set(href, count)
  const address = retryAddress(href, count)
  const asked = checked(address, hashOf(href)).then(() => import(/* webpackIgnore: true */ /* @vite-ignore */ address))
  again.set(href, asked)
  asked.catch(() => again.delete(href))
  return asked
}
Object.assign(globalThis, { [Symbol.for(retryHook)]: retry })

/** Returns the hash of a module, as the page's import map has it. */
function hashOf(href: string): string | undefined {
  const map = document.querySelector('script[type=importmap]')?.textContent
  const hashes: Record<string, string> = (map && JSON.parse(map).integrity) || {}
  for (const key in hashes) if (new URL(key, document.baseURI).href === href) return hashes[key]
  return undefined
}

/** Fetches a module with a link that compares its hash, before it is imported from its other address, which no import map knows. */
const checked = (href: string, integrity = ''): Promise<unknown> =>
  new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity, onload, onerror }))
  })

/**
 * Adds further blocks, by tag: each is fetched when its tag is on the page, like ours. A module registers its own
 * blocks (`register` of `@vitrine/blocks/kit`).
 */
export function addBlocks(others: Readonly<Record<string, () => Promise<unknown>>>): void {
  Object.assign(blocks, others, ours)
  look(document)
}

/** The same from a list: the address of a module by tag, seen from the list. */
async function addListed(list: string): Promise<void> {
  const { href } = new URL(list, document.baseURI)
  const addresses: Record<string, string> = await (await fetch(href)).json()
  const importOf = (address: string) => () => import(/* webpackIgnore: true */ /* @vite-ignore */ new URL(address, href).href)
  addBlocks(Object.fromEntries(Object.entries(addresses).map(([tag, address]) => [tag, importOf(address)])))
}

/** Looks through a root, its open shadow roots, and keeps watching it. */
export function scan(root: Document | ShadowRoot | Element = document): void {
  look(root)
  if (scanned.has(root)) return
  scanned.add(root)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (isElement(node)) look(node)
  }).observe(root, { childList: true, subtree: true })
}

function look(root: Document | ShadowRoot | Element): void {
  if (isElement(root)) see(root)
  for (const element of root.querySelectorAll('*')) see(element)
}

// An editor makes the nodes of its canvas in another window, whose elements are none of ours.
const isElement = (node: Node): node is Element => node.nodeType === 1

function see(element: Element): void {
  const tag = element.localName
  if (Object.hasOwn(blocks, tag) && isHidden(element, () => see(element))) return
  if (Object.hasOwn(blocks, tag)) void load(tag).then(() => arrived(element))
  else if (element.shadowRoot) scan(element.shadowRoot)
}

/** A block's fallback now tells at once what it would tell after a while: that the block did not come. */
function arrived(element: Element): void {
  element.toggleAttribute('data-missed', !element.matches(':defined'))
  if (element.shadowRoot) scan(element.shadowRoot)
}

/** Fetches one block; a failed fetch is tried twice more, then reported: `vitrine-error` on the document, and the fallback stays. */
export function load(tag: string): Promise<void> {
  const known = loads.get(tag)
  if (known) return known
  const loading = attempt(tag, 0).catch((error: unknown) => {
    loads.delete(tag)
    console.error(`<${tag}> could not be loaded; its fallback stays.`, error)
    document.dispatchEvent(new CustomEvent('vitrine-error', { detail: { tag, message: String(error), error } }))
  })
  loads.set(tag, loading)
  return loading
}

async function attempt(tag: string, tries: number): Promise<void> {
  try {
    await blocks[tag]?.()
  } catch (error) {
    if (tries === 2) throw error
    await new Promise((resolve) => setTimeout(resolve, 1000 * (tries + 1)))
    await attempt(tag, tries + 1)
  }
}

/** Resolves when every block that was found is defined, or has failed. */
export async function allDefined(): Promise<void> {
  for (let count = -1; count !== loads.size; ) {
    count = loads.size
    await Promise.all(loads.values())
  }
}

/** A page without the theme's linked sheet gets it from where the loader comes from. */
function dress(): void {
  if (getComputedStyle(document.documentElement).getPropertyValue('--vitrine-paper')) return
  if (!theme) return console.warn("Vitrine has no theme on this page: import '@vitrine/blocks/theme.css'.")
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = new URL(/* @vite-ignore */ theme, import.meta.url).href
  document.head.append(link)
}

function begin(): void {
  scan()
  // A query for a style computes those of the whole page: where a sheet is linked, it waits for the frame that does so anyway.
  if (theme && document.querySelector('link[rel=stylesheet][href*="/vitrine"]')) requestAnimationFrame(dress)
  else dress()
  const { preload: early, blocks: list } =
    document.querySelector<HTMLScriptElement>('script:is([data-preload], [data-blocks])')?.dataset ?? {}
  if (list) void addListed(list).catch((error: unknown) => console.error(`No blocks could be read from ${list}.`, error))
  for (const name of early?.split(/\s+/) ?? []) void load(`vitrine-${name}`)
}

// Node has no page; importing the loader there must not fail.
if (typeof document !== 'undefined') begin()
