import { nodeAt, placeOf } from '../../../builder/page-edits.js'
import type { Way } from '../../../builder/problems.js'
import type { Text } from '../../../element/declaration.js'
import { useEditorState, useStudio, useStudioWords } from '../context.js'
import { Icon } from '../icon.js'
import { IconButton } from '../icon-button.js'
import { nodeName } from '../outline/node-names.js'
import { canvasWords } from './canvas.words.js'
import type { Box, Drop, Point } from './gaps.js'
import { canMove, moveBy } from './keys.js'

const styleOf = ({ x, y, width, height }: Box) => ({ transform: `translate(${x}px, ${y}px)`, width, height })

interface SelectionProps {
  way: Way
  box: Box
  /** How much of the canvas can be seen. */
  room: Box
  refuse: (why: Text) => void
}

// Smaller than this, name and tools would hide what they are about.
const smallest = { width: 280, height: 96 }
const toolHeight = 34

/** The frame around the chosen node, its name and its tools. */
export function Selection({ way, box, room, refuse }: SelectionProps) {
  const words = useStudioWords(canvasWords)
  const { editing, insertHere, declarations, language } = useStudio()
  const { page } = useEditorState()
  const node = nodeAt(page, way)
  if (node === undefined) return null
  const name = nodeName(node, { declarations, language }).title
  const { list, index } = placeOf(way)
  const small = box.width < smallest.width || box.height < smallest.height
  const above = small && box.y > toolHeight
  const seen = Math.min(Math.max(0, -box.y), Math.max(0, box.height - toolHeight))
  return (
    <div className="canvas-selection" style={styleOf(box)}>
      <div className="canvas-handle" data-at={small ? (above ? 'above' : 'below') : 'inside'} data-end={small && box.x + smallest.width > room.width} style={small ? undefined : { top: seen }}>
        <span className="canvas-name">{name}</span>
        <div className="canvas-tools" role="toolbar" aria-label={words.tools(name)}>
          <IconButton icon="up" label={words.up} disabled={!canMove(-1, way, editing)} onClick={() => moveBy(-1, way, { editing, refuse })} />
          <IconButton icon="down" label={words.down} disabled={!canMove(1, way, editing)} onClick={() => moveBy(1, way, { editing, refuse })} />
          <IconButton
            icon="copy" label={words.duplicate}
            onClick={() => {
              const answer = editing.duplicate(way)
              if ('refused' in answer) refuse(answer.refused)
            }}
          />
          <IconButton icon="remove" label={words.remove} onClick={() => editing.remove(way)} />
        </div>
      </div>
      <button type="button" className="canvas-insert" aria-label={words.insert(name)} title={words.insert(name)} onClick={() => insertHere({ list, index: index + 1 })}>
        <Icon name="add" size={16} />
      </button>
    </div>
  )
}

/** What the pointer is over. */
export function Hovered({ way, box }: { way: Way; box: Box }) {
  const { declarations, language } = useStudio()
  const { page } = useEditorState()
  const node = nodeAt(page, way)
  if (node === undefined) return null
  return <div className="canvas-hovered" style={styleOf(box)}><span>{nodeName(node, { declarations, language }).title}</span></div>
}

/** The gap something would be dropped into; or, at the pointer, why it may not. */
export function DropMark({ drop, line, at, width }: { drop: Drop; line: Box; at: Point; width: number }) {
  const { language } = useStudio()
  const { refused } = drop
  if (!refused) return <div className="canvas-gap" style={styleOf(line)} />
  const style = { transform: `translate(${Math.max(4, Math.min(at.x + 14, width - 268))}px, ${at.y + 18}px)` }
  return (
    <>
      <div className="canvas-gap" data-refused="" style={styleOf(line)} />
      <p className="canvas-refusal" style={style}><Icon name="warning" size={16} />{refused[language]}</p>
    </>
  )
}
