import { readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathFault } from '../../pages/document/page-path.js'
import type { Facts } from '../../sandbox/index.js'
import { buildFacts } from './build-facts.js'
import { buildCategoryTree, type CategoryRow, isCategoryFile } from './category-tree.js'
import { isConsultantTable, type OwnConsultant, readConsultant } from './consultants.js'
import { type AbsentFact, counted, type DataReport, type FileReading, type Omission } from './data-report.js'
import { decodeText } from './decode-text.js'
import { isEntries, listOf, textOf } from './json-values.js'
import { isJsonLd, jsonLdDrafts, ownProductDrafts } from './json-products.js'
import { type OwnPage, readMarkdownPage } from './markdown-pages.js'
import { merchantXmlDrafts } from './merchant-xml.js'
import { createPictureIndex, type PictureIndex } from './picture-files.js'
import type { Cell, ProductDraft } from './product-draft.js'
import { type OwnProduct, readProduct } from './read-product.js'
import { readTable, type TableRow } from './read-table.js'
import { readShopSettings, type ShopSettings } from './shop-settings.js'
import { formatOf } from './table-formats.js'

/** A shop owner's data, checked and ready for a sandbox. */
export interface OwnData {
  name: string
  facts: Partial<Facts>
  /** The products of the files, checked, for programs that write them in other formats. */
  shop: {
    products: readonly OwnProduct[]
    currency: string
    /** Returns the names of a product's categories from the top down. */
    pathOf: (product: OwnProduct) => readonly string[]
  }
  /** Pages from Markdown, in the order of their files. */
  pages: readonly OwnPage[]
  pictures: PictureIndex
  report: DataReport
}

/** Larger files are left out: they would not fit into the memory of a small machine. */
const maxFileBytes = 256 * 1024 * 1024

/** The folder itself cannot be read; the message says why. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/**
 * Reads every file of a folder that holds products or consultants. A bad row, value or file is left out and reported, and never stops the rest.
 * @param folder path of the folder; `.vitrine` in it is the shop's memory and is not read
 * @throws {DataFolderError} when there is no such folder
 * @example
 * ```ts
 * const { facts, report } = readDataFolder('shop')
 * ```
 */
export function readDataFolder(folder: string): OwnData {
  const names = namesIn(folder)
  const reader = new FolderReader(folder)
  for (const name of names) reader.read(name)
  return reader.finish()
}

function namesIn(folder: string): string[] {
  try {
    const names = filesIn(folder)
    const pages = pageFolders.flatMap((each) =>
      names.folders.includes(each) ? filesIn(join(folder, each)).files.map((name) => join(each, name)) : [],
    )
    return [...names.files, ...pages.filter(isMarkdown)].toSorted()
  } catch (cause) {
    throw new DataFolderError(`The folder ${folder} cannot be read: ${(cause as Error).message}`, { cause })
  }
}

/** Folders in which pages are looked for, besides the folder itself. */
const pageFolders: readonly string[] = ['pages', 'seiten']

const isMarkdown = (file: string): boolean => /\.(md|markdown)$/i.test(file)

function filesIn(folder: string): { files: string[]; folders: string[] } {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const namesOf = (some: typeof entries) => some.map(({ name }) => name).toSorted()
  return { files: namesOf(entries.filter((entry) => entry.isFile())), folders: namesOf(entries.filter((entry) => entry.isDirectory())) }
}

class FolderReader {
  private readonly files: FileReading[] = []
  private readonly omissions: Omission[] = []
  private readonly products = new Map<string, OwnProduct>()
  private readonly consultants = new Map<string, OwnConsultant>()
  private readonly pictures: PictureIndex
  private readonly pages: OwnPage[] = []
  private readonly categories: CategoryRow[] = []
  private settings: ShopSettings = {}

  constructor(private readonly folder: string) {
    this.pictures = createPictureIndex(folder)
  }

  read(file: string): void {
    const kind = extname(file).toLowerCase()
    if (!isMarkdown(file) && !['.csv', '.tsv', '.txt', '.json', '.jsonld', '.xml'].includes(kind)) return
    try {
      const { size } = statSync(join(this.folder, file))
      if (size > maxFileBytes) return this.omitFile(file, `The file is larger than ${maxFileBytes / 1024 / 1024} MB.`)
      const { text, encoding } = decodeText(readFileSync(join(this.folder, file)))
      if (isMarkdown(file)) this.readPage(file, text)
      else if (kind === '.xml') this.takeDrafts({ file, format: 'Google Merchant feed', encoding }, merchantXmlDrafts(file, text))
      else if (kind.startsWith('.json')) this.readJson(file, JSON.parse(text.replace(/^\ufeff/, '')) as unknown)
      else this.readCells(file, text, encoding)
    } catch (error) {
      if (!isOfFile(error)) throw error
      this.omitFile(file, `The file cannot be read: ${error.message}`)
    }
  }

