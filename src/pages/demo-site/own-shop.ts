import type { PageDocument } from '../document/page-document.js'
import type { PageNode } from '../../core/element/declaration.js'
import { namedPages } from '../../core/dom/named-pages.js'
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
 * @param name the owner's name for the shop
 */
export function ownShopPages({ name, till }: { name: string; till: string }): readonly PageDocument[] {
  const functional = [...shopPages.filter(({ path }) => functionalPaths.includes(path)), checkoutPage(till)]
  return [home(name), ...functional.map((each) => renamed(each, name))]
}

/** The header and the footer around them. */
export const ownShopParts = (name: string): readonly PageDocument[] =>
  frameParts([])
    .filter(({ language }) => language === 'de')
    .map((part) => renamed(part, name))

export const ownNotFoundPage = (name: string): PageDocument => renamed(notFoundPage, name)

/** Fields of blocks that lead to pages, or tell facts, of the example shop alone. */
const ownFields = (brand: string): Readonly<Record<string, object>> => ({
  'vitrine-footer': { shippingUrl: '', helpUrl: '', newsletterUrl: '', note: 'Alle Preise inkl. MwSt., zzgl. Versand.' },
  'vitrine-cart-panel': { note: 'inkl. MwSt.' },
  'vitrine-main-navigation': { brand, catalogueUrl: '', searchUrl: '' },
  'vitrine-store': { shippingUrl: '' },
})

function renamed(document: PageDocument, name: string): PageDocument {
  const textOf = (text: string): string => text.replaceAll(exampleName, name)
  const own = ownFields(name)
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
