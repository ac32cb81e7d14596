import type { PageDocument } from '../../builder/page-document.js'
import type { PageNode } from '../../element/declaration.js'
import { block, column, page, section } from './frame.js'

/**
 * Specification, section 2: the personal online catalogue, in one column as wide as the page.
 * @param origin where the catalogue lives; on http it must be listed
 */
export function cataloguePage(origin: string): PageDocument {
  const framed = page(
    {
      path: '/ibc-personal-icatalog',
      title: 'Online Kataloge',
      description: 'Blättere dich durch unsere Online Kataloge, entdecke neue Lieblingsprodukte, probiere sie virtuell aus und kauf sie gleich ein oder teile sie mit Menschen, die du magst.',
    },
    section(
      { maxWidth: 0, space: 'none' },
      column({}, block('catalogue-frame', { catalogueUrl: `${origin}/`, helperUrl: `${origin}/helper.js` }), block('consultant-detection', {})),
    ),
  )
  return { ...framed, nodes: framed.nodes.flatMap((node) => around(node, origin)) }
}

/** Detection stands beside the frame here, for the subsidiary with this number. */
function around(node: PageNode, origin: string): PageNode[] {
  if (typeof node === 'string' || !('block' in node)) return [node]
  if (node.block === 'vitrine-consultant-detection') return []
  return [node.block === 'vitrine-store' ? { ...node, fields: { ...node.fields, subsidiaryCode: '23', trustedOrigins: origin } } : node]
}
