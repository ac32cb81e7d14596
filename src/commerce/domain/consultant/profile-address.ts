/**
 * Where a consultant's profile stands, as seen from `here`.
 * @param more what the way back needs: the search she was found by, `from=checkout`
 */
export function profileAddress(profileUrl: string, moniker: string, here: URL, more: Readonly<Record<string, string>> = {}): string {
  const url = new URL(profileUrl, here)
  for (const [name, value] of Object.entries({ moniker, ...more })) if (value) url.searchParams.set(name, value)
  return url.origin === here.origin ? url.pathname + url.search : url.href
}
