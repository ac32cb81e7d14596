import { readFileSync } from 'node:fs'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { describeInChromium, itInChromium } from '../support/in-chromium.js'
import { openExampleShop } from '../support/shop-server.js'
import { atRest } from '../support/at-rest.js'

const broken = {
  format: 1,
  revision: 3,
  changed: '2026-11-20T08:00:00.000Z',
  versions: [],
  page: { version: 1, path: '/kaputt', language: 'de', title: 'Sommer', description: '', nodes: 'keine' },
}
const shop = openExampleShop({ stored: { 'pages/kaputt/1.json': JSON.stringify(broken), 'pages/halb/1.json': '{"format":1,"revi' } })
const wide = { viewport: { width: 1600, height: 1000 } }

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[title="Die Seite auf der Arbeitsfläche"]')
const form = (page: Page) => page.getByRole('complementary', { name: 'Eigenschaften' })
const saved = (page: Page) => page.locator('.save-chip', { hasText: /^Gespeichert$/ }).waitFor()
const canvasIsReady = (page: Page) => canvas(page).locator('canvas-room, h1, h2, vitrine-section').first().waitFor()

/** Makes a page from nothing and opens it. */
async function newPage(page: Page, title: string, path: string): Promise<void> {
  await button(page, 'Neue Seite').click()
  const dialog = page.getByRole('dialog', { name: 'Neue Seite anlegen' })
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(title)
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill(path)
  await dialog.getByText('Leere Seite', { exact: true }).click()
  await button(dialog, 'Anlegen').click()
  await dialog.waitFor({ state: 'hidden' })
  await canvasIsReady(page)
}

/** Where somebody would take hold of it: not in its middle, where the canvas offers to insert. */
async function handleOf(locator: Locator): Promise<{ x: number; y: number }> {
  // Not below what stays in sight above the list.
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + Math.min(60, width / 2), y: y + height / 2 }
}

/** Drags with the mouse button held, in small steps, and says what the canvas says before the button is let go. */
async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  beside: 'in' | 'before' | 'after' | 'low' = 'in',
  look: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const start = await handleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  const target = (await to.boundingBox())!
  const y = { in: target.height / 2, before: 4, after: target.height - 4, low: target.height * 0.85 }[beside]
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 3 })
  await page.mouse.move(target.x + target.width / 2, target.y + y, { steps: 12 })
  await page.locator('.canvas-gap').waitFor()
  await look()
  await page.mouse.up()
  await page.locator('.canvas-gap').waitFor({ state: 'detached' })
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })

/** What stands in the first column, in this order. */
const orderIn = (inside: FrameLocator) =>
  inside
    .locator('vitrine-column')
    .first()
    .evaluate((column) => [...column.children].map(({ localName }) => localName))

/** A double click has selected a word; these are lines. */
async function selectLine(page: Page): Promise<void> {
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
}

const heightOf = async (locator: Locator) => locator.evaluate((element) => (element as HTMLElement).offsetHeight)

const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value)

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByText(name, { exact: true }).click()

const textAt = async (path: string) => (await fetch(new URL(path, shop.url))).text()

async function publish(page: Page): Promise<void> {
  await button(page, 'Veröffentlichen').click()
  await button(page, 'Jetzt veröffentlichen').click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlicht' })
  await button(dialog, 'Fertig').click()
}

