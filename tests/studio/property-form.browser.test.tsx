import { act } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { attributesOf } from '../../src/pages/document/attributes.js'
import { declarations, section } from '../../src/blocks/declarations.js'
import { defineBlock, type HtmlNode, type Json } from '../../src/core/element/declaration.js'
import { sceneNames } from '../../src/sandbox/world/art/pictures.js'
import { themeColours, tokensOf } from '../../src/studio/app/form/colours.js'
import { shopPictures } from '../../src/studio/app/form/shop-pictures.js'
import tokens from '../../src/ui/theme/tokens.css?raw'
import { goingCard } from '../support/going.block.js'
import { openLibrary } from '../../src/studio/app/media/library.js'
import { picturesInMemory } from '../support/pictures-in-memory.js'
import { complaints, openPanel } from './form-panel.js'
import { schemes } from '../support/sample.js'

const block = (name: string, fields = {}) => ({ block: `vitrine-${name}`, fields })
const type = async (control: HTMLElement, text: string) => {
  await userEvent.clear(control)
  await userEvent.type(control, text)
}

describe('the property form', () => {
  it('shows the block’s name, what it is for, and its fields in groups of a fixed order', async () => {
    const panel = openPanel([block('product-list')])
    expect((await panel.findByRole('heading', { level: 2 })).textContent).toBe('Produktliste')
    const groups = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(groups).toEqual(['Inhalt', 'Anordnung', 'Links', 'Verhalten', 'Zu sehen auf'])
    expect(panel.getByRole('textbox', { name: 'Überschrift' }).isConnected).toBe(true)
    expect(panel.getByText('Klein über der Überschrift.').isConnected).toBe(true)
  })

  it('says of a block and of a field that they will go, and what to use', async () => {
    const panel = openPanel([{ block: goingCard.tag }], { declarations: [goingCard] })
    expect((await panel.findByText(/^Veraltet seit 0.4.0, entfällt mit 1.0.0. Nimm „Karte“. Geht bald.$/)).isConnected).toBe(true)
    const described = panel.getByRole('textbox', { name: 'Anordnung' }).getAttribute('aria-describedby') ?? ''
    expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(
      'Veraltet seit 0.4.0, entfällt mit 1.0.0. Nimm „Karte“.',
    )
  })

  it('speaks English', async () => {
    const panel = openPanel([block('column', { width: 20 })], { language: 'en' })
    expect((await panel.findByRole('textbox', { name: /^Width/ })).getAttribute('aria-invalid')).toBe('true')
    expect(panel.getByText('At most 12. What counts: 12.').isConnected).toBe(true)
  })

  it('writes every key into the document, and one undo takes back the whole word', async () => {
    const panel = openPanel([block('product-list')])
    await userEvent.type(await panel.findByRole('textbox', { name: 'Überschrift' }), 'Neu')
    expect(panel.fields()).toEqual({ heading: 'Neu' })
    panel.editing.undo()
    expect(panel.fields()).toEqual({})
    await vi.waitFor(() => expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Überschrift' }).value).toBe(''))
  })

  it('keeps focus and caret when undo or somebody else changes the text', async () => {
    const panel = openPanel([block('product-list', { heading: 'Was andere lieben' })])
    const heading = await panel.findByRole<HTMLInputElement>('textbox', { name: /^Überschrift/ })
    heading.focus()
    heading.setSelectionRange(3, 3)
    await userEvent.keyboard('!')
    expect(heading.value).toBe('Was! andere lieben')
    expect(heading.selectionStart).toBe(4)
    panel.editing.setField(['nodes', 0], 'heading', 'Was alle lieben')
    await vi.waitFor(() => expect(heading.value).toBe('Was alle lieben'))
    expect(document.activeElement).toBe(heading)
    expect(heading.selectionStart).toBe(4)
  })

  it('keeps a cleared text empty where the default is not', async () => {
    const panel = openPanel([block('consultant-search')])
    const eyebrow = await panel.findByRole<HTMLInputElement>('textbox', { name: 'Dachzeile' })
    expect(eyebrow.value).toBe('Beraterin finden')
    await userEvent.clear(eyebrow)
    expect(panel.fields()).toEqual({ eyebrow: '' })
  })

  it('counts the characters of a long text', async () => {
    const panel = openPanel([block('product-list', { heading: 'ä'.repeat(5000) })])
    expect((await panel.findByText('5000 Zeichen')).isConnected).toBe(true)
  })

  it('asks for what the block needs', async () => {
    const panel = openPanel([block('catalogue-frame')])
    const address = await panel.findByRole('combobox', { name: /^Adresse des Katalogs\s?erforderlich/ })
    expect(address.getAttribute('aria-required')).toBe('true')
    expect(panel.getAllByText('Dieses Feld braucht der Baustein noch.')).toHaveLength(2)
  })
})

describe('a number', () => {
  it('that is too high stays as typed, and the form says what counts', async () => {
    const panel = openPanel([block('consultant-search'), block('column')])
    const size = await panel.findByRole<HTMLInputElement>('textbox', { name: 'Beraterinnen je Seite' })
    await type(size, '250')
    expect(panel.getByText('Höchstens 50. Es gilt 10.').isConnected).toBe(true)
    expect(panel.fields()).toEqual({ pageSize: 250 })
    panel.editing.select(['nodes', 1])
    await panel.findByRole('heading', { name: 'Spalte' })
    panel.editing.select(['nodes', 0])
    expect((await panel.findByRole<HTMLInputElement>('textbox', { name: /^Beraterinnen je Seite/ })).value).toBe('250')
  })

  it('that is none stays as typed, and the page is published with the default', async () => {
    const panel = openPanel([block('section')])
    await type(await panel.findByRole('textbox', { name: 'Mindesthöhe' }), 'hoch')
    expect(panel.getByText('Das ist keine Zahl. Es gilt 0 px.').isConnected).toBe(true)
    expect(panel.fields()).toEqual({ minHeight: 'hoch' })
    expect(attributesOf(section, panel.fields())).toEqual([])
  })

  it('may be written with a comma, a point for thousands, and its unit', async () => {
    const panel = openPanel([block('section')])
    const height = await panel.findByRole<HTMLInputElement>('textbox', { name: 'Mindesthöhe' })
    await type(height, '6,5')
    expect(panel.fields()).toEqual({ minHeight: 6.5 })
    await type(height, '1.180 px')
    expect(panel.fields()).toEqual({ minHeight: 1180 })
    expect(height.value).toBe('1.180 px')
  })

  it('goes up and down with buttons and arrows, and stops at its ends', async () => {
    const panel = openPanel([block('column', { width: 11 })])
    const width = await panel.findByRole<HTMLInputElement>('textbox', { name: /^Breite/ })
    const more = panel.getByRole<HTMLButtonElement>('button', { name: 'Breite erhöhen' })
    await userEvent.click(more)
    expect(panel.fields()).toEqual({ width: 12 })
    expect(more.disabled).toBe(true)
    width.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
    expect(width.value).toBe('10')
  })
})

describe('a field per device', () => {
  it('says what a smaller device takes over, and where each stands', async () => {
    const panel = openPanel([block('section', { minHeight: 460 })])
    expect((await panel.findByText('Tablet: 460 px · Mobil: 460 px')).isConnected).toBe(true)
    panel.editing.setDevice('tablet')
    const height = await panel.findByPlaceholderText<HTMLInputElement>('wie Desktop: 460 px')
    await userEvent.type(height, '300')
    expect(panel.fields()).toEqual({ minHeight: 460, minHeightTablet: 300 })
    expect(panel.getByText('Desktop: 460 px · Mobil: 300 px').isConnected).toBe(true)
  })

  it('changes the device of the whole Studio at the field', async () => {
    const panel = openPanel([block('column', { width: 6 })])
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Gerät für Breite' }), 'mobile')
    expect(panel.editing.state().device).toBe('mobile')
    expect(panel.getByPlaceholderText('Standard: 12').isConnected).toBe(true)
    expect(panel.getByText('Desktop: 6 · Tablet: 6').isConnected).toBe(true)
  })

  it('is reset for one device alone', async () => {
    const panel = openPanel([block('column', { width: 6, widthTablet: 4 })])
    panel.editing.setDevice('tablet')
    await userEvent.click(await panel.findByRole('button', { name: 'Breite für Tablet zurücksetzen' }))
    expect(panel.fields()).toEqual({ width: 6 })
    await vi.waitFor(() => expect(document.activeElement).toBe(panel.getByPlaceholderText('wie Desktop: 6')))
  })

  it('says where the value comes from when the own one makes no sense', async () => {
    const panel = openPanel([block('column', { width: 6, widthTablet: 40 })])
    panel.editing.setDevice('tablet')
    expect((await panel.findByText('Höchstens 12. Es gilt der Wert von Desktop: 6.')).isConnected).toBe(true)
  })
})

describe('a block', () => {
  it('is taken from single devices, one at least kept, and says that it is not loaded there', async () => {
    const panel = openPanel([block('product-list', { heading: 'Rosen' })])
    const on = (name: string) => panel.getByRole<HTMLInputElement>('checkbox', { name })
    expect((await panel.findByText(/Er wird dort auch nicht geladen\./)).isConnected).toBe(true)
    expect(['Computer', 'Tablet', 'Handy'].map((name) => on(name).checked)).toEqual([true, true, true])
    await userEvent.click(on('Handy'))
    expect(panel.node()).toMatchObject({ hiddenOn: ['mobile'] })
    expect(panel.getByText(/^Wo er fehlt, wird er nicht geladen\./).isConnected).toBe(true)
    await userEvent.click(on('Computer'))
    await vi.waitFor(() => expect(on('Tablet').disabled).toBe(true))
    expect(panel.node()).toMatchObject({ hiddenOn: ['mobile', 'desktop'] })
    expect(await complaints(panel.container)).toEqual([])
    panel.editing.undo()
    panel.editing.undo()
    expect(panel.node()).not.toHaveProperty('hiddenOn')
  })

  it('cannot be taken from a device where the whole page needs it', async () => {
    const panel = openPanel([block('store')])
    await panel.findAllByRole('heading')
    expect(panel.queryByRole('checkbox', { name: 'Handy' })).toBeNull()
  })
})

describe('fields that belong together', () => {
  it('appear when they count, and keep what was typed while they do not', async () => {
    const panel = openPanel([block('imprint', { accessibilityHeading: 'Für alle' })])
    const text = await panel.findByRole('textbox', { name: 'Barrierefreiheit' })
    expect(panel.queryByRole('textbox', { name: /^Überschrift zur Barrierefreiheit/ })).toBeNull()
    await userEvent.type(text, 'Ja')
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: /^Überschrift zur Barrierefreiheit/ }).value).toBe('Für alle')
  })

  it('that few need stand in a fold, which stays open for the next block', async () => {
    const panel = openPanel([block('section'), block('store')])
    const fold = await panel.findByText('Erweitert (3)')
    const isSeen = (name: RegExp) => panel.getByRole('textbox', { name }).checkVisibility()
    expect(isSeen(/^Abstand der Spalten/)).toBe(false)
    fold.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(isSeen(/^Abstand der Spalten/)).toBe(true))
    panel.editing.select(['nodes', 1])
    await vi.waitFor(() => expect(isSeen(/^Kennung des Shops/)).toBe(true))
    await userEvent.click(panel.getByText(/^Erweitert/))
  })

  it('open the fold when something in it is wrong', async () => {
    const panel = openPanel([block('section', { gutter: -3 })])
    expect((await panel.findByRole('textbox', { name: /^Abstand der Spalten/ })).checkVisibility()).toBe(true)
    expect(panel.getByText('Mindestens 0 px. Es gilt 24 px.').isConnected).toBe(true)
  })
})

