import type { PageDocument } from '../document/page-document.js'
import type { PageNode } from '../../core/element/declaration.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { nodesFromHtml } from '../document/from-html.js'
import { checkoutPage } from './cart.js'
import { block, column, html, page, section, withdrawalUrl } from './frame.js'
import { notFoundPage } from './not-found.js'
import { frameParts } from './shared-frame.js'
import { shopPages } from './shop-pages.js'

/** Pages of the example shop that say nothing of its own: they show what the platform knows. */
const functionalPaths: readonly string[] = [
  '/products',
  '/product',
  namedPages.Current_Cart,
  '/order-confirmation',
  '/orders',
  withdrawalUrl,
  '/login',
  namedPages.Register,
  '/password',
  '/account',
  '/addresses',
  '/favourites',
  '/personal-data',
  '/my-consultants',
  '/consultants',
  '/consultant',
  namedPages.ShopInvalid__c,
]

/** Uses that the frame has for a page of the owner's. */
type PageUse = 'imprint' | 'privacy' | 'terms' | 'shipping' | 'help' | 'newsletter'

/** A page that the owner wrote, in HTML of which nothing is trusted. */
export interface OwnText {
  /** An address that a page may have. */
  path: string
  title: string
  description: string
  use?: PageUse
  html: string
}

export interface OwnShop {
  /** The owner's name for the shop. */
  name: string
  pages: readonly OwnText[]
}

const home = (name: string): PageDocument =>
  page(
    { path: '/', title: name, description: '' },
    section(
      {},
      column(
        {},
        html('h1', {}, name),
        block('product-search', {}),
        block('product-list', { browsable: true, quantities: true, pageSize: 12, consultantsUrl: '/consultants' }),
      ),
    ),
  )

/** The example shop's name, wherever a text of a functional page says it. */
const exampleName = 'Lindenrose'

/**
 * The pages of a shop with data of its owner's: nothing of the example shop is told on them but how blocks are arranged.
 * Pages that the owner wrote stand among them, and in place of those with their address.
 */
export function ownShopPages({ name, till, pages }: OwnShop & { till: string }): readonly PageDocument[] {
  const functional = [...shopPages.filter(({ path }) => functionalPaths.includes(path)), checkoutPage(till)]
  const written = pages.map(writtenPage)
  const taken = new Set(written.map(({ path }) => path))
  return [...[home(name), ...functional].filter(({ path }) => !taken.has(path)), ...written].map((each) => renamed(each, { name, pages }))
}

function writtenPage({ path, title, description, use, html: markup }: OwnText): PageDocument {
  const role = use === 'privacy' || use === 'terms' ? { role: use, detection: use } : {}
  const text = html('div', { class: 'prose' }, ...nodesFromHtml(markup).nodes)
  return page({ path, title, description, ...role }, section({}, column({}, text)))
}

/** The header and the footer around them. */
export const ownShopParts = (shop: OwnShop): readonly PageDocument[] =>
  frameParts([])
    .filter(({ language }) => language === 'de')
    .map((part) => renamed(part, shop))

export const ownNotFoundPage = (shop: OwnShop): PageDocument => renamed(notFoundPage, shop)

/** Fields of blocks that lead to pages, or tell facts, of the example shop alone. */
function ownFields({ name, pages }: OwnShop): Readonly<Record<string, object>> {
  const urlOf = (use: PageUse): string => pages.find((each) => each.use === use)?.path ?? ''
  const privacyUrl = urlOf('privacy')
  const termsUrl = urlOf('terms')
  return {
    'vitrine-footer': {
      imprintUrl: urlOf('imprint'),
      privacyUrl,
      termsUrl,
      shippingUrl: urlOf('shipping'),
      helpUrl: urlOf('help'),
      newsletterUrl: urlOf('newsletter'),
      note: 'Alle Preise inkl. MwSt., zzgl. Versand.',
    },
    'vitrine-cart-panel': { note: 'inkl. MwSt.' },
    'vitrine-main-navigation': { brand: name, catalogueUrl: '', searchUrl: '' },
    'vitrine-store': { shippingUrl: urlOf('shipping'), offerTerms: {} },
    'vitrine-consultant-contact': { privacyUrl },
    'vitrine-cookie-consent': { privacyUrl },
    'vitrine-imprint': { privacyUrl },
    'vitrine-register': { privacyUrl },
    'vitrine-withdrawal': { termsUrl },
    // An order needs both; without them its links lead to the page for lost addresses.
    ...(privacyUrl && termsUrl && { 'vitrine-checkout': { privacyUrl, termsUrl } }),
  }
}

function renamed(document: PageDocument, shop: OwnShop): PageDocument {
  const textOf = (text: string): string => text.replaceAll(exampleName, shop.name)
  const own = ownFields(shop)
  const nodeOf = (node: PageNode): PageNode => {
    if (typeof node === 'string') return textOf(node)
    if ('children' in node && node.children) return { ...node, children: node.children.map(nodeOf) }
    if (!('block' in node)) return node
    const slots = node.slots && Object.fromEntries(Object.entries(node.slots).map(([slot, nodes]) => [slot, nodes.map(nodeOf)]))
    return { ...node, fields: { ...node.fields, ...own[node.block] }, ...(slots && { slots }) }
  }
  const { translation: _, ...untranslated } = document
  return {
    ...untranslated,
    title: textOf(document.title),
    description: textOf(document.description),
    nodes: document.nodes.map(nodeOf),
  }
}
