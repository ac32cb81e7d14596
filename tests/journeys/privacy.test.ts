import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { heldBy, heldUnnamed, mayBeHeld } from '../support/held.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const shop = openExampleShop()

/** What she types, and nobody but the platform may read. */
const canary = {
  'E-Mail-Adresse': 'kanari.vogel@example.org',
  Vorname: 'Kanaria',
  Nachname: 'Zeisigmann',
  'Straße und Hausnummer': 'Zwitscherweg 77',
  Postleitzahl: '50667',
  Ort: 'Köln',
}
const secrets = ['kanari.vogel', 'Kanaria', 'Zeisigmann', 'Zwitscherweg', 'lindenrose-77']

/** Whatever a script of the page could read of her without being asked to: what is logged, addressed, said, written to the page. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard: string[] = []
  page.on('console', (message) => heard.push(`console: ${message.text()}`))
  page.on('framenavigated', (frame) => heard.push(`address: ${frame.url()}`))
  page.on('request', (request) => heard.push(`request: ${request.url()} from ${request.headers().referer ?? ''}`))
  const bus: string[] = []
  await page.exposeFunction('overheard', (text: string) => void bus.push(`bus: ${text}`))
  await page.addInitScript(() => {
    const { dispatchEvent } = EventTarget.prototype
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event instanceof CustomEvent && event.type.startsWith('vitrine'))
        (globalThis as unknown as { overheard: (text: string) => void }).overheard(`${event.type} ${JSON.stringify(event.detail)}`)
      return dispatchEvent.call(this, event)
    }
  })
  return async () => {
    const written = await page.evaluate(() => {
      const attributes: string[] = [JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? null), document.title]
      const look = (root: ParentNode) => {
        for (const element of root.querySelectorAll('*')) {
          for (const { name, value } of element.attributes) attributes.push(`${element.localName} ${name}=${value}`)
          if (element.shadowRoot) look(element.shadowRoot)
        }
      }
      look(document)
      return attributes
    })
    return [...heard, ...bus, ...written]
  }
}

const told = (everything: readonly string[]) =>
  everything.filter((each) => secrets.some((secret) => decodeURIComponent(each.replace(/%(?![0-9a-f]{2})/gi, '%25')).includes(secret)))

async function order(page: Page): Promise<void> {
  const till = page.locator('vitrine-checkout')
  for (const [label, text] of Object.entries(canary)) await till.getByLabel(label, { exact: true }).fill(text)
  await till.getByRole('button', { name: 'Weiter zum Versand' }).click()
  await till.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await till.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await page.locator('vitrine-order-confirmation[data-state="shown"]').waitFor({ state: 'attached' })
}

describe('what a shopper leaves behind', () => {
  it('without her consent is what the table says that a shop cannot do without, and what she types is the platform’s alone', async () => {
    const { page } = await shop.visit('/?mk_moniker=anna-berger', { undecided: true })
    expect((await heldBy(page)).names.filter((each) => !mayBeHeld(false).includes(each))).toEqual([])
    const everything = await listen(page)
    for (const path of ['/search?q=creme', '/consultants', '/register', '/products']) await atRest(page, page.goto(path))
    await page
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).click()
    await page.waitForURL('**/checkout')
    await page.locator('vitrine-checkout[data-state="ready"]').waitFor({ state: 'attached' })
    await order(page)
    const { names, loose } = await heldBy(page)
    expect(names.filter((each) => !mayBeHeld(false).includes(each))).toEqual([])
    expect(names).toContain('cookie mk_moniker')
    expect(loose).toEqual([])
    expect(told(await everything())).toEqual([])
  })

  it('with an account is in the table, too, and neither her name nor her password is for the page to read', async () => {
    const { page } = await shop.visit('/register?mk_moniker=anna-berger', { undecided: true })
    await page.getByRole('region', { name: 'Cookie-Einstellungen' }).getByRole('button', { name: 'Alle erlauben' }).click()
    const everything = await listen(page)
    await atRest(page, page.reload())
    const form = page.locator('vitrine-register')
    for (const label of ['E-Mail-Adresse', 'Vorname', 'Nachname'] as const)
      await form.getByLabel(label, { exact: true }).fill(canary[label])
    await form.getByLabel('Passwort', { exact: true }).fill('lindenrose-77')
    await form.getByRole('button', { name: 'Konto anlegen' }).click()
    await page.waitForURL((url) => url.pathname !== '/register')
    for (const path of ['/account', '/products', '/']) await atRest(page, page.goto(path))
    const { names, loose } = await heldBy(page)
    expect(names.filter((each) => !mayBeHeld(true).includes(each))).toEqual([])
    expect(loose).toEqual([])
    expect(told(await everything())).toEqual([])
  })

  it('is found out wherever a page tells it, or keeps what the table does not name', async () => {
    const { page } = await shop.visit('about:blank')
    const everything = await listen(page)
    await page.goto('/')
    await page.evaluate(async (secret) => {
      console.log(secret)
      history.pushState(null, '', `?name=${secret}`)
      await fetch('/favicon.svg')
      document.dispatchEvent(new CustomEvent('vitrine:announce', { detail: { text: secret } }))
      document.body.title = secret
      document.title = secret
      Object.assign(globalThis, { dataLayer: [{ name: secret }] })
      localStorage.setItem('name', secret)
      sessionStorage.setItem('name', secret)
    }, canary.Nachname)
    await page.context().addCookies([{ name: 'name', value: canary.Nachname, url: page.url() }])
    const found = told(await everything())
    for (const way of [/^console: /, /^address: /, /^request: .* from .*\?name=/, /^bus: /, /^body title=/, /^\[\{"name"/, /^Zeisigmann$/])
      expect(found).toContainEqual(expect.stringMatching(way))
    const unnamed = ['cookie name', 'memory name', 'visit name', 'name']
    expect((await heldUnnamed(page)).toSorted()).toEqual(unnamed.toSorted())
    await page.evaluate(() => {
      localStorage.removeItem('name')
      sessionStorage.removeItem('name')
    })
    await page.context().clearCookies()
  })
})
