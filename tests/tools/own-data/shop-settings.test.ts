import { describe, expect, it } from 'vitest'
import { createSandbox } from '../../../src/sandbox/index.js'
import { formatReport } from '../../../src/tools/own-data/data-report.js'
import { readFiles } from '../../support/data-folder.js'

const products = JSON.stringify([{ sku: 'S-1', name: 'Seife', price: '10.70', category: 'Bad' }])
const shop = {
  name: 'Küstenhemd',
  currency: 'EUR',
  taxPercent: 7,
  shipping: [
    { name: 'Päckchen', carrier: 'Post', price: '3,50', freeFrom: '30', countries: ['DE', 'CH'] },
    { name: 'Bote', price: 12 },
  ],
  promotions: [
    { name: 'Willkommen', code: 'HALLO', percent: '10 %', minimum: '5', terms: 'Ab 5 €.' },
    { name: 'Zwei Seifen', amount: '2.00', sku: 'S-1', fromQuantity: 2 },
  ],
}

describe('the settings of a shop owner', () => {
  it('become the sandbox’s ways to send, its tax and its promotions', async () => {
    const { facts, report } = readFiles({ 'shop.json': JSON.stringify(shop), 'products.json': products })
    expect(report.omissions).toEqual([])
    expect(facts).toMatchObject({
      taxPercent: 7,
      deliveryMethods: [
        { name: 'Päckchen', carrier: 'Post', fee: 350, freeFrom: 3000, countries: ['DE', 'CH'] },
        { name: 'Bote', fee: 1200, countries: ['DE'] },
      ],
      promotions: [
        { couponCode: 'HALLO', off: { percent: 10 }, minimum: 500, termsAndConditions: 'Ab 5 €.' },
        { off: { cents: 200 }, condition: { productId: facts.products?.[0]?.id, fromQuantity: 2 } },
      ],
    })
    expect(facts.promotions?.[1]).not.toHaveProperty('couponCode')
    expect(report.missing.join('\n')).not.toMatch(/shipping|tax|name of the shop/)
  })

  it('are what a cart is priced by: shipping, free shipping and the tax in the total', async () => {
    const { facts } = readFiles({ 'shop.json': JSON.stringify(shop), 'products.json': products })
    const sandbox = await createSandbox({ facts, oneClient: true, strict: false })
    const store = 'https://shop.example/services/data/v64.0/commerce/webstores/0ZE000000000001GAA'
    const ask = async (path: string, body?: object) => {
      const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
      return (await sandbox.respond(new Request(`${store}/${path}`, init)))?.json()
    }
    await ask('carts/current/cart-items', { productId: facts.products?.[0]?.id, quantity: '1', type: 'Product' })
    expect(await ask('carts/current')).toMatchObject({ grandTotalAmount: '14.20', totalChargeAmount: '3.50', totalTaxAmount: '0.93' })
    await ask('carts/current/cart-items', { productId: facts.products?.[0]?.id, quantity: '2', type: 'Product' })
    // Three soaps, two euros off.
    expect(await ask('carts/current')).toMatchObject({ grandTotalAmount: '30.10', totalChargeAmount: '0.00' })
    const context = await ask('application-context')
    expect(context).toMatchObject({ shippingCountries: ['DE', 'CH'] })
  })

  it('are left out where they make no sense, each with its row and its reason', () => {
    const { facts, report } = readFiles({
      'products.json': products,
      'shop.json': JSON.stringify({
        currency: 'Euro',
        taxPercent: 'viel',
        shipping: [{ price: '3' }, { name: 'Bote' }, { name: 'Post', price: '1', countries: ['Deutschland', 'AT'] }],
        promotions: [{ name: 'Nichts' }, 'kein Eintrag'],
      }),
    })
    expect(facts).toMatchObject({ currency: 'EUR', deliveryMethods: [{ name: 'Post', countries: ['AT'] }], promotions: [] })
    expect(facts).not.toHaveProperty('taxPercent')
    expect(report.omissions.map(({ file, row, column, value }) => [file, row, column, value])).toEqual([
      ['shop.json', 1, 'currency', 'Euro'],
      ['shop.json', 1, 'taxPercent', 'viel'],
      ['shop.json', 1, 'name', ''],
      ['shop.json', 2, 'price', ''],
      ['shop.json', 3, 'countries', 'DEUTSCHLAND'],
      ['shop.json', 1, 'percent', ''],
    ])
  })

  it('say what is missing, and what is used then', () => {
    const { report } = readFiles({ 'products.json': products })
    expect(formatReport('shop', report)).toContain('1 product (1 variant), 0 consultants, 0 pages, 0 pictures')
    expect(report.missing).toEqual(
      expect.arrayContaining([
        'the name of the shop: write {"name": "…"} into shop.json',
        'legal pages: write impressum.md (DDG § 5), datenschutz.md (Art. 13 GDPR), agb.md',
        'tax: 19 % is used; write "taxPercent" into shop.json',
      ]),
    )
  })
})

describe('categories of a shop owner', () => {
  const names = (files: Record<string, string>) => readFiles(files).facts.categories?.map(({ name, description }) => [name, description])
  const product = (category: string) => JSON.stringify([{ sku: '1', name: 'Eins', price: '1', category }])

  it('come from a file, with their descriptions, and products are found by the top of theirs', () => {
    const files = {
      'kategorien.csv':
        'ID;Name;Übergeordnet;Beschreibung\nkoerper;Körper;;Für jeden Tag.\nbad;Bad;koerper;\nhaar;Haar;;Für <b>alle</b> Haare.\n',
      'p.json': product('bad'),
    }
    const { facts } = readFiles(files)
    expect(names(files)).toEqual([
      ['Körper', 'Für jeden Tag.'],
      ['Haar', 'Für alle Haare.'],
    ])
    expect(facts.products?.[0]?.categoryId).toBe(facts.categories?.[0]?.id)
  })

  it('may stand above themselves in a file, and no shop hangs or fails of it', () => {
    const { facts, report } = readFiles({
      'categories.json': JSON.stringify([
        { id: 'a', name: 'A', parent: 'b' },
        { id: 'b', name: 'B', parent: 'c' },
        { id: 'c', name: 'C', parent: 'a' },
        { id: 'd', name: 'D', parent: 'c' },
        { id: 'e', name: 'E', parent: 'e' },
        { id: 'e', name: 'Noch eins' },
        { id: 'f' },
      ]),
      'p.json': product('d'),
    })
    expect(facts.categories?.map(({ name }) => name)).toEqual(['A', 'E'])
    expect(facts.products?.[0]?.categoryId).toBe(facts.categories?.[0]?.id)
    expect(report.omissions.map(({ row, column, value }) => [row, column, value])).toEqual([
      [6, 'id', 'e'],
      [7, 'name', ''],
      [1, 'parent', 'b'],
      [5, 'parent', 'e'],
    ])
  })
})
