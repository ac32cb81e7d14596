import { useResultsFocus } from '../../ui/hooks/use-results-focus.js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import type { ConsultantPage, ConsultantSearch as Question } from '../../commerce/domain/consultant/consultant-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { checkoutToReturnTo } from '../../core/dom/checkout-return.js'
import { ErrorState, Link, Pagination, Spinner, useQuery, useLazy, useSettings, useShop, useMessages } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'
import { useKeptScroll } from '../../ui/hooks/use-kept-scroll.js'
import { useLastPage } from '../../ui/hooks/use-address.js'
import { paginationMessages } from '../../ui/parts/pagination.messages.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import type { consultantSearch } from './consultant-search.block.js'
import { consultantSearchMessages } from './consultant-search.messages.js'
import { samplePage } from './sample-consultants.js'
import { SearchPanel } from './search-panel.js'
import { questionIn, radii, type SearchAddress, useSearchAddress } from './use-search-address.js'

type Props = ViewOf<typeof consultantSearch>
/** Loaded with the first answer. */
const People = lazy(() => import('./people.js').then((module) => module.People))

type Go = (change: Partial<SearchAddress>, how?: 'push' | 'replace') => void

const sampleAddress: SearchAddress = { by: 'postal-code', text: '50667', radius: 25, languages: [], specialties: ['Hautpflege'], page: 0 }

export function SampleSearch(props: Props) {
  const t = useMessages(consultantSearchMessages)
  const field = useRef<HTMLInputElement>(null)
  const { setState } = props
  useEffect(() => setState('filled'), [setState])
  return (
    <Frame
      {...props}
      heading={headingOf(t, { by: 'postal-code', text: '50667', page: 0, pageSize: 10 }, samplePage)}
      panel={
        <SearchPanel
          address={{ ...sampleAddress, radius: Number(props.radius) }}
          go={() => {}}
          usable
          facets={samplePage.facets}
          field={field}
        />
      }
    >
      <People waiting={<Bones />} {...props} consultants={samplePage.consultants} search="" />
    </Frame>
  )
}

export function ConsultantSearch(props: Props) {
  const { radius, pageSize, setState, host } = props
  const shop = useShop()
  const consultants = useLazy(shop.consultants)
  const t = useMessages(consultantSearchMessages)
  const settings = useSettings()
  const field = useRef<HTMLInputElement>(null)
  const { address, hrefOf, go } = useSearchAddress(Number(radius))
  const [begun, setBegun] = useState(0)
  const question = questionIn(address, pageSize)
  const key = question && JSON.stringify(question)
  const found = useQuery(key, async (signal) => ({
    key,
    asked: question as Question,
    answer: await (await consultants()).search(question as Question, signal),
  }))
  const value = question && found.value
  const current = value?.key === key
  const failed = question !== undefined && found.state === 'failed'
  const refusal = current && value && has(value.answer, 'refused') ? describeRefusal(value.answer.refused, settings) : undefined
  const answer = value && !has(value.answer, 'refused') ? value.answer : undefined
  const isWhole = People.useSettled(answer !== undefined && answer.total > 0)
  const page = isWhole ? answer : undefined
  const filters = value ? (value.asked.languages?.length ?? 0) + (value.asked.specialties?.length ?? 0) : 0
  const state = !question
    ? 'ready'
    : failed
      ? 'failed'
      : !current || !isWhole
        ? 'loading'
        : refusal !== undefined
          ? 'refused'
          : page && page.total > 0
            ? 'filled'
            : filters > 0
              ? 'no-filter'
              : (`no-${question.by}` as const)
  useEffect(() => setState(state), [setState, state])

  const told = page && value && !failed ? headingOf(t, value.asked, page) : undefined
  const heading =
    told ??
    (state === 'ready' || state === 'refused' ? props.heading || t.ready : state === 'loading' ? t.searching : props.heading || t.ready)
  const settled = state !== 'loading' && state !== 'ready'
  const paging = useMessages(paginationMessages)
  const pageCount = page ? Math.ceil(page.total / pageSize) : 0
  const result = told && value && page?.total === 0 ? nobodyWords(t, value.asked, page).said : told
  const aloud = result && pageCount > 1 && address.page > 0 ? `${result}, ${paging.page(address.page + 1)}` : result
  useEffect(() => {
    if (settled && aloud) shop.announce(aloud)
  }, [shop, settled, aloud])

  const { sent, turned } = useResultsFocus(host, settled)

  useKeptScroll(state === 'filled')

  useLastPage(address.page, state === 'filled' ? pageCount : undefined, go)

  const begin = (by: SearchAddress['by']) => {
    go({ by, text: '', radius: Number(radius), languages: [], specialties: [], page: 0 })
    setBegun((times) => times + 1)
  }
  // A field of another kind is drawn first.
  useEffect(() => {
    if (begun > 0) field.current?.focus()
  }, [begun])
  return (
    <Frame
      {...props}
      heading={heading}
      busy={state === 'loading'}
      panel={
        <SearchPanel
          address={address}
          go={go}
          usable={question !== undefined}
          refusal={refusal}
          facets={page?.facets}
          field={field}
          sent={sent}
        />
      }
      again={address.text === '' ? undefined : () => begin(address.by)}
    >
      {state === 'ready' || state === 'refused' ? (
        <p className="hint">{t.hint}</p>
      ) : failed ? (
        <ErrorState error={found.error} again={found.again} />
      ) : !page || !value ? (
        <Bones />
      ) : page.total === 0 ? (
        <Nobody asked={value.asked} page={page} go={go} begin={begin} />
      ) : (
        <>
          <People
            waiting={<Bones />}
            {...props}
            consultants={page.consultants}
            dim={!current}
            search={hrefOf({}).replace(/^[^?]*\??/, '')}
          />
          <Pagination
            page={Math.min(address.page, pageCount - 1)}
            pageCount={pageCount}
            hrefOf={(to) => hrefOf({ page: to })}
            go={(to) => {
              go({ page: to })
              host.scrollIntoView({ block: 'start' })
              turned()
            }}
          />
        </>
      )}
    </Frame>
  )
}

