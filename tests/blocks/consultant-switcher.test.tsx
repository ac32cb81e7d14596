import '../../src/blocks/consultant-switcher/index.js'
import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import type { CustomerRecord } from '../../src/sandbox/world/state.js'
import { colourScheme, complaints, type PageOptions, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const html = '<vitrine-consultant-switcher></vitrine-consultant-switcher>'
const [anna, meryem] = consultants as unknown as [{ id: string }, { id: string; unavailableProductIds: string[] }]

/** Katharina is signed in: Meryem is her primary one, Anna another, Sophie's shop is closed. */
async function switcherPage(options: Partial<PageOptions> = {}) {
  const page = await openPage({ html, scene: 'several-consultants', ...options })
  const { findByRole, getByRole } = page.in('consultant-switcher')
  const row = async (name: string) => {
    const heading = await findByRole('heading', { level: 3, name })
    return within(heading.closest('li') as HTMLElement)
  }
  const press = async (name: string | RegExp) => userEvent.click(await findByRole('button', { name }))
  return {
    ...page,
    row,
    press,
    dialog: () => within(getByRole('dialog')),
    names: () =>
      page
        .in('consultant-switcher')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
  }
}

const sophieHere = consultants.find(({ lastName }) => lastName === 'Lindner-Achternbusch')!

/** Meryem does not have this. */
const onlyAtAnnas = products.find(({ id }) => id === meryem.unavailableProductIds[0])!

async function fillBag(page: ShopPage, productId: string) {
  page.sandbox.world.state.stock[productId] = 20
  expect(await page.shop.cart.add(productId, 1)).toEqual({ done: true })
}

describe('vitrine-consultant-switcher', () => {
  it('shows all consultants, the primary one first and marked', async () => {
    const page = await switcherPage()
    expect((await page.row('Meryem Yıldız')).getByText('Hauptberaterin').isConnected).toBe(true)
    expect(page.names()).toEqual(['Meryem Yıldız', 'Anna Berger', 'Sophie Lindner-Achternbusch'])
    expect(page.in('consultant-switcher').getAllByText('Hauptberaterin')).toHaveLength(1)
    await page.becomes('consultant-switcher', 'filled')
  })

  it('shows whom she has made the primary one in another tab', async () => {
    const page = await switcherPage()
    await page.becomes('consultant-switcher', 'filled')
    await page.elsewhere(({ relations }) => relations.setPrimary(anna.id))
    await vi.waitFor(() => expect(page.names()[0]).toBe('Anna Berger'))
  })

  it('asks guests to sign in, and brings them back', async () => {
    const page = await openPage({ html, scene: 'guest', at: '/my-consultants' })
    await page.becomes('consultant-switcher', 'guest')
    expect(page.in('consultant-switcher').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
      '/login?return=%2Fmy-consultants',
    )
    expect(page.asked(/getRelations/)).toEqual([])
  })

  it('shows the way to a consultant when she has none', async () => {
    const page = await openPage({ html, scene: 'first-login' })
    await page.becomes('consultant-switcher', 'empty')
    expect(page.in('consultant-switcher').getByRole('link', { name: 'Beraterin finden' }).getAttribute('href')).toBe('/consultants')
  })

  it('tells nobody in a consultant’s shop that she has none, and connects her when she wants', async () => {
    const page = await openPage({
      html: `<vitrine-consultant-detection></vitrine-consultant-detection>${html}`,
      scene: 'first-login',
      at: '/my-consultants?mk_moniker=anna-berger',
    })
    const { findByText, getByRole, queryByText, findByRole } = page.in('consultant-switcher')
    expect((await findByText(/^Du kaufst im Shop von Anna Berger ein\./)).isConnected).toBe(true)
    expect(queryByText(/noch keine Beraterin/)).toBeNull()
    expect(getByRole('link', { name: 'Andere Beraterin finden' }).getAttribute('href')).toBe('/consultants')
    expect(await complaints(page.container)).toEqual([])
    await userEvent.click(getByRole('button', { name: 'Mit Anna verbinden' }))
    await page.announced('Du bist mit Anna Berger verbunden.')
    expect((await findByRole('heading', { level: 3, name: 'Anna Berger' })).isConnected).toBe(true)
    expect(page.said('relation.changed')).toEqual([{ consultantId: anna.id }])
  })

  it('says what is wrong when she cannot be connected', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await openPage({
      html: `<vitrine-consultant-detection></vitrine-consultant-detection>${html}`,
      scene: 'first-login',
      at: '/my-consultants?mk_moniker=anna-berger',
      weather: [{ kind: 'error-500', match: 'connectConsultant' }],
    })
    const { findByRole } = page.in('consultant-switcher')
    await userEvent.click(await findByRole('button', { name: 'Mit Anna verbinden' }))
    expect((await findByRole('alert')).textContent).toContain('Der Shop hat gerade eine Störung.')
  })

  it('makes another one the primary one, and tells the page and other tabs', async () => {
    const page = await switcherPage()
    const elsewhere = page.heardElsewhere()
    await page.press('Als Hauptberaterin festlegen: Anna Berger')
    await vi.waitFor(() => expect(page.names()[0]).toBe('Anna Berger'))
    expect(page.said('relation.changed')).toEqual([{ consultantId: anna.id }])
    await page.announced('Anna Berger ist jetzt deine Hauptberaterin.')
    await vi.waitFor(() => expect(elsewhere).toEqual(['changed']))
  })

  it('says in the row that a shop is closed, and offers neither to shop there nor to make her the primary one', async () => {
    const page = await switcherPage()
    const sophie = await page.row('Sophie Lindner-Achternbusch')
    expect(sophie.getByText('Der Shop ist gerade geschlossen.', { exact: false }).isConnected).toBe(true)
    expect(sophie.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Was heißt das?', 'Trennen'])
  })

  it('explains that by keyboard: it comes with the focus and goes with Esc', async () => {
    const page = await switcherPage()
    const sophie = await page.row('Sophie Lindner-Achternbusch')
    const why = sophie.getByRole('button', { name: 'Was heißt das?' })
    expect(sophie.queryByRole('tooltip')).toBeNull()
    why.focus()
    const tip = await sophie.findByRole('tooltip')
    expect(why.getAttribute('aria-describedby')).toBe(tip.id)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(sophie.queryByRole('tooltip')).toBeNull())
    expect(why.matches(':focus')).toBe(true)
  })

  it('explains it under the pointer, also when the pointer moves onto the explanation, until Esc', async () => {
    const page = await switcherPage()
    const sophie = await page.row('Sophie Lindner-Achternbusch')
    await userEvent.hover(sophie.getByRole('button', { name: 'Was heißt das?' }))
    const tip = await sophie.findByRole('tooltip')
    await userEvent.hover(tip.firstElementChild as HTMLElement)
    expect(sophie.getByRole('tooltip').isConnected).toBe(true)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(sophie.queryByRole('tooltip')).toBeNull())
    await userEvent.hover(page.in('consultant-switcher').getByRole('heading', { level: 2 }))
  })

  it('leads from there to her whom one should ask, by keyboard as well', async () => {
    const page = await switcherPage()
    const sophie = await page.row('Sophie Lindner-Achternbusch')
    const why = sophie.getByRole('button', { name: 'Was heißt das?' })
    why.focus()
    const tip = await sophie.findByRole('tooltip')
    expect(tip.textContent).toBe(
      'Bei Sophie kannst du gerade nichts bestellen. Frag sie, wann es weitergeht, oder kauf so lange bei einer anderen Beraterin ein.',
    )
    await userEvent.keyboard('{Tab}')
    const link = sophie.getByRole('link', { name: 'Frag sie' })
    expect(link.matches(':focus')).toBe(true)
    expect(link.getAttribute('href')).toBe(`/consultant?moniker=${sophieHere.moniker}`)
    expect(await complaints(page.container)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(sophie.queryByRole('tooltip')).toBeNull())
    expect(why.matches(':focus')).toBe(true)
  })

  it('leads to the profile of each one who has a shop', async () => {
    const page = await switcherPage({ scene: 'terminated-primary' })
    await page.row('Anna Berger')
    expect((await page.row('Anna Berger')).getByRole('link', { name: 'Anna Berger' }).getAttribute('href')).toBe(
      '/consultant?moniker=anna-berger',
    )
    expect((await page.row('Meryem Yıldız')).queryByRole('link')).toBeNull()
  })

  it('says who is new through the last purchase', async () => {
    const page = await switcherPage({ scene: 'newly-added' })
    expect((await page.in('consultant-switcher').findByText('Neu durch deinen letzten Einkauf')).isConnected).toBe(true)
  })

  it('says that the primary one has given up, and who took over', async () => {
    const page = await switcherPage({ scene: 'terminated-primary' })
    const meryem = await page.row('Meryem Yıldız')
    expect(meryem.getByText(/^Hat ihren Shop aufgegeben. Für sie ist jetzt .+ deine Hauptberaterin.$/).isConnected).toBe(true)
    expect(meryem.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Trennen'])
    const [replacement] = page.names()
    expect((await page.row(replacement ?? '')).getByText('Sie hat dich von Meryem Yıldız übernommen.').isConnected).toBe(true)
  })

  it('switches at once with an empty cart', async () => {
    const page = await switcherPage()
    await page.press('Bei Anna einkaufen')
    await vi.waitFor(() => expect(page.shop.consultant.get()?.moniker).toBe('anna-berger'))
    expect((await page.row('Anna Berger')).getByText('Hier kaufst du gerade ein').isConnected).toBe(true)
    expect(page.said('relation.changed')).toEqual([{ consultantId: anna.id }])
    expect(page.asked(/previewConsultantSwitch/)).toEqual([])
  })

  it('says before it switches with a filled cart: same cart, new consultant, and what she does not have', async () => {
    const page = await switcherPage()
    await page.press('Bei Anna einkaufen')
    await vi.waitFor(() => expect(page.shop.consultant.get()?.id).toBe(anna.id))
    await fillBag(page, onlyAtAnnas.id)
    await page.press('Bei Meryem einkaufen')
    await page.in('consultant-switcher').findByRole('dialog', { name: 'Zu Meryem Yıldız wechseln?' })
    expect(
      page.dialog().getByText('Dein Warenkorb bleibt derselbe. Du bestellst ihn dann bei Meryem Yıldız statt bei Anna Berger.').isConnected,
    ).toBe(true)
    expect(page.dialog().getByRole('listitem').textContent).toBe(onlyAtAnnas.name)
    expect(page.shop.consultant.get()?.id).toBe(anna.id)

    await userEvent.click(page.dialog().getByRole('button', { name: 'Nein, abbrechen' }))
    expect(page.shop.consultant.get()?.id).toBe(anna.id)

    await page.press('Bei Meryem einkaufen')
    await page.press('Ja, wechseln')
    expect(page.shop.consultant.get()?.id).toBe(meryem.id)
    expect(page.shop.cart.view.get().lines).toHaveLength(1)
  })

  it('says the same before the first consultant gets a filled cart, and keeps the focus in her row', async () => {
    const page = await switcherPage()
    await fillBag(page, onlyAtAnnas.id)
    await userEvent.click((await page.row('Anna Berger')).getByRole('button', { name: 'Bei Anna einkaufen' }))
    await page.in('consultant-switcher').findByRole('dialog', { name: 'Bei Anna Berger einkaufen?' })
    expect(page.dialog().getByText('Dein Warenkorb bleibt derselbe. Du bestellst ihn dann bei Anna Berger.').isConnected).toBe(true)
    expect(page.dialog().getByText('Alles daraus bekommst du auch bei Anna.').isConnected).toBe(true)
    await page.press('Ja, hier einkaufen')
    await vi.waitFor(() => expect(page.shop.consultant.get()?.id).toBe(anna.id))
    await vi.waitFor(() => expect(page.element('consultant-switcher').shadowRoot?.activeElement?.textContent).toBe('Deine Beraterinnen'))
  })

  it('does not switch blindly when it cannot learn what is missing', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await switcherPage()
    await fillBag(page, onlyAtAnnas.id)
    page.sandbox.weather({ kind: 'offline', match: 'previewConsultantSwitch', times: 1 })
    await page.press('Bei Anna einkaufen')
    const row = await page.row('Anna Berger')
    expect((await row.findByRole('alert')).textContent).toContain('Wir erreichen den Shop gerade nicht.')
    expect(page.shop.consultant.get()).toBeUndefined()
    await page.press('Bei Anna einkaufen')
    await page.in('consultant-switcher').findByRole('dialog', { name: 'Bei Anna Berger einkaufen?' })
  })

  it('says whom she leaves, also when that is found out while she is being asked', async () => {
    const page = await switcherPage({
      html: `<vitrine-consultant-detection></vitrine-consultant-detection>${html}`,
      at: '/my-consultants?mk_moniker=anna-berger',
      weather: [{ kind: 'slow', match: 'getIbcDetails', delay: 60_000 }],
    })
    await fillBag(page, onlyAtAnnas.id)
    await page.press('Bei Meryem einkaufen')
    await page.in('consultant-switcher').findByRole('dialog', { name: 'Bei Meryem Yıldız einkaufen?' })
    page.sandbox.weather({ kind: 'clear' })
    await page.in('consultant-switcher').findByRole('dialog', { name: 'Zu Meryem Yıldız wechseln?' })
    expect(page.dialog().getByText(/statt bei Anna Berger\.$/).isConnected).toBe(true)
    await page.press('Ja, wechseln')
    await vi.waitFor(() => expect(page.shop.consultant.get()?.id).toBe(meryem.id))
  })

  it('asks again when she presses again in the moment the question went', async () => {
    const page = await switcherPage()
    await fillBag(page, onlyAtAnnas.id)
    await page.press('Bei Anna einkaufen')
    const question = await page.in('consultant-switcher').findByRole<HTMLDialogElement>('dialog', { name: 'Bei Anna Berger einkaufen?' })
    const again = page.in('consultant-switcher').getByText('Bei Anna einkaufen')
    const gone = new Promise<void>((done) => {
      new MutationObserver(() => setTimeout(done)).observe(question, { attributeFilter: ['open'] })
    })
    page.dialog().getByRole('button', { name: 'Nein, abbrechen' }).click()
    await gone
    expect(question.open).toBe(false)
    again.click()
    await page.in('consultant-switcher').findByRole('dialog', { name: 'Bei Anna Berger einkaufen?' })
  })

  it('parts only after the question what is kept and what is removed', async () => {
    const page = await switcherPage()
    const records = () =>
      (page.sandbox.world.state.customerRecords[meryem.id] as CustomerRecord[] | undefined)?.filter(
        ({ firstName }) => firstName === 'Katharina',
      )
    await page.press('Von Meryem Yıldız trennen')
    await vi.waitFor(() => expect(page.dialog().getByText('Deine Bestellungen, dein Konto und dein Warenkorb.').isConnected).toBe(true))
    await vi.waitFor(() =>
      expect(page.dialog().getByText(/deine persönlichen Daten .* werden aus ihren Unterlagen gelöscht/).isConnected).toBe(true),
    )
    await vi.waitFor(() => expect(page.dialog().getByText(/^Sie ist deine Hauptberaterin\. Wer es danach ist/).isConnected).toBe(true))
    await userEvent.click(page.dialog().getByRole('button', { name: 'Nein, abbrechen' }))
    expect(page.asked(/disconnectConsultant/)).toEqual([])

    const elsewhere = page.heardElsewhere()
    await page.press('Von Meryem Yıldız trennen')
    await page.press('Ja, trennen')
    await vi.waitFor(() => expect(page.names()).toEqual(['Anna Berger', 'Sophie Lindner-Achternbusch']))
    expect(records()).toEqual([])
    expect(page.said('relation.changed')).toEqual([{ consultantId: meryem.id }])
    await vi.waitFor(() => expect(elsewhere).toEqual(['changed']))
    await page.announced('Du bist nicht mehr mit Meryem Yıldız verbunden.')
    await vi.waitFor(() => expect(page.element('consultant-switcher').shadowRoot?.activeElement?.textContent).toBe('Deine Beraterinnen'))
  })

  it('sells for nobody when she parts from the one she shops with, not even after a reload', async () => {
    const page = await switcherPage({
      html: `<vitrine-consultant-detection></vitrine-consultant-detection>${html}`,
      at: '/my-consultants?mk_moniker=anna-berger&x=1',
    })
    await page.becomes('consultant-detection', 'found')
    await page.press('Von Anna Berger trennen')
    await vi.waitFor(() => expect(page.dialog().getByText('Du kaufst dann nicht mehr in ihrem Shop ein.').isConnected).toBe(true))
    await page.press('Ja, trennen')
    await vi.waitFor(() => expect(page.shop.consultant.get()).toBeUndefined())
    expect(location.search).toBe('?x=1')
    expect(sessionStorage.getItem('mk_moniker')).toBeNull()
    expect(document.cookie).not.toContain('mk_moniker')
  })

  it('says in the question when parting did not get through, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await switcherPage()
    page.sandbox.weather({ kind: 'error-500', match: 'disconnectConsultant', times: 1 })
    await page.press('Von Anna Berger trennen')
    await page.press('Ja, trennen')
    expect((await page.dialog().findByRole('alert')).textContent).toContain('Der Shop hat gerade eine Störung.')
    await page.press('Ja, trennen')
    await vi.waitFor(() => expect(page.names()).not.toContain('Anna Berger'))
  })

  it('says that the platform cannot be reached, and asks again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await switcherPage({ weather: [{ kind: 'offline', match: 'getRelations', times: 1 }] })
    await page.becomes('consultant-switcher', 'failed')
    await page.press('Erneut versuchen')
    await page.becomes('consultant-switcher', 'filled')
  })

  it('shows sample consultants to an editor, without asking the platform', async () => {
    const page = await openPage({ html: html.replace('>', ' data-vitrine-mode="edit">') })
    expect(page.in('consultant-switcher').getByRole('heading', { name: 'Anna Berger' }).isConnected).toBe(true)
    expect(page.asked(/getRelations/)).toEqual([])
  })

  it('is locked in shop-id mode', async () => {
    const page = await switcherPage()
    page.shop.bus.publish('consultant-key-selected', { shopId: 'a', consultantKey: 'b', hideHeader: false })
    await vi.waitFor(() => expect(page.element('consultant-switcher').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true))
  })

  it.each(schemes)('has nothing that axe complains about, with the question open as well, in %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await switcherPage()
    await page.row('Anna Berger')
    expect(await complaints(page.element('consultant-switcher'))).toEqual([])
    await page.press('Von Anna Berger trennen')
    expect(await complaints(page.element('consultant-switcher'))).toEqual([])
    await colourScheme('light')
  })
})
