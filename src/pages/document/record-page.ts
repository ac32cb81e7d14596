import { consultantProfile } from '../../blocks/consultant-profile/consultant-profile.block.js'
import { productDetail } from '../../blocks/product-detail/product-detail.block.js'
import { productList } from '../../blocks/product-list/product-list.block.js'
import type { BlockNode } from '../../core/element/declaration.js'
import type { PageDocument } from './page-document.js'
import { blocksIn } from './page-walk.js'

export type RecordKind = 'product' | 'consultant' | 'category'

/** Page that shows the record named by its address. */
export interface RecordPage {
  kind: RecordKind
  /** Search parameter that names the record. */
  parameter: string
}

/** Blocks that show one record, each with the field by which an editor names it and the parameter that names it otherwise. */
const recordBlocks: readonly (RecordPage & { tag: string; field: string })[] = [
  { tag: productDetail.tag, kind: 'product', field: 'product', parameter: 'id' },
  { tag: consultantProfile.tag, kind: 'consultant', field: 'consultant', parameter: 'moniker' },
]

const asked = ({ block, fields = {} }: BlockNode): RecordPage[] =>
  recordBlocks.filter(({ tag, field }) => tag === block && !fields[field]).map(({ kind, parameter }) => ({ kind, parameter }))

/**
 * Returns the kind of record that a page shows, and its parameter; undefined for a page that is the same whatever its address says
 * besides its path.
 */
export const recordPageOf = ({ nodes }: Pick<PageDocument, 'nodes'>): RecordPage | undefined => [...blocksIn(nodes)].flatMap(asked)[0]

/**
 * Returns the parameter of the category for a page with a list that one browses: its address may name a category, which is a page of its
 * own then. Undefined for a page that has no such list; without a category the page is what its own head says.
 */
export const categoryPageOf = ({ nodes }: Pick<PageDocument, 'nodes'>): RecordPage | undefined =>
  [...blocksIn(nodes)].some(({ block, fields = {} }) => block === productList.tag && fields.browsable === true && !fields.category)
    ? { kind: 'category', parameter: 'category' }
    : undefined

/** A record as the head of its page names it. */
export interface RecordHead {
  /** Name of the record; the name of the site is added. */
  title: string
  description: string | undefined
  /** Address of its picture. */
  image: string | undefined
  /** Parameter by which the page's address names it. */
  query: readonly [name: string, value: string]
}

/** Returns the page's address with the record in it. */
export function withRecord(address: string, [name, value]: RecordHead['query']): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  const query = new URLSearchParams(search)
  query.set(name, value)
  return `${path}?${query}${hash}`
}
