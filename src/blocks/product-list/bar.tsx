import { type ReactNode, useEffect } from 'react'
import type { Category } from '../../shop/product/product-gateway.js'
import { Link, ListBox, Paging, useWords } from '../../ui/index.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import { shownHere } from '../../ui/parts/link.js'
import paging from '../../theme/paging.css?inline'
import bar from './bar.css?inline'
import { barWords } from './bar.words.js'
import { Filters } from './filters.js'
import type { ListProps } from './list-props.js'

export const browsingSheet = bar + paging

/** The goods, below what one browses them with: they come together, so that nothing jumps. */
export function Browsing({ children, ...props }: ListProps & { children: ReactNode }) {
  const shown = props.categories?.find(({ id }) => id === props.address?.category)
  useCategoryHead(props, shown)
  const { pageCount = 1 } = props
  return (
    <>
      {shown && (
        <div className="category">
          <h2 part="heading">{shown.name}</h2>
          {shown.description && <p className="soft-text">{shown.description}</p>}
        </div>
      )}
      <Bar {...props} />
      {children}
      <Paging
        page={Math.min(props.address?.page ?? 0, pageCount - 1)}
        pageCount={pageCount}
        hrefOf={(page) => props.hrefOf?.({ page }) ?? ''}
        go={(page) => {
          props.go({ page })
          props.host.scrollIntoView({ block: 'start' })
        }}
      />
    </>
  )
}

/** A category of the address is a page of its own: it has a title, a description and a canonical address. */
function useCategoryHead({ mode, category, host }: ListProps, shown: Category | undefined): void {
  const isOwn = mode === 'live' && shown?.id !== category
  useEffect(() => {
    if (!isOwn || !shown || document.querySelector(host.localName) !== host) return
    const controller = new AbortController()
    const { signal } = controller
    const facts = { title: shown.name, description: shown.description }
    import('../../ui/hooks/record-head.js')
      .then(({ sayInHead }) => signal.aborted || signal.addEventListener('abort', sayInHead({ ...facts, query: ['category', shown.id] })))
      .catch((error) => signal.aborted || console.warn('The head of the page does not name the category.', error))
    return () => controller.abort()
  }, [isOwn, shown, host])
}

/** What a list shows, and in which order. */
function Bar({ categories = [], facets = [], address, total, products, hrefOf, go }: ListProps) {
  const t = useWords(barWords)
  const { category = '', sort = '' } = address ?? {}
  return (
    <div className="bar" ref={useSheet(browsingSheet)}>
      <nav className="chips" aria-label={t.categories}>
        {[{ id: '', name: t.all }, ...categories].map(({ id, name }) => (
          <Link
            key={id}
            className="chip"
            href={hrefOf?.({ category: id, page: 0 }) ?? ''}
            aria-current={id === category ? 'page' : undefined}
            onClick={shownHere(() => go({ category: id }))}
          >
            {name}
          </Link>
        ))}
      </nav>
      <p className="soft-text count" role="status">
        {t.count(total)}
      </p>
      <ListBox
        label={t.sort}
        value={sort}
        choose={(value) => go({ sort: value as '' })}
        choices={[
          { value: '', label: t.sortDefault },
          { value: 'name', label: t.sortName },
          { value: 'price-up', label: t.sortUp },
          { value: 'price-down', label: t.sortDown },
        ]}
      />
      {address && <Filters facets={facets} address={address} total={total} currency={products[0]?.currency ?? 'EUR'} go={go} />}
    </div>
  )
}
