import type { ContentHit } from '../../commerce/domain/content/content-gateway.js'
import { markWords } from '../../commerce/domain/content/marked-words.js'
import { decoded } from '../../commerce/domain/content/site-search.js'
import { Link, useSettings, useMessages } from '../../ui/index.js'
import { siteSearchMessages } from './site-search.messages.js'

interface Props {
  hits: readonly ContentHit[]
  /** The search term. */
  text: string
  /** Facts shown with the title: `excerpt`, `path`, `date`. */
  show: readonly string[]
  dim?: boolean
}

export function Results({ hits, text, show, dim = false }: Props) {
  return (
    <ol className={dim ? 'results dim' : 'results'}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <Result hit={hit} text={text} show={show} />
        </li>
      ))}
    </ol>
  )
}

function Result({ hit, text, show }: Omit<Props, 'hits' | 'dim'> & { hit: ContentHit }) {
  const { title, excerpt, path, changed } = hit
  const t = useMessages(siteSearchMessages)
  const { locale } = useSettings()
  const date = show.includes('date') ? dateOf(changed, locale) : undefined
  const address = show.includes('path') ? placeOf(path) : undefined
  return (
    <article className="result" part="result">
      <h3 className="name">
        <Link href={path} part="title">
          <Marked text={title} words={text} />
        </Link>
      </h3>
      {show.includes('excerpt') && excerpt && (
        <p className="excerpt" part="excerpt">
          <Marked text={unbroken(excerpt)} words={text} />
        </p>
      )}
      {(address || date) && (
        <p className="address" part="address">
          {address && (
            <>
              <span className="visually-hidden">{t.address}: </span>
              <span>{address}</span>
            </>
          )}
          {date && <time dateTime={changed}>{t.asOf(date)}</time>}
        </p>
      )}
    </article>
  )
}

/** A price never breaks, however the platform has shortened the text. */
const unbroken = (text: string): string => text.replace(/(\d) (?=€)/g, '$1\u00a0')

/** Text only: what the pages say is never read as markup. */
function Marked({ text, words }: { text: string; words: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text change together
  return markWords(text, words).map(({ text: piece, marked }, index) => (marked ? <mark key={index}>{piece}</mark> : piece))
}

/** "lindenrose.example › magazin › winterpflege" */
function placeOf(path: string): string {
  const { host, pathname } = new URL(path, document.baseURI)
  return [host, ...decoded(pathname).split('/').filter(Boolean)].join(' › ')
}

function dateOf(changed: string | undefined, locale: string): string | undefined {
  const time = Date.parse(changed ?? '')
  return Number.isNaN(time) ? undefined : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time)
}
