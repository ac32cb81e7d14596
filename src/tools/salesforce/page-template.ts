import type { PageDocument } from '../../pages/document/page-document.js'
import type { BlockNode, PageNode } from '../../core/element/declaration.js'
import type { SalesforceOptions } from './options.js'

/** Returns a page to begin with: the frame of the shop, a heading and products, of the blocks that were chosen. */
export function pageTemplate({ blocks, language }: Pick<SalesforceOptions, 'blocks' | 'language'>): PageDocument {
  const english = language === 'en'
  const block = (name: string, fields: BlockNode['fields'] & object = {}, slots?: BlockNode['slots']): PageNode[] => {
    const tag = `vitrine-${name}`
    const isChosen = tag === 'vitrine-store' || blocks.includes(tag)
    return isChosen ? [{ block: tag, ...(Object.keys(fields).length > 0 && { fields }), ...(slots && { slots }) }] : []
  }
  const heading: PageNode = { html: 'h1', children: [english ? 'Welcome' : 'Willkommen'] }
  const opening = block('section', { tone: 'rose' }, { default: block('column', {}, { default: [heading] }) })
  return {
    version: 1,
    path: '/shop',
    language,
    title: 'Shop',
    description: english ? 'Care and make-up with personal advice.' : 'Pflege und Make-up mit persönlicher Beratung.',
    nodes: [
      ...block('store'),
      ...block('consultant-detection'),
      ...block('main-navigation'),
      // Without the blocks of a layout a heading stands for itself.
      ...(opening.length > 0 && blocks.includes('vitrine-column') ? opening : [heading]),
      ...block('product-list', { heading: english ? 'Our products' : 'Unsere Produkte' }),
      ...block('footer'),
      ...block('cart-panel'),
      ...block('cookie-consent'),
    ],
  }
}