describe('resetting', () => {
  it('marks what was changed, and gives the default back', async () => {
    const panel = openPanel([block('section', { tone: 'sand', space: 'medium' })])
    expect((await panel.findByRole('combobox', { name: 'Farbe (Geändert)' })).isConnected).toBe(true)
    expect(panel.queryByRole('button', { name: 'Abstand oben und unten auf Standard zurücksetzen' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Farbe auf Standard zurücksetzen' }))
    expect(panel.fields()).toEqual({ space: 'medium' })
    await vi.waitFor(() => expect(document.activeElement).toBe(panel.getByRole('combobox', { name: 'Farbe' })))
  })

  it('resets the whole block, keeps what it does not know, and can be undone', async () => {
    const panel = openPanel([block('section', { tone: 'sand', gutter: 40, later: true })])
    await userEvent.click(await panel.findByRole('button', { name: 'Alles auf Standard zurücksetzen' }))
    expect(panel.fields()).toEqual({ later: true })
    expect(panel.told).toEqual(['„Abschnitt“ ist wieder wie am Anfang. Rückgängig bringt deine Angaben zurück.'])
    panel.editing.undo()
    expect(panel.fields()).toEqual({ tone: 'sand', gutter: 40, later: true })
  })
})

describe('an old document', () => {
  it('shows values of the wrong type as far as an editor can read them, with a sentence', async () => {
    const panel = openPanel([block('product-list', { heading: { de: 'Neu' }, badge: 'top', pageSize: true })])
    expect((await panel.findByRole<HTMLInputElement>('textbox', { name: /^Überschrift/ })).value).toBe('')
    expect(panel.getByText(/^Hier steht eine Angabe, die nicht in dieses Feld passt\./).isConnected).toBe(true)
    expect(panel.getByRole<HTMLSelectElement>('combobox', { name: /^Nur mit Etikett/ }).selectedOptions[0]?.text).toBe('top (unbekannt)')
    expect(panel.getByText('„top“ steht hier nicht zur Wahl. Es gilt „Alle Produkte“.').isConnected).toBe(true)
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: /^Produkte je Seite/ }).value).toBe('true')
  })

  it('shows what the block does not know, and removes it when asked', async () => {
    const panel = openPanel([block('footer', { note: 'Gruß', colour: 'rot' })])
    await userEvent.click(await panel.findByRole('button', { name: 'colour entfernen' }))
    expect(panel.fields()).toEqual({ note: 'Gruß' })
  })

  it('leaves blocks alone that it does not know, or that come from a newer version', async () => {
    const panel = openPanel([
      { block: 'vitrine-karussell', fields: { bilder: ['a'] } },
      { block: 'vitrine-column', version: 9, fields: { width: 6 } },
    ])
    expect((await panel.findByText(/^Den Baustein „vitrine-karussell“ kennt dieses Studio nicht/)).isConnected).toBe(true)
    expect(panel.getByText('mehrere Angaben').isConnected).toBe(true)
    panel.editing.select(['nodes', 1])
    expect((await panel.findByText(/neueren Version \(9; hier bekannt: 1\)/)).isConnected).toBe(true)
    expect(panel.queryAllByRole('textbox')).toEqual([])
    expect(panel.queryAllByRole('button')).toEqual([])
  })
})

