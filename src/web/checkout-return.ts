/** The checkout, for a shopper who came here from it; where it stands, the store says. */
export function checkoutToReturnTo(here: URL, checkoutUrl: string): string | undefined {
  return checkoutUrl && here.searchParams.get('from') === 'checkout' ? checkoutUrl : undefined
}
