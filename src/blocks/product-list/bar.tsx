import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Category } from '../../commerce/domain/product/product-gateway.js'
import { Link, ListBox, Pagination, useMessages } from '../../ui/index.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import { shownHere } from '../../ui/parts/link.js'
import paging from '../../ui/theme/paging.css?inline'
import bar from './bar.css?inline'
import { barMessages } from './bar.messages.js'
import { Filters } from './filters.js'
import type { ListProps } from './list-props.js'

export const browsingSheet = bar + paging

/** The goods, below what one browses them with: they come together, so that nothing jumps. */
export function Browsing({ children, ...given }: ListProps & { children: ReactNode }) {
  const start = useRef<HTMLParagraphElement>(null)
  const tell = useListStart(given, start)
  const props: ListProps = {
    ...given,
    go(change, how) {
      tell(change.page === undefined ? 'choice' : 'page')
      given.go(change, how)
    },
  }
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
      <Bar {...props}>
        <Count {...props} start={start} />
      </Bar>
      {children}
      <Pagination
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

/**
 * The link of a turned page is far below the products, and a chip that was taken away is gone: once they are there, the focus goes
 * to where the list begins.
 * @returns to be called when the shopper chooses
 */
function useListStart({ address, dim, host }: ListProps, start: RefObject<HTMLElement | null>): (kind: 'choice' | 'page') => void {
  const done = useRef<'choice' | 'page'>(undefined)
  const key = JSON.stringify(address)
  const last = useRef(key)
  useEffect(() => {
    if (dim || last.current === key) return
    last.current = key
    const { activeElement, body } = host.ownerDocument
    if (done.current === 'page' || (done.current === 'choice' && activeElement === body)) start.current?.focus({ preventScroll: true })
    done.current = undefined
  })
  return (kind) => {
    done.current = kind
  }
}

/** Count, order and page of the products that are shown: a status that changes once per choice. */
function Count({ address, corrected, dim, total, pageCount = 1, start }: ListProps & { start: RefObject<HTMLParagraphElement | null> }) {
  const t = useMessages(barMessages)
  const shown = useRef('')
  const { page = 0, sort = '' } = address ?? {}
  const order = { '': '', name: t.sortName, 'price-up': t.sortUp, 'price-down': t.sortDown }[sort]
  if (!dim) shown.current = [order, page > 0 && t.pageOf(page + 1, pageCount)].filter(Boolean).join(', ')
  return (
    <p className="soft-text count" role="status" ref={start} tabIndex={-1}>
      {corrected && <span>{t.corrected(corrected)} · </span>}
      {t.count(total)}
      {shown.current && <span className="visually-hidden">, {shown.current}</span>}
    </p>
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

/** Chooses which products a list shows, and in which order. */
function Bar({ categories = [], facets = [], address, total, products, hrefOf, go, children }: ListProps & { children: ReactNode }) {
  const t = useMessages(barMessages)
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
      {children}
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
      {address && <Filters facets={facets} address={address} total={total} currency={products[0]?.currency ?? ''} go={go} />}
    </div>
  )
}