describe('an address', () => {
  it('that may not be is refused in words, and what counts is said', async () => {
    const panel = openPanel([block('product-list')])
    await type(await panel.findByRole('combobox', { name: 'Link „Alle ansehen“' }), 'javascript:alert(1)')
    expect(panel.getByText(/^Diese Adresse ist nicht erlaubt\..* Es gilt keine Angabe\.$/).isConnected).toBe(true)
    expect(panel.queryByRole('link', { name: /^Link/ })).toBeNull()
  })

  it('is not called wrong while it is begun', async () => {
    const panel = openPanel([block('product-list')])
    const address = await panel.findByRole('combobox', { name: 'Link „Alle ansehen“' })
    await type(address, 'https:/')
    expect(address.getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    await vi.waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
  })

  it('offers the pages of the site, opens in a new tab, and tells when there is no such page', async () => {
    const panel = openPanel([block('product-list', { allUrl: '/products?page=2' })], {
      pages: [{ id: 'products', path: '/products', title: 'Alle Produkte' }],
      paths: ['/products', '/product'],
    })
    const address = await panel.findByRole<HTMLInputElement>('combobox', { name: /^Link „Alle ansehen“/ })
    await userEvent.click(address)
    expect((await panel.findByRole('option', { name: /^Alle Produkte\s*\/products/ })).isConnected).toBe(true)
    expect(panel.getByRole<HTMLAnchorElement>('link', { name: 'Link „Alle ansehen“ in neuem Tab öffnen' }).target).toBe('_blank')
    expect(panel.queryByText('Diese Seite gibt es auf der Website noch nicht.')).toBeNull()
    await type(address, '/produkte')
    expect(panel.getByText('Diese Seite gibt es auf der Website noch nicht.').isConnected).toBe(true)
  })
})

describe('several chosen blocks', () => {
  const words = (panel: ReturnType<typeof openPanel>) => panel.editing.state().page.nodes.map((node) => (node as HtmlNode).children?.[0])

  it('are named with what can be done with all of them, and none shows its fields', async () => {
    const panel = openPanel(['Eins', 'Zwei', 'Drei'].map((text) => ({ html: 'p', children: [text] })))
    await panel.findByRole('textbox', { name: 'Text' })
    await act(() => panel.editing.selectTo(['nodes', 1]))
    expect((await panel.findByRole('heading', { name: '2 Bausteine gewählt' })).isConnected).toBe(true)
    expect(panel.queryByRole('textbox')).toBeNull()
    expect(await complaints(panel.container)).toEqual([])
    await userEvent.click(panel.getByRole('button', { name: 'Alle nach unten' }))
    expect(words(panel)).toEqual(['Drei', 'Eins', 'Zwei'])
    await userEvent.click(panel.getByRole('button', { name: 'Alle löschen' }))
    expect(words(panel)).toEqual(['Drei'])
    expect(panel.told).toEqual(['2 Bausteine gelöscht. Rückgängig holt sie zurück.'])
  })

  it('lead to each of them alone', async () => {
    const panel = openPanel(['Eins', 'Zwei'].map((text) => ({ html: 'p', children: [text] })))
    await act(() => panel.editing.selectTo(['nodes', 1]))
    await userEvent.click(await panel.findByRole('button', { name: 'Absatz: Zwei' }))
    expect((await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })).value).toBe('Zwei')
  })
})

