import { mediaPath, mediaUrl } from '../../shop/media-address.js'
import { useSettings } from './use-shop.js'

/** Where a file of the site comes from that an editor has named; those that the platform names are read so. */
export function useSiteMedia(): (address: string) => string {
  const path = mediaPath(useSettings())
  return (address) => mediaUrl(address, path)
}
