import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sameWay } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { type Action, ActionsBar } from './actions-bar.js'
import type { Item } from './items.js'
import { ActionsMenu } from './actions-menu.js'
import type { Corner } from '../kit/menu.js'
import { nodeTitle } from '../session/node-names.js'
import { nodeNameMessages } from '../session/node-names.messages.js'
import './outline.css'
import { outlineMessages } from './outline.messages.js'
import { foldsAround, pageId, type Row, rowsOf, trailTo } from './rows.js'
import { treeStep, typeahead } from './tree-keys.js'
import { TreeRow } from './tree-row.js'
import { hintsAt, useItemHints, useItems } from './use-items.js'
import { useNodeActions } from './use-node-actions.js'
import { useTreeDrag } from './use-tree-drag.js'
import { type KeyName, keyIndex } from '../kit/keys.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

const keyedActions: Readonly<Partial<Record<KeyName, readonly Action[]>>> = {
  move: ['up', 'down'],
  level: ['out', 'into'],
  duplicate: ['duplicate'],
  rename: ['rename'],
  remove: ['remove', 'remove'],
  insertAfter: ['insertAfter'],
}
const actionOf = (event: KeyboardEvent): Action | undefined =>
  Object.entries(keyedActions)
    .map(([name, actions]) => actions[keyIndex(event, name as KeyName)])
    .find((action) => action !== undefined)

