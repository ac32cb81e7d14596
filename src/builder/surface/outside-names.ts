import { declarations } from '../../blocks/declarations.js'
import { kept } from '../../shop/kept.js'

/** What the browser keeps, by the names that consent tools and a site's own scripts know. */
export const storageKeys: readonly string[] = Object.keys(kept)

/** What links in the world carry: in mails, on printed codes, in other people's pages. */
export const urlParameters: Readonly<Record<string, string>> = Object.fromEntries(
  declarations.flatMap(({ queryParams = {} }) => Object.entries(queryParams)).map(([name, { en }]) => [name, en]),
)