describeInChromium('an editor with a mouse', () => {
  it('builds a consultant page from nothing and publishes it, and a shopper buys there', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    await newPage(page, 'Beratung | Lindenrose', '/beratung')
    const inside = canvas(page)
    const heading = inside.locator('vitrine-column > h2')
    const search = inside.locator('vitrine-consultant-search')
    const section = inside.locator('vitrine-section')

    await drag(page, card(page, 'Abschnitt'), inside.locator('canvas-room'))
    await drag(page, card(page, 'Überschrift'), inside.locator('vitrine-column canvas-room'))
    await drag(page, card(page, 'Beraterin finden'), heading, 'after')
    await inside.getByRole('heading', { name: '12 Beraterinnen rund um 50667 Köln' }).waitFor()
    await drag(page, card(page, 'Text'), search, 'after')
    await becomes(() => orderIn(inside), ['h2', 'vitrine-consultant-search', 'p'])

    const why = /Spalte.* gehört in .*Abschnitt/
    await drag(page, card(page, 'Spalte'), page.locator('.canvas-paper'), 'low', () =>
      page.locator('.canvas-refusal', { hasText: why }).waitFor(),
    )
    await page.getByRole('status').filter({ hasText: why }).waitFor()
    await expect.poll(() => inside.locator('vitrine-column').count()).toBe(1)

    await drag(page, inside.locator('vitrine-column > p'), heading, 'after')
    await becomes(() => orderIn(inside), ['h2', 'p', 'vitrine-consultant-search'])

    await search.click({ position: { x: 200, y: 60 } })
    await form(page).getByLabel('Dachzeile').fill('Persönlich beraten')
    await inside.getByText('Persönlich beraten').waitFor()

    await section.click({ position: { x: 8, y: 8 } })
    await form(page).getByLabel('Farbe', { exact: true }).selectOption('Rosé')
    await choose(page, 'Gerät', 'Mobil')
    await form(page).getByRole('textbox', { name: 'Mindesthöhe' }).fill('1500')
    await becomes(() => heightOf(section), 1500)
    await choose(page, 'Gerät', 'Desktop')
    await becomes(async () => (await heightOf(section)) < 1000, true)

    await heading.dblclick()
    await inside.locator('[data-canvas-editing]').waitFor()
    await selectLine(page)
    await page.keyboard.type('Deine Beraterin wartet')
    await page.keyboard.press('Escape')
    await inside.getByRole('heading', { name: 'Deine Beraterin wartet' }).waitFor()
    await button(page, 'Rückgängig (Strg+Z)').click()
    await inside.getByRole('heading', { name: 'Deine Überschrift' }).waitFor()
    await button(page, 'Wiederholen (Strg+Umschalt+Z)').click()
    await inside.getByRole('heading', { name: 'Deine Beraterin wartet' }).waitFor()

    await inside.locator('vitrine-column > p').dblclick()
    await inside.locator('[data-canvas-editing]').waitFor()
    await selectLine(page)
    await page.keyboard.type('Sie kennt deine Haut.')
    await page.keyboard.press('Enter')
    await page.getByLabel('Art des Absatzes').selectOption('Kleine Überschrift')
    await page.keyboard.type('So läuft es')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- Zuhören')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ausprobieren')
    await button(page, 'Fertig').click()
    await becomes(() => orderIn(inside), ['h2', 'p', 'h3', 'ul', 'vitrine-consultant-search'])

    for (const name of ['Shop-Einstellungen', 'Beraterin erkennen']) await button(page, name).click()
    await saved(page)
    await button(page, 'Vorschau').click()
    const preview = page.getByRole('dialog', { name: 'Vorschau: Beratung | Lindenrose' })
    await preview.getByText('Genau so wird die Seite veröffentlicht.').waitFor()
    const previewed = preview.frameLocator('iframe')
    await previewed.getByRole('heading', { name: 'Deine Beraterin wartet' }).waitFor()
    await previewed.getByLabel('Postleitzahl').waitFor()
    const address = (await preview.getByRole('link', { name: 'In neuem Tab öffnen' }).getAttribute('href'))!
    await button(preview, 'Schließen').click()
    const before = await textAt(address)
    expect((await fetch(new URL('/beratung', shop.url))).status).toBe(404)
    await publish(page)
    await expect.poll(() => textAt('/beratung')).toBe(before)
    expect(before).toContain('<p>Sie kennt deine Haut.</p><h3>So läuft es</h3><ul><li>Zuhören</li><li>Ausprobieren</li></ul>')
    expect(wrong).toEqual([])

    const shopper = await shop.visit('/beratung')
    await shopper.page.getByRole('heading', { name: 'Deine Beraterin wartet' }).waitFor()
    await shopper.page.getByLabel('Postleitzahl').fill('50667')
    await button(shopper.page, 'Bei Anna einkaufen').click()
    await shopper.page.waitForURL('**/products**')
    await shopper.page.getByText('Shop von Anna Berger', { exact: true }).waitFor()
    const product = button(shopper.page, /in den Warenkorb$/).first()
    const name = ((await product.getAttribute('aria-label')) ?? (await product.innerText())).replace(/ in den Warenkorb$/, '')
    await product.click()
    await shopper.page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('heading', { name }).waitFor()
    await atRest(shopper.page, shopper.page.goto('/cart'))
    await shopper.page.locator('vitrine-cart-page').getByRole('heading', { name }).waitFor()
    expect(shopper.wrong).toEqual([])
  })
})

