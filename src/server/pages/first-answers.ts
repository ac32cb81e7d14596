import { productDetail } from '../../blocks/product-detail/product-detail.block.js'
import { productList } from '../../blocks/product-list/product-list.block.js'
import { element, print } from '../../pages/document/markup.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { hiddenBlocks } from '../../pages/document/hidden-on.js'
import { blocksIn } from '../../pages/document/page-walk.js'
import type { BlockNode } from '../../core/element/declaration.js'
import { valuesOf } from '../../core/element/fields.js'
import { createPlatform, type Platform, type PlatformOptions } from '../../commerce/salesforce/index.js'
import {
  categoriesQuestion,
  firstAnswersAttribute,
  freshFirstAnswer,
  listQuestion,
  productQuestion,
  relatedQuestion,
} from '../../commerce/domain/product/first-answers.js'
import { listAddress, listQuery } from '../../commerce/domain/product/list-address.js'
import type { Badge, Product, ProductDetail, ProductPage } from '../../commerce/domain/product/product-gateway.js'
import { safePictureUrl } from '../../core/dom/safe-url.js'
import { createPainter } from './page-painting.js'
import { platformSettings } from './page-blocks.js'

export interface FirstAnswersOptions {
  /** Asks the platform as a guest who has no cookies. */
  fetch: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Milliseconds that a page waits for its first answers; 50 unless said. */
  patience?: number
}

export interface FirstAnswerKeeper {
  /** Returns the page with the known answers to its blocks' first questions, and with what its blocks draw of them. */
  into: (html: string, page: PageDocument, address: URL) => Promise<string>
  /** Forgets all answers: the shop has changed. */
  forget: () => void
}

interface Question {
  name: string
  /** True when the block stands at the top of its page. */
  isAbove?: boolean
  ask: (platform: Platform) => Promise<unknown>
}

interface Kept {
  at: number
  /** JSON; undefined when guests are told nothing. */
  text: string | undefined
  pictures: readonly string[]
}

/** Milliseconds; an older answer is not shown. */
const oldest = 10 * 60_000
const mostKept = 1000
/** Maximum for one page: what is below the fold can wait. */
const mostQuestions = 4
/** Characters of JSON in one page. */
const largest = 40_000

/**
 * Keeps what guests see of the shop, for the pages of everybody. Blocks show the prices in it once they know that these apply to the
 * shopper.
 */
export function createFirstAnswers({ fetch, clock = Date.now, patience = 50 }: FirstAnswersOptions): FirstAnswerKeeper {
  const kept = new Map<string, Kept>()
  const paint = createPainter()
  const underWay = new Map<string, Promise<void>>()

  function begin(key: string, settings: PlatformOptions, question: Question): Promise<void> {
    const asked =
      underWay.get(key) ??
      ask(key, settings, question)
        // The blocks find out for themselves what is wrong.
        .catch(() => undefined)
        .finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }

  /** Asks with a client of its own, whose cache has nothing that is older. */
  async function ask(key: string, settings: PlatformOptions, question: Question): Promise<void> {
    const at = clock()
    const platform = createPlatform(settings)
    const { guest } = await platform.gateways.account.session()
    const answer = guest ? await question.ask(platform) : undefined
    kept.delete(key)
    kept.set(key, { at, text: answer === undefined ? undefined : JSON.stringify(answer), pictures: picturesOf(question, answer) })
    for (const [eldest] of kept) if (kept.size > mostKept) kept.delete(eldest)
  }

  async function into(html: string, page: PageDocument, address: URL): Promise<string> {
    const questions = questionsOf(page, address.searchParams)
    const settings = questions.length > 0 ? platformSettings(page) : undefined
    if (!settings) return paint(html, page, address)
    const name = JSON.stringify(settings)
    const keyOf = (question: Question) => `${name} ${question.name}`
    // An answer from the future is from before the clock was set back, and nobody knows how old it is.
    const ageOf = (question: Question) => {
      const age = clock() - (kept.get(keyOf(question))?.at ?? Number.NEGATIVE_INFINITY)
      return age < 0 ? Number.POSITIVE_INFINITY : age
    }
    // An answer that is not fresh is asked for again, and shown meanwhile.
    const begun = questions.flatMap((question) => {
      const age = ageOf(question)
      const coming = age > freshFirstAnswer ? begin(keyOf(question), { fetch, ...settings }, question) : undefined
      return age > oldest && coming ? [coming] : []
    })
    if (begun.length > 0) await Promise.race([Promise.all(begun), new Promise((resolve) => setTimeout(resolve, patience))])
    const known = questions.flatMap((question) => (ageOf(question) <= oldest ? [[question.name, kept.get(keyOf(question))!] as const] : []))
    return withAnswers(known, (answers) => paint(html, page, address, answers))
  }

  return { into, forget: () => kept.clear() }
}

