import type { PageDocument } from '../document/page-document.js'
import type { BlockNode, PageNode } from '../../core/element/declaration.js'
import type { ExtensionName } from '../../sandbox/reference/extensions.js'
import { namesWith } from '../../commerce/domain/names/extension-names.js'

/**
 * Extensions of the example shop's organisation beyond the published reference, by name. Reservations are retired since v64, and
 * the specification has them: without them a browser writes a line into its console at every checkout, and nothing else happens.
 */
export const exampleExtensions: readonly ExtensionName[] = [
  'client-request',
  'consultant-messages',
  'consultants',
  'content',
  'newsletter',
  'personal-data',
  'product-fields',
  'records',
  'relations',
  'retired',
  'seller-field',
  'shipping-estimate',
  'sign-in',
  'undocumented-context',
  'withdrawal',
]

/**
 * A page of the example shop for an organisation that has these extensions and no other: the store switches off the names
 * of the others, and signing in leads to the platform's own page where no server method does it.
 */
export function forOrganisation(page: PageDocument, extensions: readonly ExtensionName[]): PageDocument {
  const off = namesWith(extensions) as Readonly<Record<string, string>>
  const signIn: BlockNode['fields'] = extensions.includes('sign-in') ? {} : { externalUrl: '/secur/login.jsp' }
  const organised = (node: PageNode): PageNode => {
    if (typeof node !== 'object') return node
    if ('children' in node && node.children) return { ...node, children: node.children.map(organised) }
    if (!('block' in node)) return node
    const added: Readonly<Record<string, BlockNode['fields']>> = {
      'vitrine-login': signIn,
      'vitrine-store': { names: { ...(node.fields?.names as object | undefined), ...off } },
    }
    const fields = { ...node.fields, ...added[node.block] }
    const slots = Object.entries(node.slots ?? {}).map(([slot, nodes]) => [slot, nodes.map(organised)])
    return { ...node, fields, ...(node.slots && { slots: Object.fromEntries(slots) }) }
  }
  return { ...page, nodes: page.nodes.map(organised) }
}
