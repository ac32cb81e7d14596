import type { BlockNode, Json, PageNode } from '../../core/element/declaration.js'
import { boundsOf, isShownAt, shopInstant, type ShownTime } from '../../core/dom/shown-time.js'
import { isVariant, type Variant } from '../../core/dom/experiments.js'
import type { PageDocument } from './page.js'
import { blocksIn } from './page-walk.js'

/** Returns a page as it is at a moment: sections outside of their time are removed, and the others lose their times. */
export const pageAt = (page: PageDocument, now: number): PageDocument =>
  withSections(page, (section) => {
    const time = timeOf(section)
    if (!time) return section
    return isShownAt(time, now) ? withFields(section, { shownFrom: undefined, shownUntil: undefined }) : undefined
  })

/** Returns a page that no server will write anew: without the sections that are over, and with the times of those to come or to end. */
export const pageFrom = (page: PageDocument, now: number): PageDocument =>
  withSections(page, (section) => {
    const time = timeOf(section)
    if (!time) return section
    const [from, until] = boundsOf(time)
    return until > now ? withFields(section, { shownFrom: from > now ? time.shownFrom : undefined }) : undefined
  })

/** Returns a page as a shopper sees it who was drawn for the same variant in all of its experiments. */
export const pageIn = (page: PageDocument, variant: Variant): PageDocument =>
  withSections(page, (section) => {
    if (!section.fields?.experiment) return section
    return isVariant(section.fields.variant, variant) ? withFields(section, { experiment: undefined, variant: undefined }) : undefined
  })

/** Returns true when only some shoppers, chosen by chance, see a part of the page. */
export const hasExperiment = ({ nodes }: PageDocument): boolean =>
  [...blocksIn(nodes)].some((block) => isSection(block) && Boolean(block.fields?.experiment))

/** Returns the moment at which a page is another one than now, in milliseconds since 1970; `Infinity` for never. */
export const nextChange = ({ nodes }: PageDocument, now: number): number =>
  Math.min(
    ...timesIn(nodes)
      .flatMap(boundsOf)
      .filter((instant) => instant > now),
    Infinity,
  )

const timesIn = (nodes: readonly PageNode[]): ShownTime[] => [...blocksIn(nodes)].flatMap((block) => timeOf(block) ?? [])

/** Returns the times of a section; undefined for always. A value that is no time is left out: it may stand in no script. */
export function timeOf(section: BlockNode): ShownTime | undefined {
  if (!isSection(section)) return undefined
  const { fields } = section
  const bound = (text: unknown): string => (shopInstant(text) === undefined ? '' : String(text))
  const time = { shownFrom: bound(fields?.shownFrom), shownUntil: bound(fields?.shownUntil) }
  return time.shownFrom || time.shownUntil ? time : undefined
}

export const isSection = ({ block }: BlockNode): boolean => block === 'vitrine-section'

function withFields(section: BlockNode, change: Readonly<Record<string, string | undefined>>): BlockNode {
  const fields = Object.entries({ ...section.fields, ...change }).filter((entry): entry is [string, Json] => entry[1] !== undefined)
  return { ...section, fields: Object.fromEntries(fields) }
}

/** Changes the sections of a page; returns the very same page where none changes. */
function withSections(page: PageDocument, change: (section: BlockNode) => BlockNode | undefined): PageDocument {
  let isChanged = false
  function changed(nodes: readonly PageNode[]): PageNode[] {
    return nodes.flatMap((node): PageNode[] => {
      if (typeof node === 'string' || 'shared' in node) return [node]
      if ('html' in node) return [node.children ? { ...node, children: changed(node.children) } : node]
      const kept = isSection(node) ? change(node) : node
      isChanged ||= kept !== node
      if (!kept) return []
      const { slots } = kept
      return [slots ? { ...kept, slots: Object.fromEntries(Object.entries(slots).map(([name, below]) => [name, changed(below)])) } : kept]
    })
  }
  const nodes = changed(page.nodes)
  return isChanged ? { ...page, nodes } : page
}
