import type { BlockDeclaration, HtmlNode, PageNode } from '../../../core/element/declaration.js'
import type { PageDocument } from '../page-document.js'
import { everyNode, fieldValue, isBlockVisit, type Visit, type VisitedBlock, visibleText } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'
import { holdsSampleAddress } from './sample-address.js'
import { samplePicture, sampleTexts } from '../sample-texts.js'

/** Shorter words may as well be an editor's own. */
const minLength = 8

/** Finds sample content that nobody has replaced: an invented quote, answers nobody gave. */
export function lintSamples(page: PageDocument, visits: readonly Visit[], declarations: readonly BlockDeclaration[]): Problem[] {
  const samples = sampleWords(declarations)
  const isSample = (text: string): boolean => samples.has(text.trim())
  const anchors = new Map<string, { visit: Visit; word: string; field?: string }>()
  const note = (visit: Visit, word: string, field?: string): void => {
    const key = JSON.stringify(visit.way)
    if (!anchors.has(key)) anchors.set(key, { visit, word, ...(field !== undefined && { field }) })
  }
  for (const visit of visits) {
    if (isBlockVisit(visit)) {
      for (const [field, value] of [...sampleFields(visit), ...placeholderFields(visit)]) note(visit, value, field)
      continue
    }
    const { node } = visit
    const words = visibleText(node).trim()
    if (node.html === 'img' && node.attributes?.src === samplePicture && isSample(node.attributes.alt ?? '')) note(visit, words)
    else if (isPlaceholder(ownWords(node))) note(visit, words)
    else if (node.html !== 'a' && node.html !== 'img' && isSample(words)) note(blockAround(visit, visits) ?? visit, words)
  }
  const about = (['title', 'description'] as const).filter((field) => isPlaceholder(page[field]))
  return [
    ...about.map((field) => problem('sample-text', [], { word: shortened(page[field]) }, field)),
    ...[...anchors.values()].map(({ visit, word, field }) => problem('sample-text', visit.way, { word: shortened(word) }, field)),
  ]
}

/** Returns true for words that stand for others still to be written, in any shop. */
const isPlaceholder = (text: string): boolean =>
  /\blorem ipsum\b|\bdolor sit amet\b/i.test(text) ||
  /\b(?:TODO|TBD|FIXME|XXX+)\b/.test(text) ||
  /\[(?:Text|Name|Datum|Date|Preis|Price)\]/i.test(text) ||
  /\b(?:Max|Erika|Maxi|Anna|Herr|Frau) Muster(?:mann|frau)\b|\bMuster(?:straße|strasse|str\.|weg|platz) \d|\bMusterstadt\b/i.test(text) ||
  holdsSampleAddress(text)

/** Returns an element's own words: elements within it are checked by themselves. */
const ownWords = (node: HtmlNode): string =>
  [node.attributes?.alt ?? '', ...(node.children ?? []).filter((child) => typeof child === 'string')].join(' ')

function placeholderFields(visit: VisitedBlock): [field: string, value: string][] {
  return Object.entries(visit.declaration.fields).flatMap(([field, { type }]): [string, string][] => {
    const value = type === 'text' || type === 'textarea' ? fieldValue(visit, field) : undefined
    return typeof value === 'string' && isPlaceholder(value) ? [[field, value]] : []
  })
}

const bands = new Set(['vitrine-section', 'vitrine-column'])
const maxShown = 40
const shortened = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown).trimEnd()} …` : text)

/** Returns the block that says the words, such as a quote; bands and columns say nothing themselves. */
function blockAround({ around }: Visit, visits: readonly Visit[]): VisitedBlock | undefined {
  const block = around.findLast((node) => 'block' in node)
  const visit = visits.filter(isBlockVisit).find(({ node }) => node === block)
  return visit?.declaration.presets?.some(({ isSample }) => isSample) === true && !bands.has(visit.node.block) ? visit : undefined
}

/** Returns the fields that still say what the preset of the block said. */
function sampleFields(visit: VisitedBlock): [field: string, value: string][] {
  const presets = (visit.declaration.presets ?? []).filter(({ isSample }) => isSample)
  return presets.flatMap(({ fields = {} }) =>
    Object.entries(fields).flatMap(([field, sample]): [string, string][] => {
      const type = visit.declaration.fields[field]?.type
      const isText = (type === 'text' || type === 'textarea') && typeof sample === 'string' && sample.length >= minLength
      return isText && fieldValue(visit, field) === sample ? [[field, sample]] : []
    }),
  )
}

const known = new WeakMap<readonly BlockDeclaration[], ReadonlySet<string>>()

function sampleWords(declarations: readonly BlockDeclaration[]): ReadonlySet<string> {
  const before = known.get(declarations)
  if (before) return before
  const presets = declarations.flatMap(({ presets: all = [] }) => all.filter(({ isSample }) => isSample))
  const nodes = presets.flatMap(({ slots = {} }) => Object.values(slots).flat())
  const plain = Object.values(sampleTexts).flatMap(({ button: _, items, ...texts }) => [...Object.values(texts), ...items])
  const words = new Set([...plain, ...linesIn(nodes)].filter((text) => text.length >= minLength))
  known.set(declarations, words)
  return words
}

const linesIn = (nodes: readonly PageNode[]): string[] =>
  [...everyNode(nodes)].flatMap((node) =>
    'html' in node && node.html !== 'a' && (node.children ?? []).every((child) => typeof child === 'string')
      ? [visibleText(node).trim()]
      : [],
  )
