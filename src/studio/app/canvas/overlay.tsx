import { nodeAt, placeOf } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { LocalizedText } from '../../../core/element/declaration.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { Icon } from '../kit/icon.js'
import { IconButton } from '../kit/icon-button.js'
import { inserterMessages } from '../inserter/inserter.messages.js'
import { placeBetween } from '../inserter/place-words.js'
import { told } from '../inserter/places.js'
import { useChosenName } from '../session/chosen-name.js'
import { nodeName } from '../session/node-names.js'
import { canvasMessages } from './canvas.messages.js'
import type { Box, Point } from './boxes.js'
import type { Drop } from './gaps.js'
import { canMove, duplicateChosen, moveBy, removeChosen } from '../session/chosen-edits.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

const styleOf = ({ x, y, width, height }: Box) => ({ transform: `translate(${x}px, ${y}px)`, width, height })

interface SelectionProps {
  way: NodePath
  box: Box
  /** Size of the visible part of the canvas. */
  room: Box
  refuse: (why: LocalizedText) => void
}

// On a smaller node, name and tools would hide what they are about.
const smallest = { width: 280, height: 96 }
const toolHeight = 34
const nameHeight = 24
const tools = { width: 146, height: 30, right: 8, top: 6 }

const isSmall = ({ width, height }: Box): boolean => width < smallest.width || height < smallest.height
// However far the page is scrolled, the tools of what is seen can be seen.
const seenFrom = ({ y, height }: Box): number => Math.min(Math.max(0, -y), Math.max(0, height - toolHeight))

/** Returns where the tools of a selected node stand inside it; those of a small one stand outside. */
export const toolsOf = (box: Box): Box | undefined =>
  isSmall(box)
    ? undefined
    : { x: box.x + box.width - tools.right - tools.width, y: box.y + seenFrom(box) + tools.top, width: tools.width, height: tools.height }

/** The frame around the chosen node, its name and its tools. */
export function Selection({ way, box, room, refuse }: SelectionProps) {
  const words = useStudioWords(canvasMessages)
  const { editing, insertHere } = useStudio()
  const name = useChosenName()
  if (name === undefined) return null
  const { list, index } = placeOf(way)
  const small = isSmall(box)
  const above = small && box.y > toolHeight
  const insertAfter = () => insertHere({ list, index: index + 1 })
  return (
    // Without a transform, so that marks can stand between its frame and its tools.
    <div className="canvas-selection" style={{ left: box.x, top: box.y, width: box.width, height: box.height }}>
      <div
        className="canvas-handle"
        data-at={small ? (above ? 'above' : 'below') : 'inside'}
        data-end={small && box.x + smallest.width > room.width}
        style={small ? undefined : { top: seenFrom(box) }}
      >
        <span className="canvas-name" data-at={!small && box.y >= nameHeight ? 'above' : undefined}>
          {name}
        </span>
        <div className="canvas-tools" role="toolbar" aria-label={words.tools(name)}>
          <IconButton
            icon="up"
            label={words.up}
            disabled={!canMove(-1, way, editing)}
            onClick={() => moveBy(-1, way, { editing, refuse })}
          />
          <IconButton
            icon="down"
            label={words.down}
            disabled={!canMove(1, way, editing)}
            onClick={() => moveBy(1, way, { editing, refuse })}
          />
          <IconButton
            icon="copy"
            label={words.duplicate}
            onClick={() => {
              const answer = duplicateChosen(editing)
              if ('refused' in answer) refuse(answer.refused)
            }}
          />
          <IconButton icon="remove" label={words.remove} onClick={() => removeChosen(editing)} />
          {/* On its edge it would cover a thin neighbour, and take the second click of a double one. */}
          <IconButton icon="add" label={words.insert(name)} onClick={insertAfter} />
        </div>
      </div>
    </div>
  )
}

/** Outline of a further selected node. */
export const AlsoChosen = ({ box }: { box: Box }) => <div className="canvas-also" style={styleOf(box)} />

/** Outline and name of the node under the pointer. */
export function Hovered({ way, box }: { way: NodePath; box: Box }) {
  const { declarations, parts } = useStudio()
  const language = useLanguage()
  const { page } = useEditorState()
  const node = nodeAt(page, way)
  if (node === undefined) return null
  return (
    <div className="canvas-hovered" data-at={box.y < nameHeight ? 'inside' : undefined} style={styleOf(box)}>
      <span>{nodeName(node, { declarations, parts, language }).title}</span>
    </div>
  )
}

/** Shows the gap of a drop; or, at the pointer, why the gap refuses. */
export function DropMark({ drop, line, at, width }: { drop: Drop; line: Box; at: Point; width: number }) {
  const language = useLanguage()
  const words = useStudioWords(inserterMessages)
  const { declarations, parts } = useStudio()
  const { page } = useEditorState()
  const { refused } = drop
  if (!refused) {
    const where = placeBetween(told(page, drop.place), page, words, { declarations, parts, language })
    return (
      <>
        <div className="canvas-gap" style={styleOf(line)} />
        <p className="canvas-gap-name" style={{ transform: `translate(${Math.max(4, line.x + 8)}px, ${line.y + line.height / 2 - 14}px)` }}>
          {where}
        </p>
      </>
    )
  }
  const style = { transform: `translate(${Math.max(4, Math.min(at.x + 14, width - 268))}px, ${at.y + 18}px)` }
  return (
    <>
      <div className="canvas-gap" data-refused="" style={styleOf(line)} />
      <p className="canvas-refusal" style={style}>
        <Icon name="warning" size={16} />
        {refused[language]}
      </p>
    </>
  )
}
