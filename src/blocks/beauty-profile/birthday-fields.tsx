import { useId } from 'react'
import { type Birthday, daysIn, inMonth, monthNames } from '../../commerce/domain/customer/beauty-profile.js'
import { useSettings, useMessages } from '../../ui/index.js'
import { profileMessages } from './beauty-profile.messages.js'

interface Props extends Birthday {
  change: (said: Birthday) => void
  problem: 'month' | 'date' | undefined
  /** Called when a day is wanted before there is a month. */
  askForMonth: () => void
}

/** The days follow the month, so that the month comes first (specification, section 5). */
export function BirthdayFields({ birthMonth, birthDay, change, problem, askForMonth }: Props) {
  const t = useMessages(profileMessages)
  const { locale } = useSettings()
  const id = useId()
  const noMonth = birthMonth === undefined
  const days = noMonth ? (birthDay === undefined ? [] : [birthDay]) : Array.from({ length: daysIn(birthMonth) }, (_, day) => day + 1)
  const text = problem === 'month' ? t.monthMissing : problem === 'date' ? t.dateMissing : ''
  const note = noMonth && !text ? t.monthFirst : text
  return (
    <fieldset className="choices">
      <legend>{t.birthday}</legend>
      <div className="birthday">
        <label className="field">
          {t.month}
          <select
            name="birthMonth"
            value={birthMonth ?? ''}
            aria-invalid={problem === 'month'}
            aria-describedby={problem === 'month' ? id : undefined}
            onChange={(event) =>
              change(inMonth({ birthMonth, birthDay: chosenIn(event.target, 'birthDay') }, numberIn(event.target.value)))
            }
          >
            <option value="">{t.unsaid}</option>
            {monthNames(locale).map((name, month) => (
              <option key={name} value={month + 1}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {t.day}
          <select
            name="birthDay"
            value={birthDay ?? ''}
            aria-disabled={noMonth}
            aria-invalid={problem === 'date'}
            aria-describedby={note ? id : undefined}
            onPointerDown={() => noMonth && askForMonth()}
            onKeyDown={({ key }) => noMonth && key !== 'Tab' && key !== 'Shift' && askForMonth()}
            onChange={(event) => change({ birthMonth: chosenIn(event.target, 'birthMonth'), birthDay: numberIn(event.target.value) })}
          >
            <option value="">{t.pick}</option>
            {days.map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={text ? 'problem' : 'soft-text'} id={id} role={text ? 'alert' : undefined}>
        {note}
      </p>
    </fieldset>
  )
}

/** Reads the select itself, which may have been set since the last rendering. */
const chosenIn = (select: HTMLSelectElement, name: keyof Birthday): number | undefined =>
  numberIn(select.closest('fieldset')?.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value ?? '')

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text))
