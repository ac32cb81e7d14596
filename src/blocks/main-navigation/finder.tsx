import type { ViewOf } from '../../core/element/index.js'
import { Link, useMessages } from '../../ui/index.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import { ProductSearchField } from '../../ui/search/product-search-field.js'
import fieldCss from '../../ui/theme/search-field.css?inline'
import searchCss from '../../ui/theme/product-search.css?inline'
import css from './finder.css?inline'
import type { mainNavigation } from './main-navigation.block.js'
import { navigationMessages } from './main-navigation.messages.js'

type Props = ViewOf<typeof mainNavigation>

/** Number of products among the suggestions. */
const showProducts = 4

/** The product search below the bar. */
export function Finder({ resultsUrl, productUrl, searchUrl, mode, emit, close }: Props & { close: () => void }) {
  const t = useMessages(navigationMessages)
  const sheet = useSheet(fieldCss + searchCss + css)
  const onSearch = (term: string) => {
    close()
    return emit('vitrine-product-search', { term })
  }
  return (
    <div ref={sheet} className="finder" part="finder">
      <ProductSearchField {...{ showProducts, resultsUrl, productUrl, onSearch }} live={mode !== 'edit'} autoFocus />
      {searchUrl && (
        <Link className="link" href={searchUrl}>
          {t.findPages}
        </Link>
      )}
    </div>
  )
}