/** Waits until the keyboard is there. */
const hasFocus = (page: Page, locator: Locator) => locator.and(page.locator(':focus')).waitFor()

/** Presses a key until the keyboard is there. */
async function tabTo(page: Page, locator: Locator, key = 'Tab'): Promise<void> {
  const there = locator.and(page.locator(':focus'))
  for (let press = 0; press < 120; press += 1) {
    if ((await there.count()) > 0) return
    await page.keyboard.press(key)
  }
  throw new Error(`${locator} cannot be reached with ${key}.`)
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const line = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor()

/** From the search field of the inserter: looks for a block and inserts it. */
async function insertByKeyboard(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Baustein suchen' })
  await tabTo(page, search, 'ArrowUp')
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.type(name)
  await button(page, name).waitFor()
  await press(page, 'Enter')
  await hasFocus(page, button(page, name))
  await press(page, 'Enter')
  await said(page, new RegExp(`^„${name}“ steht jetzt`))
}

/** What the outline shows in the first column, by the names it has there. */
const inColumn = (page: Page) => page.locator('[role=treeitem][aria-level="4"] .tree-title').allInnerTexts()

describe('an editor with a keyboard alone', () => {
  it('builds a page from nothing, sorts it, names it and publishes it', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    await tabTo(page, button(page, 'Neue Seite'))
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Neue Seite anlegen' })
    await hasFocus(page, dialog.getByRole('textbox', { name: 'Titel' }))
    await page.keyboard.type('Tastatur | Lindenrose')
    await press(page, 'Tab')
    await hasFocus(page, dialog.getByRole('textbox', { name: 'Adresse' }))
    await page.keyboard.type('/tastatur')
    await press(page, 'Enter')
    await canvasIsReady(page)

    await tabTo(page, page.getByRole('complementary', { name: 'Bausteine und Seiten' }), 'F6')
    await tabTo(page, page.getByRole('searchbox', { name: 'Baustein suchen' }))
    for (const name of ['Abschnitt', 'Beraterin finden', 'Überschrift']) await insertByKeyboard(page, name)

    await tabTo(page, tab(page, 'Einfügen'), 'Shift+Tab')
    await press(page, 'ArrowRight')
    await hasFocus(page, tab(page, 'Gliederung'))
    await tabTo(page, line(page, /^Überschrift/))
    await press(page, 'ArrowUp')
    await hasFocus(page, line(page, /^Beraterin finden/))
    await expect.poll(() => inColumn(page)).toEqual(['Beraterin finden', 'Überschrift'])
    await press(page, 'Alt+ArrowDown')
    await becomes(() => inColumn(page), ['Überschrift', 'Beraterin finden'])
    await press(page, 'Alt+ArrowUp')
    await becomes(() => inColumn(page), ['Beraterin finden', 'Überschrift'])
    await hasFocus(page, line(page, /^Beraterin finden/))
    await press(page, 'Alt+ArrowDown')
    await becomes(() => inColumn(page), ['Überschrift', 'Beraterin finden'])
    await hasFocus(page, line(page, /^Beraterin finden/))

    await press(page, 'ArrowUp', 'F2')
    await hasFocus(page, page.getByRole('textbox', { name: /^Neuer Name/ }))
    await page.keyboard.type('Begrüßung')
    await press(page, 'Enter')
    await hasFocus(page, line(page, /^Begrüßung/))
    await press(page, 'Control+d')
    await becomes(() => inColumn(page), ['Begrüßung', 'Begrüßung', 'Beraterin finden'])
    await press(page, 'Alt+ArrowLeft')
    await said(page, 'steht jetzt nach „Spalte')
    await becomes(() => inColumn(page), ['Begrüßung', 'Beraterin finden'])
    await press(page, 'Alt+ArrowRight')
    await said(page, 'steht jetzt nach „Beraterin finden“')
    await becomes(() => inColumn(page), ['Begrüßung', 'Beraterin finden', 'Begrüßung'])
    await press(page, 'Delete')
    await said(page, 'Rückgängig mit Strg+Z')
    await becomes(() => inColumn(page), ['Begrüßung', 'Beraterin finden'])
    await hasFocus(page, line(page, /^Beraterin finden/))
    await press(page, 'Control+z')
    await becomes(() => inColumn(page), ['Begrüßung', 'Beraterin finden', 'Begrüßung'])
    await press(page, 'Control+Shift+z')
    await becomes(() => inColumn(page), ['Begrüßung', 'Beraterin finden'])

    await tabTo(page, line(page, /^Abschnitt/), 'ArrowUp')
    await press(page, 'Control+d')
    await said(page, '„Beraterin finden“ darf auf einer Seite nur einmal stehen.')
    await becomes(() => inColumn(page), ['Begrüßung', 'Beraterin finden'])

    await tabTo(page, line(page, /^Begrüßung/), 'ArrowDown')
    await tabTo(page, form(page), 'F6')
    await tabTo(page, form(page).getByRole('textbox', { name: 'Text' }))
    await press(page, 'ControlOrMeta+a')
    await page.keyboard.type('Ganz ohne Maus')
    await canvas(page).getByRole('heading', { name: 'Ganz ohne Maus' }).waitFor()
    await tabTo(page, form(page).getByRole('radio', { name: '2' }))
    await press(page, 'ArrowLeft')
    await canvas(page).getByRole('heading', { name: 'Ganz ohne Maus', level: 1 }).waitFor()

    await tabTo(page, page.getByRole('banner'), 'F6')
    await tabTo(page, button(page, 'Veröffentlichen'))
    await press(page, 'Enter')
    await tabTo(page, button(page, 'Jetzt veröffentlichen'))
    await press(page, 'Enter')
    const done = page.getByRole('dialog', { name: 'Veröffentlicht' })
    await done.waitFor()
    await tabTo(page, button(done, 'Fertig'))
    await press(page, 'Enter')
    await done.waitFor({ state: 'hidden' })
    await hasFocus(page, button(page, 'Veröffentlichen'))
    expect(wrong).toEqual([])

    const shopper = await shop.visit('/tastatur')
    await shopper.page.getByRole('heading', { name: 'Ganz ohne Maus', level: 1 }).waitFor()
    await shopper.page.getByLabel('Postleitzahl').waitFor()
    expect(shopper.wrong).toEqual([])
  })
})

