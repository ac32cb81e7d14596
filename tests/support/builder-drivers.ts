import type { FrameLocator, Locator, Page } from 'playwright-core'

/** What a site editor does in a builder, in the builder's own way. */
export interface BuilderDriver {
  /** Opens a page of the page store, and waits until its blocks stand on the canvas. */
  open: (id: string) => Promise<void>
  /** Puts a new block into an empty column. It is selected afterwards. */
  insertIntoEmptyColumn: (block: { name: string; preset: string; tag: string }) => Promise<void>
  /** Selects the last of its kind in the outline. */
  chooseLast: (name: string) => Promise<void>
  write: (label: string, text: string) => Promise<void>
  clear: (label: string) => Promise<void>
  setOnPhone: (label: string, value: string) => Promise<void>
  /** Drags one paragraph before another. */
  moveBefore: (text: string, other: string) => Promise<void>
  removeSelected: () => Promise<void>
  undo: () => Promise<void>
  save: () => Promise<void>
  publish: () => Promise<void>
}

/** What stands on the canvas, whatever the builder draws around it. */
export interface Canvas {
  heading: (text: string) => Locator
  /** The one paragraph, when the other one follows it. */
  before: (text: string, other: string) => Locator
  blocks: (tag: string) => Locator
}

export function canvasOf(frame: FrameLocator): Canvas {
  return {
    heading: (text) => frame.getByRole('heading', { name: text, exact: true, includeHidden: true }),
    before: (text, other) => before(frame, text, other),
    blocks: (tag) => frame.locator(tag),
  }
}

const studioFrame = (page: Page) => page.frameLocator('iframe[title="Die Seite auf der Arbeitsfläche"]')
const puckFrame = (page: Page) => page.frameLocator('#preview-frame')

const paragraph = (text: string) => `p:has-text("${text}")`
const before = (frame: FrameLocator, text: string, other: string) => frame.locator(`${paragraph(text)}:has(~ ${paragraph(other)})`)

async function middleOf(locator: Locator): Promise<{ x: number; y: number; height: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Nothing can be seen of ${String(locator)}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height }
}

/** Our own Studio: cards are clicked, moves are dragged on the canvas. */
export function studioDriver(page: Page): BuilderDriver & { canvas: Canvas } {
  const frame = studioFrame(page)
  const form = page.getByRole('complementary', { name: 'Eigenschaften' })
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click()
  // A changed field says so in its label.
  const field = (label: string) => form.getByRole('textbox', { name: new RegExp(`^${label}( \\(|$)`) })
  const chooseLast = async (name: string) => {
    await tab('Gliederung')
    await page
      .getByRole('treeitem', { name: new RegExp(`^${name}`) })
      .last()
      .click()
    await form.getByRole('tab', { name, exact: true, selected: true }).waitFor()
  }
  return {
    canvas: canvasOf(frame),
    chooseLast,
    async open(id) {
      await page.goto(`/studio?page=${id}`)
      await frame.locator('vitrine-column p').first().waitFor()
    },
    async insertIntoEmptyColumn({ preset, tag }) {
      await chooseLast('Spalte')
      await tab('Einfügen')
      await page.getByRole('button', { name: preset, exact: true }).click()
      await frame.locator(`vitrine-column ${tag}`).waitFor({ state: 'attached' })
    },
    write: (label, text) => field(label).fill(text),
    clear: (label) => field(label).fill(''),
    async setOnPhone(label, value) {
      const device = form.getByRole('combobox', { name: `Gerät für ${label}` })
      await device.selectOption({ label: 'Mobil' })
      await field(label).fill(value)
      await device.selectOption({ label: 'Desktop' })
    },
    async moveBefore(text, other) {
      const [moved, target] = [frame.getByText(text, { exact: true }), frame.getByText(other, { exact: true })]
      // Hovering waits until it stands still.
      await moved.hover()
      await page.mouse.down()
      await target.hover({ position: { x: 40, y: 4 } })
      await page.locator('.canvas-gap:not([data-refused])').waitFor()
      await page.mouse.up()
      await before(frame, text, other).waitFor()
    },
    removeSelected: () => page.getByRole('toolbar').getByRole('button', { name: 'Löschen', exact: true }).click(),
    undo: () => page.getByRole('button', { name: /^Rückgängig/ }).click(),
    async save() {
      await page.keyboard.press('Control+s')
      await page.locator('.save-chip[data-phase=saved]').waitFor()
    },
    async publish() {
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
      await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
      await page.getByRole('dialog', { name: 'Veröffentlicht' }).waitFor()
    },
  }
}

