import { readFileSync } from 'node:fs'
import { inHouse } from './in-house.js'

/** Module that each gateway sends its requests with, by its name in `gateways.ts`. */
const askedWith: Record<string, string> = {
  commerce: 'commerce/salesforce/commerce/lazy-commerce.ts',
  lateMethods: 'commerce/salesforce/methods/methods.ts',
  lateRecords: 'commerce/salesforce/records/records.ts',
}

/** Module between a block and its gateway. */
const between: Record<string, string> = {
  cart: 'commerce/domain/cart/cart.ts',
  checkout: 'commerce/domain/checkout/open-checkout.ts',
  favourites: 'commerce/domain/product/favourites.ts',
  relations: 'commerce/domain/consultant/relations.ts',
}

const gatewaysModule = inHouse('src/commerce/salesforce/gateways/gateways.ts')

/** Returns true when a module imports what only comes on demand, by its name: every page has it, whatever is on it. */
export const comesByName = (id: string): boolean => id === gatewaysModule || /\/domain\/\w+\/lazy-[\w-]+\.ts$/.test(id)

/**
 * Returns the modules that come when somebody wants a name of the shop, such as `products`, by that name.
 * @throws Error when `gateways.ts` is no longer written as it is read here: no page would load anything early
 */
export function modulesOfGateways(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(gatewaysModule, 'utf8')
  const written = [...text.matchAll(/(\w+): lateWith\((\w+), \(\) =>\s*import\('\.\/([\w-]+)\.js'\)/g)]
  if (written.length === 0) throw new Error('gateways.ts names no gateway that comes late; see soon-modules.ts.')
  const modules = new Map(
    written.map(([, name = '', means = '', file = '']) => {
      const all = [`commerce/salesforce/gateways/${file}.ts`, askedWith[means], between[name]]
      return [name, all.flatMap((module) => (module ? [inHouse(`src/${module}`)] : []))]
    }),
  )
  return new Map([...modules].map(([name, own]) => [name, [...own, ...awaitedBy(name).flatMap((other) => modules.get(other) ?? [])]]))
}

/** Returns the names of the shop that the opener of this one asks for first, and waits for all of them. */
function awaitedBy(name: string): string[] {
  const module = between[name]
  const text = module ? readFileSync(inHouse(`src/${module}`), 'utf8') : ''
  return [...text.matchAll(/\bPromise\.all\(\[(.*)\]\)/g)].flatMap(([, all = '']) => namesWanted(all))
}

/** Returns the names of the shop that a module has a use for. */
export const namesWanted = (code: string): string[] =>
  [...code.matchAll(/\b(?:shop|gateways|useShop\(\))\.(\w+)/g)].map(([, name = '']) => name)

/** Returns the names of the shop that a module wants as soon as its block stands. */
export function namesWantedAtOnce(code: string): string[] {
  const lazy = [...code.matchAll(/\buseLazy\((?:shop|useShop\(\))\.(\w+)/g)].map(([, name = '']) => name)
  const ahead = aheadIn(code).flatMap((asked) => /^shop\.(\w+)$/.exec(asked)?.[1] ?? [])
  const opened = [...code.matchAll(/\bshop\.(?:(cart)\.open|(checkout)\.get)\(\)/g)].map(([, cart, checkout]) => (cart ?? checkout)!)
  return [...lazy, ...ahead, ...opened]
}

/** Returns the modules that a module imports late and then fetches ahead, whatever its fields say. */
export const partsPreloaded = (code: string): string[] =>
  [...code.matchAll(/^const (\w+) = lazy\(\(\) => import\(['"]\.\/([\w-]+)\.js['"]\)/gm)].flatMap(([, part = '', file = '']) =>
    aheadIn(code).includes(part) ? [file] : [],
  )

/** Returns what a module preloads where a line begins with it: a preload behind a condition does not always happen. */
const aheadIn = (code: string): string[] => [...code.matchAll(/^\s*([\w.]+)\.preload\(\)/gm)].map(([, asked = '']) => asked)

/** Returns true when a module wants the session as soon as its block stands. */
export const wantsSession = (code: string): boolean => /(?<!function )\buseSession\((?:true|live|mode)\b/.test(code)
