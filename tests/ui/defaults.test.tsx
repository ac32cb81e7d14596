import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/address-book/index.js'
import '../../src/blocks/checkout/index.js'
import '../../src/blocks/cookie-consent/index.js'
import '../../src/blocks/newsletter-signup/index.js'
import '../../src/blocks/register/index.js'
import { openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()

interface Case extends Omit<PageOptions, 'html'> {
  block: string
  presses?: readonly string[]
  /** What is chosen before the shopper has chosen: nothing that costs, consents, or decides from whom she buys. */
  chosen: readonly string[]
}

const cases: readonly Case[] = [
  { block: 'checkout', scene: 'full-cart', chosen: [] },
  { block: 'newsletter-signup', chosen: [] },
  { block: 'cookie-consent', presses: ['Selbst auswählen'], chosen: [] },
  { block: 'register', chosen: [] },
  { block: 'address-book', scene: 'signed-in', presses: ['Neue Adresse'], chosen: [] },
]

describe('nothing is chosen for the shopper', () => {
  it.each(cases)('in $block', async ({ block, presses = [], chosen, ...options }) => {
    const page = await openShop({ html: `<vitrine-${block}></vitrine-${block}>`, ...options })
    const root = page.element(block).shadowRoot!
    for (const name of presses) await userEvent.click(await page.in(block).findByRole('button', { name }))
    await vi.waitFor(() => expect(root.querySelector('input')).not.toBeNull())
    const ticked = [...root.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')].filter(
      ({ checked, disabled }) => checked && !disabled,
    )
    expect(ticked.map(({ labels }) => labels?.[0]?.textContent)).toEqual(chosen)
  })
})
