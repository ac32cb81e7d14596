import type { ViewOf } from '../../core/element/index.js'
import { Link, useMessages } from '../../ui/index.js'
import { withQuery } from '../../core/dom/with-query.js'
import type { siteSearch } from './site-search.block.js'
import { siteSearchMessages } from './site-search.messages.js'

type Take = (suggestion: string) => void

/** Popular searches, shown before the first one. */
export function Suggestions({ list, take }: { list: string; take: Take }) {
  const t = useMessages(siteSearchMessages)
  return (
    <div className="beginning">
      <p className="hint">{t.hint}</p>
      <Terms list={list} take={take} />
    </div>
  )
}

function Terms({ list, take }: { list: string; take: Take }) {
  const t = useMessages(siteSearchMessages)
  const terms = [
    ...new Set(
      list
        .split(',')
        .map((term) => term.trim())
        .filter(Boolean),
    ),
  ]
  if (terms.length === 0) return null
  return (
    <fieldset className="terms">
      <legend>{t.suggestions}</legend>
      {terms.map((term) => (
        <button key={term} type="button" className="chip" part="suggestion" onClick={() => take(term)}>
          {term}
        </button>
      ))}
    </fieldset>
  )
}

interface NothingProps extends ViewOf<typeof siteSearch> {
  /** The search term. */
  text: string
  take: Take
  dim: boolean
}

/** Nothing was found: what to try, and where to go instead. */
export function Nothing({ suggestions, productsUrl, consultantsUrl, text, take, dim }: NothingProps) {
  const t = useMessages(siteSearchMessages)
  return (
    <div className={dim ? 'nothing dim' : 'nothing'}>
      <div>
        <h3>{t.tryThis}</h3>
        <ul className="tips">
          {t.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <Terms list={suggestions} take={take} />
      {(productsUrl || consultantsUrl) && (
        <div>
          <h3>{t.otherwise}</h3>
          <p className="ways-on">
            {productsUrl && (
              <Link className="button small" href={withQuery(productsUrl, 'q', text)}>
                {t.products}
              </Link>
            )}
            {consultantsUrl && (
              <Link className="button quiet small" href={consultantsUrl}>
                {t.consultants}
              </Link>
            )}
          </p>
        </div>
      )}
    </div>
  )
}