describe('pictures, colours, words', () => {
  it('takes a picture of the shop', async () => {
    const panel = openPanel([block('section')], { library: openLibrary(picturesInMemory()) })
    await userEvent.click(await panel.findByRole('button', { name: 'Bild wählen' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Pflegeritual, links Platz für Text' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Bild nehmen' }))
    expect(panel.fields()).toEqual({ background: '/cms/delivery/media/scene-ritual' })
    expect((await panel.findByText('Pflegeritual, links Platz für Text')).isConnected).toBe(true)
    expect(panel.container.textContent).not.toContain('/cms/')
  })

  it('says when one address of several is refused', async () => {
    const panel = openPanel([block('section', { background: '/a.jpg 1x, javascript:b 2x' })])
    expect((await panel.findByText('Eine der Adressen ist nicht erlaubt und wird weggelassen.')).isConnected).toBe(true)
  })

  it('says that a mail address is no picture', async () => {
    const panel = openPanel([block('section', { background: 'mailto:hallo@example.org' })])
    expect((await panel.findByText(/^Diese Adresse ist nicht erlaubt/)).isConnected).toBe(true)
  })

  it('takes colours of the theme by name, makes others translucent, and refuses what is none', async () => {
    const panel = openPanel([block('section')])
    const veil = await panel.findByRole('combobox', { name: /^Farbschleier/ })
    await userEvent.click(panel.getByRole('button', { name: 'Schleier' }))
    expect(panel.fields()).toEqual({ overlay: '--vitrine-overlay' })
    expect((veil as HTMLInputElement).value).toBe('Schleier')
    await type(veil, 'salbei')
    expect(panel.fields()).toEqual({ overlay: '--vitrine-tint-sage' })
    await type(veil, '#ffffffbf')
    expect(panel.getByRole<HTMLInputElement>('slider', { name: /Deckkraft/ }).value).toBe('75')
    await type(veil, 'rosa')
    expect(panel.getByText('Das ist keine Farbe. Es gilt keine.').isConnected).toBe(true)
    expect(panel.fields()).toEqual({ overlay: 'rosa' })
  })

  it('keeps half-written words of the shop until they can be read', async () => {
    const panel = openPanel([block('store')])
    const words = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Eigene Wörter' })
    await userEvent.fill(words, 'addToCart: Einpacken\nsearch')
    expect(panel.getByText(/^In jede Zeile gehört ein Doppelpunkt/).isConnected).toBe(true)
    expect(panel.fields()).toEqual({ words: 'addToCart: Einpacken\nsearch' })
    await userEvent.fill(words, 'addToCart: Einpacken\nsearch: Finden: hier')
    expect(panel.fields()).toEqual({ words: { addToCart: 'Einpacken', search: 'Finden: hier' } })
    expect(words.value).toBe('addToCart: Einpacken\nsearch: Finden: hier')
  })

  it('says of what only a program could have set that it stays', async () => {
    const panel = openPanel([block('store', { words: { addToCart: ['Einpacken'] } })])
    expect((await panel.findByText('Das wurde außerhalb des Studios eingestellt und bleibt, wie es ist.')).isConnected).toBe(true)
    expect(panel.queryByRole('textbox', { name: 'Eigene Wörter' })).toBeNull()
  })

  it('knows the theme’s colours and the shop’s pictures as they are', () => {
    for (const { name, value } of themeColours) expect(tokens).toContain(`${name}: ${value};`)
    for (const name of [...tokensOf('space'), ...tokensOf('radius')]) expect(tokens).toContain(`${name}: `)
    expect(shopPictures.map(({ address }) => address.replace('/cms/delivery/media/scene-', ''))).toEqual(sceneNames)
  })
})

