import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/address-book/index.js'
import '../../src/blocks/cart-page/index.js'
import '../../src/blocks/checkout/index.js'
import '../../src/blocks/consultant-assignment/index.js'
import '../../src/blocks/consultant-contact/index.js'
import '../../src/blocks/consultant-search/index.js'
import '../../src/blocks/newsletter-signup/index.js'
import '../../src/blocks/order-history/index.js'
import '../../src/blocks/password-reset/index.js'
import '../../src/blocks/personal-data/index.js'
import '../../src/blocks/register/index.js'
import '../../src/blocks/site-search/index.js'
import '../../src/blocks/withdrawal/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const typing = 'a1 b22'

interface Form extends Omit<PageOptions, 'html'> {
  block: string
  html?: string
  /** Buttons that lead to the form. */
  presses?: readonly (string | RegExp)[]
}

const priced: Form = {
  block: 'product-list',
  html: '<vitrine-product-list browsable></vitrine-product-list>',
  at: '/products',
  presses: [/Filter/],
}

/** Each block that has a field to type in. */
const forms: readonly Form[] = [
  { block: 'address-book', scene: 'signed-in', presses: ['Neue Adresse'] },
  { block: 'cart-page', scene: 'full-cart' },
  { block: 'checkout', scene: 'full-cart' },
  { block: 'consultant-assignment' },
  {
    block: 'consultant-contact',
    html: '<vitrine-consultant-detection></vitrine-consultant-detection><vitrine-consultant-contact action="/services/apexrest/consultant-messages"></vitrine-consultant-contact>',
    at: `/?mk_moniker=${consultants[0]!.moniker}`,
  },
  { block: 'consultant-search' },
  { block: 'login' },
  { block: 'newsletter-signup' },
  { block: 'order-history' },
  { block: 'password-reset' },
  { block: 'personal-data', scene: 'signed-in' },
  priced,
  { block: 'register' },
  { block: 'site-search' },
  { block: 'withdrawal' },
]

const isTyped = (field: Element): field is HTMLInputElement =>
  field.matches('textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=submit])') &&
  (field as HTMLInputElement).checkVisibility()

/** What the alerts of a block say, each time that one of them says something else. */
function alertsOf(root: ShadowRoot) {
  const texts = () => [...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent.trim()).filter(Boolean)
  const said: string[] = []
  let before = texts()
  const changed = () => {
    const now = texts()
    said.push(...now.filter((text) => !before.includes(text)))
    before = now
  }
  const observer = new MutationObserver(changed)
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  return { said, stop: () => observer.disconnect() }
}

async function drawn() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

async function formOf({
  block,
  html = `<vitrine-${block}></vitrine-${block}>`,
  presses = [],
  ...options
}: Form): Promise<{ page: ShopPage; root: ShadowRoot }> {
  const page = await openShop({ html, ...options })
  const root = page.element(block).shadowRoot!
  for (const name of presses) await userEvent.click(await page.in(block).findByRole('button', { name }))
  await vi.waitFor(() => expect([...root.querySelectorAll('input, textarea')].some(isTyped)).toBe(true))
  return { page, root }
}

describe('an alert is said once, and not again while the shopper types', () => {
  it.each(forms)('in $block', async (form) => {
    const { root } = await formOf(form)
    for (const each of root.querySelectorAll('form')) each.requestSubmit()
    await drawn()
    for (const field of [...root.querySelectorAll('input, textarea')].filter(isTyped)) {
      if (!field.isConnected) continue
      field.focus()
      await drawn()
      const alerts = alertsOf(root)
      for (const key of typing) {
        await userEvent.keyboard(key)
        await drawn()
      }
      alerts.stop()
      expect(alerts.said.length, `${field.name || field.id}: ${alerts.said.join(' | ')}`).toBeLessThanOrEqual(1)
    }
  })

  it('a summary of what is wrong stays as it was sent until all of it is right', async () => {
    const { page, root } = await formOf({ block: 'checkout', scene: 'full-cart' })
    const till = page.in('checkout')
    await userEvent.click(till.getByRole('button', { name: 'Weiter zum Versand' }))
    const summary = await till.findByText(/Angaben fehlen noch/)
    const alerts = alertsOf(root)
    const sent = summary.textContent
    await userEvent.fill(till.getByLabelText('Ort'), 'Köln')
    await userEvent.fill(till.getByLabelText('Vorname'), 'Greta')
    await vi.waitFor(() => expect(till.getByLabelText('Vorname').getAttribute('aria-invalid')).toBe('false'))
    expect(summary.textContent).toBe(sent)
    expect(alerts.said).toEqual([])
    alerts.stop()
  })

  it('a price from 50 to 100 is not upside down while the 100 is being typed, and from 50 to 10 is', async () => {
    const { page, root } = await formOf(priced)
    const list = page.in('product-list')
    const alerts = alertsOf(root)
    await userEvent.fill(list.getByLabelText('ab'), '50')
    list.getByLabelText('bis').focus()
    for (const key of '100') {
      await userEvent.keyboard(key)
      await drawn()
    }
    expect(alerts.said).toEqual([])
    await userEvent.fill(list.getByLabelText('bis'), '1')
    await drawn()
    expect(alerts.said).toEqual([])
    await userEvent.tab()
    await vi.waitFor(() => expect(alerts.said).toHaveLength(1))
    alerts.stop()
  })
})
