import { useState } from 'react'
import { useMessages } from './words-context.js'

interface TreeProps {
  value: unknown
  label?: string
  /** Number of levels that are open at first. */
  open?: number
}

const atOnce = 50

/** A value to look into, level by level; what is closed is not drawn. */
export function JsonTree({ value, label, open = 2 }: TreeProps) {
  const members = membersOf(value)
  if (!members || members.length === 0)
    return (
      <div className="leaf">
        <Name label={label} />
        <Leaf value={value} isOther={isOtherEachTime(value, label)} />
      </div>
    )
  return <Branch value={value} members={members} open={open} {...(label !== undefined && { label })} />
}

function Branch({ value, members, label, open = 0 }: TreeProps & { members: readonly [string, unknown][] }) {
  const words = useMessages()
  const [isOpen, setOpen] = useState(open > 0)
  const [shown, setShown] = useState(atOnce)
  const isList = Array.isArray(value)
  return (
    <details className="branch" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Name label={label} />
        <span className="shape">{isList ? `[${words.entries(members.length)}]` : `{${words.members(members.length)}}`}</span>
        {!isOpen && <span className="glimpse">{glimpseOf(value)}</span>}
      </summary>
      {isOpen && (
        <div className="members">
          {members.slice(0, shown).map(([name, one]) => (
            <JsonTree key={name} value={one} label={name} open={open - 1} />
          ))}
          {members.length > shown && (
            <button type="button" className="link" onClick={() => setShown(shown + atOnce * 4)}>
              {words.showMore(members.length - shown)}
            </button>
          )}
        </div>
      )}
    </details>
  )
}

const Name = ({ label }: { label?: string | undefined }) =>
  label === undefined ? null : (
    <>
      <span className="member">{label}</span>{' '}
    </>
  )

/** Pictures leave out what is not the same twice: a moment, and what is worked out of one. */
const isOtherEachTime = (value: unknown, label = ''): boolean => /etag$/i.test(label) || /^\d{4}-\d\d-\d\dT/.test(String(value))

function Leaf({ value, isOther }: { value: unknown; isOther: boolean }) {
  const kind = value === null ? 'null' : typeof value
  return (
    <span className="value" data-kind={kind} data-chromatic={isOther ? 'ignore' : undefined}>
      {kind === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value))}
    </span>
  )
}

function membersOf(value: unknown): [string, unknown][] | undefined {
  return typeof value === 'object' && value !== null ? Object.entries(value) : undefined
}

/** Returns a short form of a value; for the field of a record its value, which tells more than its shape. */
function glimpseOf(value: unknown): string {
  const { value: inner, apiName, displayValue } = (value ?? {}) as { value?: unknown; apiName?: unknown; displayValue?: unknown }
  const told = typeof apiName === 'string' ? apiName : (displayValue ?? inner)
  return ['string', 'number', 'boolean'].includes(typeof told) ? String(told) : ''
}
