import type { ShopSettings } from '../shop/settings.js'
import { defaultVersion } from './clients.js'
import { firstRows } from './commerce/first-rows.js'
import { addedQueryOf, addressOf } from './http.js'

/** The addresses by which a page learns how its store sells and who is here: whoever writes the page can have them asked early. */
export function firstAddresses({ webstoreId, apiBasePath, locale }: Pick<ShopSettings, 'webstoreId' | 'apiBasePath' | 'locale'>): string[] {
  const query = addedQueryOf({ apiBasePath, locale })
  return Object.values(firstRows).map(({ path }) =>
    addressOf(`${apiBasePath}/services/data/${defaultVersion}/commerce/webstores/${webstoreId}${path}`, query),
  )
}
