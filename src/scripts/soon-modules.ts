import { readFileSync } from 'node:fs'
import { inHouse } from './in-house.js'

/** What a gateway asks with, by the name `gateways.ts` has for it. */
const askedWith: Record<string, string> = {
  commerce: 'platform/commerce/late-commerce.ts',
  lateMethods: 'platform/methods/methods.ts',
  lateRecords: 'platform/records/records.ts',
}

/** What stands between a block and its gateway. */
const between: Record<string, string> = {
  cart: 'shop/cart/cart.ts',
  checkout: 'shop/checkout/open-checkout.ts',
  favourites: 'shop/product/favourites.ts',
  relations: 'shop/consultant/relations.ts',
}

const gatewaysModule = inHouse('src/platform/gateways/gateways.ts')

/** Whether a module imports what only comes when somebody names it: every page has it, whatever is on it. */
export const comesByName = (id: string): boolean => id === gatewaysModule || /\/shop\/\w+\/late-[\w-]+\.ts$/.test(id)

/**
 * Per name of the shop, such as `products`, the modules that come when somebody wants it.
 * @throws Error when `gateways.ts` is no longer written as it is read here: no page would load anything early
 */
export function modulesOfGateways(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(gatewaysModule, 'utf8')
  const written = [...text.matchAll(/(\w+): lateWith\((\w+), \(\) =>\s*import\('\.\/([\w-]+)\.js'\)/g)]
  if (written.length === 0) throw new Error('gateways.ts names no gateway that comes late; see soon-modules.ts.')
  return new Map(
    written.map(([, name = '', means = '', file = '']) => {
      const modules = [`platform/gateways/${file}.ts`, askedWith[means], between[name]]
      return [name, modules.flatMap((module) => (module ? [inHouse(`src/${module}`)] : []))]
    }),
  )
}

/** The names of the shop that a module has a use for. */
export const namesWanted = (code: string): string[] =>
  [...code.matchAll(/\b(?:shop|gateways|useShop\(\))\.(\w+)/g)].map(([, name = '']) => name)

/** The names of the shop that a module wants as soon as its block stands. */
export function namesWantedAtOnce(code: string): string[] {
  const late = [...code.matchAll(/\buseLate\((?:shop|useShop\(\))\.(\w+)/g)].map(([, name = '']) => name)
  return /\bshop\.cart\.open\(\)/.test(code) ? [...late, 'cart'] : late
}

/** Whether a module wants to know who is here as soon as its block stands. */
export const wantsSession = (code: string): boolean => /(?<!function )\buseSession\((?:true|live|mode)\b/.test(code)
