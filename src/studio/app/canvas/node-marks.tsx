import type { ReactNode } from 'react'
import { wayOfId } from '../../../pages/document/node-ids.js'
import type { PageComment } from '../../../pages/document/team-api.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import type { Hint } from '../../../pages/document/lint/page-lint.js'
import { nodeAt } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { nodeName } from '../session/node-names.js'
import { canvasMessages } from './canvas.messages.js'
import type { Box, Point } from './boxes.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

/** A node with its hints, or with the comments about it. */
export interface Noted {
  way: NodePath
  /** Hints or comments; the same object for as long as they are the same. */
  notes: { hints: readonly Hint[] } | { comments: readonly PageComment[] }
}

/** Position of the mark. */
export type Mark = Noted & { at: Point }

const size = 24
const margin = 5
// On a smaller node, a mark inside would hide what it is about.
const small = { width: 160, height: 60 }

/** Returns the hints by the node they are about; those about the page itself have no place on it. */
export function hintedNodes(hints: readonly Hint[], page: PageDocument): readonly Noted[] {
  const byWay = new Map<string, { way: NodePath; hints: Hint[] }>()
  for (const hint of hints) {
    const way = elementAround(hint.at, page)
    if (!way) continue
    const key = JSON.stringify(way)
    const before = byWay.get(key)
    if (before) before.hints.push(hint)
    else byWay.set(key, { way, hints: [hint] })
  }
  return [...byWay.values()].map(({ way, hints: notes }) => ({ way, notes: { hints: notes } }))
}

/** Returns the open comments by their node; those about the page, or a node that is gone, have no place on it. */
export function commentedNodes(comments: readonly PageComment[], page: PageDocument): readonly Noted[] {
  const ids = new Set(comments.flatMap(({ node }) => node ?? []))
  return [...ids].flatMap((id) => {
    const way = wayOfId(page, id)
    return way ? [{ way, notes: { comments: comments.filter(({ node }) => node === id) } }] : []
  })
}

function elementAround(at: NodePath, page: PageDocument): NodePath | undefined {
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
export function marksIn(room: Box, nodes: readonly (Noted & { box: Box })[], taken: Box | undefined): Mark[] {
  const boxes: Box[] = taken ? [taken] : []
  return nodes.flatMap(({ way, notes, box }) => {
    const at = freeCorner(box, room, boxes)
    if (!at) return []
    boxes.push({ ...at, width: size, height: size })
    return [{ way, notes, at }]
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
  some.every(({ way, notes, at }, index) => {
    const other = others[index] as Mark
    return way === other.way && notes === other.notes && at.x === other.at.x && at.y === other.at.y
  })

interface NodeMarksProps {
  marks: readonly Mark[]
  onHint: (hint: Hint, way: NodePath) => void
  onComment: (comment: PageComment, way: NodePath) => void
}

/** Mark at every node with hints or comments; it leads to the node's form, or to the comment. */
export function NodeMarks({ marks, onHint, onComment }: NodeMarksProps) {
  const { declarations, parts } = useStudio()
  const language = useLanguage()
  const { page } = useEditorState()
  const words = useStudioWords(canvasMessages)
  return marks.map(({ way, notes, at }) => {
    const node = nodeAt(page, way)
    if (node === undefined) return null
    const { title } = nodeName(node, { declarations, parts, language })
    const key = JSON.stringify([way, 'hints' in notes])
    if ('comments' in notes) {
      const [first] = notes.comments
      if (!first) return null
      const text = notes.comments.map((comment) => comment.text).join(' · ')
      const label = words.commented(title, text)
      return (
        <MarkButton key={key} at={at} level="comment" title={text} label={label} onPress={() => onComment(first, way)}>
          {notes.comments.length}
        </MarkButton>
      )
    }
    const [worst] = notes.hints
    if (!worst) return null
    const text = notes.hints.map((hint) => hint.text[language]).join(' ')
    return (
      <MarkButton key={key} at={at} level={worst.level} title={text} label={words.hinted(title, text)} onPress={() => onHint(worst, way)}>
        {worst.level === 'translation' ? 'A' : '!'}
      </MarkButton>
    )
  })
}

interface MarkButtonProps {
  at: Point
  level: Hint['level'] | 'comment'
  title: string
  label: string
  onPress: () => void
  children: ReactNode
}

function MarkButton({ at, level, title, label, onPress, children }: MarkButtonProps) {
  return (
    <button
      type="button"
      className="canvas-hint"
      data-level={level}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      title={title}
      aria-label={label}
      onClick={onPress}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  )
}
