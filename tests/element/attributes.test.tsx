import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineBlock, register } from '../../src/core/element/index.js'
import { inside, mount } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const options = ['row', 'column', 'grid'].map((value) => ({ value, label: text(value) }))

const shelf = defineBlock({
  tag: 'vitrine-test-shelf',
  ...called('Regal', 'Zeigt, was es gelesen hat'),
  fields: {
    heading: { type: 'text', label: text('Titel'), default: 'Neu' },
    note: { type: 'textarea', label: text('Hinweis') },
    link: { type: 'url', label: text('Ziel'), default: '/products' },
    compact: { type: 'boolean', label: text('Eng') },
    openOnAdd: { type: 'boolean', label: text('Öffnen'), default: true },
    count: { type: 'number', label: text('Anzahl'), default: 4, min: 1, max: 12 },
    gap: { type: 'number', label: text('Abstand') },
    direction: {
      type: 'select',
      label: text('Richtung'),
      responsive: true,
      default: 'row',
      options: [
        { value: 'row', label: text('Zeile') },
        { value: 'column', label: text('Spalte') },
      ],
    },
    badges: { type: 'multiselect', label: text('Marken'), options, default: ['row'] },
    products: { type: 'list', label: text('Produkte'), default: [] },
    words: { type: 'object', label: text('Wörter') },
  },
})

// What the block was given, as the shopper's page would show it.
register(shelf, {
  live: ({ host, emit, publish, subscribe, setState, mode, signal, ...fields }) => <output>{JSON.stringify(fields)}</output>,
  styles: [],
})

const shown = (container: Element): Record<string, unknown> =>
  JSON.parse(inside(container.querySelector(shelf.tag)).getByRole('status').textContent ?? '')
const markup = async (attributes: string) => shown(await mount(`<vitrine-test-shelf ${attributes}></vitrine-test-shelf>`))

async function change(act: (element: HTMLElement) => void, attributes = '') {
  const container = await mount(`<vitrine-test-shelf ${attributes}></vitrine-test-shelf>`)
  act(container.querySelector<HTMLElement>(shelf.tag)!)
  await Promise.resolve()
  return shown(container)
}

const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockReset().mockReturnValue())

