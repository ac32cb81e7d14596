import { useId } from 'react'
import type { Wires } from './row.js'

export interface Choice {
  value: string
  label: string
}

interface ChoiceControlProps {
  wires: Wires
  choices: readonly Choice[]
  chosen: string | undefined
  choose: (value: string) => void
}

/** Returns true when choices are few and short enough to stand side by side; others stand in a list. */
export const isShort = (choices: readonly Choice[]): boolean =>
  choices.length <= 4 && choices.reduce((sum, { label }) => sum + label.length + 3, 0) <= 38

export function Segments({ wires, choices, chosen, choose }: ChoiceControlProps) {
  const name = useId()
  return (
    <div className="segments">
      {choices.map(({ value, label }) => (
        <label key={value} className="segment">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            aria-describedby={wires['aria-describedby']}
            onChange={() => choose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}

export function SelectList({ wires, choices, chosen, choose }: ChoiceControlProps) {
  return (
    <select className="control" {...wires} value={chosen ?? ''} onChange={(event) => choose(event.target.value)}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface ManyControlProps {
  choices: readonly Choice[]
  chosen: readonly string[]
  choose: (values: string[]) => void
}

export function Checkboxes({ choices, chosen, choose }: ManyControlProps) {
  const toggled = (value: string) => choices.map((choice) => choice.value).filter((each) => (each === value) !== chosen.includes(each))
  return (
    <div className="field-checks">
      {choices.map(({ value, label }) => (
        <label key={value} className="field-check">
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => choose(toggled(value))} /> {label}
        </label>
      ))}
    </div>
  )
}

export function Switch({ wires, on, turn }: { wires: Wires; on: boolean; turn: (on: boolean) => void }) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
  return <input type="checkbox" role="switch" className="switch" {...wires} checked={on} onChange={(event) => turn(event.target.checked)} />
}
