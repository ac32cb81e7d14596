import { type ChangeEvent, useId } from 'react'
import { type Draft, isJson, isList } from './draft.js'
import type { Parameter } from './operations.js'
import { useMessages } from './words-context.js'

interface ParameterFieldProps {
  parameter: Parameter
  draft: Draft
  problem: string | undefined
  onChange: (draft: Draft) => void
}

const suggestions: { readonly [kind: string]: readonly string[] } = { flag: ['true', 'false'], formFactor: ['Large', 'Medium', 'Small'] }

export function ParameterField({ parameter, draft, problem, onChange }: ParameterFieldProps) {
  const words = useMessages()
  const id = useId()
  const { name, place, kind, need, usual } = parameter
  const text = draft.texts[name] ?? ''
  const say = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange({ ...draft, texts: { ...draft.texts, [name]: target.value } })
  const format = isJson(kind) ? words.json : isList(kind) ? words.commas : ''
  const shared = {
    id,
    value: text,
    spellCheck: false,
    autoComplete: 'off',
    'aria-required': need === 'required',
    onChange: say,
    'aria-describedby': problem === undefined ? `${id}-facts` : `${id}-problem ${id}-facts`,
    ...(problem !== undefined && { 'aria-invalid': true }),
  }
  const known = suggestions[kind]

  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <span className="field-facts" id={`${id}-facts`}>
        {[words.places[place], kind, format, words.needs[need]].filter(Boolean).map((fact) => (
          <span key={fact} data-need={fact === words.needs[need] ? need : undefined}>
            {fact}
          </span>
        ))}
      </span>
      {kind === 'file' && <FileField id={id} file={draft.file} onChange={(file) => onChange({ ...draft, file })} />}
      {isJson(kind) && <textarea {...shared} rows={Math.min(10, Math.max(2, text.split('\n').length))} />}
      {kind !== 'file' && !isJson(kind) && (
        <input
          {...shared}
          type="text"
          {...(known && { list: `${id}-known` })}
          {...(usual !== undefined && { placeholder: words.usual(usual) })}
        />
      )}
      {known && (
        <datalist id={`${id}-known`}>
          {known.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {words.noJson} <span lang="en">{problem}</span>
        </p>
      )}
    </div>
  )
}

function FileField({ id, file, onChange }: { id: string; file: File | undefined; onChange: (file: File | undefined) => void }) {
  const words = useMessages()
  return (
    <div className="file">
      <input
        id={id}
        type="file"
        aria-describedby={`${id}-facts ${id}-file`}
        onChange={({ target }) => onChange(target.files?.[0] ?? file)}
      />
      <span className="quiet" id={`${id}-file`}>
        {file ? words.file(file.name, file.size) : words.noFile}
      </span>
    </div>
  )
}

/** Field outside the table: every write of the record interface takes it beside its configuration. */
export function SinceField({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const words = useMessages()
  const id = useId()
  const say = (since: string) => onChange({ ...draft, since })
  return (
    <div className="field">
      <label htmlFor={id}>ifUnmodifiedSince</label>
      <span className="field-facts" id={`${id}-facts`}>
        {words.since}
      </span>
      <span className="with-button">
        <input
          id={id}
          type="text"
          value={draft.since}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-facts`}
          placeholder="2026-11-22T10:00:00.000Z"
          onChange={({ target }) => say(target.value)}
        />
        <button type="button" onClick={() => say(new Date().toISOString())}>
          {words.now}
        </button>
      </span>
    </div>
  )
}
