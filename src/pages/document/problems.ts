import type { BlockDeclaration, BlockNode, HtmlNode, Json, PageNode, Slot, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, readProperty } from '../../core/element/fields.js'
import { allowedAttributes, isAllowedAttribute, isAllowedElement } from './html-elements.js'
import type { PageDocument } from './page.js'
import { dateFault } from './date-fault.js'
import { slotsOf } from './known-slots.js'
import { isPagePath, longestPath, pathFault } from './page-path.js'
import { type Particulars, problemWords } from './problem-words.js'
import { safeUrl } from '../../core/dom/safe-url.js'
import { safeSrcset } from '../../core/dom/srcset.js'

/** Way to a node: `['nodes', 0, 'slots', 'columns', 1]`. */
export type NodePath = readonly (string | number)[]

export interface Problem {
  kind: keyof typeof problemWords
  at: NodePath
  /** Property name of the field it is about. */
  field?: string
  /** Sentence for the editor. */
  text: LocalizedText
}

/** Makes a problem with its sentence. */
export function problem(kind: Problem['kind'], at: NodePath, given: Partial<Particulars> = {}, field?: string): Problem {
  const nothing = { de: '', en: '' }
  const text = problemWords[kind]({
    name: nothing,
    others: [],
    child: nothing,
    field: nothing,
    word: '',
    most: 1,
    isGerman: false,
    ...given,
  })
  return { kind, at, ...(field !== undefined && { field }), text }
}

export interface PageRules {
  /** Origins that fields may name besides https. */
  origins?: readonly string[]
}

interface Place {
  /** Blocks around it, the nearest last. */
  around: readonly BlockNode[]
  way: NodePath
}

/**
 * Returns what an editor should be told about a page before it is published, in reading order.
 * @param page the page as it is kept
 * @param declarations the blocks that may stand on it; `@vitrine/blocks/definitions` has ours
 * @param rules `origins` are those that fields may name besides https
 * @returns the problems, each with the way to its node and a sentence in both languages; none for a good page
 * @example
 * ```ts
 * import { type BlockDeclaration, type PageDocument, problemsOf } from '@vitrine/blocks/document'
 *
 * function warn(page: PageDocument, declarations: readonly BlockDeclaration[]): void {
 *   for (const { at, text } of problemsOf(page, declarations)) console.warn(at.join('.'), text.de)
 * }
 * ```
 */
export function problemsOf(page: PageDocument, declarations: readonly BlockDeclaration[], rules: PageRules = {}): Problem[] {
  const counts = new Map<string, number>()
  const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))
  const nameOf = (tag: string): LocalizedText => known.get(tag)?.name ?? { de: tag, en: tag }

  function nodesProblems(nodes: readonly PageNode[], { around, way }: Place): Problem[] {
    return nodes.flatMap((node, index) => {
      if (typeof node === 'string' || 'shared' in node) return []
      const place = { around, way: [...way, index] }
      return 'block' in node
        ? blockProblems(node, place)
        : [...htmlProblems(node, place.way, rules), ...nodesProblems(node.children ?? [], { around, way: [...place.way, 'children'] })]
    })
  }

  function blockProblems(node: BlockNode, { around, way }: Place): Problem[] {
    const declaration = known.get(node.block)
    const inside = { around: [...around, node], way }
    if (!declaration) return [problem('unknown-block', way, { word: node.block }), ...slotsProblems(node, undefined, inside)]
    return [
      ...placementProblems(declaration, { around, way }),
      ...fieldProblems(node, declaration, way, rules),
      ...slotsProblems(node, declaration, inside),
    ]
  }

  function placementProblems({ tag, name, placement = {} }: BlockDeclaration, { around, way }: Place): Problem[] {
    const { parents, notInside = [], maxPerPage = Infinity } = placement
    const parent = around.at(-1)?.block
    const wrong = notInside.filter((other) => around.some(({ block }) => block === other))
    const count = (counts.get(tag) ?? 0) + 1
    counts.set(tag, count)
    return [
      ...(parents && !(parent && parents.includes(parent)) ? [problem('wrong-parent', way, { name, others: parents.map(nameOf) })] : []),
      ...(wrong.length > 0 ? [problem('wrong-place', way, { name, others: wrong.map(nameOf) })] : []),
      ...(count > maxPerPage ? [problem('too-many', way, { name, most: maxPerPage })] : []),
    ]
  }

  function slotsProblems(node: BlockNode, declaration: BlockDeclaration | undefined, { around, way }: Place): Problem[] {
    return Object.entries(node.slots ?? {}).flatMap(([slot, nodes]) => {
      const here = [...way, 'slots', slot]
      const below = nodesProblems(nodes, { around, way: here })
      if (!declaration || nodes.length === 0) return below
      const taken = Object.hasOwn(declaration.slots ?? {}, slot) ? declaration.slots?.[slot] : undefined
      if (!taken) return [problem('unknown-slot', here, { name: declaration.name, word: slot }), ...below]
      return [...acceptProblems(nodes, taken, declaration, here), ...below]
    })
  }

  function acceptProblems(nodes: readonly PageNode[], slot: Slot, { name }: BlockDeclaration, way: NodePath): Problem[] {
    const others = [...(slot.accepts?.blocks ?? []).map(nameOf), ...(slot.accepts?.html ? [{ de: 'Text', en: 'text' }] : [])]
    return nodes.flatMap((node, index) => {
      const child = refusedBy(slot, node)
      return child === undefined ? [] : [problem('not-accepted', [...way, index], { name, others, child: nameOf(child) })]
    })
  }

  return [...pageProblems(page), ...nodesProblems(page.nodes, { around: [], way: ['nodes'] })]
}