/** A name of 200 letters is searched for, but not repeated. */
const short = (text: string): string => (text.length > 40 ? `${[...text].slice(0, 39).join('')}…` : text)

const placeOf = ({ text }: Pick<Question, 'text'>, { place }: ConsultantPage): string =>
  [place?.postalCode ?? text, place?.city].filter(Boolean).join(' ')

function headingOf(t: typeof consultantSearchMessages.de, asked: Question, page: ConsultantPage): string {
  if (page.total === 0) return t.nobody
  return asked.by === 'postal-code' ? t.around(page.total, placeOf(asked, page)) : t.named(page.total, short(asked.text))
}

interface FrameProps extends Props {
  panel: ReactNode
  children: ReactNode
  busy?: boolean
  again?: (() => void) | undefined
}

function Frame({ eyebrow, heading, panel, children, busy = false, again, mode }: FrameProps) {
  const t = useMessages(consultantSearchMessages)
  const { checkoutUrl } = useSettings()
  const back = mode === 'edit' ? undefined : checkoutToReturnTo(new URL(location.href), checkoutUrl)
  const title = useFocusHome<HTMLHeadingElement>()
  return (
    <section aria-label={t.results} aria-busy={busy}>
      <header className="head">
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2 ref={title} tabIndex={-1} part="heading">
            {heading}
          </h2>
        </div>
        <p className="ways-out">
          {again && (
            <button type="button" className="text-button" onClick={again}>
              {t.newSearch}
            </button>
          )}
          {back && <Link href={back}>{t.toCheckout}</Link>}
        </p>
      </header>
      <div className="row">
        {panel}
        <div className="found">{children}</div>
      </div>
    </section>
  )
}

/** Returns the message for an empty result; each cause has its own. */
function nobodyWords(t: typeof consultantSearchMessages.de, asked: Question, page: ConsultantPage) {
  const { by, radius = 25, text, languages = [], specialties = [] } = asked
  const kind: 'filter' | Question['by'] = languages.length + specialties.length > 0 ? 'filter' : by
  const said =
    kind === 'filter'
      ? t['none-filter']
      : kind === 'postal-code'
        ? t['none-postal-code'](placeOf(asked, page), radius)
        : t[`none-${kind}`](short(text))
  return { kind, said }
}

/** And its own way on. */
function Nobody({ asked, page, go, begin }: { asked: Question; page: ConsultantPage; go: Go; begin: (by: SearchAddress['by']) => void }) {
  const t = useMessages(consultantSearchMessages)
  const { kind, said } = nobodyWords(t, asked, page)
  const nearest = useNearest(kind === 'postal-code' ? asked : undefined)
  const onward =
    kind === 'filter'
      ? { text: t.clearFilters, go: () => go({ languages: [], specialties: [], page: 0 }) }
      : kind !== 'postal-code'
        ? { text: t.byPlace, go: () => begin('postal-code') }
        : nearest
          ? { text: t.nearest(nearest.distance), go: () => go({ radius: nearest.radius, page: 0 }) }
          : undefined
  return (
    <div className="nobody">
      <p className="said">{said}</p>
      <p className="soft-text">{t[`hint-${kind}`]}</p>
      {onward && (
        <button type="button" className="button quiet small" onClick={onward.go}>
          {onward.text}
        </button>
      )}
    </div>
  )
}

/** Distance of the nearest consultant, and the radius that finds her; undefined while it is unknown, and when there is none. */
function useNearest(asked: Question | undefined): { distance: number; radius: number } | undefined {
  const shop = useShop()
  const consultants = useLazy(shop.consultants)
  const widest = radii.at(-1)
  const question = asked && asked.radius !== widest ? { ...asked, radius: widest, page: 0, pageSize: 1 } : undefined
  const found = useQuery(question && JSON.stringify(question), async (signal) => {
    const answer = await (await consultants()).search(question as Question, signal)
    return has(answer, 'refused') ? undefined : answer.consultants[0]?.distance
  })
  const distance = question && found.value
  const radius = radii.find((each) => distance !== undefined && each >= distance)
  return distance === undefined || radius === undefined ? undefined : { distance: Math.ceil(distance), radius }
}

function Bones() {
  return (
    <>
      <p className="visually-hidden">
        <Spinner />
      </p>
      <ul className="people" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <li key={each}>
            <div className="person">
              <div className="bone portrait" />
              <div className="facts">
                <div className="bone text" />
                <div className="bone text short" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
