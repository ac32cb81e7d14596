import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../kit/icon-button.js'
import { formMessages } from './form.messages.js'
import { useStudioWords } from '../kit/language.js'

/** Attributes that tie a control to its label and its messages. */
export interface Wires {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface RowProps {
  label: string
  /** Name of the field in hints. */
  field?: string
  help?: ReactNode
  /** Message about what is wrong here, and which value counts instead. */
  complaint?: string | undefined
  /** Message that is useful while nothing is wrong. */
  note?: string | undefined
  /** Content at the end of the label's line. */
  aside?: ReactNode
  changed?: boolean
  required?: boolean
  reset?: { label: string; act: () => void } | undefined
  /** True when several controls stand below one label. */
  grouped?: boolean
  /** True when a switch stands before its label. */
  inline?: boolean
  children: (wires: Wires) => ReactNode
}

/** A control with its label, help and messages. */
export function Row({
  label,
  field,
  help,
  complaint,
  note,
  aside,
  changed = false,
  required = false,
  reset,
  grouped = false,
  inline = false,
  children,
}: RowProps) {
  const t = useStudioWords(formMessages)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const described = [help && `${id}help`, complaint && `${id}complaint`, note && `${id}note`].filter(Boolean).join(' ')
  const wires: Wires = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': complaint ? true : undefined,
    'aria-required': required || undefined,
  }
  const name = (
    <>
      {label}
      {changed && (
        <span className="field-changed" title={t.changed}>
          <span className="visually-hidden">{` (${t.changed})`}</span>
        </span>
      )}
      {required && <span className="field-required">{` ${t.required}`}</span>}
    </>
  )
  // The button goes away with what it resets; focus must not go with it.
  function resetAndStay() {
    box.current?.querySelector<HTMLElement>('.field-control :is(input, select, textarea)')?.focus()
    reset?.act()
  }
  const line = (
    <div className="field-line">
      {grouped ? (
        <span className="field-label" id={`${id}label`}>
          {name}
        </span>
      ) : (
        <label className="field-label" htmlFor={id}>
          {name}
        </label>
      )}
      {aside}
      {reset && <IconButton icon="reset" label={reset.label} className="field-reset" onClick={resetAndStay} />}
    </div>
  )
  const control = <div className="field-control">{children(wires)}</div>
  const group = grouped ? { role: 'group', 'aria-labelledby': `${id}label`, 'aria-describedby': described || undefined } : {}
  return (
    <div ref={box} className={inline ? 'field inline' : 'field'} data-field={field} {...group}>
      {inline ? control : line}
      {inline ? line : control}
      <div className="field-said">
        {help && (
          <p className="help" id={`${id}help`}>
            {help}
          </p>
        )}
        {note && (
          <p className="help field-note" id={`${id}note`}>
            {note}
          </p>
        )}
        <div aria-live="polite">
          {complaint && (
            <p className="complaint" id={`${id}complaint`}>
              {complaint}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
