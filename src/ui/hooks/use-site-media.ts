import { mediaPath, mediaUrl } from '../../commerce/domain/media-address.js'
import { useSettings } from './use-shop.js'

/** Resolves the address of a site's file that an editor has named; addresses from the platform are resolved the same way. */
export function useSiteMedia(): (address: string) => string {
  const path = mediaPath(useSettings())
  return (address) => mediaUrl(address, path)
}