/** Returns what is wrong with a page's path, in the editor's words. */
export function pathProblem(path: string): Problem | undefined {
  const fault = pathFault(path)
  return fault && problem(fault, [], { word: path, most: longestPath }, 'path')
}

function pageProblems(page: PageDocument): Problem[] {
  // Moving or publishing a page checks whether it may stand at its path on this site.
  const wrongPath = page.kind || isPagePath(page.path) ? undefined : pathProblem(page.path)
  return [...(wrongPath ? [wrongPath] : []), ...(page.title.trim() ? [] : [problem('no-title', [], {}, 'title')])]
}

// Returns what a slot refuses: one that lists blocks takes no others, and takes plain elements and text only when it says so.
function refusedBy({ accepts }: Slot, node: PageNode): string | undefined {
  if (!accepts || (typeof node === 'string' && node.trim() === '')) return undefined
  if (typeof node === 'string') return accepts.html ? undefined : 'Text'
  if ('shared' in node) return undefined
  if ('html' in node) return accepts.html ? undefined : `<${node.html}>`
  return !accepts.blocks || accepts.blocks.includes(node.block) ? undefined : node.block
}

function htmlProblems(node: HtmlNode, way: NodePath, { origins = [] }: PageRules): Problem[] {
  if (!isAllowedElement(node.html)) return [problem('refused-element', way, { word: node.html })]
  const kept = new Set(allowedAttributes(node.attributes ?? {}, origins).map(([name]) => name))
  return (
    Object.entries(node.attributes ?? {})
      // An empty attribute says nothing; where it should, another check reports it.
      .filter(([name, value]) => !kept.has(name.toLowerCase()) && !(isAllowedAttribute(name) && value.trim() === ''))
      .map(([name, value]) =>
        isAllowedAttribute(name)
          ? problem('refused-address', way, { word: value.slice(0, 80) }, name)
          : problem('refused-attribute', way, { word: name }, name),
      )
  )
}

function fieldProblems(node: BlockNode, declaration: BlockDeclaration, way: NodePath, rules: PageRules): Problem[] {
  const slots = slotsOf(declaration)
  const { name } = declaration
  const unknown = Object.keys(node.fields ?? {}).filter((field) => !slots.some(({ property }) => property === field))
  return [
    ...unknown.map((field) => problem('unknown-field', way, { name, word: field }, field)),
    ...slots.flatMap((slot) => {
      const kind = fieldProblem(slot, node, declaration, rules)
      const after = slot.field.type === 'date' && slot.field.after !== undefined ? declaration.fields[slot.field.after] : undefined
      return kind ? [problem(kind, way, { name, field: slot.field.label, others: after ? [after.label] : [] }, slot.property)] : []
    }),
  ]
}

function fieldProblem(
  slot: FieldSlot,
  node: BlockNode,
  declaration: BlockDeclaration,
  { origins = [] }: PageRules,
): Problem['kind'] | undefined {
  const { field, property } = slot
  const given: Json | undefined = Object.hasOwn(node.fields ?? {}, property) ? node.fields?.[property] : undefined
  const reading = readProperty(slot, given)
  if (!('value' in reading)) return 'unfit-field'
  const { value } = reading
  const isBase = Object.hasOwn(declaration.fields, property)
  if (isEmpty(value)) return field.required && isBase ? 'missing-field' : undefined
  const fault = dateFault(field, value, node.fields ?? {})
  if (fault) return fault === 'no-time' ? 'unfit-field' : fault
  const safe = { url: safeUrl, image: safeSrcset }
  const isUnsafe = (field.type === 'url' || field.type === 'image') && !safe[field.type](String(value), origins)
  return isUnsafe ? 'unsafe-address' : undefined
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
