/** Whether this address is the page one is on. */
export function isHere(url: string, here: URL): boolean {
  if (!url || !URL.canParse(url, here)) return false
  const target = new URL(url, here)
  return target.origin === here.origin && target.pathname === here.pathname
}
