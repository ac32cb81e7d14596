import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineBlock, type FieldsOf, register } from '../../src/core/element/index.js'
import { inside, mount, mounted } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const declare = <const Tag extends `vitrine-${string}`>(tag: Tag) =>
  defineBlock({
    tag,
    ...called('Karte', 'Zeigt, was sie bekommen hat'),
    fields: {
      heading: { type: 'text', label: text('Titel'), default: 'Neu' },
      compact: { type: 'boolean', label: text('Eng') },
      count: { type: 'number', label: text('Anzahl'), default: 4, max: 12 },
      kinds: {
        type: 'multiselect',
        label: text('Arten'),
        options: [
          { value: 'a', label: text('A') },
          { value: 'b', label: text('B') },
        ],
      },
      products: { type: 'list', label: text('Produkte'), default: [] },
      address: { type: 'object', label: text('Anschrift') },
      imageUrl: { type: 'url', label: text('Bild'), responsive: true },
    },
  })

const card = declare('vitrine-test-card')
type Card = HTMLElement & FieldsOf<typeof card>
const View = ({ heading, compact, count, kinds, products, address, imageUrlMobile }: FieldsOf<typeof card>) => (
  <output>{JSON.stringify({ heading, compact, count, kinds, products, address, imageUrlMobile })}</output>
)
register(card, { live: View, styles: [] })

const shown = (element: Element): unknown => JSON.parse(inside(element).getByRole('status').textContent ?? '')
const put = async (markup = '<vitrine-test-card></vitrine-test-card>') => (await mount(markup)).querySelector<Card>('*')!

async function set(property: string, value: unknown): Promise<{ element: Card; fields: unknown }> {
  const element = await put()
  Reflect.set(element, property, value)
  await Promise.resolve()
  return { element, fields: shown(element) }
}

const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockReset().mockReturnValue())

describe('a property', () => {
  it('reaches the view and is read back', async () => {
    const { element, fields } = await set('heading', 'Sommer')
    expect(fields).toMatchObject({ heading: 'Sommer' })
    expect(element.heading).toBe('Sommer')
  })

  it('is the default before anybody sets it, and again after undefined or null', async () => {
    const element = await put()
    expect(element.count).toBe(4)
    for (const nothing of [undefined, null]) {
      element.count = 7
      Reflect.set(element, 'count', nothing)
      expect(element.count).toBe(4)
    }
  })

  it.each(['false', '0', 'no', 'off'])('that is a boolean is off when it is set to the text "%s"', async (value) => {
    const element = await put('<vitrine-test-card compact></vitrine-test-card>')
    Reflect.set(element, 'compact', value)
    expect(element.compact).toBe(false)
  })

  it('that is a boolean is on when it is set to the empty text, as a framework writes a bare attribute', async () => {
    expect((await set('compact', '')).element.compact).toBe(true)
  })

  it('that is no text is read from a text like its attribute', async () => {
    expect((await set('count', '7')).element.count).toBe(7)
    expect((await set('products', '["a"]')).element.products).toEqual(['a'])
    expect((await set('kinds', 'a b')).element.kinds).toEqual(['a', 'b'])
  })

  it('has a twin per device', async () => {
    expect((await set('imageUrlMobile', '/m.webp')).fields).toMatchObject({ imageUrlMobile: '/m.webp' })
  })

  it('keeps the very object it was given', async () => {
    const products = [{ id: 'a' }]
    const { element } = await set('products', products)
    expect(element.products).toBe(products)
  })

  it('may be an object that has no text', async () => {
    const cyclic: Record<string, unknown> = {}
    cyclic.self = cyclic
    const element = document.createElement(card.tag) as Card
    Reflect.set(element, 'address', cyclic)
    expect(element.address).toBe(cyclic)
  })

  it.each([
    ['count', true],
    ['count', Number.NaN],
    ['count', 13],
    ['count', Object.create(null)],
    ['count', Symbol('four')],
    ['compact', 1],
    [
      'heading',
      {
        toString: () => {
          throw new Error('no text')
        },
      },
    ],
    ['heading', () => 'Neu'],
    ['kinds', ['a', 'c']],
    ['products', { length: 0 }],
    ['address', ['Berlin']],
    ['address', 'nowhere'],
  ])('that makes no sense is the default and one warning: %s', async (property, value) => {
    const { element, fields } = await set(property, value)
    expect(fields).toEqual({ heading: 'Neu', compact: false, count: 4, products: [] })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toMatch(new RegExp(`^<vitrine-test-card> ${property}=.+ is not understood; using .+\\.$`))
    expect(element.heading).toBe('Neu')
  })

  it('never tells what is in an object, which may be personal', async () => {
    await set('count', { street: 'Hauptstraße 1' })
    expect(String(warn.mock.calls[0]?.[0])).not.toContain('Hauptstraße')
  })

  it('draws nothing anew when it is set to what it is', async () => {
    let drawn = 0
    const quiet = declare('vitrine-test-quiet')
    register(quiet, {
      live: () => {
        drawn += 1
        return null
      },
      styles: [],
    })
    const element = await put('<vitrine-test-quiet heading="A"></vitrine-test-quiet>')
    expect(drawn).toBe(1)
    element.heading = 'A'
    element.setAttribute('heading', 'A')
    await Promise.resolve()
    expect(drawn).toBe(1)
    element.heading = 'B'
    await Promise.resolve()
    expect(drawn).toBe(2)
  })
})

