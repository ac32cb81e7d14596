import { useRef, useState } from 'react'
import type { Field, Json } from '../../../core/element/declaration.js'
import { Combobox } from '../kit/combobox.js'
import { useStudioWords } from '../kit/language.js'
import { type Found, sameThing, useChosenReferences } from '../session/references.js'
import { isNumber, useFinding } from './reference-finding.js'
import { ReferenceLine } from './reference-line.js'
import { referenceMessages } from './reference.messages.js'
import { ReferenceRows } from './reference-rows.js'
import type { Wires } from './row.js'

interface ReferencesControlProps {
  wires: Wires
  to: Extract<Field, { type: 'references' }>['to']
  most: number | undefined
  value: Json | undefined
  change: (value: readonly string[] | undefined) => void
}

/** List that is chosen by hand: searched while typing, ordered by dragging or by buttons. */
export function ReferencesControl({ wires, to, most = Number.POSITIVE_INFINITY, value, change }: ReferencesControlProps) {
  const t = useStudioWords(referenceMessages)
  const ids = idsIn(value)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const finding = useFinding(to, open ? typed : undefined)
  const standing = useChosenReferences(to, [...new Set(ids)].toSorted())
  const known = standing.state === 'known' ? standing.found : undefined
  // A reference that was found once keeps its name while the platform is asked about a longer list.
  const [met] = useState(() => new Map<string, Found>())
  for (const each of finding.found) met.set(each.id, each)
  for (const [id, each] of known ?? []) met.set(id, each)
  const rows = ids.map((id) => ({ id, found: met.get(id), isGone: known !== undefined && !known.has(id) }))
  const nameOf = (id: string): string => met.get(id)?.name ?? id
  const words = typed.split(/[\s,;]+/).filter(Boolean)
  const isFull = ids.length >= most

  function put(next: readonly string[]) {
    change(next.length > 0 ? next : undefined)
  }

  function add(chosen: readonly string[]) {
    const fresh = chosen.filter((id, at) => ![...ids, ...chosen.slice(0, at)].some((other) => sameThing(id, other)))
    const taken = fresh.slice(0, most - ids.length)
    setTyped('')
    if (taken.length > 0) put([...ids, ...taken])
    setSaid(taken.length === 0 ? t.already(nameOf(chosen[0]!)) : taken.map((id) => t.chosen(nameOf(id))).join(' '))
  }

  /** Accepts typed or pasted numbers even if they are unknown; keeps other words in the field for more typing. */
  function settle() {
    if (words.length > 0 && words.every((word) => isNumber(to, word) || finding.isSilent)) add(words)
  }

  function remove(at: number) {
    setSaid(t.removed(nameOf(ids[at]!)))
    put(ids.toSpliced(at, 1))
    box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  }

  function move(from: number, at: number) {
    setSaid(t.moved(nameOf(ids[from]!), at + 1, ids.length))
    put(ids.toSpliced(from, 1).toSpliced(at, 0, ids[from]!))
  }

  return (
    <div className="references" ref={box}>
      {ids.length === 0 ? <p className="help">{t.none}</p> : <ReferenceRows {...{ rows, move, remove }} />}
      {standing.state === 'silent' && ids.length > 0 && <p className="help field-note">{t.silentChosen}</p>}
      {isFull ? (
        <p className="help">{t.full(most)}</p>
      ) : (
        <Combobox
          wires={{ ...wires, 'aria-label': t.add[to] }}
          label={t.list[to]}
          text={typed}
          onText={setTyped}
          onOpen={setOpen}
          onLeave={settle}
          onEnter={settle}
          onEscape={typed === '' ? undefined : () => setTyped('')}
          placeholder={t.find[to]}
          choices={finding.found.map((each) => ({ id: each.id, content: <ReferenceLine found={each} /> }))}
          choose={(id) => add([id])}
          status={finding.status}
        />
      )}
      {typed.trim() !== '' && !open && <p className="help field-note">{t.unchosen}</p>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

const idsIn = (value: Json | undefined): string[] => {
  const given = typeof value === 'string' ? value.split(/\s+/) : Array.isArray(value) ? value : []
  return given.filter((id): id is string => typeof id === 'string' && id !== '')
}
