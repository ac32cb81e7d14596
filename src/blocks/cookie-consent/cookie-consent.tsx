import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { chooseConsent } from '../../commerce/domain/consent/choose-consent.js'
import { type Purpose, purposes } from '../../commerce/domain/consent/purposes.js'
import { Link, useSettings, useShop, useTrustedOrigins, useStore, useMessages } from '../../ui/index.js'
import type { cookieConsent } from './cookie-consent.block.js'
import { cookieConsentMessages } from './cookie-consent.messages.js'

type Props = ViewOf<typeof cookieConsent>

/** Fragment of a link that opens the choice again. */
const ownHash = '#cookies'

export const SampleConsent = (props: Props) => (
  <Sheet {...props} choices={<Choices details={false} choose={() => {}} select={() => {}} />} />
)

/** Asks once, and again on demand. The choice reaches the blocks through the shop, and tag managers through the data layer. */
export function CookieConsent(props: Props) {
  const { setState, emit, host } = props
  useEffect(() => {
    // A link needs a target, also on pages that were not published with ours.
    host.id ||= ownHash.slice(1)
  }, [host])
  const shop = useShop()
  const t = useMessages(cookieConsentMessages)
  const { consent } = useSettings()
  const choice = useStore(shop.consent.choice)
  const [opened, close] = useOpenedByLink()
  const [details, setDetails] = useState(false)
  const [picked, setPicked] = useState<readonly Purpose[]>([])
  useDataLayer(props)
  // Another tab may choose while this one shows an older choice.
  useEffect(() => setPicked(choice ?? []), [choice])

  const offered = purposes.filter((purpose) => props[purpose])
  // Nothing is asked where the page has asked the shopper itself.
  const asking = (consent === 'unknown' || consent === 'asked') && (choice === undefined || opened)
  const showsDetails = details || choice !== undefined
  useEffect(() => shop.consent.ask(), [shop])
  useEffect(() => setState(!asking ? 'settled' : showsDetails ? 'choosing' : 'asking'), [setState, asking, showsDetails])
  const title = useRef<HTMLHeadingElement>(null)
  // This runs after `enter`: an element that is not shown takes no focus.
  useEffect(() => {
    if (opened) title.current?.focus()
  }, [opened])
  useStickyBottom(title, asking)
  if (!asking) return null
  const choose = (wanted: readonly Purpose[]) => {
    const agreed = offered.filter((purpose) => wanted.includes(purpose))
    const isKept = chooseConsent(shop.consent, agreed)
    shop.announce(isKept ? t.saved : t.unkept, !isKept)
    emit('vitrine-consent-choose', {
      comfort: agreed.includes('comfort'),
      media: agreed.includes('media'),
      statistics: agreed.includes('statistics'),
      marketing: agreed.includes('marketing'),
    })
    setDetails(false)
    close()
  }
  const tick = (purpose: Purpose, wants: boolean) =>
    setPicked((before) => [...before.filter((each) => each !== purpose), ...(wants ? [purpose] : [])])
  return (
    <Sheet
      {...props}
      title={title}
      choices={
        <Choices details={showsDetails} choose={(all) => choose(all ?? picked)} select={() => setDetails(true)} close={choice && close} />
      }
    >
      {showsDetails && (
        <div className="purposes">
          <p className="always">
            <input type="checkbox" checked disabled aria-label={t.needed} />
            <span>
              <strong>{t.needed}</strong>
            </span>
            <small>{t.neededHint}</small>
          </p>
          {offered.map((purpose) => (
            <label key={purpose}>
              <input
                type="checkbox"
                name={purpose}
                checked={picked.includes(purpose)}
                onChange={(event) => tick(purpose, event.target.checked)}
              />
              <strong>{t[purpose]}</strong>
              <small>{t[`${purpose}Hint`]}</small>
            </label>
          ))}
        </div>
      )}
    </Sheet>
  )
}

interface SheetProps extends Props {
  title?: RefObject<HTMLHeadingElement | null>
  choices: ReactNode
  children?: ReactNode
}

