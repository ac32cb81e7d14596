import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Choice } from '../../commerce/domain/customer/profile-gateway.js'

interface GroupProps {
  label: string
  /** Below the label. */
  hint?: string | undefined
  /** Reason why the choice is not valid. */
  problem?: string | undefined
  choices: readonly Choice[]
}

interface OneProps extends GroupProps {
  value: string | undefined
  choose: (value: string | undefined) => void
  /** Label of the chip for no answer; without it an answer cannot be removed. */
  none?: string | undefined
}

/** Chips to choose one of a few values. Goes with `theme/choices.css`. */
export function OneOf({ value, choose, none, ...group }: OneProps) {
  const name = useId()
  const choices = withUnknown(group.choices, value === undefined ? [] : [value])
  return (
    <Group {...group}>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          label={choice.label}
          type="radio"
          name={name}
          value={choice.value}
          checked={choice.value === value}
          onChange={() => choose(choice.value)}
        />
      ))}
      {none !== undefined && (
        <Chip label={none} type="radio" name={name} value="" checked={value === undefined} onChange={() => choose(undefined)} />
      )}
    </Group>
  )
}

interface SeveralProps extends GroupProps {
  values: readonly string[]
  choose: (values: readonly string[]) => void
  /** A value that is chosen elsewhere already, and cannot be chosen here; the note is shown beside it. */
  taken?: { value: string; note: string } | undefined
}

/** Chips to choose several of a few values; the values stay in the order of the choices. */
export function SeveralOf({ values, choose, taken, ...group }: SeveralProps) {
  const choices = withUnknown(group.choices, values)
  // The values are read from the boxes themselves: several may have been ticked since the last rendering.
  const change = (box: HTMLInputElement) => {
    const ticked = [...(box.closest('fieldset')?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(({ value }) => value)
    choose(choices.map(({ value }) => value).filter((value) => (value === taken?.value ? values : ticked).includes(value)))
  }
  return (
    <Group {...group}>
      {choices.map(({ value, label }) => {
        const isTaken = taken?.value === value
        return (
          <Chip
            key={value}
            label={label}
            note={isTaken ? taken.note : undefined}
            type="checkbox"
            value={value}
            checked={!isTaken && values.includes(value)}
            disabled={isTaken}
            onChange={(event) => change(event.target)}
          />
        )
      })}
    </Group>
  )
}

function Group({ label, hint, problem, children }: Omit<GroupProps, 'choices'> & { children: ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <fieldset className="choices" aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {hint && (
        <p className="soft-text" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="chips">{children}</div>
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function Chip({ label, note, ...input }: ComponentProps<'input'> & { label: string; note?: string | undefined }) {
  return (
    <label className="choice">
      <input {...input} />
      <span>
        {label}
        {note && <small> {note}</small>}
      </span>
    </label>
  )
}

/** A saved value may not be among the choices any more; it stays visible. */
function withUnknown(choices: readonly Choice[], said: readonly string[]): readonly Choice[] {
  const unknown = said.filter((value) => !choices.some((choice) => choice.value === value))
  return [...choices, ...unknown.map((value) => ({ value, label: value }))]
}
