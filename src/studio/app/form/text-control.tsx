import { type InputHTMLAttributes, useId } from 'react'
import type { Json } from '../../../core/element/declaration.js'
import { formMessages } from './form.messages.js'
import { useTyped } from './use-typed.js'
import { useStudioWords } from '../kit/language.js'

interface Suggestion {
  value: string
  label?: string
}

interface TextControlProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'placeholder'
    | 'aria-label'
    | 'inputMode'
    | 'spellCheck'
    | 'id'
    | 'onFocus'
    | 'onBlur'
    | 'aria-describedby'
    | 'aria-invalid'
    | 'aria-required'
  > {
  value: Json | undefined
  change: (value: string | undefined) => void
  /** Text that is shown while nothing is set. */
  fallback?: string
  /** True when an empty text is a value: it is kept, instead of giving the default back. */
  keepsEmpty?: boolean
  lines?: boolean
  /** Number of characters from which on they are counted. */
  countFrom?: number
  suggestions?: readonly Suggestion[]
}

/** Text of one line or several, as typed. A value with nested parts cannot be shown; typing replaces it. */
export function TextControl({
  value,
  change,
  fallback = '',
  keepsEmpty = false,
  lines = false,
  countFrom = Infinity,
  suggestions,
  ...rest
}: TextControlProps) {
  const t = useStudioWords(formMessages)
  const list = useId()
  const typing = useTyped<Json | undefined>({
    value,
    read: (text) => (text === '' && !keepsEmpty ? undefined : text),
    write: (given) => (given === undefined || given === null ? fallback : typeof given === 'object' ? '' : String(given)),
    change: (given) => change(given as string | undefined),
  })
  const count = [...typing.value].length
  return (
    <>
      {lines ? (
        <textarea className="control" rows={3} {...(rest as object)} {...typing} />
      ) : (
        <input
          className="control"
          type="text"
          autoComplete="off"
          list={suggestions && suggestions.length > 0 ? list : undefined}
          {...rest}
          {...typing}
        />
      )}
      {suggestions && suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map(({ value: each, label }) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </datalist>
      )}
      {count >= countFrom && <p className="field-count">{t.characters(count)}</p>}
    </>
  )
}
