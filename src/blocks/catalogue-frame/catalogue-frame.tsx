import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { trustedAddress, catalogueSource } from '../../commerce/domain/catalogue/catalogue.js'
import { Link, Spinner, useSettings, useShop, useTrustedOrigins, useStore, useMessages } from '../../ui/index.js'
import { originsIn, safePictureUrl } from '../../core/dom/safe-url.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { BagNotice } from './bag-notice.js'
import { catalogueFrame } from './catalogue-frame.block.js'
import { catalogueFrameMessages } from './catalogue-frame.messages.js'
import { patience } from './load-helper.js'
import { Poster } from './poster.js'
import { type CatalogueProps, useBag } from './use-bag.js'
import { useHelper } from './use-helper.js'
import { useLentFocus } from './use-lent-focus.js'

export function SampleCatalogue(props: CatalogueProps) {
  const t = useMessages(catalogueFrameMessages)
  return (
    <section className="catalogue" aria-label={props.heading || t.heading}>
      <Heading {...props} />
      {props.load === 'at-once' ? (
        <Poster heading={t.title}>
          <p>{t.sample}</p>
        </Poster>
      ) : (
        <Invitation {...props} from={catalogueFrame.sample.host} open={() => {}} />
      )}
      <Otherwise {...props} />
    </section>
  )
}

export function CatalogueFrame(props: CatalogueProps) {
  const { heading, load, setState } = props
  const t = useMessages(catalogueFrameMessages)
  const shop = useShop()
  useSettings()
  useStore(shop.consent.choice)
  const addresses = useAddresses(props)
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState<string>()
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useFocusHome<HTMLElement>()
  const consent = shop.consent.of('media')
  // A refusal holds whatever the page has set: another site must not learn of the shopper before she asks for the catalogue.
  const allowed = asked || (load === 'at-once' && consent !== 'denied') || (load === 'after-consent' && consent === 'granted')
  const helper = useHelper(allowed ? addresses?.helper : undefined)
  const source = helper.ready ? addresses?.source : undefined
  const { lend, onFocus } = useLentFocus(place, frame)
  const bag = useBag(props, { frame, source, opening: lend })
  const isShown = source !== undefined && shown === source

  const failed = !addresses || (helper.failed && !helper.ready)
  const trouble = bag.missed.length > 0 || bag.flooded
  const state = failed ? 'failed' : !allowed ? 'asking' : !isShown ? 'loading' : bag.adding ? 'processing' : trouble ? 'refused' : 'open'
  useEffect(() => setState(state), [setState, state])
  useOpened(props, isShown)

  return (
    <section className={`catalogue ${load}`} aria-label={heading || t.heading} ref={place} tabIndex={-1} onFocus={onFocus}>
      <Heading {...props} />
      {state === 'failed' && <Unreachable source={addresses?.source} again={helper.again} />}
      {state === 'asking' && addresses && <Invitation {...props} from={new URL(addresses.source).host} open={() => setAsked(true)} />}
      {!failed && allowed && (
        <Stage source={source} frame={frame} shown={isShown} show={setShown}>
          <BagNotice {...bag} />
        </Stage>
      )}
      <Otherwise {...props} />
    </section>
  )
}

/** The addresses of the catalogue and its helper; undefined, and logged, when one of the two is not allowed. */
function useAddresses({ catalogueUrl, helperUrl, projectcode, languageCode }: CatalogueProps) {
  const shop = useShop()
  const origins = useTrustedOrigins().join(' ')
  return useMemo(() => {
    const trusted = originsIn(origins)
    const here = shop.page.here()
    const { names } = shop.settings.get()
    const source = catalogueSource({ address: catalogueUrl, project: projectcode, language: languageCode, here, trusted, names })
    const helper = trustedAddress(helperUrl, here, trusted)
    if (source && helper) return { source, helper: helper.href }
    console.error('<vitrine-catalogue-frame> needs catalogue-url and helper-url with https, or from an origin that the store trusts.')
    return undefined
  }, [shop, catalogueUrl, helperUrl, projectcode, languageCode, origins])
}

function useOpened({ projectcode: project, languageCode: language, emit }: CatalogueProps, isShown: boolean): void {
  const shop = useShop()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when it opens, not when a field changes
  useEffect(() => {
    if (!isShown) return
    shop.products.preload()
    shop.report({ event: 'catalogue_open', project, language })
    emit('vitrine-catalogue-open', { project, language })
  }, [isShown])
}

function Heading({ heading, productsUrl }: CatalogueProps) {
  const t = useMessages(catalogueFrameMessages)
  return (
    <div className="head">
      <h1 part="heading">{heading || t.heading}</h1>
      {productsUrl && <Link href={productsUrl}>{t.products}</Link>}
    </div>
  )
}

interface StageProps {
  /** Undefined while the helper is on its way. */
  source: string | undefined
  frame: React.RefObject<HTMLIFrameElement | null>
  shown: boolean
  show: (source: string) => void
  children: ReactNode
}

function Stage({ source, frame, shown, show, children }: StageProps) {
  const t = useMessages(catalogueFrameMessages)
  const { clock } = useShop().page
  const trusted = useTrustedOrigins()
  const end = useRef<HTMLParagraphElement>(null)
  // A catalogue that never reports that it is done is shown all the same.
  useEffect(() => {
    if (source === undefined) return
    const gone = new AbortController()
    clock.wait(patience, gone.signal).then(
      () => show(source),
      () => {},
    )
    return () => gone.abort()
  }, [source, show, clock])
  return (
    <>
      <button type="button" className="button small skip" onClick={() => end.current?.focus()}>
        {t.skip}
      </button>
      <div className="stage">
        {source !== undefined && (
          <iframe
            key={source}
            ref={frame}
            part="frame"
            allow="camera; geolocation; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            src={safePictureUrl(source, trusted)}
            title={t.title}
            onLoad={() => show(source)}
          />
        )}
        <div className={shown ? 'overlay gone' : 'overlay'} part="overlay">
          {!shown && <Spinner size="large" variant="brand" label={t.loading} />}
        </div>
        <p className="visually-hidden" role="status">
          {shown ? '' : t.loading}
        </p>
        {children}
      </div>
      <p className="visually-hidden" ref={end} tabIndex={-1}>
        {t.rather}
      </p>
    </>
  )
}

function Invitation({ load, from, open }: CatalogueProps & { from: string; open: () => void }) {
  const t = useMessages(catalogueFrameMessages)
  return (
    <Poster heading={t.posterHeading}>
      <p>{t.poster(from)}</p>
      <button type="button" className="button" onClick={open}>
        {load === 'on-click' ? t.open : t.agree}
      </button>
    </Poster>
  )
}

function Unreachable({ source, again }: { source: string | undefined; again: () => void }) {
  const t = useMessages(catalogueFrameMessages)
  return (
    <div role="alert">
      <Poster heading={source ? t.failed : t.missing}>
        {source && (
          <p className="choices">
            <Link className="button" href={source} target="_blank" rel="noopener">
              {t.elsewhere}
            </Link>
            <button type="button" className="button quiet" onClick={again}>
              {t.again}
            </button>
          </p>
        )}
      </Poster>
    </div>
  )
}

function Otherwise({ productsUrl }: CatalogueProps) {
  const t = useMessages(catalogueFrameMessages)
  if (!productsUrl) return null
  return (
    <p className="otherwise">
      {t.rather} <Link href={productsUrl}>{t.products}</Link>
    </p>
  )
}