describe('a boolean attribute', () => {
  it.each(['compact', 'compact=""', 'compact="true"', 'compact="compact"', 'compact="1"', 'compact="yes"'])(
    'is on as %s',
    async (attribute) => {
      expect(await markup(attribute)).toMatchObject({ compact: true })
    },
  )

  it.each(['false', '0', 'no', 'off', 'FALSE', ' off '])('is off as "%s", even where the default is on', async (value) => {
    expect(await markup(`compact="${value}" open-on-add="${value}"`)).toMatchObject({ compact: false, openOnAdd: false })
  })

  it('is the default when it is removed', async () => {
    expect(
      await change((element) => {
        element.removeAttribute('compact')
        element.removeAttribute('open-on-add')
      }, 'compact open-on-add="false"'),
    ).toMatchObject({ compact: false, openOnAdd: true })
  })

  it('follows toggleAttribute', async () => {
    expect(await change((element) => element.toggleAttribute('compact'))).toMatchObject({ compact: true })
    expect(await change((element) => element.toggleAttribute('compact'), 'compact')).toMatchObject({ compact: false })
  })

  it('never warns, whatever it says', async () => {
    await markup('compact="perhaps"')
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('an empty attribute', () => {
  it('is the empty text for a text', async () => {
    expect(await markup('heading="" note="" link=""')).toMatchObject({ heading: '', note: '', link: '' })
  })

  it('is the default for every other type, without a warning', async () => {
    expect(await markup('count="" gap="" direction="" products="" words=""')).toMatchObject({ count: 4, direction: 'row', products: [] })
    expect(await markup('gap="  " count=" "')).not.toHaveProperty('gap')
    expect(warn).not.toHaveBeenCalled()
  })

  it('is set later, too', async () => {
    expect(await change((element) => element.setAttribute('heading', ''), 'heading="Pflege"')).toMatchObject({ heading: '' })
    expect(await change((element) => element.setAttribute('count', ''), 'count="7"')).toMatchObject({ count: 4 })
  })
})

describe('a removed attribute', () => {
  it('is the default again', async () => {
    const attributes = 'heading="Pflege" note="bald" count="7" direction="column" badges="grid" products="[1]" words=\'{"a":"b"}\''
    const fields = await change((element) => {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    }, attributes)
    expect(fields).toMatchObject({ heading: 'Neu', count: 4, direction: 'row', badges: ['row'], products: [] })
    expect(fields).not.toHaveProperty('note')
    expect(fields).not.toHaveProperty('words')
  })
})

describe('an attribute that makes sense', () => {
  it('is read as its type', async () => {
    expect(await markup('heading="Pflege" count="7" gap="-1.5" direction="column" badges=" column  grid "')).toMatchObject({
      heading: 'Pflege',
      count: 7,
      gap: -1.5,
      direction: 'column',
      badges: ['column', 'grid'],
    })
  })

  it('is read as JSON where the field is a list or an object', async () => {
    expect(await markup('products=\'["a", {"b": 1}]\' words=\'{"addToCart": "Einpacken"}\'')).toMatchObject({
      products: ['a', { b: 1 }],
      words: { addToCart: 'Einpacken' },
    })
    expect(warn).not.toHaveBeenCalled()
  })

  it('has a twin per device, and desktop is the base', async () => {
    expect(await markup('direction="column" direction-mobile="row"')).toMatchObject({ direction: 'column', directionMobile: 'row' })
    expect(await markup('direction="column"')).not.toHaveProperty('directionTablet')
    expect(await change((element) => element.removeAttribute('direction-tablet'), 'direction-tablet="column"')).not.toHaveProperty(
      'directionTablet',
    )
  })

  it('reaches the view when it changes', async () => {
    expect(await change((element) => element.setAttribute('heading', 'Sommer'))).toMatchObject({ heading: 'Sommer' })
  })
})

describe('an attribute that makes no sense', () => {
  it.each([
    ['count', 'many', { count: 4 }],
    ['count', '0', { count: 4 }],
    ['count', '13', { count: 4 }],
    ['count', '4 Stück', { count: 4 }],
    ['count', 'NaN', { count: 4 }],
    ['gap', 'Infinity', {}],
    ['direction', 'sideways', { direction: 'row' }],
    ['direction-mobile', 'sideways', { direction: 'row' }],
    ['badges', 'grid sideways', { badges: ['row'] }],
    ['products', '[1', { products: [] }],
    ['products', '{"a": 1}', { products: [] }],
    ['products', '"[]"', { products: [] }],
    ['words', '[1]', {}],
    ['words', '17', {}],
    ['words', 'undefined', {}],
  ])('is the default and one warning: %s="%s"', async (name, value, expected) => {
    const fields = await markup(`${name}='${value}'`)
    expect(fields).toMatchObject(expected)
    for (const absent of ['gap', 'directionMobile', 'words']) expect(fields).not.toHaveProperty(absent)
    expect(warn).toHaveBeenCalledTimes(1)
    const message = String(warn.mock.calls[0]?.[0])
    expect(message).toContain(`<${shelf.tag}>`)
    expect(message).toContain(`${name}=`)
    expect(message).toContain(JSON.stringify(value))
  })

  it('says what is used instead', async () => {
    await markup('count="many"')
    expect(warn).toHaveBeenCalledExactlyOnceWith('<vitrine-test-shelf> count="many" is not understood; using 4.')
  })

  it('says what is used instead of a list, too', async () => {
    await markup('badges="sideways"')
    expect(warn).toHaveBeenCalledExactlyOnceWith('<vitrine-test-shelf> badges="sideways" is not understood; using ["row"].')
  })

  it('is told in a line, however long it is', async () => {
    await markup(`count="${'9'.repeat(100_000)}"`)
    expect(String(warn.mock.calls[0]?.[0]).length).toBeLessThan(250)
  })

  it('takes the default, not the value before', async () => {
    expect(await change((element) => element.setAttribute('count', 'many'), 'count="7"')).toMatchObject({ count: 4 })
    expect(await change((element) => element.setAttribute('products', '[1'), 'products="[1]"')).toMatchObject({ products: [] })
  })

  it('leaves the block and its neighbour alive', async () => {
    const container = await mount(
      '<vitrine-test-shelf words="{"></vitrine-test-shelf><vitrine-test-shelf heading="Daneben"></vitrine-test-shelf>',
    )
    const [broken, neighbour] = container.querySelectorAll(shelf.tag)
    broken?.setAttribute('heading', 'Lebt')
    await Promise.resolve()
    expect(inside(broken).getByRole('status').textContent).toContain('Lebt')
    expect(inside(neighbour).getByRole('status').textContent).toContain('Daneben')
  })
})
