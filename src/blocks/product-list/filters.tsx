import { plainText } from '../../core/dom/plain-text.js'
import { useId, useRef, useState } from 'react'
import type { Facet } from '../../commerce/domain/product/product-gateway.js'
import { CloseIcon } from '../../ui/theme/icons.js'
import { Dialog, useMessages, usePriceFormat } from '../../ui/index.js'
import { filterMessages } from './filters.messages.js'
import { type ListAddress, unfiltered } from '../../commerce/domain/product/list-address.js'

type Change = Partial<Omit<ListAddress, 'page'>>

interface Props {
  facets: readonly Facet[]
  address: ListAddress
  total: number
  currency: string
  /** @param how `replace` while the shopper is still choosing */
  go: (change: Change, how?: 'push' | 'replace') => void
}

/** The filters: a sheet to choose in, and the chosen ones beside it. */
export function Filters(props: Props) {
  const { facets, address, total, go } = props
  const t = useMessages(filterMessages)
  const [open, setOpen] = useState(false)
  const [cleared, clear] = useState(0)
  const count = chosenIn(address, facets)
  const reset = () => {
    go(unfiltered, 'replace')
    clear(cleared + 1)
  }
  return (
    <>
      <button type="button" className="chip filter" part="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.filter}
        {count > 0 && (
          <span className="filter-count" translate="no">
            {count}
          </span>
        )}
      </button>
      <Chosen {...props} />
      <Dialog open={open} close={() => setOpen(false)} label={t.heading} heading={<h2>{t.heading}</h2>}>
        {open && (
          <div className="filters">
            {facets.map((facet) => (
              <fieldset key={facet.id}>
                <legend>{facet.name}</legend>
                {facet.values.map(({ id, name, count: found }) => (
                  <label key={id} className="filter-value">
                    <input
                      type="checkbox"
                      checked={address.facets[facet.id]?.includes(id) ?? false}
                      onChange={() => go({ facets: toggled(address.facets, facet.id, id) }, 'replace')}
                    />
                    <span>{name}</span>
                    <span className="soft-text">{found}</span>
                  </label>
                ))}
              </fieldset>
            ))}
            <PriceRange key={cleared} address={address} go={go} />
            <div className="filter-foot">
              <button type="button" className="button" onClick={() => setOpen(false)}>
                {t.show(total)}
              </button>
              {count > 0 && (
                <button type="button" className="text-button" onClick={reset}>
                  {t.reset}
                </button>
              )}
            </div>
          </div>
        )}
      </Dialog>
    </>
  )
}

function PriceRange({ address, go }: Pick<Props, 'address' | 'go'>) {
  const t = useMessages(filterMessages)
  const id = useId()
  const [typed, setTyped] = useState({ from: text(address.from), to: text(address.to) })
  const newest = useRef(typed)
  const [isTyping, setTyping] = useState(false)
  const found = problemOf(typed)
  // The 10 of a 100 is below 50: an upper bound that is still being typed is not complained of.
  const problem = isTyping && found === 'upsideDown' ? undefined : found
  const type = (change: Partial<typeof typed>) => {
    const now = { ...newest.current, ...change }
    newest.current = now
    setTyped(now)
    if (!problemOf(now)) go({ from: amount(now.from), to: amount(now.to) }, 'replace')
  }
  return (
    <fieldset aria-describedby={problem && `${id}-problem`}>
      <legend>{t.price}</legend>
      <div className="filter-price">
        {(['from', 'to'] as const).map((bound) => (
          <label key={bound} className="field">
            {t[bound]}
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              value={typed[bound]}
              aria-invalid={problem !== undefined}
              onChange={(event) => type({ [bound]: event.target.value })}
              onFocus={() => setTyping(bound === 'to')}
              onBlur={() => setTyping(false)}
            />
          </label>
        ))}
      </div>
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {t[problem]}
        </p>
      )}
    </fieldset>
  )
}

const text = (amount: number | undefined): string => (amount === undefined ? '' : String(amount))
const amount = (typed: string): number | undefined => (plainText(typed) === '' ? undefined : Number(plainText(typed)))

function problemOf({ from, to }: { from: string; to: string }): 'unreadable' | 'upsideDown' | undefined {
  if (![from, to].every((typed) => /^\d{0,6}$/.test(plainText(typed)))) return 'unreadable'
  return (amount(from) ?? 0) > (amount(to) ?? Number.POSITIVE_INFINITY) ? 'upsideDown' : undefined
}

/** The chosen filters, each of which can be removed. */
function Chosen({ facets, address, currency, go }: Props) {
  const t = useMessages(filterMessages)
  const { term, from, to } = address
  const format = usePriceFormat(currency)
  const money = (whole: number) => format(String(whole), 0)
  const chosen: { key: string; name: string; without: Change }[] = [
    ...(term ? [{ key: 'q', name: t.searched(short(term)), without: { term: '' } }] : []),
    ...facets.flatMap(({ id, values }) =>
      values.flatMap((value) =>
        address.facets[id]?.includes(value.id)
          ? [{ key: `${id} ${value.id}`, name: value.name, without: { facets: toggled(address.facets, id, value.id) } }]
          : [],
      ),
    ),
    ...(from === undefined ? [] : [{ key: 'from', name: t.priceFrom(money(from)), without: { from: undefined } }]),
    ...(to === undefined ? [] : [{ key: 'to', name: t.priceTo(money(to)), without: { to: undefined } }]),
  ]
  if (chosen.length === 0) return null
  return (
    <ul className="chosen" aria-label={t.chosen}>
      {chosen.map(({ key, name, without }) => (
        <li key={key}>
          <button type="button" className="chip" aria-label={t.remove(name)} onClick={() => go(without)}>
            {name} <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A question of 200 letters is searched for, but not repeated. */
const short = (term: string): string => (term.length > 40 ? `${[...term].slice(0, 39).join('')}…` : term)

/** A value of an old link that no longer exists is not counted. */
const chosenIn = ({ facets: chosen, from, to }: ListAddress, facets: readonly Facet[]): number =>
  facets.reduce((sum, { id, values }) => sum + values.filter((value) => chosen[id]?.includes(value.id)).length, 0) +
  Number(from !== undefined) +
  Number(to !== undefined)

/** Removes a value from a facet, or adds it. */
function toggled(facets: ListAddress['facets'], facet: string, value: string): ListAddress['facets'] {
  const { [facet]: values = [], ...others } = facets
  const now = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return now.length > 0 ? { ...others, [facet]: now } : others
}
