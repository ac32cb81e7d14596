import '../../src/blocks/address-book/index.js'
import '../../src/blocks/beauty-profile/index.js'
import '../../src/blocks/checkout/index.js'
import '../../src/blocks/newsletter-signup/index.js'
import '../../src/blocks/order-history/index.js'
import '../../src/blocks/withdrawal/index.js'
import { describe, expect, it, vi } from 'vitest'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { fillers } from '../support/fillers.js'
import { openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'

const openPage = openSandbox()
const address = {
  Vorname: 'Greta',
  Nachname: 'Sommer',
  'Straße und Hausnummer': 'Lindenweg 4',
  Postleitzahl: '50667',
  Ort: 'Köln',
  'Telefon (freiwillig)': '+49 221 123456',
}
const email = { 'E-Mail-Adresse': 'greta@example.org' }
const signedIn: Partial<PageOptions> = {
  world({ world }) {
    world.state.client.sid = openSession(world, customers.find(({ firstName }) => firstName === 'Anna')!).sid
  },
}

const forms: Readonly<Record<string, [entries: Record<string, string>, options?: Partial<PageOptions>, before?: string]>> = {
  checkout: [{ ...address, ...email }, { scene: 'full-cart' }],
  'address-book': [address, signedIn, 'Neue Adresse'],
  withdrawal: [{ 'Dein Name': 'Greta Sommer', Bestellnummer: 'ER37G-VYS2M', ...email }],
  'order-history': [{ Bestellnummer: 'ER37G-VYS2M', ...email }],
  'newsletter-signup': [email],
}

describe.each(Object.keys(forms))('the form of vitrine-%s', (name) => {
  const [entries, options, before] = forms[name]!
  const isNamed = (label: string) => (content: string) => content.trim() === label

  it.each(Object.keys(fillers))('keeps everything that a program fills in: %s', async (filler) => {
    const page = await openPage({ html: `<vitrine-${name}></vitrine-${name}>`, ...options })
    const block = page.in(name)
    if (name === 'checkout')
      page.shop.consultant.set(await (await page.shop.consultants.get()).find({ moniker: 'anna-berger', guest: true }))
    if (before) await userEvent.click(await block.findByRole('button', { name: before }))
    const field = (label: string) => block.findByLabelText<HTMLInputElement>(isNamed(label))
    const filled = await Promise.all(Object.entries(entries).map(async ([label, text]) => [await field(label), text] as const))
    fillers[filler]!(filled)
    // What is typed afterwards draws the whole form again.
    await userEvent.fill(filled[0]![0], 'Zuletzt')
    await vi.waitFor(() => expect(block.getByDisplayValue('Zuletzt')).toBeTruthy())
    expect(filled.slice(1).map(([each]) => each.value)).toEqual(filled.slice(1).map(([, text]) => text))
  })
})

it('keeps every box of a profile that is ticked in one task', async () => {
  const page = await openPage({ html: '<vitrine-beauty-profile></vitrine-beauty-profile>', ...signedIn })
  const block = page.in('beauty-profile')
  const boxes = (await block.findAllByRole<HTMLInputElement>('checkbox'))
    .filter(({ checked, disabled }) => !checked && !disabled)
    .slice(0, 3)
  for (const box of boxes) box.click()
  await vi.waitFor(() => expect(page.element('beauty-profile').dataset.state).toBe('changed'))
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true])
})
