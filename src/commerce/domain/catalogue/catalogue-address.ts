import type { Consultant } from '../consultant/consultant-gateway.js'

/** Specification, section 2: the catalogue is told whose shop it is opened from. Another site is not. */
export function catalogueAddress(
  catalogueUrl: string,
  consultant: Pick<Consultant, 'moniker' | 'alternateMoniker'> | undefined,
  here: URL,
): string {
  const moniker = consultant && (consultant.moniker || consultant.alternateMoniker)
  if (!moniker || !URL.canParse(catalogueUrl, here)) return catalogueUrl
  const url = new URL(catalogueUrl, here)
  if (url.origin !== here.origin) return catalogueUrl
  url.searchParams.set('shop', moniker)
  return url.pathname + url.search + url.hash
}
