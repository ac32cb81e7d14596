import type { PageDocument } from '../document/page-document.js'
import type { BlockNode, PageNode } from '../element/declaration.js'

type Html = { html: string; attributes?: Record<string, string>; children?: readonly PageNode[] }

/** A plain element; `text` is short for its only child. */
export const html = (name: string, attributes: Record<string, string> = {}, ...children: PageNode[]): Html => ({
  html: name,
  attributes,
  children,
})

export const section = (fields: BlockNode['fields'] & object, ...columns: PageNode[]): BlockNode => ({
  block: 'vitrine-section',
  fields,
  slots: { default: columns },
})
export const column = (fields: BlockNode['fields'] & object, ...children: PageNode[]): BlockNode => ({
  block: 'vitrine-column',
  fields,
  slots: { default: children },
})
export const block = (name: string, fields: BlockNode['fields'] & object = {}): BlockNode => ({ block: `vitrine-${name}`, fields })

/** What others like: where somebody has nothing yet, or has not found what she looked for. */
export const popular = section(
  { tone: 'sand', space: 'large' },
  column({}, block('product-list', { heading: 'Gerade beliebt', badge: 'best-seller', pageSize: 4, allUrl: '/products' })),
)

/** Within reach everywhere: the footer, an order, its confirmation. */
export const withdrawalUrl = '/widerrufen'

/** The category of the sandbox that holds the whole range: without its name each list of it asks once for each category. */
const names = { 'category.range': '0ZG9V0000000999WAA' }

interface Around {
  /** The kind of page that detection is told; `own` when it stands in the content. */
  detection?: 'cart' | 'register' | 'terms' | 'privacy' | 'own'
  /** What this page sets otherwise for its blocks. */
  store?: BlockNode['fields'] & object
}

type PageAbout = Pick<PageDocument, 'path' | 'title' | 'description' | 'role' | 'noindex'> & Around

/** What every page of the example shop has around its content. */
export function page({ detection, store = {}, ...about }: PageAbout, ...content: PageNode[]): PageDocument {
  return {
    version: 1,
    language: 'de',
    ...about,
    nodes: [
      block('store', { checkoutUrl: '/checkout', shippingUrl: '/versand', names, ...store }),
      ...(detection === 'own' ? [] : [block('consultant-detection', detection ? { page: detection } : {})]),
      { shared: 'part-kopfzeile' },
      html('main', { id: 'inhalt' }, ...content),
      { shared: 'part-fusszeile' },
    ],
  }
}
