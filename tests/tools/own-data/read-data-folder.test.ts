import { symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatReport } from '../../../src/tools/own-data/data-report.js'
import { DataFolderError, readDataFolder } from '../../../src/tools/own-data/read-data-folder.js'
import { amountIn } from '../../../src/tools/own-data/read-product.js'
import { type Files, folderWith, readFiles } from '../../support/data-folder.js'

const productsIn = (files: Files) => readFiles(files).facts.products ?? []

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty,Image Src,Image Alt Text,Status
hemd,Hemd Föhr,"<p>Aus Leinen,
weich.</p>",Küste,Hemden,Farbe,blau,Größe,S,H-1,39.90,49.90,3,hemd.jpg,Ein Hemd,active
hemd,,,,,,blau,,M,H-2,39.90,,0,,,
hemd,,,,,,,,,,,,,https://pictures.example/2.jpg,Rücken,
seife,Seife,,Küste,Bad,Title,Default Title,,,S-1,4.50,,12,,,active
alt,Alt,,Küste,Bad,Title,Default Title,,,A-1,4.50,,12,,,archived
`

describe('a folder with a Shopify export', () => {
  it('becomes products with their variants, pictures and texts, and nothing that it does not say', () => {
    const [shirt, soap, ...more] = productsIn({ 'products_export.csv': shopify, 'pictures/hemd.jpg': 'x' })
    expect(more).toEqual([])
    expect(shirt).toMatchObject({
      sku: 'H-1',
      name: 'Hemd Föhr',
      description: '<p>Aus Leinen,\nweich.</p>',
      line: 'Küste',
      price: '39.90',
      listPrice: '49.90',
      stock: 3,
      shade: 'blau',
      urlName: 'hemd',
    })
    expect(shirt?.pictures?.map(({ alt }) => alt)).toEqual(['Ein Hemd', 'Rücken'])
    expect(shirt?.family?.attributes).toEqual([
      { apiName: 'Shade__c', label: 'Farbe' },
      { apiName: 'Size__c', label: 'Größe' },
    ])
    expect(shirt?.family?.members.map(({ sku, stock, options }) => [sku, stock, options])).toEqual([
      ['H-1', 3, { Shade__c: 'blau', Size__c: 'S' }],
      ['H-2', 0, { Shade__c: 'blau', Size__c: 'M' }],
    ])
    expect(soap).not.toHaveProperty('family')
    expect(soap).toMatchObject({ texts: {}, badges: [], pictures: [] })
    expect(soap).not.toHaveProperty('drawing')
  })

  it('is told of row by row where something was left out, and which facts the law asks for', () => {
    const { report } = readFiles({ 'products_export.csv': shopify })
    expect(report.omissions).toEqual([
      { file: 'products_export.csv', row: 2, column: 'Image Src', value: 'hemd.jpg', reason: 'There is no such file.' },
      expect.objectContaining({ row: 4, column: 'Image Src', value: 'hemd.jpg' }),
      { file: 'products_export.csv', row: 7, column: 'Status', value: 'archived', reason: 'It is not for sale, so the row is left out.' },
    ])
    expect(report.absent.map(({ fact, count }) => [fact, count])).toEqual([
      ['content for the base price', 3],
      ['lowest price of 30 days', 1],
      ['maker', 3],
      ['ingredients', 3],
    ])
    expect(formatReport('shop', report)).toContain('products_export.csv, row 7, Status: "archived" It is not for sale')
  })
})

describe('other formats', () => {
  it('reads Salesforce’s product import, with the prices of its price books and its variations', () => {
    const [cream] = productsIn({
      'import.csv': `Product Name,Product Description,SKU,Category 1,Price (sale) EUR,Price (original) EUR,Product isActive,Variation AttributeSet,Variation Attribute Name 1,Variation Attribute Value 1,Variation Parent (StockKeepingUnit),Media Standard Url 1,Product Ingredients__c