  private readJson(file: string, json: unknown): void {
    if (file === 'shop.json') {
      this.settings = readShopSettings(json, (row, { column, value }, reason) => this.omissions.push({ file, row, column, value, reason }))
      this.files.push({ file, format: 'settings of the shop', rows: 1 })
    } else if (/^consultants?\.json$/.test(file)) {
      const list = Array.isArray(json) ? json : []
      this.files.push({ file, format: 'consultants', rows: list.length })
      for (const [place, each] of list.entries()) this.takeConsultant(file, place + 1, textsOf(each))
    } else if (isCategoryFile(file)) {
      const list = listOf(isEntries(json) ? json.categories : json)
      this.takeCategories(
        file,
        list.map((each, place) => ({ line: place + 1, values: textsOf(each) })),
      )
    } else if (isJsonLd(json)) this.takeDrafts({ file, format: 'schema.org JSON-LD' }, jsonLdDrafts(file, json))
    else this.takeDrafts({ file, format: 'Vitrine products' }, ownProductDrafts(file, json))
  }

  private readCells(file: string, text: string, encoding: string): void {
    const table = readTable(text)
    for (const { line, value, reason } of table.broken) this.omissions.push({ file, row: line, column: '', value, reason })
    if (isConsultantTable(table.columns)) {
      this.files.push({ file, format: 'consultants', rows: table.rows.length, encoding })
      for (const { line, values } of table.rows) this.takeConsultant(file, line, values)
      return
    }
    if (isCategoryFile(file)) return this.takeCategories(file, table.rows, encoding)
    const format = formatOf(table)
    if (format) this.takeDrafts({ file, format: format.name, encoding }, format.drafts(file, table))
    else this.omitFile(file, `No known format has these columns: ${table.columns.slice(0, 8).join(', ')}`)
  }

  private takeDrafts(about: Omit<FileReading, 'rows'>, drafts: readonly ProductDraft[]): void {
    this.files.push({ ...about, rows: drafts.length })
    for (const draft of drafts) {
      const omit = this.omitter(draft)
      const product = readProduct(draft, omit)
      if (!product) continue
      const before = this.products.get(product.sku)
      if (before) omit({ column: 'sku', value: product.sku }, 'An earlier row has this number, so this one is left out.')
      else this.products.set(product.sku, { ...product, pictures: product.pictures.filter((each) => this.hasPicture(each.address, omit)) })
    }
  }

  private takeCategories(file: string, rows: readonly TableRow[], encoding?: string): void {
    this.files.push({ file, format: 'categories', rows: rows.length, ...(encoding && { encoding }) })
    for (const { line, values } of rows) this.categories.push({ values, omit: this.omitter({ file, row: line }) })
  }

  private readPage(file: string, text: string): void {
    const omit = this.omitter({ file, row: 0 })
    const page = readMarkdownPage(file, text, {
      pictureUrl: (cell) => {
        const found = this.pictures.keyOf(cell.value)
        if ('reason' in found) omit(cell, found.reason)
        return 'key' in found ? `/cms/delivery/media/${found.key}` : undefined
      },
    })
    const cell = { column: 'path', value: page.path }
    if (pathFault(page.path) !== undefined) omit(cell, 'No page may have this address, so it is left out.')
    else if (this.pages.some(({ path }) => path === page.path)) omit(cell, 'An earlier page has this address.')
    else this.pages.push(page)
    this.files.push({ file, format: 'page', rows: 1 })
  }

  private takeConsultant(file: string, row: number, values: Readonly<Record<string, string>>): void {
    const omit = this.omitter({ file, row })
    const consultant = readConsultant(values, omit)
    if (!consultant) return
    if (this.consultants.has(consultant.moniker)) omit({ column: 'moniker', value: consultant.moniker }, 'An earlier row has this moniker.')
    else this.consultants.set(consultant.moniker, consultant)
  }

  private hasPicture(address: Cell, omit: (cell: Cell, reason: string) => void): boolean {
    const found = this.pictures.keyOf(address.value)
    if ('reason' in found) omit(address, found.reason)
    return 'key' in found
  }

  private omitter({ file, row }: { file: string; row: number }): (cell: Cell, reason: string) => void {
    return ({ column, value }, reason) => this.omissions.push({ file, row, column, value, reason })
  }

  private omitFile(file: string, reason: string): void {
    this.omissions.push({ file, row: 0, column: '', value: '', reason })
  }

