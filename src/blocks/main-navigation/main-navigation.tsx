import { useEffect, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { catalogueAddress } from '../../commerce/domain/catalogue/catalogue-address.js'
import { cartChanged, cartOpen } from '../../commerce/domain/channels.js'
import { customerKey } from '../../commerce/domain/memory.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { lazy } from '../../ui/parts/lazy.js'
import { BagIcon, CloseIcon, MenuIcon, SearchIcon } from '../../ui/theme/icons.js'
import { Link, useSession, useSettings, useShop, useStore, useMessages } from '../../ui/index.js'
import { isHere, useHref } from '../../ui/hooks/use-here.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { OtherLanguage } from '../../ui/parts/other-language.js'
import { useLogout } from '../../ui/hooks/use-logout.js'
import type { mainNavigation } from './main-navigation.block.js'
import { navigationMessages } from './main-navigation.messages.js'

const Finder = lazy(() => import('./finder.js').then((module) => module.Finder))

type Props = ViewOf<typeof mainNavigation>

export function MainNavigation(props: Props) {
  const { brand, brandUrl, shopUrl, catalogueUrl, searchUrl, resultsUrl, otherLanguageUrl, mode, setState } = props
  const shop = useShop()
  const t = useMessages(navigationMessages)
  const live = mode !== 'edit'
  const { status, session } = useSession(live)
  const consultant = useStore(shop.consultant)
  /** Only one is open at a time: both stand below the bar. */
  const [unfolded, unfold] = useState<'menu' | 'finder'>()
  const open = unfolded === 'menu'
  const finding = unfolded === 'finder'
  const bar = useFocusHome<HTMLElement>()
  const toggle = useRef<HTMLButtonElement>(null)
  const magnifier = useRef<HTMLButtonElement>(null)
  const [path] = useHref().split('?')
  // The page has changed, and no document came that would have folded it.
  useEffect(() => {
    if (path) unfold(undefined)
  }, [path])
  const state = !live ? 'guest' : status !== 'ready' ? status : session?.guest ? 'guest' : 'signed-in'
  useEffect(() => setState(state), [setState, state])
  const firstName = useFirstName(state, session?.firstName ?? '')
  return (
    <nav
      ref={bar}
      tabIndex={-1}
      className={open ? 'open' : ''}
      aria-label={t.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !unfolded) return
        unfold(undefined)
        const opener = finding ? magnifier : toggle
        opener.current?.focus()
      }}
    >
      <Link className="brand" part="brand" href={brandUrl}>
        {brand}
        {consultant && <small>{t.shopOf(displayName(consultant))}</small>}
      </Link>
      <div className="tools">
        <button
          ref={toggle}
          type="button"
          className="icon-button toggle"
          aria-expanded={open}
          aria-controls="menu"
          aria-label={t.menu}
          onClick={() => unfold(open ? undefined : 'menu')}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </button>
        <div className="menu" id="menu">
          <MenuLink href={shopUrl}>{t.shopAll}</MenuLink>
          {catalogueUrl && <MenuLink href={catalogueAddress(catalogueUrl, consultant, shop.page.here())}>{t.catalogues}</MenuLink>}
          <slot name="links" />
          <OtherLanguage className="link" href={otherLanguageUrl} />
          <Account {...props} firstName={firstName} />
        </div>
        {resultsUrl ? (
          <button
            ref={magnifier}
            type="button"
            className="icon-button search"
            part="search"
            aria-expanded={finding}
            aria-label={t.findProducts}
            title={t.findProducts}
            onPointerEnter={Finder.preload}
            onFocus={Finder.preload}
            onClick={() => unfold(finding ? undefined : 'finder')}
          >
            <SearchIcon size={24} />
          </button>
        ) : (
          searchUrl && <SearchLink href={searchUrl} />
        )}
        <CartButton {...props} live={live} />
      </div>
      {finding && <Finder {...props} close={() => unfold(undefined)} />}
    </nav>
  )
}

/** First name of the customer. Until the session is known it is the one of the page before, so her links do not push others aside. */
function useFirstName(state: string, firstName: string): string | undefined {
  const { visit } = useShop().page
  useEffect(() => {
    if (state === 'signed-in') visit.set(customerKey, firstName)
    if (state === 'guest') visit.remove(customerKey)
  }, [visit, state, firstName])
  return state === 'loading' ? visit.get(customerKey) : state === 'signed-in' ? firstName : undefined
}

function MenuLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="link" part="link" href={href} aria-current={useCurrent(href)}>
      {children}
    </Link>
  )
}

function useCurrent(href: string): 'page' | undefined {
  useHref()
  return isHere(href, useShop()) ? 'page' : undefined
}

function SearchLink({ href }: { href: string }) {
  const t = useMessages(navigationMessages)
  return (
    <Link className="icon-button search" part="search" href={href} title={t.search} aria-current={useCurrent(href)}>
      <SearchIcon size={24} />
      <span className="visually-hidden">{t.search}</span>
    </Link>
  )
}

function Account({ firstName, accountUrl, myConsultantsUrl, emit }: Props & { firstName: string | undefined }) {
  const t = useMessages(navigationMessages)
  const { loginUrl } = useSettings()
  const { label, logout, problem } = useLogout(() => emit('vitrine-account-logout', {}))
  if (firstName === undefined) return <MenuLink href={loginUrl}>{t.signIn}</MenuLink>
  return (
    <>
      <span className="greeting">{t.greeting(firstName)}</span>
      {myConsultantsUrl && <MenuLink href={myConsultantsUrl}>{t.myConsultants}</MenuLink>}
      {accountUrl && <MenuLink href={accountUrl}>{t.account}</MenuLink>}
      <button type="button" className="text-button link" onClick={logout}>
        {label}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

/** The badge counts pieces, capped at 999+. */
function CartButton({ live, publish, subscribe }: Props & { live: boolean }) {
  const shop = useShop()
  const t = useMessages(navigationMessages)
  const [count, setCount] = useState<number>()
  useEffect(() => subscribe(cartChanged, (message) => setCount(message.count)), [subscribe])
  useEffect(() => {
    if (live) shop.cart.open()
  }, [shop, live])
  return (
    <button
      type="button"
      className="icon-button cart"
      part="cart"
      aria-haspopup="dialog"
      aria-label={count === undefined ? t.cartUnknown : t.cart(count)}
      onClick={() => publish(cartOpen, { reason: 'asked' })}
    >
      <BagIcon />
      {count !== undefined && count > 0 && (
        <span className="count" part="badge" aria-hidden="true" translate="no">
          {count > 999 ? '999+' : count}
        </span>
      )}
    </button>
  )
}
