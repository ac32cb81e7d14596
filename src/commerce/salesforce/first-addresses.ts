import type { ShopSettings } from '../domain/settings.js'
import { defaultVersion } from './clients.js'
import { firstRows } from './commerce/first-rows.js'
import { addedQueryOf, addressOf } from './http.js'

/** Addresses by which a page learns how its store sells and who is here, so that the page's author can preload them. */
export function firstAddresses({ webstoreId, apiBasePath, locale }: Pick<ShopSettings, 'webstoreId' | 'apiBasePath' | 'locale'>): string[] {
  const query = addedQueryOf({ apiBasePath, locale })
  return Object.values(firstRows).map(({ path }) =>
    addressOf(`${apiBasePath}/services/data/${defaultVersion}/commerce/webstores/${webstoreId}${path}`, query),
  )
}
