import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dispatch } from '../../../src/tools/cli/dispatch.js'
import { exportShop } from '../../../src/tools/cli/data/export-shop.js'
import { readDataFolder } from '../../../src/tools/own-data/read-data-folder.js'
import { type Files, folderWith } from '../../support/data-folder.js'

/** Facts without the keys of pictures, which are made of the place where a file lies. */
const comparable = (folder: string) =>
  JSON.parse(
    JSON.stringify(readDataFolder(folder).facts)
      .replace(/"key":"own-[\da-f]+"/g, '"key":""')
      .replace(/media\/own-[\da-f]+/g, ''),
  ) as object

function exported(files: Files) {
  const from = folderWith(files)
  const to = join(folderWith({}), 'import')
  const { losses } = exportShop(from, to, { overwrite: false })
  return { from, to, losses }
}

const shop: Files = {
  'shop.json': JSON.stringify({ name: 'Küstenhemd', currency: 'CHF', shipping: [{ name: 'Post', price: '7', countries: ['CH'] }] }),
  'kategorien.csv': 'ID;Name;Übergeordnet\nkleidung;Kleidung;\nhemd;Hemden;kleidung\n',
  'consultants.csv': 'moniker;vorname;nachname;plz;ort;land\nlea;Lea;Frei;8001;Zürich;CH\n',
  'seiten/agb.md': '# AGB',
  'bilder/h.jpg': 'x',
  'products.json': JSON.stringify([
    {
      sku: 'H',
      name: 'Hemd "Föhr", blau',
      description: '<p>Aus Leinen,\nweich.</p>',
      category: 'hemd',
      price: '39.90',
      urlName: 'das-hemd',
      pictures: [{ file: 'h.jpg', alt: 'Ein Hemd' }],
      manufacturer: 'Küste AG',
      variants: [
        { sku: 'H-1', options: { Farbe: 'blau', Größe: 'S', Kragen: 'Kent' }, stock: 3, swatch: '#0000ff', listPrice: '49.90' },
        { sku: 'H-2', options: { Farbe: 'rot', Größe: 'S', Kragen: 'Kent' }, price: '29.90', content: '150 ml' },
      ],
    },
    { sku: 'S', name: 'Seife', stock: 0, brand: 'Küste' },
  ]),
}

describe('the export for Salesforce', () => {
  it('is the same shop when it is read again: products, variants, prices, categories, pictures, consultants, pages', () => {
    const { from, to, losses } = exported(shop)
    expect(losses).toEqual([])
    expect(comparable(to)).toEqual(comparable(from))
    expect(readDataFolder(to).pages.map(({ path }) => path)).toEqual(['/terms-of-use-and-purchase'])
    expect(readDataFolder(to).report.omissions).toEqual([])
  })

  it('has the columns that the import of a store takes, and a parent before its variants', () => {
    const [head = '', parent, variant] = readFileSync(join(exported(shop).to, 'products.csv'), 'utf8').split('\r\n')
    const columns = head.split(',')
    expect(columns).toEqual(expect.arrayContaining(['Product Name', 'SKU', 'Category 1', 'Product isActive', 'Price (sale) CHF']))
    expect(columns).toEqual(expect.arrayContaining(['Variation AttributeSet', 'Variation Attribute Name 3', 'Media Standard Url 1']))
    expect(columns).toContain('Variation Parent (StockKeepingUnit)')
    expect(parent).toContain('Kleidung/Hemden')
    expect(parent).toContain('Shade_Size_kragen')
    expect(variant).toContain('Shade__c')
  })

  it('is the same shop whatever the texts are', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((value) => value.replace(/[<>/]/g, '').trim() || 'x')
    const line = text.map((value) => value.replace(/[\p{C}\s]+/gu, ' ').trim() || 'x')
    const product = fc.record(
      {
        name: line,
        description: text,
        brand: line,
        price: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
        stock: fc.nat(99),
        ingredients: line,
        variants: fc.uniqueArray(line, { maxLength: 3 }),
      },
      { requiredKeys: ['name'] },
    )
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 4 }), (products) => {
        const entries = products.map(({ variants = [], ...each }, place) => ({
          ...each,
          sku: `P${place}`,
          ...(variants.length > 0 && {
            variants: variants.map((value, index) => ({ sku: `P${place}-${index}`, options: { Duft: value } })),
          }),
        }))
        const { from, to } = exported({ 'p.json': JSON.stringify(entries), 'shop.json': '{"name":"Laden"}' })
        expect(comparable(to)).toEqual(comparable(from))
      }),
      { numRuns: 60 },
    )
  })

  it('says what an import cannot take', () => {
    const options = Object.fromEntries(Array.from({ length: 6 }, (_, place) => [`Art ${place}`, 'a']))
    const pictures = Array.from({ length: 11 }, (_, place) => `https://pictures.example/${place}.jpg`)
    const { losses } = exported({ 'p.json': JSON.stringify([{ sku: 'V', name: 'Viel', variants: [{ sku: 'V-1', options, pictures }] }]) })
    expect(losses).toEqual(['V-1: an import takes 5 attributes, and it has 6.', 'V-1: an import takes 10 pictures, and it has 11.'])
  })
})

describe('vitrine data export', () => {
  const typed = async (...words: string[]) => {
    const lines: string[] = []
    const code = await dispatch(['data', ...words], { say: (text) => lines.push(text), complain: (text) => lines.push(text) })
    return { code, text: lines.join('\n') }
  }

  it('writes the folder, and never over files unless that is said', async () => {
    const from = folderWith(shop)
    const to = mkdtempSync(join(tmpdir(), 'vitrine-import-'))
    expect(await typed('export', '--salesforce', from, '--to', to)).toMatchObject({
      code: 0,
      text: expect.stringContaining('products.csv'),
    })
    expect(await typed('export', '--salesforce', from, '--to', to)).toMatchObject({
      code: 2,
      text: expect.stringContaining('is not empty'),
    })
    expect((await typed('export', '--salesforce', from, '--to', to, '--force')).code).toBe(0)
    rmSync(to, { recursive: true })
  })

  it.each([[[]], [['export']], [['import', '--salesforce']], [['export', '--salesforce', '/no/such/folder']], [['export', '--shopware']]])(
    'says what it did not understand in "%s"',
    async (words) => {
      expect(await typed(...words)).toMatchObject({ code: 2, text: expect.stringContaining('npx vitrine data export') })
    },
  )

  it('copies no picture that a link brings from outside', () => {
    const secret = folderWith({ 'secret.jpg': 'x' })
    const from = folderWith({ 'p.json': JSON.stringify([{ sku: '1', name: 'Eins', pictures: ['link.jpg'] }]) })
    symlinkSync(join(secret, 'secret.jpg'), join(from, 'link.jpg'))
    const { files } = exportShop(from, join(folderWith({}), 'import'), { overwrite: false })
    expect(files).toEqual(['products.csv', 'shop.json'])
  })
})
