import { type ReactNode, type RefObject, useId, useState } from 'react'
import type { ConsultantPage, FacetValue } from '../../commerce/domain/consultant/consultant-gateway.js'
import { useMessages } from '../../ui/index.js'
import { useTypedSearch } from '../../ui/hooks/use-typed-search.js'
import { consultantSearchMessages } from './consultant-search.messages.js'
import { radii, type SearchAddress, ways } from './use-search-address.js'

interface Props {
  address: SearchAddress
  go: (change: Partial<SearchAddress>, how?: 'push' | 'replace') => void
  /** True when the input can be searched for. */
  usable: boolean
  /** The platform's message about the input. */
  refusal?: string | undefined
  facets?: ConsultantPage['facets'] | undefined
  field: RefObject<HTMLInputElement | null>
  /** Called when the shopper has submitted a search herself. */
  sent?: () => void
}

export function SearchPanel(props: Props) {
  const { address, go, facets } = props
  const { by, radius } = address
  const t = useMessages(consultantSearchMessages)
  const start = (way: SearchAddress['by']) => {
    if (way !== by) go({ by: way, text: '', languages: [], specialties: [], page: 0 }, address.text ? 'push' : 'replace')
  }
  return (
    <search className="panel" part="panel" aria-label={t.panel}>
      <fieldset className="ways">
        <legend className="visually-hidden">{t.searchBy}</legend>
        {ways.map((way) => (
          <button key={way} type="button" aria-pressed={way === by} onClick={() => start(way)}>
            {t[`by-${way}`]}
          </button>
        ))}
      </fieldset>
      <TextField key={by} {...props} />
      {by === 'postal-code' && (
        <label className="field radius">
          <span>{t.radius}</span>
          <select value={radius} onChange={(event) => go({ radius: Number(event.target.value), page: 0 })}>
            {radii.map((each) => (
              <option key={each} value={each}>
                {each} km
              </option>
            ))}
          </select>
        </label>
      )}
      {facets && <Facets {...props} facets={facets} />}
    </search>
  )
}

/** The facets are folded on a phone, so that the results are in sight after a search. */
function Facets({ address, go, facets }: Props & { facets: ConsultantPage['facets'] }) {
  const { specialties, languages } = address
  const t = useMessages(consultantSearchMessages)
  const id = useId()
  const [open, setOpen] = useState(false)
  const chosen = specialties.length + languages.length
  return (
    <>
      <button type="button" className="fold button quiet small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t.filters(chosen)}
      </button>
      <div id={id} className="folded" data-open={open || undefined}>
        <Facet
          label={t.specialties}
          values={facets.specialties}
          chosen={specialties}
          choose={(values) => go({ specialties: values, page: 0 })}
        />
        <Facet label={t.languages} values={facets.languages} chosen={languages} choose={(values) => go({ languages: values, page: 0 })} />
      </div>
    </>
  )
}

const kinds = {
  'postal-code': { inputMode: 'numeric', autoComplete: 'postal-code', type: 'text' },
  name: { inputMode: 'text', autoComplete: 'off', type: 'text' },
  phone: { inputMode: 'tel', autoComplete: 'off', type: 'tel' },
} as const

/** Searches while the shopper types, and reports an invalid input only when she has finished. */
function TextField({ address, go, usable, refusal, field, sent }: Props): ReactNode {
  const { by, text } = address
  const t = useMessages(consultantSearchMessages)
  const id = useId()
  // The input that the shopper has finished; a later one is not reported as wrong.
  const [checked, setChecked] = useState<string>()
  const { typed, setTyped, isSent, send } = useTypedSearch(text, (to) => {
    if (to !== text) go({ text: to, page: 0 }, text ? 'replace' : 'push')
  })
  const whole = by === 'postal-code' && text.replace(/\s/g, '').length >= 5
  const wrong = isSent && !usable && (checked === typed || whole) ? t[`wrong-${by}`] : undefined
  const problem = wrong ?? (isSent ? refusal : undefined)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(typed)
        setChecked(typed)
        if (usable) sent?.()
        else field.current?.focus()
      }}
    >
      <div className="asked">
        <label className="field" htmlFor={id}>
          {t[`label-${by}`]}
        </label>
        <span className="box">
          <input
            ref={field}
            id={id}
            {...kinds[by]}
            maxLength={200}
            enterKeyHint="search"
            value={typed}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setChecked(undefined)
            }}
            onBlur={() => setChecked(typed.trim() ? typed : undefined)}
          />
          <button type="submit" className="icon-button" aria-label={t.search}>
            <svg
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13M15.500 15.500 20 20" />
            </svg>
          </button>
        </span>
      </div>
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

function Facet({
  label,
  values,
  chosen,
  choose,
}: {
  label: string
  values: readonly FacetValue[]
  chosen: readonly string[]
  choose: (values: readonly string[]) => void
}) {
  const t = useMessages(consultantSearchMessages)
  // A chosen value can always be removed, even when the platform no longer counts it.
  const all = [...values, ...chosen.filter((each) => !values.some(({ value }) => value === each)).map((value) => ({ value, count: 0 }))]
  if (all.length === 0) return null
  return (
    <fieldset className="facet">
      <legend>{label}</legend>
      {all.map(({ value, count }) => {
        const on = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={on}
            onClick={() => choose(on ? chosen.filter((each) => each !== value) : [...chosen, value])}
          >
            <bdi>{value}</bdi>{' '}
            {on ? (
              <span aria-hidden="true">✓</span>
            ) : (
              <>
                {count}
                <span className="visually-hidden"> {t.facetUnit(count)}</span>
              </>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
