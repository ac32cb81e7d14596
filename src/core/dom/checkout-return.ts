/** Returns the address of the checkout for a shopper who came here from it; `checkoutUrl` is that of the store. */
export function checkoutToReturnTo(here: URL, checkoutUrl: string): string | undefined {
  return checkoutUrl && here.searchParams.get('from') === 'checkout' ? checkoutUrl : undefined
}
