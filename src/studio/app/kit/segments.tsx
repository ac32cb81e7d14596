import { type ReactNode, useId } from 'react'
import './segments.css'

interface SegmentsProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  onChoose: (value: Value) => void
}

/** Segmented control for few choices: a radio group that arrows move through. */
export function Segments<Value extends string>({ label, value, options, onChoose }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