describe('fields that no block has yet', () => {
  const sample = defineBlock({
    tag: 'vitrine-sample',
    version: 1,
    name: { de: 'Muster', en: 'Sample' },
    summary: { de: '', en: '' },
    inserter: { tagline: { de: '', en: '' } },
    category: 'layout',
    icon: 'section',
    fields: {
      shown: {
        type: 'multiselect',
        label: { de: 'Zeigen', en: 'Show' },
        options: [
          { value: 'name', label: { de: 'Name', en: 'Name' } },
          { value: 'price', label: { de: 'Preis', en: 'Price' } },
        ],
        default: ['name'],
      },
      until: { type: 'date', label: { de: 'Bis', en: 'Until' } },
      opens: { type: 'date', time: true, label: { de: 'Von wann', en: 'From when' } },
      closes: { type: 'date', time: true, after: 'opens', label: { de: 'Bis wann', en: 'Until when' } },
      gap: { type: 'token', tokens: 'space', label: { de: 'Abstand', en: 'Gap' } },
      lines: { type: 'list', label: { de: 'Zeilen', en: 'Lines' } },
    },
  })

  it('has checkboxes for several options, and keeps one that is unknown until it is taken away', async () => {
    const panel = openPanel([{ block: sample.tag, fields: { shown: ['price', 'weight'] } }], { declarations: [sample] })
    expect((await panel.findByText('„weight“ steht hier nicht zur Wahl. Es gilt Name.')).isConnected).toBe(true)
    await userEvent.click(panel.getByRole('checkbox', { name: 'weight (unbekannt)' }))
    expect(panel.fields()).toEqual({ shown: ['price'] })
    await userEvent.click(panel.getByRole('checkbox', { name: 'Name' }))
    expect(panel.fields()).toEqual({ shown: ['name', 'price'] })
  })

  it('takes moments, and says at the field that an end is not after its beginning', async () => {
    const panel = openPanel([{ block: sample.tag, fields: { opens: '2026-12-24T18:00' } }], { declarations: [sample] })
    const closes = await panel.findByLabelText('Bis wann')
    await userEvent.fill(closes, '2026-12-24T18:00')
    expect(panel.fields()).toEqual({ opens: '2026-12-24T18:00', closes: '2026-12-24T18:00' })
    const said = 'Das muss nach „Von wann“ liegen. So ist nie etwas zu sehen.'
    expect((await panel.findByText(said)).isConnected).toBe(true)
    expect(closes.getAttribute('aria-invalid')).toBe('true')
    expect(await complaints(panel.container)).toEqual([])
    await userEvent.fill(closes, '2026-12-24T18:01')
    await vi.waitFor(() => expect(panel.queryByText(said)).toBeNull())
  })

  it('takes dates, tokens and lists', async () => {
    const panel = openPanel([{ block: sample.tag }], { declarations: [sample] })
    await userEvent.fill(await panel.findByLabelText('Bis'), '2026-12-24')
    await userEvent.fill(panel.getByRole('combobox', { name: 'Abstand' }), '--vitrine-space-4')
    await userEvent.fill(panel.getByRole('textbox', { name: 'Zeilen' }), 'Morgens\nAbends')
    expect(panel.fields()).toEqual({ until: '2026-12-24', gap: '--vitrine-space-4', lines: ['Morgens', 'Abends'] })
    expect(await complaints(panel.container)).toEqual([])
  })
})

