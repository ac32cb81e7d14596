import { originsIn, safePictureUrl } from '../../core/dom/safe-url.js'
import { useSettings } from './use-shop.js'

/**
 * Returns the origins that links, pictures and frames may lead to besides https: the page's own, and those the store lists.
 * @returns origins such as `https://shop.example`, the page's own first
 * @throws Error where the page has no shop yet
 * @example
 * ```tsx
 * import { useTrustedOrigins } from '@vitrine/blocks/kit'
 *
 * const Film = ({ src }: { src: string }) => {
 *   const { origin, href } = new URL(src, location.href)
 *   return useTrustedOrigins().includes(origin) ? <iframe src={href} title="Film" /> : null
 * }
 * ```
 */
export const useTrustedOrigins = (): string[] => [location.origin, ...originsIn(useSettings().trustedOrigins)]

/** The address of a picture, where the page may show it. */
export function useSafePicture(url: string | undefined): string | undefined {
  const trusted = useTrustedOrigins()
  return url === undefined ? undefined : safePictureUrl(url, trusted)
}
