import { originsIn, safePictureUrl } from '../../web/safe-url.js'
import { useSettings } from './use-shop.js'

/** Origins that links, pictures and frames may lead to besides https: the page's own, and those the store lists. */
export const useTrustedOrigins = (): string[] => [location.origin, ...originsIn(useSettings().trustedOrigins)]

/** The address of a picture, where the page may show it. */
export function useSafePicture(url: string | undefined): string | undefined {
  const trusted = useTrustedOrigins()
  return url === undefined ? undefined : safePictureUrl(url, trusted)
}
