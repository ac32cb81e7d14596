import { searchText } from '../../core/dom/plain-text.js'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { debounce } from '../../commerce/domain/limits.js'
import type { Product } from '../../commerce/domain/product/product-gateway.js'
import { SearchIcon } from '../theme/icons.js'
import { ProductImage, useQuery, useLazy, usePriceFormat, useSession, useShop, useMessages } from '../index.js'
import { isHere } from '../hooks/use-here.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { withQuery } from '../../core/dom/with-query.js'
import { productSearchMessages } from './product-search.messages.js'
import { useSearches } from './use-searches.js'

export interface ProductSearchFieldProps {
  caption?: string
  /** Number of products suggested beside words. */
  showProducts: number
  resultsUrl: string
  productUrl: string
  /** Outside of the editor. */
  live: boolean
  /** True where the field appears on demand: it takes the focus. */
  autoFocus?: boolean
  onShown?: (isShown: boolean) => void
  /** Called before the page goes to the results; returning `false` prevents that. */
  onSearch: (term: string) => boolean
}

const longest = 100
const shortest = 2

/** Something that can be taken, by mouse or keyboard. */
type Choice = { kind: 'recent' | 'term'; text: string } | { kind: 'product'; product: Product }

/** A field that suggests terms and products while the shopper types, and the searches of this visit. */
export function ProductSearchField(props: ProductSearchFieldProps) {
  const { caption, showProducts, resultsUrl, productUrl, live, autoFocus = false, onShown, onSearch } = props
  const shop = useShop()
  const getProducts = useLazy(shop.products)
  const t = useMessages(productSearchMessages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { permissions } = useSession(live)
  const { searches, keep, clear } = useSearches()
  const [typed, setTyped] = useState(() => (live ? termHere(resultsUrl, shop) : ''))
  const [asked, ask] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useEffect(() => {
    const timer = setTimeout(() => ask(searchText(typed)), debounce)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = isOpen && [...asked].length >= shortest && (permissions?.browse ?? false)
  const found = useQuery(isAsked ? `${showProducts} ${asked}` : undefined, async (signal) => {
    const products = await getProducts()
    const [terms, page] = await Promise.all([
      products.suggest(asked, signal),
      showProducts > 0 ? products.search({ term: asked, page: 0, pageSize: showProducts }, signal) : undefined,
    ])
    return { of: asked, terms, products: page?.products ?? [] }
  })
  const isTyping = [...searchText(typed)].length >= shortest
  const answer = isTyping && found.value?.of === searchText(typed) ? found.value : undefined
  const choices: readonly Choice[] = isTyping
    ? [
        ...(answer?.products ?? []).map((product) => ({ kind: 'product' as const, product })),
        ...(answer?.terms ?? []).map((text) => ({ kind: 'term' as const, text })),
      ]
    : searches.map((text) => ({ kind: 'recent' as const, text }))
  const isShown = isOpen && choices.length > 0
  const count = choices.length
  useEffect(() => onShown?.(isShown), [onShown, isShown])
  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])
  useEffect(() => {
    if (isShown) shop.announce(t.count(count))
  }, [shop, t, isShown, count])
  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const searchFor = (text: string) => {
    const term = searchText(text)
    close()
    if (term === '') return field.current?.focus()
    setTyped(term)
    keep(term)
    if (onSearch(term) && live && resultsUrl) shop.page.go(withQuery(resultsUrl, 'q', term))
  }
  const take = (choice: Choice) => {
    if (choice.kind !== 'product') return searchFor(choice.text)
    close()
    if (live) shop.page.go(withQuery(productUrl, 'id', choice.product.id))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchFor(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = choices[active]
    if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && isShown && chosen) take(chosen)
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      // The field itself is one of the positions: from the last choice back to the typed text.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(isShown ? ((active + 1 + step + count + 1) % (count + 1)) - 1 : step > 0 ? 0 : count - 1)
      setOpen(true)
    } else return
    event.preventDefault()
  }
  return (
    <search
      className="asking"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <form noValidate onSubmit={submit}>
        <label htmlFor={`${id}-field`} className="visually-hidden">
          {caption || t.label}
        </label>
        <span className="box" part="field">
          <input
            ref={field}
            id={`${id}-field`}
            type="search"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
            placeholder={caption || t.label}
            maxLength={longest}
            enterKeyHint="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setActive(-1)
              setOpen(true)
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
          <button type="submit" className="button" aria-label={t.search}>
            <SearchIcon />
          </button>
        </span>
      </form>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed here leaves the focus in the field */}
      <div className="suggestions" part="suggestions" hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
        <div ref={list} role="listbox" id={`${id}-list`} aria-label={isTyping ? t.terms : t.recent}>
          {choices.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys (ARIA practices, combobox)
            <div
              key={choice.kind === 'product' ? choice.product.id : choice.text}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={`suggestion ${choice.kind}`}
              part="suggestion"
              onClick={() => take(choice)}
            >
              {choice.kind === 'product' ? <Found product={choice.product} /> : <Term text={choice.text} typed={typed} />}
            </div>
          ))}
        </div>
        {!isTyping && searches.length > 0 && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              clear()
              shop.announce(t.cleared)
              field.current?.focus()
            }}
          >
            {t.clear}
          </button>
        )}
      </div>
    </search>
  )
}

function Found({ product }: { product: Product }) {
  const format = usePriceFormat(product.currency)
  const [picture] = product.pictures
  return (
    <>
      <span className="suggestion-picture">
        <ProductImage picture={picture && { ...picture, alt: '' }} />
      </span>
      <span>
        {product.name} <span className="soft-text">{product.detail}</span>
      </span>
      <b translate="no">{format(product.price)}</b>
    </>
  )
}

/** Highlights the part of a term that the shopper has not typed. */
function Term({ text, typed }: { text: string; typed: string }) {
  const at = text.toLowerCase().indexOf(searchText(typed).toLowerCase())
  if (searchText(typed) === '' || at < 0) return <span>{text}</span>
  const end = at + searchText(typed).length
  return (
    <span>
      <b>{text.slice(0, at)}</b>
      {text.slice(at, end)}
      <b>{text.slice(end)}</b>
    </span>
  )
}

/** Returns the current search term, on the page with the results. */
function termHere(resultsUrl: string, shop: Shop): string {
  return isHere(resultsUrl, shop) ? searchText(new URLSearchParams(location.search).get('q') ?? '').slice(0, longest) : ''
}