describe('a plain element', () => {
  it('gives its text and its level to a heading', async () => {
    const panel = openPanel([{ html: 'h2', attributes: { class: 'mine' }, children: ['Alt'] }])
    await userEvent.fill(await panel.findByRole('textbox', { name: 'Text' }), 'Neu')
    await userEvent.click(panel.getByRole('radio', { name: '3' }))
    expect(panel.node()).toEqual({ html: 'h3', attributes: { class: 'mine' }, children: ['Neu'] })
    expect(panel.getByRole('heading', { name: 'Überschrift, klein' }).isConnected).toBe(true)
  })

  it('shows a text with links to read, and says where to edit it', async () => {
    const panel = openPanel([{ html: 'p', children: ['Zu den ', { html: 'a', attributes: { href: '/' }, children: ['Düften'] }] }])
    expect((await panel.findByText('Zu den Düften')).isConnected).toBe(true)
    expect(panel.getByText(/Bearbeite ihn im Text auf der Seite/).isConnected).toBe(true)
    expect(panel.queryByRole('textbox', { name: 'Text' })).toBeNull()
  })

  it('asks for the alternative text of a picture, or that it is decoration', async () => {
    const panel = openPanel([{ html: 'img', attributes: { src: '/a.jpg' } }])
    expect((await panel.findByText('Beschreibe, was zu sehen ist, oder wähle „Nur Schmuck“.')).isConnected).toBe(true)
    await userEvent.type(panel.getByRole('textbox', { name: 'Alternativtext' }), 'Eine Rose')
    const decorative = panel.getByRole('switch', { name: 'Nur Schmuck' })
    await userEvent.click(decorative)
    expect(panel.node()).toEqual({ html: 'img', attributes: { src: '/a.jpg', alt: '' } })
    decorative.focus()
    await userEvent.keyboard(' ')
    expect(panel.node()).toEqual({ html: 'img', attributes: { src: '/a.jpg', alt: 'Eine Rose' } })
  })

  it('forgets the words and measures of a picture when the address of another one is typed', async () => {
    const panel = openPanel([{ html: 'img', attributes: { src: 'https://a.de/rose.jpg', alt: 'Eine Rose', width: '30', height: '20' } }])
    const address = await panel.findByRole('textbox', { name: 'Bildadresse' })
    await userEvent.fill(address, 'https://a.de/nelke.jpg')
    expect(panel.node()).toEqual({ html: 'img', attributes: { src: 'https://a.de/nelke.jpg' } })
    await userEvent.fill(panel.getByRole('textbox', { name: 'Alternativtext' }), 'Eine Nelke')
    await userEvent.fill(address, 'https://a.de/tulpe.jpg')
    for (let turn = 0; turn < 2; turn += 1) await userEvent.click(panel.getByRole('switch', { name: 'Nur Schmuck' }))
    expect(panel.node()).toEqual({ html: 'img', attributes: { src: 'https://a.de/tulpe.jpg' } })
  })

  it('changes its style and keeps classes of others', async () => {
    const panel = openPanel([{ html: 'a', attributes: { class: 'tracked button quiet', href: '/' }, children: ['Weiter'] }])
    const style = await panel.findByRole<HTMLSelectElement>('combobox', { name: 'Stil' })
    expect(style.value).toBe('button quiet')
    await userEvent.selectOptions(style, 'Knopf')
    expect(panel.node()).toEqual({ html: 'a', attributes: { class: 'button tracked', href: '/' }, children: ['Weiter'] })
  })

  it('opens a link in a new tab when asked to, and in the same one again', async () => {
    const panel = openPanel([{ html: 'a', attributes: { class: 'button', href: '/' }, children: ['Weiter'] }])
    const tab = panel.getByRole('switch', { name: 'In einem neuen Tab öffnen' })
    await userEvent.click(tab)
    expect(panel.node()).toMatchObject({ attributes: { class: 'button', href: '/', target: '_blank', rel: 'noopener' } })
    await userEvent.click(tab)
    expect(panel.node()).toEqual({ html: 'a', attributes: { class: 'button', href: '/' }, children: ['Weiter'] })
  })
})