describe('the DOM', () => {
  it('never shows a property as an attribute', async () => {
    const element = await put()
    Object.assign(element, {
      heading: 'Sommer',
      compact: true,
      count: 7,
      kinds: ['a'],
      products: ['a'],
      address: { street: 'Hauptstraße 1' },
      imageUrlTablet: '/t.webp',
    })
    await Promise.resolve()
    expect(shown(element)).toMatchObject({ address: { street: 'Hauptstraße 1' } })
    expect(element.getAttributeNames()).toEqual([])
    expect(document.documentElement.outerHTML).not.toContain('Hauptstraße')
  })
})

describe('a property that was set before the element is defined', () => {
  const early = (tag: `vitrine-${string}`, markup: string, properties: Record<string, unknown>) => {
    document.body.innerHTML = markup
    const element = document.querySelector<Card>(tag)!
    Object.assign(element, properties)
    register(declare(tag), { live: View, styles: [] })
    return element
  }

  it('arrives', async () => {
    const products = [{ id: 'a' }]
    const element = early('vitrine-test-early', '<vitrine-test-early></vitrine-test-early>', { heading: 'Früh', products })
    await mounted(document.body)
    expect(shown(element)).toMatchObject({ heading: 'Früh', products })
    expect(element.products).toBe(products)
  })

  it('can be set again afterwards', async () => {
    const element = early('vitrine-test-again', '<vitrine-test-again></vitrine-test-again>', { heading: 'Früh' })
    element.heading = 'Später'
    await mounted(document.body)
    expect(shown(element)).toMatchObject({ heading: 'Später' })
    expect(Object.keys(element)).not.toContain('heading')
  })

  it('counts more than the attribute of the markup, being the later word', async () => {
    const element = early('vitrine-test-later', '<vitrine-test-later heading="Markup" count="7"></vitrine-test-later>', { heading: 'Früh' })
    await mounted(document.body)
    expect(shown(element)).toMatchObject({ heading: 'Früh', count: 7 })
    element.setAttribute('heading', 'Danach')
    expect(element.heading).toBe('Danach')
  })

  it('is checked like any other', async () => {
    const element = early('vitrine-test-checked', '<vitrine-test-checked></vitrine-test-checked>', { count: 'many', compact: 'false' })
    expect(element.count).toBe(4)
    expect(element.compact).toBe(false)
    expect(warn).toHaveBeenCalledExactlyOnceWith('<vitrine-test-checked> count="many" is not understood; using 4.')
  })
})