/** Returns the questions that the blocks of the page will ask, as guests ask them. */
function questionsOf(page: PageDocument, search: URLSearchParams): Question[] {
  const hidden = hiddenBlocks(page.nodes)
  const shown = [...blocksIn(page.nodes)].filter((node) => !hidden.has(node))
  return shown.flatMap((node) => questionsOfBlock(node, search)).slice(0, mostQuestions)
}

function questionsOfBlock({ block, fields }: BlockNode, search: URLSearchParams): Question[] {
  if (block === productDetail.tag) return detailQuestions(valuesOf(productDetail, fields), search)
  if (block !== productList.tag) return []
  const values = valuesOf(productList, fields)
  return values.source === 'related' ? relatedQuestions(values, search) : listQuestions(values, search)
}

const isId = (text: string): boolean => /^\w{15}(\w{3})?$/.test(text)

function detailQuestions({ product }: Readonly<Record<string, unknown>>, search: URLSearchParams): Question[] {
  const id = String(product || search.get('id') || '')
  return isId(id) ? [{ name: productQuestion(id), isAbove: true, ask: ({ gateways }) => gateways.products.read(id) }] : []
}

function relatedQuestions({ pageSize }: Readonly<Record<string, unknown>>, search: URLSearchParams): Question[] {
  const [id, most] = [search.get('id') ?? '', Number(pageSize)]
  const ask = async ({ gateways }: Platform) => (await gateways.products.related(id, most)).map(shortened)
  return isId(id) ? [{ name: relatedQuestion(id, most), ask }] : []
}

function listQuestions(
  { source, browsable, category, badge, pageSize }: Readonly<Record<string, unknown>>,
  search: URLSearchParams,
): Question[] {
  if (source !== 'range') return []
  const address = listAddress(browsable ? search : undefined, String(category ?? ''))
  // Searches in words differ from shopper to shopper.
  if (address.term) return []
  const query = listQuery(address, badge as Badge | 'any', Number(pageSize))
  const list = {
    name: listQuestion(query),
    isAbove: Boolean(browsable),
    ask: async ({ gateways }: Platform) => {
      const page = await gateways.products.search(query)
      return { ...page, products: page.products.map(shortened) }
    },
  }
  const categories = { name: categoriesQuestion, ask: ({ gateways }: Platform) => gateways.products.categories() }
  return browsable ? [list, categories] : [list]
}

/** A list shows neither what a product is like nor its second picture. */
const shortened = (product: Product): Product => ({ ...product, description: '', pictures: product.pictures.slice(0, 1) })

/** Returns those pictures of an answer that the shopper sees first. */
function picturesOf({ isAbove }: Question, answer: unknown): readonly string[] {
  const { pictures, products } = (answer ?? {}) as Partial<ProductDetail & ProductPage>
  const shown = !isAbove
    ? []
    : pictures
      ? pictures.slice(0, 1)
      : (products ?? []).slice(0, 2).flatMap((product) => product.pictures[0] ?? [])
  return shown.flatMap(({ url }) => safePictureUrl(url) ?? [])
}

/** @param paint the page with what its blocks draw of these answers */
function withAnswers(known: readonly (readonly [name: string, kept: Kept])[], paint: (answers?: string) => string): string {
  const told = known.filter(([, { text }]) => text !== undefined)
  if (told.length === 0) return paint()
  const at = Math.min(...told.map(([, kept]) => kept.at))
  const json = `{"at":${at},"answers":{${told.map(([name, { text }]) => `${JSON.stringify(name)}:${text}`).join(',')}}}`
  if (json.length > largest) return paint()
  const pictures = [...new Set(told.flatMap(([, kept]) => kept.pictures))]
  // A picture that stands alone is the largest thing to see.
  const urgency: [string, string][] = pictures.length === 1 ? [['fetchpriority', 'high']] : []
  const links = pictures.map((href) => print(element('link', [['rel', 'preload'], ['as', 'image'], ['href', href], ...urgency])))
  // Data is no script: no policy asks for its hash.
  const data = `<script type="application/json" ${firstAnswersAttribute}>${json.replaceAll('<', '\\u003c')}</script>`
  // Over HTTP/1.1 a browser asks for six things at a time, in the order of the page: the code has more files.
  const painted = paint(json)
  const place = painted.includes(beginOfFiles) ? beginOfFiles : '</head>'
  return before('</body>', data, before(place, links.join(''), painted))
}

const beginOfFiles = '<link rel="stylesheet"'

/** Removes from a page the time when its answers were asked for. */
export const withoutTimeOfAnswers = (html: string): string => html.replace(new RegExp(`(${firstAnswersAttribute}>\\{"at":)\\d+`), '$1')

function before(end: string, text: string, html: string): string {
  const place = html.indexOf(end)
  return html.slice(0, place) + text + html.slice(place)
}
