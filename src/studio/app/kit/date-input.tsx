import { type ComponentProps, useId } from 'react'
import { useLanguage } from './language.js'
import { dayInWords } from './time-of.js'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** As `2026-11-30`, or as `2026-11-30T08:00` where the time counts; empty while nobody has chosen. */
  value: string
  time?: boolean | undefined
  onChange: (value: string) => void
}

/** A day, or a moment of it. The browser writes it in its own language; below it stands in the Studio's. */
export function DateInput({ value, time, onChange, 'aria-describedby': described, ...rest }: DateInputProps) {
  const language = useLanguage()
  const id = useId()
  const words = dayInWords(value, language)
  return (
    <>
      <input
        {...rest}
        className="control"
        type={time ? 'datetime-local' : 'date'}
        value={value}
        aria-describedby={[described, words && id].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {words && (
        <small id={id} className="help" aria-hidden="true">
          {words}
        </small>
      )}
    </>
  )
}
