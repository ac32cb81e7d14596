import { cookieConsent } from '../../blocks/cookie-consent/cookie-consent.block.js'
import { store } from '../../blocks/store/store.block.js'
import { blocksIn } from '../../pages/document/page-walk.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import type { BlockNode, PageNode } from '../../core/element/declaration.js'
import type { LivePage } from './kept-page.js'

/**
 * A site that asks for consent on one page asks on all: a consultant's link may lead to a page without the block, and no cookie of it
 * outlasts the visit there either (§ 25 TDDDG). As long as that does not change, the answer is the very same document.
 * @param published all pages that shoppers see, with their shared parts
 */
export function createAskedConsent(published: () => readonly LivePage[]): (page: PageDocument) => PageDocument {
  const asks = new WeakMap<PageDocument, boolean>()
  const asking = new WeakMap<PageDocument, PageDocument>()
  const isAsking = (page: PageDocument): boolean => {
    const before = asks.get(page)
    if (before !== undefined) return before
    const found = [...blocksIn(page.nodes)].some(({ block }) => block === cookieConsent.tag)
    asks.set(page, found)
    return found
  }
  return (page) => {
    if (isAsking(page) || !published().some((each) => isAsking(each.page))) return page
    const known = asking.get(page)
    if (known) return known
    const next = { ...page, nodes: page.nodes.map(withAsked) }
    asking.set(page, next)
    return next
  }
}

/** The consent that the page's own store states is kept. */
function withAsked(node: PageNode): PageNode {
  if (typeof node === 'string' || 'shared' in node) return node
  if ('html' in node) return node.children ? { ...node, children: node.children.map(withAsked) } : node
  const slots = node.slots && Object.fromEntries(Object.entries(node.slots).map(([name, nodes]) => [name, nodes.map(withAsked)]))
  const fields = node.block === store.tag && isUnsaid(node) ? { ...node.fields, consent: 'asked' } : node.fields
  return { ...node, ...(fields && { fields }), ...(slots && { slots }) }
}

const isUnsaid = ({ fields }: BlockNode): boolean => fields?.consent === undefined || fields.consent === 'unknown'