/** Puck knows the mouse alone: new blocks are dragged in, and moves are dragged. */
export function puckDriver(page: Page): BuilderDriver & { canvas: Canvas } {
  const frame = puckFrame(page)
  const outline = page.getByRole('heading', { name: 'Gliederung', exact: true })
  const plugin = (name: string) => page.getByRole('navigation').getByText(name, { exact: true }).click()
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
  const state = (words: string) =>
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${words}$`) })
      .waitFor()
  // What follows within 250 ms is one step for Puck's history. Its timer is set with the change; a later one comes after it.
  const pause = () =>
    page.evaluate(
      () =>
        new Promise<void>((recorded) => {
          setTimeout(recorded, 300)
        }),
    )
  return {
    canvas: canvasOf(frame),
    async open(id) {
      await page.goto(`/studio/puck?page=${id}`)
      await frame.locator('vitrine-column p').first().waitFor()
    },
    async chooseLast(name) {
      // The button of an open list closes it.
      if (!(await outline.isVisible())) await plugin('Gliederung')
      await outline.waitFor()
      const wanted = page.getByRole('button', { name: new RegExp(`^${name}`) }).last()
      while (!(await wanted.isVisible())) await page.getByRole('button', { name: 'Aufklappen', exact: true }).last().click()
      await wanted.click()
      await page.getByRole('heading', { name: new RegExp(`^${name}`) }).waitFor()
    },
    async insertIntoEmptyColumn({ name, preset, tag }) {
      const card = page.getByRole('button', { name: `${name}: ${preset}`, exact: true })
      await card.scrollIntoViewIfNeeded()
      const from = await middleOf(card)
      const to = await middleOf(frame.locator('vitrine-column').last())
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 20, from.y, { steps: 4 })
      await page.mouse.move(to.x, to.y, { steps: 20 })
      await frame.locator('vitrine-column').last().locator('[data-puck-line-placeholder]').waitFor()
      await page.mouse.up()
      await frame.locator(`vitrine-column ${tag}`).waitFor({ state: 'attached' })
      await state('Noch nicht gespeichert')
    },
    write: (label, text) => field(label).fill(text),
    clear: (label) => field(label).fill(''),
    setOnPhone: (label, value) => page.getByRole('spinbutton', { name: new RegExp(`^${label}.*, Mobil$`) }).fill(value),
    async moveBefore(text, other) {
      // Beside the words: on them, Puck writes.
      const from = await middleOf(frame.locator(paragraph(text)))
      const to = await middleOf(frame.locator(paragraph(other)))
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x, from.y - 5, { steps: 4 })
      await page.mouse.move(to.x, to.y - to.height / 4, { steps: 20 })
      await frame.locator(`[data-dnd-placeholder] ~ ${paragraph(other)}`).waitFor()
      await page.mouse.up()
      await frame.locator('[data-dnd-dragging]').waitFor({ state: 'detached' })
      await before(frame, text, other).waitFor()
      await pause()
    },
    removeSelected: () => page.keyboard.press('Delete'),
    async undo() {
      await pause()
      await page.getByRole('button', { name: 'Rückgängig' }).click()
    },
    async save() {
      await page.getByRole('button', { name: 'Speichern' }).click()
      await state('Gespeichert')
    },
    async publish() {
      await page.getByText('Veröffentlichen', { exact: true }).click()
      await state('Veröffentlicht')
    },
  }
}
