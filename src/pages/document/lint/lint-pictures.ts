import type { HtmlNode, PageNode } from '../../../core/element/declaration.js'
import { addressesIn } from '../../../core/dom/srcset.js'
import { slotsOf } from '../known-slots.js'
import { everyNode, isBlockVisit, fieldValue, type Visit, type VisitedBlock, type VisitedHtml, visibleText } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'

/** Facts about the file of a picture. */
export interface PictureFacts {
  /** True when nobody can load it. */
  dead?: true
  bytes?: number
}

/** Bytes; a phone waits for a larger file. */
const largest = 500_000

/** Checks that pictures are there, say what they show, and suit a phone. */
export function lintPictures(visits: readonly Visit[], facts: ReadonlyMap<string, PictureFacts> = new Map()): Problem[] {
  return visits.flatMap((visit) => [
    ...(isBlockVisit(visit) ? withoutMobile(visit) : [...withoutPicture(visit), ...withoutWords(visit)]),
    ...picturesOf(visit).flatMap(({ address, field }) => inItsFile(facts.get(address), visit, field)),
  ])
}

/** Returns the addresses of the pictures of a node, and the fields that hold them. */
export function picturesOf(visit: Visit): { address: string; field: string }[] {
  if (!isBlockVisit(visit)) {
    const { src } = visit.node.attributes ?? {}
    return visit.node.html === 'img' && src ? [{ address: src.trim(), field: 'src' }] : []
  }
  const slots = slotsOf(visit.declaration).filter(({ field }) => field.type === 'image')
  return slots.flatMap(({ property }) => {
    const given = Object.hasOwn(visit.node.fields ?? {}, property) ? visit.node.fields?.[property] : undefined
    return typeof given === 'string' ? addressesIn(given).map((address) => ({ address, field: property })) : []
  })
}

function inItsFile(facts: PictureFacts | undefined, { way }: Visit, field: string): Problem[] {
  if (facts?.dead) return [problem('dead-picture', way, {}, field)]
  const megabytes = ((facts?.bytes ?? 0) / 1e6).toLocaleString('de', { maximumFractionDigits: 1 })
  return (facts?.bytes ?? 0) > largest ? [problem('large-picture', way, { word: `${megabytes} MB` }, field)] : []
}

// Matches names that cameras, phones and their owners give to files.
const fileName =
  /^(img|dsc[fn]?|dcim|pxl|screenshot|bildschirmfoto|whatsapp image)[-_ ]?\d[\d-_ .()a-z]*$|^\S+\.(jpe?g|png|webp|avif|gif|svg|heic)$/i

/** Finds figures with a caption or sources alone, which show nothing. A picture without an address is reported by itself. */
function withoutPicture({ node, way, around }: VisitedHtml): Problem[] {
  if (node.html !== 'figure' && node.html !== 'picture') return []
  const isInFigure = node.html === 'picture' && around.some((outer) => 'html' in outer && outer.html === 'figure')
  const isFilled = [...everyNode(node.children ?? [])].some((each) => 'block' in each || ['img', 'table', 'a', 'p'].includes(each.html))
  return isInFigure || isFilled || holdsShared(node) ? [] : [problem('empty-picture', way)]
}

const holdsShared = (node: PageNode): boolean =>
  typeof node === 'object' && ('shared' in node || ('html' in node && (node.children ?? []).some(holdsShared)))

// Finds pictures without a text. An empty one is an answer: the picture is only there to be pretty.
function withoutWords({ node, way, around }: VisitedHtml): Problem[] {
  if (node.html !== 'img') return []
  const { alt, src = '' } = node.attributes ?? {}
  if (src.trim() === '') return [problem('empty-picture', way, {}, 'src')]
  if (alt === undefined) return [problem('no-alternative', way, {}, 'alt')]
  if (fileName.test(alt.trim())) return [problem('file-name-alternative', way, { word: alt.trim() }, 'alt')]
  const link = around.findLast((outer): outer is HtmlNode => 'html' in outer && outer.html === 'a')
  return link && !isNamed(link) ? [problem('unnamed-link', way, {}, 'alt')] : []
}

const isNamed = (link: HtmlNode): boolean =>
  [visibleText(link), link.attributes?.['aria-label'], link.attributes?.title].some((text) => text !== undefined && text.trim() !== '')

function withoutMobile(visit: VisitedBlock): Problem[] {
  const { declaration, way } = visit
  const has = (property: string): boolean => {
    const value = fieldValue(visit, property)
    return typeof value === 'string' && value.trim() !== ''
  }
  return Object.entries(declaration.fields).flatMap(([property, field]) => {
    const misses = field.type === 'image' && field.responsive && has(property) && !has(`${property}Tablet`) && !has(`${property}Mobile`)
    return misses ? [problem('no-mobile-picture', way, { name: declaration.name, field: field.label }, `${property}Mobile`)] : []
  })
}
