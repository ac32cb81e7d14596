import type { ShopPage } from './shop-page.js'

/** Mounts a block anew, as after a reload or on the way back from another page, and waits until it is in that state. */
export async function comeBack(page: ShopPage, block: string, state: string): Promise<void> {
  const before = page.element(block)
  const after = before.cloneNode() as HTMLElement
  delete after.dataset.state
  before.replaceWith(after)
  await page.becomes(block, state)
}