const first = (title: string) => ({ html: 'h1', children: [title] })

interface KnownPage {
  id: string
  path: string
  page: { nodes: { children: string[] }[] }
}

/** A page that stands in the store already. */
const stored = (path: string, heading: string, nodes: readonly object[] = [first(heading)]): Promise<string> =>
  shop.stored({ path, title: `${heading} | Lindenrose`, description: 'Zum Ausprobieren.', nodes })

const headingInStore = async (id: string) =>
  ((await (await fetch(new URL(`/studio/api/pages/${id}`, shop.url))).json()) as KnownPage).page.nodes[0]?.children[0]

/** Opens a page of the store in its editor. The line on which the server tells the news never rests. */
async function edit(page: Page, id: string): Promise<void> {
  await page.goto(`/studio?page=${id}`, { waitUntil: 'load' })
  await canvas(page).getByRole('heading', { level: 1 }).waitFor()
}

async function write(page: Page, words: string): Promise<void> {
  await canvas(page).getByRole('heading', { level: 1 }).click()
  await form(page).getByRole('textbox', { name: 'Text' }).fill(words)
  await canvas(page).getByRole('heading', { name: words }).waitFor()
}

describe('an editor with a part that pages share', () => {
  it('makes one, uses it on a second page, and publishes it once for both', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    const foot = {
      block: 'vitrine-section',
      slots: { default: [{ block: 'vitrine-column', slots: { default: [{ html: 'p', children: ['Bis morgen'] }] } }] },
    }
    const [one, two] = [await stored('/eins', 'Eins', [first('Eins'), foot]), await stored('/zwei', 'Zwei', [first('Zwei')])]
    await edit(page, one)
    await canvas(page).getByText('Bis morgen').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await button(page, 'Als geteilten Teil verwenden …').click()
    const dialog = page.getByRole('dialog', { name: 'Geteilter Teil' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Gruß')
    await button(dialog, 'Teilen').click()
    await dialog.waitFor({ state: 'hidden' })
    await form(page).getByRole('heading', { name: 'Gruß' }).waitFor()
    await publish(page)
    expect(await textAt('/eins')).toContain('Bis morgen')

    await page.goto(new URL(`/studio?page=${two}`, shop.url).href)
    await canvas(page).getByText('Zwei').click()
    await page.getByRole('tab', { name: 'Einfügen' }).click()
    await button(page, 'Gruß').click()
    await canvas(page).getByText('Bis morgen').waitFor()
    await publish(page)

    await button(page, 'Geteilten Teil bearbeiten').click()
    await page.getByText('Er steht auf 2 Seiten.').waitFor()
    await canvas(page).getByText('Bis morgen').dblclick()
    await page.keyboard.type('Bis übermorgen')
    await page.keyboard.press('Enter')
    await button(page, 'Veröffentlichen').click()
    const asked = page.getByRole('dialog', { name: 'Geteilten Teil veröffentlichen' })
    await asked.getByText('Mit ihm ändern sich diese 2 veröffentlichten Seiten:').waitFor()
    for (const both of ['Eins/eins', 'Zwei/zwei']) await asked.getByRole('listitem').filter({ hasText: both }).waitFor()
    await button(asked, 'Jetzt veröffentlichen').click()
    await page.getByText('Zu sehen ist er jetzt auf 2 Seiten:').waitFor()
    for (const path of ['/eins', '/zwei']) expect(await textAt(path)).toContain('Bis übermorgen')
    expect(wrong).toEqual([])
  })
})

describeInChromium('an editor who takes a block elsewhere', () => {
  it('copies it on one page, pastes it on another, and takes it back', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    const note = { html: 'p', children: ['Nimm mich mit'] }
    const [from, to] = [await stored('/von', 'Von', [first('Von'), note]), await stored('/nach', 'Nach')]
    await edit(page, from)
    await canvas(page).getByText('Nimm mich mit').click()
    await page.keyboard.press('Control+c')
    await page.locator('.toast', { hasText: 'kopiert' }).waitFor()
    await edit(page, to)
    await canvas(page).getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Control+v')
    await canvas(page).getByText('Nimm mich mit').waitFor()
    await saved(page)
    await page.keyboard.press('Control+z')
    await canvas(page).getByText('Nimm mich mit').waitFor({ state: 'detached' })
    expect(wrong).toEqual([])
  })
})

