import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useMessages } from '../hooks/use-messages.js'
import { textFieldMessages } from './text-field.messages.js'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  name: string
  /** Problem of the current input; takes the place of the hint. */
  problem?: ReactNode
  hint?: string
}

/** A one-line input with its problem below it. A password can be shown. */
export function TextField({ label, problem, hint, type = 'text', ...input }: TextFieldProps) {
  const t = useMessages(textFieldMessages)
  const id = useId()
  const [shown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <div className="text-field">
      <label className="field" htmlFor={id}>
        {label}
      </label>
      <span className="field">
        <input
          {...input}
          id={id}
          type={isPassword && shown ? 'text' : type}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem || hint ? `${id}-below` : undefined}
        />
      </span>
      {(problem || hint) && (
        <p className={problem ? 'problem' : 'soft-text below'} id={`${id}-below`}>
          {problem || hint}
        </p>
      )}
      {isPassword && (
        <button type="button" className="text-button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? t.hide : t.show}
        </button>
      )}
    </div>
  )
}
