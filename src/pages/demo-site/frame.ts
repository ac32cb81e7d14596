import type { PageDocument } from '../document/page-document.js'
import type { BlockNode, PageNode } from '../../core/element/declaration.js'

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

/** Popular products, for pages where the shopper has nothing yet, or has not found anything. */
export const popular = section(
  { tone: 'sand', space: 'large' },
  column({}, block('product-list', { heading: 'Gerade beliebt', badge: 'best-seller', pageSize: 4, allUrl: '/products' })),
)

/** Linked from everywhere: the footer, an order, its confirmation. */
export const withdrawalUrl = '/widerrufen'

/** The category of the sandbox that holds the whole range: without its name each list of it makes one request per category. */
const names = { 'category.range': '0ZG9V0000000999WAA' }

/** Terms of delivery and return, as the pages `/versand` and `/widerrufen` say them. */
const offerTerms = { shippingRate: '4.90', shippingCountries: 'DE', returnDays: 14, returnUrl: withdrawalUrl }

interface Around {
  /** The kind of page for detection; `own` when detection is part of the content. */
  detection?: 'cart' | 'register' | 'terms' | 'privacy' | 'own'
  /** Settings of the store that differ on this page. */
  store?: BlockNode['fields'] & object
}

type PageAbout = Pick<PageDocument, 'path' | 'title' | 'description' | 'role' | 'noindex'> & Around

/** Builds a page of the example shop: its content with the frame around it. */
export function page({ detection, store = {}, ...about }: PageAbout, ...content: PageNode[]): PageDocument {
  return {
    version: 1,
    language: 'de',
    ...about,
    nodes: [
      block('store', { checkoutUrl: '/checkout', shippingUrl: '/versand', names, agentTools: true, offerTerms, ...store }),
      ...(detection === 'own' ? [] : [block('consultant-detection', detection ? { page: detection } : {})]),
      { shared: 'part-kopfzeile' },
      html('main', { id: 'inhalt' }, ...content),
      { shared: 'part-fusszeile' },
    ],
  }
}