Creme,Pflegt.,C,Pflege/Gesicht,,,TRUE,Shades,,,,https://pictures.example/c.jpg,Aqua
Creme hell,,C-1,,19.90,24.90,TRUE,,Shade__c,hell,C,,
Creme dunkel,,C-2,,19.90,,TRUE,,Shade__c,dunkel,C,,
`,
    })
    expect(cream).toMatchObject({ sku: 'C-1', price: '19.90', listPrice: '24.90', description: 'Pflegt.', texts: { ingredients: 'Aqua' } })
    expect(cream?.pictures).toHaveLength(1)
    expect(cream?.family?.members.map(({ shade }) => shade)).toEqual(['hell', 'dunkel'])
  })

  it.each([
    [
      'feed.tsv',
      'id\ttitle\tdescription\tprice\tsale_price\tavailability\tproduct_type\tunit_pricing_measure\n' +
        'G1\tGel\tKühlt.\t12.00 EUR\t9.90 EUR\tout_of_stock\tKörper > Bad\t150 ml\n',
    ],
    [
      'feed.xml',
      '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item><g:id>G1</g:id>' +
        '<title>Gel</title><description><![CDATA[Kühlt.]]></description><g:price>12.00 EUR</g:price><g:sale_price>9.90 EUR</g:sale_price>' +
        '<g:availability>out_of_stock</g:availability><g:product_type>Körper &gt; Bad</g:product_type>' +
        '<g:unit_pricing_measure>150 ml</g:unit_pricing_measure></item></channel></rss>',
    ],
  ])('reads a Google Merchant feed from %s', (name, text) => {
    const { facts } = readFiles({ [name]: text })
    expect(facts.categories?.map((each) => each.name)).toEqual(['Körper'])
    expect(facts.products?.[0]).toMatchObject({
      sku: 'G1',
      name: 'Gel',
      description: 'Kühlt.',
      price: '9.90',
      listPrice: '12.00',
      stock: 0,
      content: { amount: 0.15, unit: 'l' },
    })
  })

  it('reads schema.org JSON-LD and our own JSON', () => {
    const products = productsIn({
      'page.jsonld': JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Product',
            sku: 'J1',
            name: 'Öl',
            image: ['https://pictures.example/o.jpg'],
            offers: { price: 7, priceCurrency: 'EUR' },
          },
        ],
      }),
      'products.json': JSON.stringify([
        {
          sku: 'V',
          name: 'Stift',
          price: '8',
          stock: 5,
          variants: [
            { sku: 'V1', options: { Farbe: 'rot' } },
            { sku: 'V2', options: { Farbe: 'blau' }, price: '9' },
            { options: { Farbe: 'gelb' } },
          ],
        },
      ]),
    })
    expect(products.map(({ sku, name, price }) => [sku, name, price])).toEqual([
      ['J1', 'Öl', '7.00'],
      ['V1', 'Stift', '8.00'],
    ])
    // A variant has its product's price where it says none, and neither its number nor its pieces.
    expect(products[1]?.family?.members.map(({ price, stock }) => [price, stock])).toEqual([
      ['8.00', Number.POSITIVE_INFINITY],
      ['9.00', Number.POSITIVE_INFINITY],
    ])
  })

  it('reads consultants from Germany, Austria and Switzerland, each about where she lives', () => {
    const { facts, report } = readFiles({
      'beraterinnen.csv':
        'Moniker;Vorname;Nachname;PLZ;Ort;Land\nmia;Mia;Weiß;50667;Köln;\neva;Eva;Huber;1010;Wien;AT\nlea;Lea;Frei;8001;Zürich;CH\nMia!;;X;;;\n',
    })
    expect(facts.consultants?.map(({ moniker, latitude, longitude }) => [moniker, Math.round(latitude), Math.round(longitude)])).toEqual([
      ['mia', 51, 7],
      ['eva', 48, 16],
      ['lea', 47, 9],
    ])
    expect(report.omissions).toEqual([expect.objectContaining({ row: 5, column: 'Moniker', value: 'Mia!' })])
  })
})

describe('a folder with bad files', () => {
  const table = 'id;title;price\n1;Käse – grün;3,50 €\n'
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${table}`, 'utf16le'))
  const latin = Uint8Array.from(table, (letter) => (letter === '–' ? 0x96 : letter === '€' ? 0x80 : letter.charCodeAt(0)))

  it.each<[string, string | Uint8Array]>([
    ['UTF-8', table],
    ['UTF-8 with a mark', `\ufeff${table}`],
    ['UTF-16 with a mark', utf16],
    ['UTF-16 without one', utf16.subarray(2)],
    ['windows-1252', latin],
    ['tabs', table.replaceAll(';', '\t')],
    ['pipes and CRLF', table.replaceAll(';', '|').replaceAll('\n', '\r\n')],
  ])('is read in %s', (_, content) => {
    expect(productsIn({ 'feed.csv': content })[0]).toMatchObject({ name: 'Käse – grün', price: '3.50' })
  })

  it('leaves out what is bad, says why, and keeps the rest', () => {
    const { facts, report } = readFiles({
      'a.csv':
        'id,title,price\n1,Eins,1.00\n1,Noch eins,1.00\n,Ohne Nummer,1.00\n2,Zwei,gratis\n3,Drei,1.00 USD\n4,Vier,2.00 EUR\n5,Fünf,2.005 EUR\n',
      'b.csv': 'foo,bar\n1,2\n',
      'c.json': '{"products": [',
      'd.xml': '<rss><item><g:id>1</g:id>',
      'e.xml': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><item><id>&b;</id></item></rss>',
    })
    expect(facts.products?.map(({ sku, price, unpriced }) => [sku, unpriced ? null : price])).toEqual([
      ['1', '1.00'],
      ['2', null],
      ['4', '2.00'],
      ['5', '2.01'],
    ])
    expect(report.omissions.map(({ file, row, reason }) => [file, row, reason.split(':')[0]])).toEqual([
      ['a.csv', 3, 'An earlier row has this number, so this one is left out.'],
      ['a.csv', 4, 'The row has no number (SKU or id).'],
      ['a.csv', 5, 'It is no amount of money.'],
      ['a.csv', 8, 'It is rounded to two decimals.'],
      ['b.csv', 0, 'No known format has these columns'],
      ['c.json', 0, 'The file cannot be read'],
      ['d.xml', 0, 'The file cannot be read'],
      ['e.xml', 0, 'The file cannot be read'],
      ['3', 0, 'The shop sells in EUR, so it is left out.'],
    ])
  })

  it('is not read at all where a file is too large for the memory of a small machine', () => {
    const folder = folderWith({ 'huge.csv': 'id,title,price\n' })
    truncateSync(join(folder, 'huge.csv'), 1024 * 1024 * 1024)
    expect(readDataFolder(folder).report.omissions).toEqual([expect.objectContaining({ reason: 'The file is larger than 256 MB.' })])
  })

  it('gives no picture from outside of the folder, neither by dots nor by a link', () => {
    const outside = folderWith({ 'secret.jpg': 'x' })
    const names = [`../${outside.split('/').at(-1)}/secret.jpg`, `${outside}/secret.jpg`, 'link.jpg', 'file:///etc/passwd', 'in.jpg']
    const folder = folderWith({ 'in.jpg': 'x', 'p.json': JSON.stringify([{ sku: '1', name: 'Eins', pictures: names }]) })
    symlinkSync(join(outside, 'secret.jpg'), join(folder, 'link.jpg'))
    const { facts, report } = readDataFolder(folder)
    expect(facts.products?.[0]?.pictures).toHaveLength(1)
    expect(report.omissions.map(({ value }) => value)).toEqual(names.slice(0, 4))
  })

  it('says so when there is none', () => {
    expect(() => readDataFolder('/no/such/folder')).toThrow(DataFolderError)
  })
})

describe('an amount of money', () => {
  it.each([
    ['39.90', '39.90'],
    ['1.234,50 €', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1,234', '1234.00'],
    ['CHF 12.–', '12.00'],
    ['12,9 EUR', '12.90'],
    ['0', '0.00'],
    ['¥1200', undefined],
    ['-3', undefined],
    ['', undefined],
  ])('%s is %s', (value, amount) => {
    expect(amountIn({ column: 'price', value }, () => undefined)?.amount).toBe(amount)
  })

  it('is the same after it was written in German or English, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        for (const locale of ['de', 'en', 'de-CH']) {
          const value = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)
          expect(amountIn({ column: 'price', value }, () => undefined)?.amount).toBe((cents / 100).toFixed(2))
        }
      }),
      { numRuns: 200 },
    )
  })
})
