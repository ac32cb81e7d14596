import { Link, useMessages } from '../../ui/index.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import { withQuery } from '../../core/dom/with-query.js'
import { barMessages } from './bar.messages.js'
import type { ListProps } from './list-props.js'
import css from './nothing.css?inline'
import { unfiltered } from '../../commerce/domain/product/list-address.js'

/** Nothing there: what to try, and where to go instead. */
export function Nothing({ browsable, address, consultantsUrl, searchUrl, go }: ListProps) {
  const t = useMessages(barMessages)
  const sheet = useSheet(css)
  if (!address?.term)
    return (
      <div className="notice">
        <p>{t.empty}</p>
        {browsable && <ShowAll go={go} />}
      </div>
    )
  return (
    <div className="nothing" ref={sheet}>
      <p>{t.notFound}</p>
      <p className="ways-on">
        <ShowAll go={go} />
        {searchUrl && (
          <Link className="button quiet small" href={withQuery(searchUrl, 'q', address.term)}>
            {t.searchPages}
          </Link>
        )}
        {consultantsUrl && (
          <Link className="button quiet small" href={consultantsUrl}>
            {t.askConsultant}
          </Link>
        )}
      </p>
    </div>
  )
}

function ShowAll({ go }: Pick<ListProps, 'go'>) {
  const t = useMessages(barMessages)
  return (
    <button type="button" className="button quiet small" onClick={() => go({ term: '', category: '', sort: '', ...unfiltered })}>
      {t.showAll}
    </button>
  )
}