/** Shows the page as a tree, in which nodes are found, moved and named. */
export function Outline() {
  const studio = useStudio()
  const { editing, declarations, parts } = studio
  const language = useLanguage()
  const { page, selected, others } = useEditorState()
  const words = useStudioWords(outlineMessages)
  const base = useId()
  const tree = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const typed = useRef(typeahead())
  const items = useItems(page)
  const hints = useItemHints(items)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState(selected)
  const [slot, setSlot] = useState<{ id: string; selected: NodePath | undefined }>()
  const [renaming, setRenaming] = useState<string>()
  const [menu, setMenu] = useState<Corner>()
  const [complaint, setComplaint] = useState<{ id: string; text: string; selected: NodePath | undefined }>()

  const rows = useMemo(() => rowsOf(items, folded), [items, folded])
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const trail = useMemo(() => (selected ? trailTo(items, selected) : []), [items, selected])
  const slotRow = slot && slot.selected === selected ? byId.get(slot.id) : undefined
  const current = slotRow ?? byId.get(trail.findLast(({ id }) => byId.has(id))?.id ?? pageId)!
  const labelOf = (row: Row): string => {
    if (row.kind === 'page') return words.page
    if (row.list?.label) return row.list.label[language]
    return row.item ? nodeTitle(row.item.node, { declarations, parts, language }) : ''
  }
  const nodeOf = (row: Row): Item | undefined => (row.kind === 'node' ? row.item : undefined)

  const isChosen = (row: Row): boolean =>
    row.kind === 'node' && (trail.at(-1) === row.item || others.some((way) => sameWay(way, row.item?.way)))
  const several = others.length > 0 ? editing.chosen().length : 1

  const complain = (item: Item, text: string | undefined) =>
    setComplaint(text === undefined ? undefined : { id: item.id, text, selected: editing.state().selected })
  const nodeActions = useNodeActions({ items, complain })
  const rowAt = (target: EventTarget) => byId.get((target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? '')
  const { drop, handlers } = useTreeDrag(rowAt, nodeActions.move)

  // Whatever is selected on the canvas is unfolded and comes into view.
  if (seen !== selected) {
    setSeen(selected)
    if (selected) fold(foldsAround(items, selected), false)
  }
  useEffect(() => void elementOf(current.id)?.scrollIntoView({ block: 'nearest' }), [current.id])
  // A line that moved is another element, or the same elsewhere: both lose the focus. As a
  // layout effect: one left over from the render before could take the wish and leave nothing.
  useLayoutEffect(() => {
    if (wantsFocus.current) elementOf(current.id)?.focus()
    wantsFocus.current = false
  })

  function go(row: Row | undefined, also?: 'one' | 'up to') {
    if (!row) return
    setComplaint(undefined)
    if (also && row.kind === 'node' && row.item) {
      setSlot(undefined)
      also === 'one' ? editing.selectAlso(row.item.way) : editing.selectTo(row.item.way)
    } else if (row.kind === 'slot') setSlot({ id: row.id, selected })
    else {
      setSlot(undefined)
      editing.select(row.item?.way)
    }
    elementOf(row.id)?.focus()
  }

  function fold(ids: readonly string[], closed: boolean) {
    setFolded((before) => (closed ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id)))))
  }

  function act(action: Action, row: Row) {
    const item = nodeOf(row)
    const target = action === 'insertInside' ? row.item : item
    if (action === 'rename') return item && setRenaming(item.id)
    nodeActions.act(action, target, row.list?.way)
  }

  function actByKey(event: KeyboardEvent, action: Action) {
    event.preventDefault()
    const item = nodeOf(current)
    if (!item && action !== 'insertAfter') return
    wantsFocus.current = action !== 'rename' && action !== 'insertAfter'
    act(item ? action : 'insertInside', current)
  }

  function key(event: KeyboardEvent<HTMLDivElement>) {
    const { key: pressed, altKey, ctrlKey, metaKey } = event
    const action = actionOf(event)
    if (action) return actByKey(event, action)
    if (altKey || ctrlKey || metaKey) return
    const next = keyIndex(event, 'several')
    if (next >= 0) {
      event.preventDefault()
      return go(siblingOf(current, next === 0 ? -1 : 1, rows), 'up to')
    }
    const step = treeStep(pressed, current, rows)
    if (step) {
      event.preventDefault()
      if ('fold' in step) fold(step.fold, step.closed)
      else go(step.go)
      return
    }
    if (pressed.length === 1 && pressed !== ' ') go(typed.current(pressed, current, rows, labelOf))
  }

  function click(event: MouseEvent<HTMLDivElement>) {
    const row = rowAt(event.target)
    if (!row) return
    if ((event.target as Element).closest('[data-fold]')) fold([row.id], row.expanded === true)
    else go(row, event.shiftKey ? 'up to' : event.ctrlKey || event.metaKey ? 'one' : undefined)
  }

  function renamed(item: Item, name: string | undefined) {
    wantsFocus.current = name === undefined || document.activeElement?.closest('[role=tree]') === tree.current
    setRenaming(undefined)
    if (name !== undefined) nodeActions.rename(item, name.trim())
  }

  // The menu opens at the pointer for a mouse, at the line for the keyboard.
  function openMenu(event: MouseEvent<HTMLDivElement>) {
    const row = rowAt(event.target)
    if (!row || (event.target as Element).localName === 'input') return
    event.preventDefault()
    if (!isChosen(row)) go(row)
    const line = elementOf(row.id)!.getBoundingClientRect()
    const atPointer = event.button === 2 && event.clientY > 0
    setMenu(atPointer ? { x: event.clientX, y: event.clientY } : { x: line.left + 24, y: line.bottom })
  }

  function closeMenu() {
    setMenu(undefined)
    elementOf(current.id)?.focus()
  }

  const isPossible = (action: Action) => nodeActions.isPossible(action, action === 'insertInside' ? current.item : nodeOf(current))
  const dropText = drop?.refused?.[language]
  const complaintAt = (id: string): string | undefined => {
    if (drop && dropText) return drop.id === id ? dropText : undefined
    return complaint?.id === id && complaint.selected === selected ? complaint.text : undefined
  }

  return (
    <section className="outline" aria-label={words.tree}>
      <ActionsBar
        name={several > 1 ? nodeNameMessages[language].several(several) : labelOf(current)}
        isPossible={isPossible}
        onAction={(action) => act(action, current)}
      />
      <p id={`${base}keys`} className="visually-hidden">
        {words.keys}
      </p>
      <div
        ref={tree}
        role="tree"
        aria-multiselectable="true"
        aria-label={words.tree}
        aria-describedby={`${base}keys`}
        className="tree"
        onKeyDown={key}
        onClick={click}
        onContextMenu={openMenu}
        onDoubleClick={(event) => nodeOf(rowAt(event.target) ?? current) && act('rename', current)}
        {...handlers}
      >
        {rows.map((row) => (
          <TreeRow
            key={row.id}
            id={row.id}
            kind={row.kind}
            item={row.item}
            list={row.list}
            level={row.level}
            position={row.position}
            count={row.count}
            expanded={row.expanded}
            selected={row.kind === 'page' ? selected === undefined : isChosen(row)}
            inOrder={row.id === current.id}
            hints={row.kind === 'slot' ? undefined : hintsAt(row, hints)}
            complaint={complaintAt(row.id)}
            renaming={renaming === row.id}
            zone={drop?.id === row.id && !dropText ? drop.zone : undefined}
            onRenamed={row.item && renaming === row.id ? (name) => renamed(row.item!, name) : nothing}
          />
        ))}
      </div>
      {menu && (
        <ActionsMenu
          corner={menu}
          name={several > 1 ? nodeNameMessages[language].several(several) : labelOf(current)}
          isPossible={isPossible}
          onClose={closeMenu}
          onAction={(action) => {
            closeMenu()
            wantsFocus.current = !insertions.has(action) && action !== 'rename'
            act(action, current)
          }}
        />
      )}
      <p className="visually-hidden" role="status">
        {several > 1 && words.severalSelected(several)}
      </p>
      {page.nodes.length === 0 && <p className="help">{words.empty}</p>}
    </section>
  )
}

const insertions: ReadonlySet<Action> = new Set(['insertAfter', 'insertInside'])
const nothing = () => undefined
/** The next line of the same list. */
const siblingOf = ({ parent, position }: Row, step: 1 | -1, rows: readonly Row[]): Row | undefined =>
  rows.find((row) => row.parent === parent && row.position === position + step)
const elementOf = (id: string): HTMLElement | null => document.getElementById(`outline-${id}`)
