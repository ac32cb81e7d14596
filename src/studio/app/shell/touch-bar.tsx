import { nodeAt, placeOf, parentPath } from '../../../pages/document/page-edits.js'
import { canMove, duplicateChosen, moveBy, removeChosen } from '../session/chosen-edits.js'
import { isWritable } from '../canvas/text-editing.js'
import { isFlow } from '../writing/writing-nodes.js'
import type { PageNode } from '../../../core/element/declaration.js'
import { carry } from '../kit/carry.js'
import { Icon } from '../kit/icon.js'
import { IconButton } from '../kit/icon-button.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { useChosenName } from '../session/chosen-name.js'
import { useShell } from '../session/shell-context.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { shellMessages } from './shell.messages.js'

/** Bar below the canvas, for fingers, with the actions on the selected block. It covers nothing of the page. */
export function TouchBar({ onOpenForm }: { onOpenForm: () => void }) {
  const t = useStudioWords(shellMessages)
  const { editing, insertHere, dragging } = useStudio()
  const { tell } = useShell()
  const language = useLanguage()
  const { page, selected } = useEditorState()
  const node = selected && nodeAt(page, selected)
  const name = useChosenName() ?? ''
  if (!selected || node === undefined) return null
  const around = parentPath(selected)
  const { list, index } = placeOf(selected)
  const move = (step: -1 | 1) => moveBy(step, selected, { editing, refuse: (why) => tell(why[language]) })
  return (
    <div className="touch-bar" role="toolbar" aria-label={t.toolsOf(name)}>
      <strong>{name}</strong>
      <span
        className="touch-handle"
        title={t.drag}
        onPointerDown={(event) =>
          carry(event, {
            after: 0,
            begin: () => dragging.current?.lift(selected),
            over: (at) => dragging.current?.over(at),
            drop: () => dragging.current?.drop(),
            giveUp: () => dragging.current?.end(),
          })
        }
      >
        <Icon name="drag" />
      </span>
      {isText(node) && <IconButton icon="rename" label={t.write} onClick={() => dragging.current?.write(selected)} />}
      <IconButton icon="settings" label={t.change} onClick={onOpenForm} />
      <IconButton icon="out" label={t.around} disabled={!around} onClick={() => editing.select(around)} />
      <IconButton icon="up" label={t.up} disabled={!canMove(-1, selected, editing)} onClick={() => move(-1)} />
      <IconButton icon="down" label={t.down} disabled={!canMove(1, selected, editing)} onClick={() => move(1)} />
      <IconButton
        icon="copy"
        label={t.duplicate}
        onClick={() => {
          const answer = duplicateChosen(editing)
          tell('refused' in answer ? answer.refused[language] : t.duplicated)
        }}
      />
      <IconButton icon="add" label={t.insertAfter} onClick={() => insertHere({ list, index: index + 1 })} />
      <IconButton
        icon="remove"
        label={t.remove}
        onClick={() => {
          removeChosen(editing)
          tell(t.removedShort, { label: t.undoShort, run: editing.undo })
        }}
      />
    </div>
  )
}

const isText = (node: PageNode): boolean => isWritable(node) || isFlow(node)