describe('an editor who takes words and blocks from another window', () => {
  it('pastes what stands there as clean text, goes on writing and links a page', async () => {
    const { page, context, wrong } = await shop.visit('/studio', wide)
    const id = await stored('/worte', 'Worte', [first('Worte'), { html: 'p', children: ['Alt'] }])
    const other = await context.newPage()
    await other.setContent(readFileSync('tests/studio/clipboard/google-docs.txt', 'utf8'))
    await other.keyboard.press('Control+a')
    await other.keyboard.press('Control+c')
    await page.bringToFront()
    await edit(page, id)
    await canvas(page).getByText('Alt').dblclick()
    await canvas(page).locator('[data-canvas-editing]').waitFor()
    await page.keyboard.press('Control+v')
    await page.keyboard.type('Mehr davon: 3')
    await page.keyboard.press('Control+Shift+Space')
    await page.keyboard.type('ml ')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Wohin führt der Link?' }).fill('Produkte')
    await page.getByRole('option', { name: /\/products$/ }).click()
    await page.keyboard.press('Enter')
    await canvas(page).locator('[data-canvas-editing] a[href^="page:"]').waitFor()
    await page.keyboard.press('Escape')
    await saved(page)
    await publish(page)
    const html = await textAt('/worte')
    expect(html).toContain('<h2>Die Pflege am Abend</h2>')
    expect(html).toContain('<h3>Das brauchst du</h3>')
    expect(html).toContain('<li>Serum</li>')
    expect(html).toContain('<th>Haut</th>')
    expect(/Mehr davon.*/.exec(html)?.[0]).toMatch(/Mehr davon: 3\u00a0ml <a href="\/products">[^<]+<\/a>/)
    expect(wrong).toEqual([])
  })

  itInChromium('copies several blocks there at once, and pastes them here', async () => {
    const { page, context, wrong } = await shop.visit('/studio', wide)
    const notes = ['Eins mit', 'Zwei mit'].map((text) => ({ html: 'p', children: [text] }))
    const [from, to] = [await stored('/fern', 'Fern', [first('Fern'), ...notes]), await stored('/nah', 'Nah')]
    const other = await context.newPage()
    await edit(other, from)
    await canvas(other).getByText('Eins mit').click()
    await canvas(other)
      .getByText('Zwei mit')
      .click({ modifiers: ['Control'] })
    await other.getByText('2 Bausteine ausgewählt').waitFor()
    await other.keyboard.press('Control+c')
    await other.locator('.toast', { hasText: 'kopiert' }).waitFor()
    await page.bringToFront()
    await edit(page, to)
    await canvas(page).getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Control+v')
    for (const text of ['Eins mit', 'Zwei mit']) await canvas(page).getByText(text).waitFor()
    await page.keyboard.press('Control+z')
    await canvas(page).getByText('Eins mit').waitFor({ state: 'detached' })
    expect(await canvas(page).getByText('Zwei mit').count()).toBe(0)
    expect(wrong).toEqual([])
  })
})

