import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { localTime } from '../../../core/dom/zoned-time.js'
import { dateMessages } from './date-input.messages.js'
import { IconButton } from './icon-button.js'
import { useLanguage, useStudioWords } from './language.js'
import { dayInWords } from './time-of.js'
import { laterDay, laterMonth, weeksOf } from './typed-day.js'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface MonthGridProps {
  /** Day such as `2026-11-30`; another text opens the present month. */
  chosen: string
  onChoose: (day: string) => void
  onClose: () => void
}

/** A month to choose a day of, with the arrow keys of the ARIA Authoring Practices (W3C, "Date Picker Dialog"). */
export function MonthGrid({ chosen, onChoose, onClose }: MonthGridProps) {
  const language = useLanguage()
  const t = useStudioWords(dateMessages)
  const [day, setDay] = useState(() => (/^\d{4}-\d\d-\d\d$/.test(chosen) ? chosen : localTime(Date.now(), 'Europe/Berlin').slice(0, 10)))
  const grid = useRef<HTMLTableElement>(null)
  const month = day.slice(0, 7)
  const locale = language === 'en' ? 'en-GB' : language
  const format = (options: Intl.DateTimeFormatOptions, of: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${of}T00:00Z`))

  // The focus follows the day, and opening the calendar takes it there.
  const [isMoved, setMoved] = useState(true)
  useEffect(() => {
    if (isMoved) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, isMoved])

  function press(event: KeyboardEvent) {
    const days = steps[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      onClose()
    }
    if (days === undefined) return
    event.preventDefault()
    setMoved(true)
    setDay(laterDay(day, days))
  }

  function turn(months: number) {
    setMoved(false)
    setDay(`${laterMonth(month, months)}-01`)
  }

  return (
    <div className="month">
      <div className="month-line">
        <IconButton icon="left" label={t.before} onClick={() => turn(-1)} />
        <strong aria-live="polite">{format({ month: 'long', year: 'numeric' }, `${month}-01`)}</strong>
        <IconButton icon="right" label={t.after} onClick={() => turn(1)} />
      </div>
      <table ref={grid} aria-label={format({ month: 'long', year: 'numeric' }, `${month}-01`)}>
        <thead>
          <tr>
            {/* The fifth of January 2026 is a Monday. */}
            {[5, 6, 7, 8, 9, 10, 11].map((date) => (
              <th key={date} scope="col" abbr={format({ weekday: 'long' }, `2026-01-${String(date).padStart(2, '0')}`)}>
                {format({ weekday: 'short' }, `2026-01-${String(date).padStart(2, '0')}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((each, index) => (
                <td key={each ?? index}>
                  {each && (
                    <button
                      type="button"
                      data-day={each}
                      tabIndex={each === day ? 0 : -1}
                      aria-pressed={each === chosen}
                      aria-label={dayInWords(each, language)}
                      onClick={() => onChoose(each)}
                      onKeyDown={press}
                    >
                      {Number(each.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