  finish(): OwnData {
    const consultants = [...this.consultants.values()]
    const currency = this.settings.currency ?? mostCommonCurrency([...this.products.values()]) ?? 'EUR'
    const products = [...this.products.values()].filter((product) => this.isInCurrency(product, currency))
    const keyOf = (address: string) => {
      const found = this.pictures.keyOf(address)
      return 'key' in found ? found.key : undefined
    }
    const categories = buildCategoryTree(this.categories)
    const facts = buildFacts({ products, consultants, categories, settings: this.settings, currency, keyOf })
    const name = this.settings.name ?? ''
    const shop = { products, currency, pathOf: ({ categoryPath }: OwnProduct) => categories.pathOf(categoryPath) }
    return {
      name,
      facts,
      shop,
      pages: this.pages,
      pictures: this.pictures,
      report: {
        files: this.files,
        products: facts.products?.length ?? 0,
        variants: products.length,
        consultants: consultants.length,
        pages: this.pages.length,
        pictures: this.pictures.size,
        omissions: this.omissions,
        missing: missingIn({ settings: this.settings, products, consultants, pages: this.pages }),
        absent: absentFacts(products),
      },
    }
  }

  private isInCurrency({ sku, price, currency }: OwnProduct, own: string): boolean {
    if (currency === undefined || currency === own) return true
    this.omissions.push({
      file: sku,
      row: 0,
      column: 'price',
      value: `${price} ${currency}`,
      reason: `The shop sells in ${own}, so it is left out.`,
    })
    return false
  }
}

const isOfFile = (error: unknown): error is Error =>
  error instanceof SyntaxError || (error instanceof Error && ('code' in error || error.name === 'CsvError'))

const textsOf = (value: unknown): Record<string, string> =>
  isEntries(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, listOf(each).map(textOf).join(';')])) : {}

function mostCommonCurrency(products: readonly OwnProduct[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { currency } of products) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].toSorted((left, right) => right[1] - left[1])[0]?.[0]
}

interface Given {
  settings: ShopSettings
  products: readonly OwnProduct[]
  consultants: readonly OwnConsultant[]
  pages: readonly OwnPage[]
}

/** Pages that German law asks of a shop, by the file that would be one. */
const legalPages = [
  ['imprint', 'impressum.md (DDG § 5)'],
  ['privacy', 'datenschutz.md (Art. 13 GDPR)'],
  ['terms', 'agb.md'],
] as const

function missingIn({ settings, products, consultants, pages }: Given): string[] {
  const unpriced = products.filter(({ price }) => price === undefined).length
  const unpictured = products.filter(({ pictures }) => pictures.length === 0).length
  const legal = legalPages.flatMap(([use, file]) => (pages.some((page) => page.use === use) ? [] : [file]))
  return [
    ...(settings.name === undefined ? ['the name of the shop: write {"name": "…"} into shop.json'] : []),
    ...(products.length === 0 ? ['products: no file of the folder has any'] : []),
    ...(consultants.length === 0
      ? ['consultants: write consultants.csv with the columns moniker, first name, last name, postal code, city']
      : []),
    ...(unpriced > 0 ? [`prices: ${counted(unpriced, 'product')} without one cannot be bought`] : []),
    ...(unpictured > 0 ? [`pictures: ${counted(unpictured, 'product')} without one`] : []),
    ...(legal.length > 0 ? [`legal pages: write ${legal.join(', ')}`] : []),
    ...(settings.deliveryMethods ? [] : ['shipping: the ways of the sandbox are used; write "shipping" into shop.json']),
    ...(settings.taxPercent === undefined ? ['tax: 19 % is used; write "taxPercent" into shop.json'] : []),
  ]
}

const maxExamples = 3

function absentFacts(products: readonly OwnProduct[]): AbsentFact[] {
  const facts: readonly (readonly [fact: string, law: string, isAbsent: (product: OwnProduct) => boolean])[] = [
    ['content for the base price', 'PAngV § 4', ({ content }) => !content],
    ['lowest price of 30 days', 'PAngV § 11', ({ listPrice, lowestPrice30Days }) => listPrice !== undefined && !lowestPrice30Days],
    ['maker', 'GPSR Art. 19', ({ manufacturer }) => !manufacturer],
    ['ingredients', 'Cosmetics Regulation Art. 19', ({ ingredients }) => !ingredients],
  ]
  return facts.flatMap(([fact, law, isAbsent]) => {
    const without = products.filter(isAbsent)
    return without.length > 0 ? [{ fact, law, count: without.length, examples: without.slice(0, maxExamples).map(({ sku }) => sku) }] : []
  })
}
