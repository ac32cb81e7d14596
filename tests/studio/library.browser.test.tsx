import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { HtmlNode } from '../../src/core/element/declaration.js'
import { openLibrary } from '../../src/studio/app/media/library.js'
import { pictureNamed, picturesInMemory } from '../support/pictures-in-memory.js'
import { complaints, openPanel } from './form-panel.js'

const image = { html: 'img', attributes: { src: '/alt.jpg', alt: 'Altes Bild', width: '40', height: '30', srcset: '/alt-2.jpg 2x' } }
const file = (name: string) => new File(['…'], name, { type: 'image/jpeg' })

async function open(given = [pictureNamed('see', { name: 'Am See', alt: { de: 'Ein See' } })]) {
  const client = picturesInMemory(given)
  const panel = openPanel([image], { library: openLibrary(client) })
  await userEvent.click(await panel.findByRole('button', { name: 'Anderes Bild wählen' }))
  const dialog = await panel.findByRole('dialog', { name: 'Bild wählen: Bild' })
  return { client, dialog, ...panel }
}

function give(dialog: HTMLElement, kind: 'drop' | 'paste', ...files: File[]) {
  const transfer = new DataTransfer()
  for (const each of files) transfer.items.add(each)
  const target = kind === 'drop' ? dialog.querySelector('.library')! : document
  const given = { bubbles: true, cancelable: true }
  target.dispatchEvent(
    kind === 'drop'
      ? new DragEvent('drop', { ...given, dataTransfer: transfer })
      : new ClipboardEvent('paste', { ...given, clipboardData: transfer }),
  )
}

describe('the media library', () => {
  it('gives a picture with its alternative text and its measures, in place of those of the one before', async () => {
    const panel = await open()
    await userEvent.click(await panel.findByRole('button', { name: /^Am See/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Bild nehmen' }))
    expect((panel.node() as HtmlNode).attributes).toEqual({
      src: '/media/see/picture.webp',
      alt: 'Ein See',
      width: '1200',
      height: '800',
    })
    expect((await panel.findByText('Am See')).isConnected).toBe(true)
  })

  for (const kind of ['drop', 'paste'] as const) {
    it(`takes files in by ${kind}, asks what can be seen, and says of each that was refused why`, async () => {
      const panel = await open([])
      give(panel.dialog, kind, file('berg.jpg'))
      const text = await panel.findByRole('textbox', { name: 'Alternativtext (Deutsch)' })
      await vi.waitFor(() => expect(panel.client.all()).toHaveLength(1))
      await userEvent.fill(text, 'Ein Berg')
      await userEvent.click(panel.getByRole('button', { name: 'Bild nehmen' }))
      expect((panel.node() as HtmlNode).attributes).toMatchObject({ alt: 'Ein Berg' })
      await vi.waitFor(() => expect(panel.client.all()[0]?.alt).toEqual({ de: 'Ein Berg' }))
    })
  }

  it('takes in what is a picture of many files, and says of each other why not', async () => {
    const panel = await open([])
    give(panel.dialog, 'drop', file('berg.jpg'), file('kaputt.jpg'), file('tal.jpg'))
    expect((await panel.findByRole('alert')).textContent).toContain('1 Bild wurde nicht hochgeladen:kaputt.jpg Das ist kein Bild.')
    expect((await panel.findByText('2 Bilder sind hochgeladen.')).isConnected).toBe(true)
  })

  it('takes in 300 files at once, two at a time, and can be stopped in the middle', async () => {
    const panel = await open([])
    let under = 0
    let most = 0
    let asked = 0
    let held: (() => void)[] = []
    const upload = panel.client.upload
    panel.client.upload = async (given, options) => {
      asked += 1
      under += 1
      most = Math.max(most, under)
      if (asked > 40) await new Promise<void>((go) => held.push(go))
      under -= 1
      return upload(given, options)
    }
    give(panel.dialog, 'drop', ...Array.from({ length: 300 }, (_, at) => file(`bild-${at}.jpg`)))
    await panel.findByText('40 von 300 Bildern hochgeladen')
    await userEvent.click(panel.getByRole('button', { name: 'Hochladen abbrechen' }))
    for (const go of held.splice(0)) go()
    held = []
    await vi.waitFor(() => expect(under).toBe(0))
    expect(most).toBe(2)
    expect(asked).toBe(42)
    expect(panel.client.all()).toHaveLength(42)
  })

  it('finds by name and by what can be seen', async () => {
    const panel = await open([pictureNamed('see', { alt: { de: 'Ein stiller See' } }), pictureNamed('berg')])
    await panel.findByRole('button', { name: /^berg/ })
    await userEvent.fill(panel.getByRole('searchbox'), 'still')
    await vi.waitFor(() => expect(panel.queryByRole('button', { name: /^berg/ })).toBeNull())
    expect(panel.getByRole('button', { name: 'see' }).isConnected).toBe(true)
  })

  it('warns before it deletes what stands on pages, and takes the deletion back', async () => {
    const panel = await open()
    await userEvent.click(await panel.findByRole('button', { name: /^Am See/ }))
    await userEvent.click(await panel.findByRole('button', { name: 'Löschen' }))
    const warning = await panel.findByRole('alertdialog', { name: 'Löschen' })
    expect(warning.textContent).toContain('„Am See“ steht auf 1 Seite: Start. Auch Kundinnen sehen es dort sofort nicht mehr.')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Behalten'))
    await userEvent.click(panel.getByRole('button', { name: 'Ja, löschen' }))
    await vi.waitFor(() => expect(panel.queryByRole('button', { name: /^Am See/ })).toBeNull())
    await userEvent.click(await panel.findByRole('button', { name: 'Rückgängig' }))
    expect((await panel.findByRole('button', { name: /^Am See/ })).isConnected).toBe(true)
  })

  it('moves the focal point and the frame of a crop by keyboard', async () => {
    const panel = await open()
    await userEvent.click(await panel.findByRole('button', { name: /^Am See/ }))
    const point = await panel.findByRole('button', { name: /^Blickpunkt: 50 % von links/ })
    point.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await vi.waitFor(() => expect(panel.client.all()[0]?.focus).toEqual({ x: 55, y: 45 }))
    await userEvent.click(panel.getByRole('button', { name: 'Zuschneiden' }))
    await panel.findByRole('button', { name: /^Ausschnitt: 100 % breit/ })
    await userEvent.keyboard('{Escape}')
    expect(panel.queryByRole('button', { name: /^Ausschnitt/ })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Zuschneiden' }))
    const frame = await panel.findByRole('button', { name: /^Ausschnitt: 100 % breit/ })
    frame.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{ArrowRight}')
    await userEvent.click(panel.getByRole('button', { name: 'Zuschneiden' }))
    await vi.waitFor(() => expect(panel.client.all()[0]?.crop).toEqual({ x: 2, y: 0, width: 98, height: 98 }))
  })

  it('has nothing that axe complains about', async () => {
    const panel = await open()
    await userEvent.click(await panel.findByRole('button', { name: /^Am See/ }))
    await panel.findByRole('heading', { name: 'Steht auf' })
    expect(await complaints(panel.dialog)).toEqual([])
  })
})