describe('an editor whose work is in danger', () => {
  itInChromium('is told why nothing can be saved, and finds her words again after the browser has crashed', async () => {
    const { page, context } = await shop.visit('/studio', wide)
    const id = await stored('/absturz', 'Vorher')
    await edit(page, id)
    await page.route('**/studio/api/pages/absturz', (route, request) =>
      request.method() === 'PUT' ? route.fulfill({ status: 507, json: {} }) : route.continue(),
    )
    await write(page, 'Nachher')
    await page.getByText('Der Speicher ist voll.', { exact: false }).waitFor()
    await page.locator('.save-chip', { hasText: 'Nicht gespeichert' }).waitFor()
    await expect.poll(() => headingInStore(id)).toBe('Vorher')
    await page.goto('chrome://crash').catch(() => undefined)
    const again = await context.newPage()
    await edit(again, id)
    const found = again.getByRole('dialog', { name: 'Ungespeicherte Änderungen gefunden' })
    await button(found, 'Wiederherstellen').click()
    await canvas(again).getByRole('heading', { name: 'Nachher' }).waitFor()
    await saved(again)
    await becomes(() => headingInStore(id), 'Nachher')
  })

  it('goes on when the server stumbles, and saves by hand when it is back', async () => {
    const { page } = await shop.visit('/studio', wide)
    const id = await stored('/stolpern', 'Vorher')
    await edit(page, id)
    await page.route('**/studio/api/pages/stolpern', (route, request) =>
      request.method() === 'PUT' ? route.fulfill({ status: 500, body: 'oh' }) : route.continue(),
    )
    await write(page, 'Zwischendurch')
    await page.getByText('Auf dem Server ist etwas schiefgegangen.', { exact: false }).waitFor()
    await write(page, 'Nachher')
    await page.unroute('**/studio/api/pages/stolpern')
    await button(page, 'Jetzt versuchen').click()
    await saved(page)
    await expect.poll(() => headingInStore(id)).toBe('Nachher')
  })

  it('hears of another window, and chooses which version stands when both have written', async () => {
    const { page } = await shop.visit('/studio', wide)
    const { page: other } = await shop.visit('/studio', wide)
    const id = await stored('/zweimal', 'Anfang')
    await edit(page, id)
    await edit(other, id)
    for (const window of [page, other]) await window.getByText('Diese Seite ist noch in einem anderen Fenster offen.').waitFor()
    await write(page, 'Meine Fassung')
    await saved(page)
    await other.getByText('In einem anderen Fenster wurde diese Seite gerade gespeichert.').waitFor()
    await write(other, 'Deine Fassung')
    const question = other.getByRole('dialog', { name: 'Diese Seite wurde anderswo geändert' })
    await question.waitFor()
    await expect.poll(() => headingInStore(id)).toBe('Meine Fassung')
    await button(question, /^Meine Fassung als Kopie speichern/).click()
    await other.getByRole('heading', { name: 'Anfang (Kopie)' }).waitFor()
    await canvas(other).getByRole('heading', { name: 'Deine Fassung' }).waitFor()
    await expect.poll(() => headingInStore(id)).toBe('Meine Fassung')
    expect(await headingInStore(new URL(other.url()).searchParams.get('page') ?? '')).toBe('Deine Fassung')
  })

  it('reads which pages are broken and why, and works with the others', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    for (const name of ['Sommer', 'halb']) {
      const row = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
      await row.getByText('Die gespeicherte Seite ist beschädigt und lässt sich nicht öffnen.', { exact: false }).waitFor()
      await expect.poll(() => button(row, new RegExp(`^${name}`)).isDisabled()).toBe(true)
    }
    await button(page, '„halb“ neu anlegen').click()
    await expect.poll(() => page.getByRole('dialog').getByRole('textbox', { name: 'Adresse' }).inputValue()).toBe('/halb')
    await page.keyboard.press('Escape')
    await button(page, '„halb“ löschen').click()
    await page.getByText('„halb“ ist gelöscht.').waitFor()
    await button(page, /^Impressum/).click()
    await canvas(page).getByRole('heading', { level: 1 }).first().waitFor()
    expect(wrong).toEqual([])
  })
})