describe('the form of every block and element', () => {
  const emulate = (value: 'light' | 'dark') =>
    (cdp() as unknown as { send: (method: string, parameters: unknown) => Promise<unknown> }).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value }],
    })
  afterAll(() => emulate('light'))
  const nodes = [
    ...declarations.map(({ tag }) => ({ block: tag, fields: { heading: 3 as never, pageSize: 999, overlay: '#ff0000', unknown: 1 } })),
    ...['h1', 'p', 'a', 'img', 'div', 'ul', 'hr'].map((html) => ({ html })),
    { block: 'vitrine-unknown', fields: { a: 1 } },
    'Text',
  ]

  it.each(['de', 'en'] as const)('says nothing in the language of programs, %s', async (language) => {
    const filled = declarations.flatMap(({ tag, presets }) => [
      { block: tag },
      ...(presets ?? []).map(({ fields }) => ({ block: tag, fields: { ...(fields as Readonly<Record<string, Json>>) } })),
    ])
    const veiled = { block: section.tag, fields: { overlay: '--vitrine-overlay', background: '/cms/delivery/media/scene-ritual 1x' } }
    const all = [...filled, veiled, ...nodes.slice(declarations.length)]
    const panel = openPanel(all, { language })
    await panel.findAllByRole('heading')
    for (const [index, node] of all.entries()) {
      await act(() => panel.editing.select(['nodes', index]))
      for (const fold of panel.container.querySelectorAll('details')) fold.open = true
      expect(readIn(panel.container), JSON.stringify(node)).not.toMatch(
        /\bhref\b|srcset|--vitrine|\b[12]x\b|\/cms\/|\bJSON\b|\battribut|\bslot\b|[{}]|undefined/i,
      )
    }
  })

  it.each(schemes)(
    'has nothing that axe complains about, %s',
    async (scheme) => {
      await emulate(scheme)
      const panel = openPanel(nodes)
      await panel.findAllByRole('heading')
      // In the dark only colours differ: one form of each kind shows them all.
      const indices =
        scheme === 'light'
          ? [...nodes.keys()]
          : ['vitrine-section', 'vitrine-store', 'vitrine-unknown'].map((tag) =>
              nodes.findIndex((node) => typeof node === 'object' && 'block' in node && node.block === tag),
            )
      for (const index of indices) {
        panel.editing.select(['nodes', index])
        await new Promise((resolve) => setTimeout(resolve))
        for (const fold of panel.container.querySelectorAll('details')) fold.open = true
        expect(await complaints(panel.container), JSON.stringify(nodes[index])).toEqual([])
      }
    },
    60_000,
  )
})

