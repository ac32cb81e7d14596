import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { Draft, Reading } from './draft.js'
import { timeIn } from './explorer.messages.js'
import type { Operation, Parameter } from './operations.js'
import { ParameterField, SinceField } from './parameter-field.js'
import { useMessages } from './words-context.js'

interface CallFormProps {
  operation: Operation
  draft: Draft
  reading: Reading
  onChange: (draft: Draft) => void
  onSend: () => void
  onExample: () => void
}

/** The form that a row of the table asks for. Keyed by what was put into it: what is said at first stands in front. */
export function CallForm({ operation, draft, reading, onChange, onSend, onExample }: CallFormProps) {
  const words = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const { parameters, takesIfUnmodifiedSince } = operation
  const [first] = useState(() =>
    parameters.filter((one) => one.need !== 'optional' || one.kind === 'file' || draft.texts[one.name] !== undefined),
  )
  const others = parameters.filter((one) => !first.includes(one))
  const moreCount = others.length + (takesIfUnmodifiedSince ? 1 : 0)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(reading.problems).length === 0) onSend()
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  const field = (parameter: Parameter) => (
    <ParameterField
      key={parameter.name}
      parameter={parameter}
      draft={draft}
      problem={reading.problems[parameter.name]}
      onChange={onChange}
    />
  )

  return (
    <form className="call-form" ref={form} noValidate onSubmit={submit} onKeyDown={sendByKeys} aria-label={operation.name}>
      {parameters.length === 0 && <p className="quiet">{words.noParameters}</p>}
      {first.map(field)}
      {moreCount > 0 && (
        <details className="more" open={draft.since !== ''}>
          <summary>{words.more(moreCount)}</summary>
          {others.map(field)}
          {takesIfUnmodifiedSince && <SinceField draft={draft} onChange={onChange} />}
        </details>
      )}
      <div className="buttons">
        <button type="submit" className="primary" aria-keyshortcuts="Control+Enter">
          {words.send}
        </button>
        <button type="button" onClick={onExample}>
          {words.example}
        </button>
        <button type="button" onClick={() => onChange({ texts: {}, since: '' })}>
          {words.clear}
        </button>
        <span className="quiet keys">{words.sendKeys}</span>
      </div>
    </form>
  )
}

/** Lists the facts about a call. */
export function CallFacts({ operation: { asks, lifetime, batchOf, answers, after, outdates = [], parameters } }: { operation: Operation }) {
  const words = useMessages()
  const pageSize = parameters.find(({ name }) => name === 'pageSize')?.usual
  return (
    <ul className="facts">
      <li>{asks ? words.asks : words.writes}</li>
      {lifetime !== undefined && lifetime > 0 && <li>{words.lifetime(timeIn(words, lifetime))}</li>}
      {pageSize && <li>{words.pageSize(pageSize)}</li>}
      {batchOf && (
        <li>
          {words.batchOf} <code>{batchOf}</code>
        </li>
      )}
      {after && (
        <li>
          {words.after} <code>{after}</code>
        </li>
      )}
      {answers && (
        <li>
          {words.answers} <code>{answers}</code>
        </li>
      )}
      {outdates.length > 0 && <li title={outdates.join(', ')}>{words.outdates(outdates.length)}</li>}
    </ul>
  )
}
