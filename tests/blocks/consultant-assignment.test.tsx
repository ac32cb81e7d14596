import '../../src/blocks/consultant-assignment/index.js'
import { describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import type { Sandbox } from '../../src/sandbox/sandbox.js'
import { colourScheme, complaints, fillCart, openSandbox, type ShopPage, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const shopPage = openSandbox()
const html = '<vitrine-consultant-assignment></vitrine-consultant-assignment>'
const block = (page: ShopPage) => page.in('consultant-assignment')

const onlyAnna = ({ world }: Sandbox) => {
  world.state.closedShops = world.facts.consultants.slice(1).map(({ id }) => id)
}

async function ask(page: ShopPage, postalCode: string) {
  await userEvent.fill(await block(page).findByLabelText('Postleitzahl'), postalCode)
  await userEvent.click(block(page).getByRole('button', { name: 'Beraterin zuteilen' }))
}

describe('vitrine-consultant-assignment', () => {
  it('shows a guest who is near, and makes the page sell for her when the guest wants it', async () => {
    const page = await shopPage({ html })
    const elsewhere = page.heardElsewhere()
    await page.becomes('consultant-assignment', 'asking')
    await ask(page, '50667')
    await page.becomes('consultant-assignment', 'assigned')
    expect(block(page).getByText('Anna Berger berät ganz in deiner Nähe.').isConnected).toBe(true)
    expect(block(page).getByText(/^Köln · \d,\d\skm entfernt$/).isConnected).toBe(true)
    expect(page.shop.consultant.get()).toBeUndefined()
    await userEvent.click(block(page).getByRole('button', { name: 'Bei Anna einkaufen' }))
    await page.becomes('consultant-assignment', 'chosen')
    expect(page.shop.consultant.get()?.moniker).toBe('anna-berger')
    await page.announced('Du kaufst jetzt bei Anna Berger ein.')
    // She is connected with nobody: nothing has changed but this page.
    expect(page.said('relation.changed')).toEqual([])
    expect(elsewhere).toEqual([])
  })

  it.each([
    { lang: 'de', told: 'Anna Berger berät in Köln.', facts: /^Köln · \d{3},\d\skm entfernt$/, heading: 'Eine Beraterin für dich' },
    { lang: 'en', told: 'Anna Berger gives advice in Köln.', facts: /^Köln · \d{3}\.\d\skm away$/, heading: 'A consultant for you' },
  ] as const)('says how far away the nearest is, and calls nobody near who is not: $lang', async ({ lang, told, facts, heading }) => {
    const page = await shopPage({ html, settings: { locale: lang }, world: onlyAnna })
    await userEvent.fill(await block(page).findByRole('textbox'), '10115')
    await userEvent.click(block(page).getAllByRole('button')[0]!)
    await page.becomes('consultant-assignment', 'assigned')
    expect(block(page).getByText(told).isConnected).toBe(true)
    expect(block(page).getByText(facts).isConnected).toBe(true)
    expect(block(page).getByRole('heading').textContent).toBe(heading)
    expect(block(page).queryByText(/Nähe|near|area/)).toBeNull()
  })

  it('tells a customer, too, where she is whom she was connected with', async () => {
    const page = await shopPage({ html, scene: 'first-login', world: onlyAnna })
    await page.becomes('consultant-assignment', 'asking')
    await ask(page, '10115')
    await page.becomes('consultant-assignment', 'assigned')
    expect(block(page).getByText('Anna Berger ist jetzt deine Beraterin.').isConnected).toBe(true)
    expect(block(page).getByText(/^Köln · \d{3},\d\skm entfernt$/).isConnected).toBe(true)
    expect(block(page).queryByText(/Nähe/)).toBeNull()
  })

  it('connects a customer with her at once, and tells the page and other tabs', async () => {
    const page = await shopPage({ html, scene: 'first-login' })
    const elsewhere = page.heardElsewhere()
    await page.becomes('consultant-assignment', 'asking')
    await ask(page, ' 50 667 ')
    await page.becomes('consultant-assignment', 'assigned')
    expect(block(page).getByText('Anna Berger ist jetzt deine Beraterin.').isConnected).toBe(true)
    expect(page.said('relation.changed')).toEqual([{ consultantId: consultants[0]?.id }])
    await vi.waitFor(() => expect(elsewhere).toEqual(['changed']))
    const relations = await (await page.shop.relations.get()).read()
    expect('consultants' in relations && relations.consultants.map(({ consultant }) => consultant.moniker)).toEqual(['anna-berger'])
  })

  it.each([
    ['', 'Bitte gib deine Postleitzahl ein.'],
    ['abc', 'Das ist keine deutsche Postleitzahl. Bitte gib fünf Ziffern ein.'],
    ['00000', 'Das ist keine deutsche Postleitzahl. Bitte gib fünf Ziffern ein.'],
    ['5066', 'Das ist keine deutsche Postleitzahl. Bitte gib fünf Ziffern ein.'],
  ])('says in words what is wrong with "%s", at the field, and asks nobody', async (postalCode, words) => {
    const page = await shopPage({ html })
    await ask(page, postalCode)
    await page.becomes('consultant-assignment', 'refused')
    const field = block(page).getByLabelText<HTMLInputElement>('Postleitzahl')
    expect(block(page).getByRole('alert').textContent).toBe(words)
    expect(field.getAttribute('aria-describedby')).toBe(block(page).getByRole('alert').id)
    expect(page.element('consultant-assignment').shadowRoot?.activeElement).toBe(field)
    expect(field.value).toBe(postalCode)
    expect(page.asked(/assignConsultant/)).toEqual([])
  })

  it('takes the postal code out of what a browser fills in', async () => {
    const page = await shopPage({ html })
    await ask(page, '50667 Köln')
    await page.becomes('consultant-assignment', 'assigned')
  })

  it('says so when the shop knows no such postal code', async () => {
    const page = await shopPage({ html })
    await ask(page, '05000')
    await page.becomes('consultant-assignment', 'refused')
    expect(block(page).getByRole('alert').textContent).toContain('Das ist keine deutsche Postleitzahl.')
  })

  it('says that one is recommended with the next purchase when there is none near', async () => {
    const page = await shopPage({
      html,
      world: ({ world }) => {
        world.state.closedShops = world.facts.consultants.map(({ id }) => id)
      },
    })
    await ask(page, '50667')
    await page.becomes('consultant-assignment', 'refused')
    expect(block(page).getByRole('alert').textContent).toContain('Bei deinem nächsten Einkauf empfehlen wir dir automatisch eine.')
  })

  it('promises a recommendation to whoever does not want one now, and lets her change her mind', async () => {
    const page = await shopPage({ html })
    await userEvent.click(await block(page).findByRole('button', { name: 'Nicht jetzt' }))
    await page.becomes('consultant-assignment', 'later')
    expect(block(page).getByRole('status').textContent).toContain(
      'Wir empfehlen dir bei deinem nächsten Einkauf automatisch eine Beraterin.',
    )
    await userEvent.click(block(page).getByRole('button', { name: 'Doch die Postleitzahl eingeben' }))
    await page.becomes('consultant-assignment', 'asking')
    expect(page.element('consultant-assignment').shadowRoot?.activeElement).toBe(block(page).getByLabelText('Postleitzahl'))
  })

  it('lets the cart be filled without a consultant', async () => {
    const page = await shopPage({ html })
    await page.becomes('consultant-assignment', 'asking')
    const product = page.sandbox.world.shelves.products.find(({ quantityRule }) => !quantityRule)
    page.sandbox.world.state.stock[product!.id] = 20
    expect(await page.shop.cart.add(product!.id, 1)).toEqual({ done: true })
  })

  it('says before she shops there what of her cart this consultant does not have', async () => {
    const meryem = consultants[1]!
    const missing = meryem.unavailableProductIds[0]!
    const page = await shopPage({ html, world: (sandbox) => fillCart(sandbox, [[missing, 1]]) })
    await ask(page, meryem.postalCode)
    await page.becomes('consultant-assignment', 'assigned')
    expect(block(page).getByText('Meryem Yıldız berät ganz in deiner Nähe.').isConnected).toBe(true)
    expect(block(page).getByRole('listitem').textContent).toBe(page.sandbox.world.shelves.byId.get(missing)?.name)
  })

  it('says as well that everything in her cart is there', async () => {
    const everywhere = products.find(({ id, quantityRule }) => !quantityRule && !consultants[0]!.unavailableProductIds.includes(id))!
    const page = await shopPage({ html, world: (sandbox) => fillCart(sandbox, [[everywhere.id, 1]]) })
    await ask(page, '50667')
    await page.becomes('consultant-assignment', 'assigned')
    expect(block(page).getByText('Dein Warenkorb bleibt derselbe, und alles daraus bekommst du auch bei Anna.').isConnected).toBe(true)
  })

  it('tells whoever has a consultant already that she need not do anything, as high as the others are asked', async () => {
    const asked = await shopPage({ html })
    await asked.becomes('consultant-assignment', 'asking')
    const most = asked.element('consultant-assignment').getBoundingClientRect().height
    const page = await shopPage({ html, scene: 'signed-in' })
    await page.becomes('consultant-assignment', 'settled')
    expect(block(page).getByRole('heading').textContent).toBe('Deine Beraterin ist schon da')
    expect(block(page).queryByRole('textbox')).toBeNull()
    const { height: own } = page.element('consultant-assignment').getBoundingClientRect()
    const panel = page.element('consultant-assignment').shadowRoot!.querySelector('.panel')!.getBoundingClientRect()
    expect(Math.abs(own - most)).toBeLessThan(8)
    expect(Math.abs(panel.height - own)).toBeLessThan(1)
    expect(await complaints(page.container)).toEqual([])
  })

  it('comes when she has parted from the last one', async () => {
    const page = await shopPage({ html, scene: 'signed-in' })
    await page.becomes('consultant-assignment', 'settled')
    await (await page.shop.relations.get()).part(consultants[0]!.id)
    await page.becomes('consultant-assignment', 'asking')
  })

  it('comes when she has parted from the last one in another tab', async () => {
    const page = await shopPage({ html, scene: 'signed-in' })
    await page.becomes('consultant-assignment', 'settled')
    await page.elsewhere(({ relations }) => relations.disconnect(consultants[0]!.id))
    await page.becomes('consultant-assignment', 'asking')
  })

  it('keeps the postal code when the shop cannot be reached, and works when it can', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html })
    page.sandbox.weather({ kind: 'offline', match: 'assignConsultant', times: 1 })
    await ask(page, '50667')
    await page.becomes('consultant-assignment', 'failed')
    expect(block(page).getByRole('alert').textContent).toContain('Wir erreichen den Shop gerade nicht.')
    expect(block(page).getByLabelText<HTMLInputElement>('Postleitzahl').value).toBe('50667')
    await userEvent.click(block(page).getByRole('button', { name: 'Beraterin zuteilen' }))
    await page.becomes('consultant-assignment', 'assigned')
  })

  it('asks once, however often she presses', async () => {
    const page = await shopPage({ html, weather: [{ kind: 'slow', match: 'assignConsultant', delay: 60_000 }] })
    await ask(page, '50667')
    await userEvent.dblClick(await block(page).findByRole('button', { name: 'Einen Moment' }), { force: true })
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('consultant-assignment', 'assigned')
    expect(page.asked(/assignConsultant/)).toHaveLength(1)
  })

  it('is locked in shop-id mode', async () => {
    const page = await shopPage({ html })
    await block(page).findByLabelText('Postleitzahl')
    page.shop.bus.publish('consultant-key-selected', { shopId: 'a', consultantKey: 'b', hideHeader: false })
    await vi.waitFor(() => expect(page.element('consultant-assignment').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true))
  })

  it.each(schemes)('has nothing that axe complains about, in %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await shopPage({ html })
    await ask(page, 'abc')
    expect(await complaints(page.element('consultant-assignment'))).toEqual([])
    await ask(page, '50667')
    await page.becomes('consultant-assignment', 'assigned')
    expect(await complaints(page.element('consultant-assignment'))).toEqual([])
    await colourScheme('light')
  })
})