/** Everything an editor meets there: what is said, typed, offered, and shown when she points at it. */
function readIn(container: Element): string {
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, textarea, option')]
  const shown = fields.flatMap(({ type, value, placeholder }) => (/checkbox|radio|color/.test(type) ? [] : [value, placeholder ?? '']))
  const named = [...container.querySelectorAll('[title], [aria-label]')].flatMap((each) => [
    each.getAttribute('title'),
    each.getAttribute('aria-label'),
  ])
  const options = [...container.querySelectorAll('option')].map(({ text }) => text)
  return [
    (container as HTMLElement).innerText,
    ...shown.filter((_text, at) => fields[at]?.localName !== 'option'),
    ...options,
    ...named,
  ].join('\n')
}

describe('a date in the property form', () => {
  const from = { de: 'Zu sehen ab', en: 'Shown from' }

  it('is typed and read in the Studio’s language, whatever the browser speaks', async () => {
    const panel = openPanel([block('section', { shownFrom: '2026-11-30T08:00' })])
    const german = await panel.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${from.de}`) })
    expect([german.type, german.value, german.placeholder]).toEqual(['text', '30.11.2026, 08:00', 'TT.MM.JJJJ, HH:MM'])
    await type(german, '24.12.2026 um 9 Uhr')
    expect(panel.fields()).toEqual({ shownFrom: '2026-12-24T09:00' })
    await userEvent.tab()
    expect(german.value).toBe('24.12.2026, 09:00')
    expect(panel.getByText('Do., 24. Dezember 2026 um 09:00').isConnected).toBe(true)
    panel.editing.undo()
    await vi.waitFor(() => expect(german.value).toBe('30.11.2026, 08:00'))

    const english = openPanel([block('section', { shownFrom: '2026-11-30T08:00' })], { language: 'en' })
    expect((await english.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${from.en}`) })).value).toBe('30/11/2026, 08:00')
  })

  it('keeps a day that is none out of the page, and says how it goes once the field is left', async () => {
    const panel = openPanel([block('section')])
    const field = await panel.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${from.de}`) })
    await type(field, '31.11.2026, 8:00')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(panel.getByText('Das ist kein Zeitpunkt. So geht es: 24.12.2026, 08:00').isConnected).toBe(true)
    expect(panel.fields()).toEqual({})
    expect(await complaints(panel.container)).toEqual([])
  })

  it('is chosen of a calendar in the Studio’s language, with the arrow keys as well', async () => {
    const panel = openPanel([block('section', { shownFrom: '2026-11-30T08:15' })])
    await userEvent.click((await panel.findAllByRole('button', { name: 'Kalender' }))[0]!)
    expect(panel.getByText('November 2026').isConnected).toBe(true)
    expect([...panel.container.querySelectorAll('.month th')].map(({ textContent }) => textContent)).toEqual(
      'Mo Di Mi Do Fr Sa So'.split(' '),
    )
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('30'))
    expect(await complaints(panel.container)).toEqual([])
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(panel.getByText('Dezember 2026').isConnected).toBe(true))
    await userEvent.click(panel.getByRole('button', { name: /24\. Dezember 2026/ }))
    expect(panel.fields()).toEqual({ shownFrom: '2026-12-24T08:15' })
    expect(panel.container.querySelector('.month')).toBeNull()
  })
})
