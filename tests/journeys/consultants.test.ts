import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fileWith } from '../support/built-files.js'
import { openExampleShop } from '../support/shop-server.js'
import { signIn } from '../support/sign-in.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()

describe('a shopper who looks for a consultant', () => {
  it('finds one by postal code, reads her profile and shops with her', async () => {
    const { page, wrong } = await shop.visit('/consultants', { viewport: { width: 375, height: 812 } })
    await page.getByLabel('Postleitzahl').fill('50667')
    await page.getByRole('heading', { name: /rund um 50667 Köln/ }).waitFor()
    await page.getByRole('link', { name: 'Anna Berger' }).first().click()
    await page.getByRole('heading', { name: 'Anna Berger', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Bei Anna einkaufen' }).click()
    await page.waitForURL('**/products**')
    await page.getByText('Shop von Anna Berger', { exact: true }).waitFor()
    expect(wrong).toEqual([])
  })

  it('is told that it looks for them until they can be shown', async () => {
    const { page } = await shop.visit('/consultants')
    const search = page.locator('vitrine-consultant-search')
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(fileWith('src/blocks/consultant-search/people.tsx'), (route) => held.then(() => route.continue()))
    const answered = page.waitForResponse(/consultants/i)
    const asked = page.waitForRequest(/people/)
    await page.getByLabel('Postleitzahl').fill('50667')
    await Promise.all([answered, asked])
    expect([await search.getAttribute('data-state'), await search.locator('[aria-busy="true"]').count()]).toEqual(['loading', 1])
    go()
    await page.getByRole('link', { name: 'Anna Berger' }).first().waitFor()
    await expect.poll(() => search.getAttribute('data-state')).toBe('filled')
  })

  it('comes back to her search with what she found', async () => {
    const { page } = await shop.visit('/consultants')
    await page.getByLabel('Postleitzahl').fill('50667')
    const heading = page.getByRole('heading', { name: /rund um 50667 Köln/ })
    const found = await heading.innerText()
    await page.getByRole('link', { name: 'Anna Berger' }).first().click()
    await page.getByRole('heading', { name: 'Anna Berger', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => heading.innerText()).toBe(found)
  })
})

describe('a shopper who follows a link', () => {
  it('is in the shop of her consultant, from page to page, with the imprint one step away', async () => {
    const { page, wrong } = await shop.visit('/?mk_moniker=anna-berger')
    await page.getByText('Shop von Anna Berger', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Alle Produkte', exact: true }).first().click()
    await page.waitForURL('**/products**')
    await page.getByText('Shop von Anna Berger', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Online Kataloge' }).getAttribute('href')).toBe('/ibc-personal-icatalog?shop=anna-berger')
    await page.getByRole('link', { name: 'Impressum & Kontakt' }).click()
    await page.getByRole('link', { name: 'anna-berger@lindenrose.example' }).first().waitFor()
    expect(wrong).toEqual([])
  })

  it('on an alternate moniker finds the primary one in the address, without a reload', async () => {
    const { page } = await shop.visit('/')
    const visits: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits.push(new URL(request.url()).search)
    })
    await atRest(page, page.goto('/products?mk_moniker=anna&sort=name'))
    await page.getByText('Shop von Anna Berger', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?mk_moniker=anna-berger&sort=name')
    expect(visits).toEqual(['?mk_moniker=anna&sort=name'])
  })

  it('to a closed shop is told, and buys nothing until she decides', async () => {
    const { page } = await shop.visit('/products?mk_moniker=sophie-lindner')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .click()
    await page.getByText('Dieser Shop ist gerade geschlossen.').waitFor()
    await page.getByRole('button', { name: 'Warenkorb, 0 Artikel' }).waitFor()
  })

  it('to nobody comes to a page that says sorry and leads home', async () => {
    const { page } = await shop.visit('/?mk_moniker=niemand-hier')
    await page.waitForURL('**/shop-invalid')
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  it('to nobody is not where back leads to', async () => {
    const { page } = await shop.visit('/products')
    await page.goto('/?mk_moniker=niemand-hier')
    await page.waitForURL('**/shop-invalid')
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/products')
  })
})

describe('a customer with several consultants', () => {
  it('switches with a filled cart knowing what happens, chooses a primary one, and parts from one after confirming', async () => {
    const { page, wrong } = await shop.visit('/login')
    await page.getByLabel('E-Mail-Adresse').fill('katharina.weiss@example.org')
    await page.getByLabel('Passwort', { exact: true }).fill('lindenrose')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByText('Hallo Katharina').waitFor()
    await page
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Warenkorb' }).waitFor()

    await atRest(page, page.goto('/my-consultants'))
    await page.getByRole('button', { name: 'Bei Anna einkaufen' }).click()
    await page.getByText('Dein Warenkorb bleibt derselbe.').waitFor()
    await page.getByRole('button', { name: 'Ja, hier einkaufen' }).click()
    await page.getByText('Shop von Anna Berger', { exact: true }).waitFor()

    const anna = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Anna Berger' }) })
    await anna.getByRole('button', { name: /Hauptberaterin/ }).click()
    await anna.getByText('Hauptberaterin', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Von Meryem Yıldız trennen' }).click()
    await page.getByRole('button', { name: 'Nein, abbrechen' }).click()
    await page.getByRole('button', { name: 'Von Meryem Yıldız trennen' }).click()
    await page.getByText('Deine Bestellungen, dein Konto und dein Warenkorb.').waitFor()
    await page.getByRole('button', { name: 'Ja, trennen' }).click()
    await page.getByRole('heading', { name: 'Meryem Yıldız', level: 3 }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).waitFor()
    expect(wrong).toEqual([])
  })
})

describe('a question', () => {
  it('is answered once by a double click: nothing beneath it is pressed', async () => {
    const { page } = await shop.visit('/login?return=/my-consultants')
    await signIn(page, 'katharina.weiss@example.org')
    await page
      .getByRole('button', { name: /^Von .* trennen$/ })
      .first()
      .click()
    const beneath = await page.evaluateHandle(() => {
      const clicks: number[] = []
      document.addEventListener('click', ({ detail }) => clicks.push(detail))
      return clicks
    })
    await page.getByRole('button', { name: 'Ja, trennen' }).dblclick({ delay: 60 })
    await page.getByText('Du bist nicht mehr mit', { exact: false }).first().waitFor({ state: 'attached' })
    expect(await beneath.jsonValue()).toEqual([1])
  })
})

describe('somebody new', () => {
  it('registers, is assigned a consultant by postal code, and shops with her', async () => {
    const { page, wrong } = await shop.visit('/login')
    await page.getByRole('link', { name: 'Konto anlegen' }).click()
    await page.getByLabel('Vorname').fill('Frieda')
    await page.getByLabel('Nachname').fill('Neumann')
    await page.getByLabel('E-Mail-Adresse').fill(`frieda.${Date.now()}@example.org`)
    await page.getByLabel('Passwort', { exact: true }).fill('lindenblüte-7')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await page.waitForURL('**/my-consultants')
    await page.getByText('Hallo Frieda').waitFor()
    await page.getByText('Du hast noch keine Beraterin.', { exact: false }).waitFor()
    await page.getByLabel('Postleitzahl').fill('50667')
    await page.getByRole('button', { name: 'Beraterin zuteilen' }).click()
    await page.getByText('Anna Berger ist jetzt deine Beraterin.').waitFor()
    await page.getByRole('heading', { name: 'Anna Berger' }).waitFor()
    await page.getByRole('region', { name: 'Eine Beraterin in deiner Nähe' }).getByRole('button', { name: 'Bei Anna einkaufen' }).click()
    await page.getByText('Shop von Anna Berger', { exact: true }).waitFor()
    expect(wrong).toEqual([])
  })
})

/** What has the focus, as a screen reader would call it, through shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    return at?.getAttribute('aria-label') ?? (at as HTMLInputElement | null)?.labels?.[0]?.textContent ?? at?.textContent ?? ''
  })

/** Presses Tab, or Shift and Tab, until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key)
    if (name.test(await focused(page))) return
  }
  throw new Error(`Nothing called ${name} can be reached with ${key}.`)
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

describe('a shopper with a keyboard alone', () => {
  it('finds a consultant and enters her shop', async () => {
    const { page } = await shop.visit('/consultants')
    await tabTo(page, /^Postleitzahl/)
    await page.keyboard.type('50667')
    await page.getByRole('heading', { name: /rund um 50667 Köln/ }).waitFor()
    await choose(page, /^Bei Anna einkaufen/)
    await page.getByText('Shop von Anna Berger', { exact: true }).waitFor()
  })

  it('goes the whole way: search, profile, connect, shop, switch with a filled cart, disconnect', async () => {
    const { page, wrong } = await shop.visit('/login')
    await tabTo(page, /^E-Mail-Adresse/)
    await page.keyboard.type('katharina.weiss@example.org')
    await tabTo(page, /^Passwort/)
    await page.keyboard.type('lindenrose')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByText('Hallo Katharina').waitFor()

    await choose(page, /^Beraterin finden/)
    await page.waitForURL('**/consultants')
    await tabTo(page, /^Postleitzahl/)
    await page.keyboard.type('50667')
    await page.getByRole('heading', { name: /rund um 50667 Köln/ }).waitFor()
    await page.getByRole('link', { name: 'Ludmila Lebedewa' }).waitFor()
    await choose(page, /^Ludmila Lebedewa$/)
    await page.getByRole('heading', { name: 'Ludmila Lebedewa', level: 1 }).waitFor()
    await choose(page, /^Bei Ludmila einkaufen/)
    await page.waitForURL('**/products**')
    await page.getByText('Shop von Ludmila Lebedewa', { exact: true }).waitFor()

    await page
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .waitFor()
    await choose(page, /in den Warenkorb$/)
    await page.getByRole('dialog', { name: 'Warenkorb' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Warenkorb' }).waitFor({ state: 'hidden' })

    await tabTo(page, /^Meine Beraterinnen$/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/my-consultants**')
    await page.getByRole('heading', { name: 'Ludmila Lebedewa', level: 3 }).waitFor()
    await choose(page, /^Bei Meryem einkaufen/)
    await page.getByRole('dialog', { name: 'Zu Meryem Yıldız wechseln?' }).waitFor()
    await choose(page, /^Nein, abbrechen$/)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toMatch(/Bei Meryem einkaufen$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Zu Meryem Yıldız wechseln?' }).waitFor()
    await choose(page, /^Ja, wechseln$/)
    await page.getByText('Shop von Meryem Yıldız', { exact: true }).waitFor()

    await choose(page, /^Von Ludmila Lebedewa trennen$/)
    await page.getByText('Deine Bestellungen, dein Konto und dein Warenkorb.').waitFor()
    await choose(page, /^Ja, trennen$/)
    await page.getByRole('heading', { name: 'Ludmila Lebedewa', level: 3 }).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Alle auf einen Blick')
    await page.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).waitFor()
    expect(wrong).toEqual([])
  })

  it('reads why a shop is closed, and puts the explanation away', async () => {
    const { page } = await shop.visit('/login')
    await page.getByLabel('E-Mail-Adresse').fill('katharina.weiss@example.org')
    await page.getByLabel('Passwort', { exact: true }).fill('lindenrose')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByText('Hallo Katharina').waitFor()
    await atRest(page, page.goto('/my-consultants'))
    await tabTo(page, /^Was heißt das\?$/)
    await page.getByRole('tooltip').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('tooltip').waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('Was heißt das?')
    await expect.poll(() => page.getByText('Der Shop ist gerade geschlossen.').isVisible()).toBe(true)
  })
})

describe('two tabs with different consultants', () => {
  it('each sells for the one that was chosen in it', async () => {
    const { page, context } = await shop.visit('/?mk_moniker=anna-berger')
    await page.getByText('Shop von Anna Berger', { exact: true }).waitFor()
    const second = await context.newPage()
    await atRest(second, second.goto('/?mk_moniker=meryem-yildiz'))
    await second.getByText('Shop von Meryem Yıldız', { exact: true }).waitFor()
    await atRest(page, page.reload())
    await expect.poll(() => page.getByText('Shop von Anna Berger', { exact: true }).isVisible()).toBe(true)
  })
})
