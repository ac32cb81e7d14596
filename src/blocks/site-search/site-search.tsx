import { useResultsFocus } from '../../ui/hooks/use-results-focus.js'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { ContentPage } from '../../commerce/domain/content/content-gateway.js'
import { pathsIn, shortestSearch } from '../../commerce/domain/content/site-search.js'
import { ErrorState, Pagination, Spinner, useQuery, useLazy, useShop, useMessages } from '../../ui/index.js'
import { useLastPage } from '../../ui/hooks/use-address.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { useKeptScroll } from '../../ui/hooks/use-kept-scroll.js'
import { Nothing, Suggestions } from './beginnings.js'
import { Results } from './results.js'
import { SearchField } from './search-field.js'
import { siteSearch } from './site-search.block.js'
import { siteSearchMessages } from './site-search.messages.js'
import { useSearchAddress } from './use-search-address.js'

type Props = ViewOf<typeof siteSearch>

/** The view before a search and its results, one below the other: an editor sees everything that can be changed. */
export function SampleSearch({ heading, suggestions, pageSize, show, setState }: Props) {
  const t = useMessages(siteSearchMessages)
  const field = useRef<HTMLInputElement>(null)
  const { text, total, hits } = siteSearch.sample
  const pageCount = Math.ceil(total / pageSize)
  const nothing = () => {}
  useEffect(() => setState('filled'), [setState])
  return (
    <Frame heading={heading || t.ready} asking={<SearchField text={text} usable field={field} settle={nothing} />}>
      <Suggestions list={suggestions} take={nothing} />
      <div className="head sample">
        <p>{t.found(total, text)}</p>
        {pageCount > 0 && <p className="soft-text">{t.pageOf(1, pageCount)}</p>}
      </div>
      <Results hits={hits.slice(0, pageSize)} text={text} show={show} />
      <Pagination page={0} pageCount={pageCount} hrefOf={() => '#'} go={nothing} />
    </Frame>
  )
}

export function SiteSearch(props: Props) {
  const { pageSize, show, leaveOut, suggestions, setState, host } = props
  const shop = useShop()
  const content = useLazy(shop.content)
  const t = useMessages(siteSearchMessages)
  const field = useRef<HTMLInputElement>(null)
  const { address, hrefOf, go } = useSearchAddress()
  const text = address.text.trim()
  const usable = [...text].length >= shortestSearch
  const question = { text, page: address.page, pageSize, leftOut: pathsIn(leaveOut) }
  const key = usable ? JSON.stringify(question) : undefined
  const found = useQuery(key, async (signal) => ({ key, asked: question, page: await (await content()).search(question, signal) }))
  const answer = usable ? found.value : undefined
  const current = answer?.key === key
  const failed = usable && found.state === 'failed'
  const state = !usable ? 'ready' : failed ? 'failed' : !current ? 'loading' : answer?.page.total ? 'filled' : 'empty'
  useEffect(() => setState(state), [setState, state])

  const pageCount = answer ? Math.ceil(answer.page.total / answer.asked.pageSize) : 0
  const beside = answer && !failed && pageCount > 0 ? t.pageOf(Math.min(answer.asked.page, pageCount - 1) + 1, pageCount) : undefined
  const heading =
    answer && !failed ? headingOf(t, answer.asked.text, answer.page) : state === 'loading' ? t.searching : props.heading || t.ready
  const settled = state === 'filled' || state === 'empty'
  const aloud = [heading, beside].filter(Boolean).join(', ')
  useEffect(() => {
    if (settled) shop.announce(aloud)
  }, [shop, settled, aloud])

  useKeptScroll(settled)
  const { sent, turned } = useResultsFocus(host, settled)

  useLastPage(address.page, state === 'filled' ? pageCount : undefined, go)

  const settle = (to: string) => {
    if (to !== address.text) go({ text: to, page: 0 }, address.text ? 'replace' : 'push')
  }
  const take = (suggestion: string) => {
    go({ text: suggestion, page: 0 })
    field.current?.focus()
  }
  return (
    <Frame
      heading={heading}
      beside={beside}
      busy={state === 'loading'}
      asking={<SearchField text={address.text} usable={usable} field={field} settle={settle} sent={sent} />}
    >
      {state === 'ready' ? (
        <Suggestions list={suggestions} take={take} />
      ) : failed ? (
        <ErrorState error={found.error} again={found.again} />
      ) : !answer ? (
        <Bones count={Math.min(pageSize, 5)} />
      ) : answer.page.total === 0 ? (
        <Nothing {...props} text={answer.asked.text} take={take} dim={!current} />
      ) : (
        <>
          <Results hits={answer.page.hits} text={answer.asked.text} show={show} dim={!current} />
          <Pagination
            page={Math.min(address.page, pageCount - 1)}
            pageCount={pageCount}
            hrefOf={(page) => hrefOf({ page })}
            go={(page) => {
              go({ page })
              host.scrollIntoView({ block: 'start' })
              turned()
            }}
          />
        </>
      )}
    </Frame>
  )
}

/** A question of 200 letters is searched for, but not repeated. */
const short = (text: string): string => (text.length > 40 ? `${[...text].slice(0, 39).join('')}…` : text)

const headingOf = (t: typeof siteSearchMessages.de, text: string, { total }: ContentPage): string =>
  total === 0 ? t.none(short(text)) : t.found(total, short(text))

interface FrameProps {
  heading: string
  beside?: string | undefined
  asking: ReactNode
  busy?: boolean
  children: ReactNode
}

function Frame({ heading, beside, asking, busy = false, children }: FrameProps) {
  const t = useMessages(siteSearchMessages)
  const title = useFocusHome<HTMLHeadingElement>()
  return (
    <>
      {asking}
      <section className="found" aria-label={t.region} aria-busy={busy}>
        <header className="head">
          <h2 ref={title} tabIndex={-1} part="heading">
            {heading}
          </h2>
          {beside && <p className="soft-text">{beside}</p>}
        </header>
        {children}
      </section>
    </>
  )
}

function Bones({ count }: { count: number }) {
  return (
    <>
      <p className="visually-hidden">
        <Spinner />
      </p>
      <ol className="results" aria-hidden="true">
        {[...Array(count).keys()].map((each) => (
          <li key={each}>
            <div className="result">
              <div className="bone title" />
              <div className="bone" />
              <div className="bone short" />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
