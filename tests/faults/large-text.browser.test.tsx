import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const sizes = [
  [320, 480],
  [375, 667],
  [800, 600],
  [1280, 900],
] as const

afterEach(() => {
  document.documentElement.style.fontSize = ''
})

/** Whether it can be brought to where it is pressed: nothing cuts it off, and nothing stands before it. */
async function isReachable(control: Element): Promise<boolean> {
  control.scrollIntoView({ block: 'center' })
  await new Promise(requestAnimationFrame)
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = (control.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (control.contains(hit) || hit.contains(control))
}

describe.each([100, 150, 200])('with text at %i %', (percent) => {
  it.each(sizes)('every control of the cart panel can be reached at %i × %i', async (width, height) => {
    await browserPage.viewport(width, height)
    document.documentElement.style.fontSize = `${percent}%`
    const page = await shopPage({
      html: '<vitrine-main-navigation></vitrine-main-navigation><vitrine-cart-panel></vitrine-cart-panel>',
      scene: 'full-cart',
      settings: { 'checkout-url': '/checkout' },
    })
    await userEvent.click(page.in('main-navigation').getByRole('button', { name: /^Warenkorb/ }))
    await page.becomes('cart-panel', 'filled')
    const root = page.element('cart-panel').shadowRoot!
    await vi.waitFor(() => expect(root.querySelector('.checkout')).not.toBeNull())
    await Promise.all(root.getAnimations().map(({ finished }) => finished))
    const controls = [...root.querySelectorAll('dialog :is(a[href], button, input)')].filter((each) => each.getClientRects().length > 0)
    expect(controls.length).toBeGreaterThan(5)
    const cut: string[] = []
    for (const control of controls)
      if (!(await isReachable(control))) cut.push(control.getAttribute('aria-label') ?? control.textContent ?? '')
    expect(cut).toEqual([])
  })
})
