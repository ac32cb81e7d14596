import type { KeyboardEvent } from 'react'
import type { Json } from '../../../core/element/declaration.js'
import { Icon } from '../kit/icon.js'
import { formMessages } from './form.messages.js'
import type { Wires } from './row.js'
import { numberText, typedNumber } from './sentences.js'
import { useTyped } from './use-typed.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

interface NumberControlProps {
  wires: Wires
  label: string
  value: Json | undefined
  change: (value: Json | undefined) => void
  /** Number that is shown while nothing is set. */
  fallback?: number | undefined
  placeholder?: string | undefined
  /** Number in effect, where the steps begin. */
  from: number
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  unit?: string | undefined
}

/** Text field, so that the input stays as typed, with two buttons that step from the number in effect. */
export function NumberControl({
  wires,
  label,
  value,
  change,
  fallback,
  placeholder,
  from,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
}: NumberControlProps) {
  const t = useStudioWords(formMessages)
  const language = useLanguage()
  const typing = useTyped<Json | undefined>({
    value,
    read: (text) => typedNumber(text, language, unit),
    write: (given = fallback) =>
      typeof given === 'number'
        ? numberText(given, language)
        : given === undefined
          ? ''
          : typeof given === 'string'
            ? given
            : JSON.stringify(given),
    change,
  })
  const stepBy = (by: number) => change(Math.min(max, Math.max(min, rounded(from + by))))
  function travel(event: KeyboardEvent) {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    stepBy(by)
  }
  return (
    <div className="field-number">
      <input
        className="control"
        type="text"
        autoComplete="off"
        inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
        placeholder={placeholder}
        {...wires}
        {...typing}
        onKeyDown={travel}
      />
      <button type="button" className="field-step" aria-label={t.less(label)} disabled={from <= min} onClick={() => stepBy(-step)}>
        <Icon name="less" size={16} />
      </button>
      <button type="button" className="field-step" aria-label={t.more(label)} disabled={from >= max} onClick={() => stepBy(step)}>
        <Icon name="add" size={16} />
      </button>
    </div>
  )
}

// A sum such as 0.1 + 0.2 must not show its rounding error.
const rounded = (number: number): number => Number(number.toFixed(6))