/** The words scroll where there is little room for them, and the buttons stay in sight. */
function Sheet({ heading, hint, privacyUrl, title, choices, children }: SheetProps) {
  const t = useMessages(cookieConsentMessages)
  return (
    <section className="sheet" aria-label={t.label}>
      <div className="content">
        <div className="words">
          <div className="said">
            <h2 part="heading" ref={title} tabIndex={-1}>
              {heading || t.heading}
            </h2>
            <p part="hint">
              {hint || t.hint} {privacyUrl && <Link href={privacyUrl}>{t.privacy}</Link>}
            </p>
          </div>
          {children}
        </div>
        {choices}
      </div>
    </section>
  )
}

interface ChoicesProps {
  details: boolean
  /** Undefined takes the selected purposes. */
  choose: (all: readonly Purpose[] | undefined) => void
  select: () => void
  close?: (() => void) | undefined
}

/** The choices; refusing is as easy as agreeing. */
function Choices({ details, choose, select, close }: ChoicesProps) {
  const t = useMessages(cookieConsentMessages)
  return (
    <div className="choices">
      <button type="button" className="button" part="decline" onClick={() => choose([])}>
        {t.decline}
      </button>
      <button type="button" className="button" part="agree" onClick={() => choose(purposes)}>
        {t.agree}
      </button>
      <button type="button" className="button quiet" onClick={() => (details ? choose(undefined) : select())}>
        {details ? t.save : t.select}
      </button>
      {close && (
        <button type="button" className="text-button" onClick={close}>
          {t.close}
        </button>
      )}
    </div>
  )
}

/** Tells if a link has asked for the choice, and how to close it again, which returns the focus to that link. */
function useOpenedByLink(): [opened: boolean, close: () => void] {
  const { here, rewrite } = useShop().page
  const [opened, setOpened] = useState(false)
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const look = () => location.hash === ownHash && setOpened(true)
    // When the address changes, the browser moves the focus from the link to this block, its target.
    const remember = (event: Event) => {
      if (event.composedPath().some((each) => 'hash' in each && each.hash === ownHash)) before.current = focusedElement()
    }
    look()
    addEventListener('hashchange', look)
    addEventListener('click', remember, true)
    return () => {
      removeEventListener('hashchange', look)
      removeEventListener('click', remember, true)
    }
  }, [])
  const close = () => {
    if (!opened) return
    setOpened(false)
    const address = here()
    address.hash = ''
    rewrite(address)
    before.current?.focus()
  }
  return [opened, close]
}

/** Tells the page how much of its foot the sheet covers: what stays at the bottom of the window stands above it. */
function useStickyBottom(title: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const sheet = title.current?.closest('section')
    if (!isShown || !sheet) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--vitrine-sticky-bottom', `min(${sheet.offsetHeight}px, 50dvh)`))
    observer.observe(sheet)
    return () => {
      observer.disconnect()
      style.removeProperty('--vitrine-sticky-bottom')
    }
  }, [title, isShown])
}

function focusedElement(): HTMLElement | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element as HTMLElement | null
}

/** Feeds the data layer; its code is loaded after consent only. */
function useDataLayer({ tagManagerUrl }: Props): void {
  const shop = useShop()
  const trusted = useTrustedOrigins().join(' ')
  useSettings()
  useStore(shop.consent.choice)
  const granted = purposes.filter((purpose) => shop.consent.of(purpose) === 'granted').join(' ')
  const isFed = useRef(false)
  useEffect(() => {
    const wanted = purposes.filter((purpose) => granted.includes(purpose))
    const isWanted = wanted.includes('statistics') || wanted.includes('marketing')
    if (!isWanted && !isFed.current) return
    isFed.current = true
    const controller = new AbortController()
    import('./data-layer.js')
      .then(({ feedDataLayer }) => feedDataLayer(shop, { granted: wanted, tagManagerUrl, trusted, signal: controller.signal }))
      .catch((error) => controller.signal.aborted || console.warn('The data layer is not fed.', error))
    return () => controller.abort()
  }, [shop, granted, tagManagerUrl, trusted])
}
