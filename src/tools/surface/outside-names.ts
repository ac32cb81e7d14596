import { declarations } from '../../blocks/declarations.js'
import { kept } from '../../commerce/domain/kept.js'

/** Keys under which the browser keeps data, known to consent tools and to a site's own scripts. */
export const storageKeys: readonly string[] = Object.keys(kept)

/** Query parameters that links outside the site carry: in mails, on printed codes, on other people's pages. */
export const urlParameters: Readonly<Record<string, string>> = Object.fromEntries(
  declarations.flatMap(({ queryParams = {} }) => Object.entries(queryParams)).map(([name, { en }]) => [name, en]),
)
