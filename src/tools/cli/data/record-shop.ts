import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPlatform } from '../../../commerce/salesforce/platform.js'
import type { Product, ProductDetail, ProductGateway } from '../../../commerce/domain/product/product-gateway.js'
import { InputError } from '../project/input-error.js'

/** A site whose public catalogue is read. */
export interface RecordedSite {
  /** Address of the site, without a path of a page. */
  origin: string
  webstoreId: string
  /** Before `/services/data`. */
  basePath: string
  /** How many products are read at most. */
  limit: number
}

export interface RecordTools {
  fetch: typeof fetch
  say: (text: string) => void
}

interface RecordedVariant {
  id: string
  sku: string
  price?: string
  listPrice?: string
  lowestPrice30Days?: string
  options?: Record<string, string>
  content?: string
  swatch?: string
  pictures?: { url: string; alt: string }[]
}

interface RecordedProduct extends Partial<RecordedVariant> {
  id: string
  name: string
  variants?: RecordedVariant[]
}

const pageSize = 50
/** After so many products the file is written, so that a stopped recording goes on from there. */
const saveAfter = 20

/** Paths of the commerce API that only read although they are posted to (Connect REST API v64.0: product search, pricing). */
const readsByPost = /\/(?:search\/product-search|pricing\/products)$/

/**
 * Reads a site's public catalogue as a guest and writes it as a folder of data: products with variants and prices, categories, and the
 * shop's name. Nobody signs in, no cookie is kept, and nothing is changed. A folder that holds products already is gone on with.
 * @param folder written where it is not there yet
 * @returns how many products the folder holds
 * @throws {InputError} when the site does not answer as the platform
 */
export async function recordShop(
  { origin, webstoreId, basePath, limit }: RecordedSite,
  folder: string,
  { fetch, say }: RecordTools,
): Promise<{ products: number; left: number }> {
  const { gateways } = createPlatform({
    webstoreId,
    basePath,
    fetch: (path, { method = 'GET', ...init }) => {
      if (method !== 'GET' && !(method === 'POST' && readsByPost.test(new URL(path, origin).pathname)))
        throw new Error(`Recording only reads: ${method} ${path}`)
      return fetch(new URL(path, origin), { ...init, method, credentials: 'omit', redirect: 'error' })
    },
  })
  const { products: catalogue } = gateways
  const categories = await catalogue.categories().catch((error: unknown) => {
    throw new InputError(`${origin} does not answer as the platform (${error instanceof Error ? error.message : String(error)}).`)
  })
  mkdirSync(folder, { recursive: true })
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
  write(folder, 'categories.json', { categories: categories.map(({ id, name, description }) => ({ id, name, description })) })
  if (!existsSync(join(folder, 'shop.json'))) write(folder, 'shop.json', { name: new URL(origin).host })
  const recorded = productsIn(folder)
  const known = new Set(recorded.flatMap(({ id, variants = [] }) => [id, ...variants.map((variant) => variant.id)]))
  const ids = await idsOf(catalogue, [...nameOf.keys()], limit)
  let left = 0
  for (const [place, id] of ids.entries()) {
    if (known.has(id)) continue
    const product = await catalogue.read(id)
    if (!product) {
      left += 1
      continue
    }
    const entry = await recordedProduct(product, catalogue, { origin, category: nameOf.get(product.categoryId ?? '') })
    for (const each of [entry, ...(entry.variants ?? [])]) known.add(each.id)
    recorded.push(entry)
    if (recorded.length % saveAfter === 0) {
      write(folder, 'products.json', { products: recorded })
      say(`${recorded.length} products (${place + 1} of ${ids.length} looked at)`)
    }
  }
  write(folder, 'products.json', { products: recorded })
  return { products: recorded.length, left }
}

/** Returns the ids of the products of all categories, each once. */
async function idsOf(catalogue: ProductGateway, categoryIds: readonly string[], limit: number): Promise<string[]> {
  const ids = new Set<string>()
  for (const categoryId of categoryIds) {
    for (let page = 0; ids.size < limit; page += 1) {
      const { products, total } = await catalogue.search({ categoryId, page, pageSize })
      for (const { id } of products) ids.add(id)
      if (products.length === 0 || (page + 1) * pageSize >= total) break
    }
  }
  return [...ids].slice(0, limit)
}

async function recordedProduct(
  product: ProductDetail,
  catalogue: ProductGateway,
  { origin, category }: { origin: string; category: string | undefined },
): Promise<RecordedProduct> {
  const { facts, variants } = product
  const head = {
    name: product.name,
    description: product.description,
    line: product.detail,
    ...(product.urlName && { urlName: product.urlName }),
    ...(category && { category }),
    ...(facts.ingredients && { ingredients: facts.ingredients }),
    ...(facts.application && { application: facts.application }),
    ...(facts.safety && { safety: facts.safety }),
    ...(facts.manufacturer && { manufacturer: facts.manufacturer }),
    ...(facts.deliveryTime && { deliveryTime: facts.deliveryTime }),
  }
  const own = variantOf(product, facts.articleNumber, origin)
  if (!variants) return { ...head, ...own }
  const others = await catalogue.named(variants.choices.map(({ productId }) => productId))
  const labels = new Map(variants.attributes.map(({ id, name }) => [id, name]))
  return {
    id: product.id,
    sku: facts.articleNumber || product.id,
    ...head,
    variants: others.map((other) => {
      const values = variants.choices.find(({ productId }) => productId === other.id)?.values ?? {}
      const options = Object.fromEntries(Object.entries(values).map(([id, value]) => [labels.get(id) ?? id, value]))
      return { ...variantOf(other, other.id === product.id ? facts.articleNumber : '', origin), options }
    }),
  }
}

/** A store that tells no number of a product tells its id, which is as unique. */
function variantOf(product: Product, sku: string, origin: string): RecordedVariant {
  const { id, price, original, lowestPrice30Days, content, currency, swatch, pictures } = product
  const money = (amount: string): string => `${amount} ${currency}`.trim()
  return {
    id,
    sku: sku || id,
    ...(price && { price: money(price) }),
    ...(original && { listPrice: money(original) }),
    ...(lowestPrice30Days && { lowestPrice30Days: money(lowestPrice30Days) }),
    ...(content && { content: `${content.amount} ${content.unit}` }),
    ...(swatch && { swatch }),
    pictures: pictures.map(({ url, alt }) => ({ url: new URL(url, origin).href, alt })),
  }
}

function productsIn(folder: string): RecordedProduct[] {
  const file = join(folder, 'products.json')
  if (!existsSync(file)) return []
  const { products } = JSON.parse(readFileSync(file, 'utf8')) as { products?: unknown }
  if (!Array.isArray(products)) throw new InputError(`${file} is not a recording. Name another folder with --to.`)
  return products as RecordedProduct[]
}

/** Written beside and renamed: a stopped recording leaves the last whole file. */
function write(folder: string, name: string, content: unknown): void {
  const file = join(folder, name)
  writeFileSync(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`)
  renameSync(`${file}.part`, file)
}
