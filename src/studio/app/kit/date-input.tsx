import { type ComponentProps, useId } from 'react'
import { useLanguage } from './language.js'
import { dayInWords } from './time-of.js'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Value such as `2026-11-30`, or `2026-11-30T08:00` where the time counts; empty while nothing is chosen. */
  value: string
  time?: boolean | undefined
  onChange: (value: string) => void
}

/** Input for a day, or for a moment of it. The browser formats it in its own language; the text below uses the Studio's. */
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
