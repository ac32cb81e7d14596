import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Choice } from '../../shop/customer/profile-gateway.js'

interface GroupProps {
  label: string
  /** Below the label. */
  hint?: string | undefined
  /** Why it cannot stay like this. */
  problem?: string | undefined
  choices: readonly Choice[]
}

interface OneProps extends GroupProps {
  value: string | undefined
  choose: (value: string | undefined) => void
  /** Names the chip that says nothing; without it what was said cannot be taken back. */
  none?: string | undefined
}

/** One of a few, as chips. Goes with `theme/choices.css`. */
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
  /** Said elsewhere already, so that it cannot be chosen here; the note stands beside it. */
  taken?: { value: string; note: string } | undefined
}

/** As many of a few as one likes, as chips; they stay in the order of the choices. */
export function SeveralOf({ values, choose, taken, ...group }: SeveralProps) {
  const choices = withUnknown(group.choices, values)
  // Of the boxes themselves: several may have been ticked since the last rendering.
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

/** What was said once may not be among the choices any more; it stays to be seen. */
function withUnknown(choices: readonly Choice[], said: readonly string[]): readonly Choice[] {
  const unknown = said.filter((value) => !choices.some((choice) => choice.value === value))
  return [...choices, ...unknown.map((value) => ({ value, label: value }))]
}