describe('a published page', () => {
  it('is taken from the site, comes back, and takes up an earlier version', async () => {
    const { page, wrong } = await shop.visit('/studio', wide)
    const id = await stored('/herbst', 'Erste Fassung')
    await edit(page, id)
    await publish(page)
    await write(page, 'Zweite Fassung')
    await publish(page)
    await expect.poll(() => textAt('/herbst')).toContain('Zweite Fassung')

    await button(page, 'Veröffentlichen').click()
    await button(page, 'Veröffentlichung zurücknehmen').click()
    await button(page, 'Ja, zurücknehmen').click()
    await said(page, 'Die Seite ist nicht mehr veröffentlicht.')
    expect((await fetch(new URL('/herbst', shop.url))).status).toBe(404)

    await button(page, 'Versionen').click()
    await button(page, 'Version 1 wiederherstellen').click()
    await canvas(page).getByRole('heading', { name: 'Erste Fassung' }).waitFor()
    await saved(page)
    expect((await fetch(new URL('/herbst', shop.url))).status).toBe(404)
    await publish(page)
    await expect.poll(() => textAt('/herbst')).toContain('Erste Fassung')
    expect(wrong).toEqual([])
  })
})

describe('a product list on the canvas', () => {
  it.each(['/', '/products'])('of %s is as high as on the published page', async (path) => {
    const heights = (page: Page | FrameLocator) =>
      page.locator('vitrine-product-list').evaluateAll((lists) => lists.map((list) => (list as HTMLElement).offsetHeight))
    const { page: published } = await shop.visit(path)
    await published
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .waitFor()
    await published.setViewportSize({ width: 1280, height: 1000 })
    const { page } = await shop.visit('/studio', wide)
    const listed = (await (await page.request.get('/studio/api/pages')).json()) as { id: string; path: string }[]
    await page.goto(`/studio?page=${listed.find((each) => each.path === path)?.id}`)
    await canvas(page)
      .getByRole('button', { name: /in den Warenkorb$/ })
      .first()
      .waitFor()
    expect(await heights(published)).not.toEqual([])
    await expect.poll(() => heights(canvas(page))).toEqual(await heights(published))
  })
})
