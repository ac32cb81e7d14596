/** Milliseconds: a site draws its components one after the other. */
const patience = 5000
const store = 'vitrine-store'

/**
 * Watches what components ask for, and says once when a page has blocks and no settings of the shop: such blocks ask for the
 * sandbox's store, which no site has.
 * @param wait milliseconds from the first block on
 * @returns takes the tag of each block that a component asks for
 */
export function watchForStore(wait = patience): (tag: string) => void {
  let hasStore = false
  let isWaiting = false
  return (tag) => {
    hasStore ||= tag === store
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      if (hasStore || document.querySelector(store)) return
      console.warn(
        'Vitrine: this page has blocks and no settings of the shop, so they ask for a store that this site does not have. Put the component vitrineStore on it once, best into the header of the theme layout.',
      )
    }, wait)
  }
}
