import { type ComponentProps, useId, useRef, useState } from 'react'
import './date-input.css'
import { dateMessages } from './date-input.messages.js'
import { IconButton } from './icon-button.js'
import { useLanguage, useStudioWords } from './language.js'
import { MonthGrid } from './month-grid.js'
import { dayInWords } from './time-of.js'
import { formatDay, parseDay } from './typed-day.js'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Value such as `2026-11-30`, or `2026-11-30T08:00` where the time counts; empty while nothing is chosen. */
  value: string
  time?: boolean | undefined
  onChange: (value: string) => void
}

/** Input for a day, or for a moment of it, in the Studio's language: an `<input type="date">` would speak the browser's. */
export function DateInput({ value, time = false, onChange, 'aria-describedby': described, ...rest }: DateInputProps) {
  const language = useLanguage()
  const t = useStudioWords(dateMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Typed text counts until the value becomes another one, such as by undo.
  const [typed, setTyped] = useState<{ text: string; value: string; isLeft?: boolean }>()
  const [isOpen, setOpen] = useState(false)
  const text = typed?.value === value ? typed.text : formatDay(value, language)
  const isInvalid = parseDay(text, time) === undefined
  const format = time ? t.moment : t.day
  // Nobody has mistyped before the field is left.
  const isComplaint = isInvalid && (typed?.value !== value || typed.isLeft === true)
  const complaint = time ? t.invalidMoment : t.invalidDay
  const words = isInvalid ? (isComplaint ? complaint : format) : dayInWords(value, language)

  function type(next: string) {
    const read = parseDay(next, time) ?? value
    setTyped({ text: next, value: read })
    if (read !== value) onChange(read)
  }

  function choose(day: string) {
    setTyped(undefined)
    setOpen(false)
    onChange(time ? `${day}T${value.slice(11) || '08:00'}` : day)
    input.current?.focus()
  }

  return (
    <div className="date-input">
      <div className="date-line">
        <input
          {...rest}
          ref={input}
          className="control"
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={format}
          value={text}
          aria-invalid={isComplaint || rest['aria-invalid'] || undefined}
          aria-describedby={[described, words && id].filter(Boolean).join(' ') || undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(isInvalid ? { text, value, isLeft: true } : undefined)}
        />
        <IconButton icon="calendar" label={t.calendar} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </div>
      {isOpen && <MonthGrid chosen={value.slice(0, 10)} onChoose={choose} onClose={() => setOpen(false)} />}
      {words && (
        <small id={id} className={isComplaint ? 'complaint' : 'help'}>
          {words}
        </small>
      )}
    </div>
  )
}
