import type { BlockNode, PageNode } from '../element/declaration.js'
import { openTimesAttribute, timeName } from '../web/open-times.js'
import { boundsOf, isShownAt, shopInstant, type ShownTime } from '../web/shown-time.js'
import type { PageDocument } from './page.js'
import { blocksIn } from './page-walk.js'

/** A page as it is at a moment: what has not its time is not in it, and what has says nothing of time any more. */
export const pageAt = (page: PageDocument, now: number): PageDocument =>
  withSections(page, (section, time) => (isShownAt(time, now) ? withTime(section, {}) : undefined))

/** A page for whom no server will write it anew: without what is over, and with the time of what is to come or to end. */
export const pageFrom = (page: PageDocument, now: number): PageDocument =>
  withSections(page, (section, time) => {
    const [from, until] = boundsOf(time)
    if (until <= now) return undefined
    return withTime(section, { ...(from > now && { shownFrom: time.shownFrom }), ...(until < Infinity && { shownUntil: time.shownUntil }) })
  })

/** When a page is another one than at this moment, in milliseconds since 1970; `Infinity` for never. */
export const nextChange = ({ nodes }: PageDocument, now: number): number =>
  Math.min(
    ...timesIn(nodes)
      .flatMap(boundsOf)
      .filter((instant) => instant > now),
    Infinity,
  )

/** Lets what has its time stand in its place from the first moment, and what has not be away. Empty for a page of all times. */
export const timeStyle = (nodes: readonly PageNode[]): string =>
  timesIn(nodes)
    .map((time) => {
      const open = `[${openTimesAttribute}~="${timeName(time)}"]`
      const section = `vitrine-section:not(:defined)${wearing('shown-from', time.shownFrom)}${wearing('shown-until', time.shownUntil)}`
      const isForAll = ':is(:not([audience]),[audience=everybody])'
      return `html${open} ${section}${isForAll}{display:flex}html:not(${open}) ${section}{display:none!important}`
    })
    .join('')

/** Tells the page, before it is drawn, which of its times it is. */
export function timeScript(nodes: readonly PageNode[]): string {
  const times = timesIn(nodes).map((time) => {
    const [from, until] = boundsOf(time)
    // JSON knows no endless numbers; these are the years in which computers end.
    return [timeName(time), Math.max(from, 0), Math.min(until, 8.64e15)]
  })
  if (times.length === 0) return ''
  const open = `${JSON.stringify(times)}.filter(([,from,until])=>from<=now&&now<until).map(([name])=>name).join(' ')`
  return `{let now=Date.now();document.documentElement.setAttribute('${openTimesAttribute}',${open})}`
}

const wearing = (attribute: string, value: string): string => (value ? `[${attribute}="${value}"]` : `:not([${attribute}])`)

/** Each time that a section of the page has, once. */
function timesIn(nodes: readonly PageNode[]): ShownTime[] {
  const times = [...blocksIn(nodes)].flatMap((block) => timeOf(block) ?? [])
  return [...new Map(times.map((time) => [timeName(time), time])).values()]
}

/** What is no time is left out: it may stand in no script. */
function timeOf({ block, fields }: BlockNode): ShownTime | undefined {
  if (block !== 'vitrine-section') return undefined
  const bound = (text: unknown): string => (shopInstant(text) === undefined ? '' : String(text))
  const time = { shownFrom: bound(fields?.shownFrom), shownUntil: bound(fields?.shownUntil) }
  return time.shownFrom || time.shownUntil ? time : undefined
}

function withTime({ fields = {}, ...section }: BlockNode, time: Partial<ShownTime>): BlockNode {
  const { shownFrom: _from, shownUntil: _until, ...others } = fields
  return { ...section, fields: { ...others, ...time } }
}

function withSections(page: PageDocument, change: (section: BlockNode, time: ShownTime) => BlockNode | undefined): PageDocument {
  function changed(nodes: readonly PageNode[]): PageNode[] {
    return nodes.flatMap((node): PageNode[] => {
      if (typeof node === 'string' || 'shared' in node) return [node]
      if ('html' in node) return [node.children ? { ...node, children: changed(node.children) } : node]
      const time = timeOf(node)
      const kept = time ? change(node, time) : node
      if (!kept) return []
      const { slots } = kept
      return [slots ? { ...kept, slots: Object.fromEntries(Object.entries(slots).map(([name, below]) => [name, changed(below)])) } : kept]
    })
  }
  return timesIn(page.nodes).length === 0 ? page : { ...page, nodes: changed(page.nodes) }
}
