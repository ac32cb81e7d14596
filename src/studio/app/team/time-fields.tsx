import { useId } from 'react'
import { localTime, type ZonedTime } from '../../../core/dom/zoned-time.js'
import { DateInput } from '../kit/date-input.js'
import { type Language, useLanguage, useStudioWords } from '../kit/language.js'
import { teamMessages } from './team.messages.js'

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = (): string[] => [...new Set(['Europe/Berlin', here(), 'Europe/Vienna', 'Europe/Zurich', 'UTC'])]

/** „Berlin: Mitteleuropäische Zeit“ */
function zoneInWords(zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return zone.includes('/') ? `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')}: ${name}` : name
}

/** Returns eight o'clock tomorrow, or in so many days, at the place of the shop. */
export const suggestedTime = (days = 1): ZonedTime => {
  const zone = 'Europe/Berlin'
  return { local: `${localTime(Date.now() + days * 24 * 3_600_000, zone).slice(0, 11)}08:00`, zone }
}

/** A moment, as the clocks of a place show it. */
export function TimeFields({ value, onChange, label }: { value: ZonedTime; onChange: (value: ZonedTime) => void; label: string }) {
  const t = useStudioWords(teamMessages)
  const language = useLanguage()
  const id = useId()
  return (
    <div className="time-fields">
      <div>
        <label htmlFor={`${id}at`}>{label}</label>
        <DateInput id={`${id}at`} time value={value.local} onChange={(local) => onChange({ ...value, local })} />
      </div>
      <div>
        <label htmlFor={`${id}zone`}>{t.zone}</label>
        <select
          id={`${id}zone`}
          className="control"
          value={value.zone}
          onChange={(event) => onChange({ ...value, zone: event.target.value })}
        >
          {zones().map((zone) => (
            <option key={zone} value={zone}>
              {zoneInWords(zone, language)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
