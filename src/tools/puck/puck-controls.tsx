import { FieldLabel } from '@puckeditor/core'
import { type ReactNode, useState } from 'react'

interface ControlProps {
  id: string
  label: string
  value: unknown
  onChange: (value: unknown) => void
  readOnly?: boolean
}

const column = { display: 'grid', gap: 6 }
const row = { display: 'flex', gap: 8, alignItems: 'center', minHeight: 28 }
const input = {
  font: 'inherit',
  padding: '8px 10px',
  border: '1px solid #94857d',
  borderRadius: 6,
  width: '100%',
  boxSizing: 'border-box' as const,
}
const swatch = { flex: 'none', width: 40, height: 36, padding: 2, border: '1px solid #94857d', borderRadius: 6 }
const complaint = { margin: 0, color: '#a5341f', fontSize: 13 }

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
// Returns undefined for a cleared field, so that its default counts.
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text)

/** Shows a field's name and, below it, its help; both stand in Puck's one label, divided by `mark`. */
export function LabelWithHelp({
  label,
  mark = ' · ',
  children,
  ...rest
}: {
  label: string
  mark?: string
  children?: ReactNode
  icon?: ReactNode
  el?: 'label' | 'div'
  readOnly?: boolean
}) {
  const [name = '', ...help] = label.split(mark)
  return (
    <FieldLabel {...rest} label={name}>
      {help.length > 0 && (
        <span style={{ display: 'block', margin: '-4px 0 8px', fontSize: 12.5, lineHeight: 1.4, color: '#6a5b62' }}>{help.join(mark)}</span>
      )}
      {children}
    </FieldLabel>
  )
}

interface NumberRange {
  min?: number
  max?: number
  step?: number
}

/**
 * Edits a number that can be cleared, which Puck's own field does not allow. One outside its range stays in the field, with the reason.
 */
export function NumberField({
  id,
  label,
  value,
  onChange,
  readOnly,
  placeholder,
  range,
  complaint: sentence,
}: ControlProps & {
  placeholder: string
  range: NumberRange
  complaint: string
}) {
  const [typed, setTyped] = useState<string>()
  const kept = value === undefined || value === null ? '' : String(value)
  const isWrong = typed !== undefined && typed !== '' && !fits(Number(typed), range)
  function change(text: string): void {
    setTyped(text)
    if (text === '') onChange(undefined)
    else if (fits(Number(text), range)) onChange(Number(text))
  }
  return (
    <LabelWithHelp label={label}>
      <input
        type="number"
        style={input}
        {...range}
        step={range.step ?? 'any'}
        placeholder={placeholder}
        readOnly={readOnly}
        value={isWrong ? typed : kept}
        aria-invalid={isWrong}
        aria-describedby={`${id}-complaint`}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-complaint`} style={complaint} role="status">
        {isWrong ? sentence : ''}
      </p>
    </LabelWithHelp>
  )
}

const fits = (number: number, { min = -Infinity, max = Infinity }: NumberRange): boolean =>
  Number.isFinite(number) && number >= min && number <= max

/** Edits a choice of several options. */
export function MultiselectField({
  label,
  value,
  onChange,
  readOnly,
  options,
}: ControlProps & { options: readonly { value: string; label: string }[] }) {
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const toggle = (option: string): void => {
    const next = options.map((each) => each.value).filter((each) => (each === option ? !chosen.includes(each) : chosen.includes(each)))
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <LabelWithHelp label={label} el="div">
      <div style={column}>
        {options.map((option) => (
          <label key={option.value} style={row}>
            <input type="checkbox" checked={chosen.includes(option.value)} disabled={readOnly} onChange={() => toggle(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </LabelWithHelp>
  )
}

/** Edits a colour as text, translucent or of the theme too; the swatch picks a plain one. */
export function ColourField({ label, value, onChange, readOnly, pick }: ControlProps & { pick: string }) {
  const text = asText(value)
  return (
    <LabelWithHelp label={label} el="div">
      <div style={row}>
        <input
          type="color"
          aria-label={`${label}: ${pick}`}
          style={swatch}
          disabled={readOnly}
          value={/^#[0-9a-f]{6}/i.test(text) ? text.slice(0, 7) : '#ffffff'}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="text"
          aria-label={label}
          style={input}
          readOnly={readOnly}
          value={text}
          onChange={({ target }) => onChange(orNothing(target.value))}
        />
      </div>
    </LabelWithHelp>
  )
}

/** Edits a day, kept as `2025-12-24`, or a moment, as `2025-12-24T18:00`. */
export function DateField({ label, value, onChange, readOnly, time }: ControlProps & { time: true | undefined }) {
  return (
    <LabelWithHelp label={label}>
      <input
        type={time ? 'datetime-local' : 'date'}
        style={input}
        readOnly={readOnly}
        value={asText(value)}
        onChange={({ target }) => onChange(orNothing(target.value))}
      />
    </LabelWithHelp>
  )
}

/** Edits several words, one a line. The text stays as it is typed, also while a line is still empty. */
export function LinesField({ label, value, onChange, readOnly }: ControlProps) {
  const [typed, setTyped] = useState<string>()
  const kept = Array.isArray(value) ? value.map(String) : []
  const shown = typed !== undefined && String(splitWords(typed)) === String(kept) ? typed : kept.join('\n')
  function change(text: string): void {
    const words = splitWords(text)
    setTyped(text)
    onChange(words.length > 0 ? words : undefined)
  }
  return (
    <LabelWithHelp label={label}>
      <textarea
        rows={4}
        style={input}
        readOnly={readOnly}
        spellCheck={false}
        value={shown}
        onChange={({ target }) => change(target.value)}
      />
    </LabelWithHelp>
  )
}

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Edits a list or an object as JSON. A half-typed value stays in the field and is not handed over. */
export function JsonField({ id, label, value, onChange, readOnly, complaint: sentence }: ControlProps & { complaint: string }) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2))
  const isWrong = typed !== undefined && typed.trim() !== '' && parse(typed) === undefined
  function change(text: string): void {
    setTyped(text)
    const read = parse(text)
    if (read !== undefined || text.trim() === '') onChange(read)
  }
  return (
    <LabelWithHelp label={label}>
      <textarea
        rows={6}
        style={{ ...input, fontFamily: 'monospace' }}
        readOnly={readOnly}
        spellCheck={false}
        value={shown}
        aria-invalid={isWrong}
        aria-describedby={`${id}-complaint`}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-complaint`} style={complaint} role="status">
        {isWrong ? sentence : ''}
      </p>
    </LabelWithHelp>
  )
}

function parse(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? read : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
