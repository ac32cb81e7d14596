import type { PageDocument } from '../../../document/page-document.js'
import type { Hint } from '../../../document/lint/page-lint.js'
import { nodeAt } from '../../../document/page-edits.js'
import type { Way } from '../../../document/problems.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { nodeName } from '../session/node-names.js'
import { canvasWords } from './canvas.words.js'
import type { Box, Point } from './boxes.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

/** A node and what is to be said about it. */
export interface Hinted {
  way: Way
  hints: readonly Hint[]
}

/** Where its mark is drawn. */
export type Mark = Hinted & { at: Point }

const size = 24
const margin = 5
// Smaller than this, a mark inside would hide what it is about.
const small = { width: 160, height: 60 }

/** The hints by the node they are about; those about the page itself have no place on it. */
export function hintedNodes(hints: readonly Hint[], page: PageDocument): readonly Hinted[] {
  const byWay = new Map<string, { way: Way; hints: Hint[] }>()
  for (const hint of hints) {
    const way = elementAround(hint.at, page)
    if (!way) continue
    const key = JSON.stringify(way)
    const before = byWay.get(key)
    if (before) before.hints.push(hint)
    else byWay.set(key, { way, hints: [hint] })
  }
  return [...byWay.values()]
}

function elementAround(at: Way, page: PageDocument): Way | undefined {
  for (let length = at.length; length > 0; length -= 1) {
    const way = at.slice(0, length)
    if (typeof way.at(-1) === 'number' && typeof nodeAt(page, way) === 'object') return way
  }
  return undefined
}

/**
 * The marks that can be seen, each at the upper right corner of its node, and beside each other where corners meet.
 * @param taken what else stands in the way: the tools of the chosen node
 */
export function marksIn(room: Box, nodes: readonly (Hinted & { box: Box })[], taken: Box | undefined): Mark[] {
  const boxes: Box[] = taken ? [taken] : []
  return nodes.flatMap(({ way, hints, box }) => {
    const at = freeCorner(box, room, boxes)
    if (!at) return []
    boxes.push({ ...at, width: size, height: size })
    return [{ way, hints, at }]
  })
}

function freeCorner(box: Box, room: Box, taken: readonly Box[]): Point | undefined {
  const isSmall = box.width < small.width || box.height < small.height
  const y = Math.round(isSmall ? Math.max(box.y - size / 2, 0) : box.y + margin)
  let x = Math.round(Math.min(isSmall ? box.x + box.width - size / 2 : box.x + box.width - size - margin, room.width - size))
  if (box.width === 0 || box.y < 0 || y + size > room.height) return undefined
  for (let other = overlapping(x, y, taken); other; other = overlapping(x, y, taken)) x = Math.floor(other.x) - size - 2
  return { x: Math.max(x, 0), y }
}

const overlapping = (x: number, y: number, taken: readonly Box[]): Box | undefined =>
  x < 0 ? undefined : taken.find((box) => x < box.x + box.width && x + size > box.x && y < box.y + box.height && y + size > box.y)

export const sameMarks = (some: readonly Mark[], others: readonly Mark[]): boolean =>
  some.length === others.length &&
  some.every(({ way, hints, at }, index) => {
    const other = others[index] as Mark
    return way === other.way && hints === other.hints && at.x === other.at.x && at.y === other.at.y
  })

/** A sign at every node that something is to be said about; it leads to the node's form. */
export function HintMarks({ marks, onShow }: { marks: readonly Mark[]; onShow: (hint: Hint, way: Way) => void }) {
  const { declarations, parts } = useStudio()
  const language = useLanguage()
  const { page } = useEditorState()
  const words = useStudioWords(canvasWords)
  return marks.map(({ way, hints, at }) => {
    const node = nodeAt(page, way)
    const [worst] = hints
    if (node === undefined || !worst) return null
    const text = hints.map((hint) => hint.text[language]).join(' ')
    return (
      <button
        key={JSON.stringify(way)}
        type="button"
        className="canvas-hint"
        data-level={worst.level}
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
        title={text}
        aria-label={words.hinted(nodeName(node, { declarations, parts, language }).title, text)}
        onClick={() => onShow(worst, way)}
      >
        <span aria-hidden="true">{worst.level === 'translation' ? 'A' : '!'}</span>
      </button>
    )
  })
}
