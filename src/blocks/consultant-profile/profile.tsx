import type { ReactNode } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { catalogueAddress } from '../../commerce/domain/catalogue/catalogue-address.js'
import type { ConsultantProfile as Profile } from '../../commerce/domain/consultant/consultant-gateway.js'
import { socialLinks } from '../../commerce/domain/consultant/social-links.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { ImprintFacts } from '../../ui/consultant/imprint-facts.js'
import { ShopHere } from '../../ui/consultant/person.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { Link, Spinner, useSettings, useMessages } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'
import { ShareButton } from '../../ui/parts/share-button.js'
import { checkoutToReturnTo } from '../../core/dom/checkout-return.js'
import { recordUrl } from '../../core/dom/record-url.js'
import { safePictureUrl } from '../../core/dom/safe-url.js'
import type { consultantProfile } from './consultant-profile.block.js'
import { consultantProfileMessages } from './consultant-profile.messages.js'

// The consultant's favourites stand below the first screen: the profile does not wait for them, and is shown without them on failure.
const FavouriteProducts = lazy(() =>
  import('./favourite-products.js').then(
    (module) => module.FavouriteProducts,
    () => () => null,
  ),
)

export type Props = ViewOf<typeof consultantProfile>

export const nameOf = ({ consultant, imprint }: Profile): string =>
  displayName({ ...consultant, country: imprint.country || consultant.country })

/** The profile's frame, with links back to the search in the address, and to the checkout. */
export function Frame({ searchUrl, label, mode, busy = false, children }: Props & { label: string; busy?: boolean; children: ReactNode }) {
  const t = useMessages(consultantProfileMessages)
  const { checkoutUrl } = useSettings()
  const query = new URLSearchParams(mode === 'edit' ? '' : location.search)
  const search = query.get('search')
  const back = mode === 'edit' ? undefined : checkoutToReturnTo(new URL(location.href), checkoutUrl)
  const section = useFocusHome<HTMLElement>()
  return (
    <section ref={section} tabIndex={-1} aria-label={label} aria-busy={busy}>
      <p className="ways-out">
        {searchUrl && <Link href={search ? withSearch(searchUrl, search) : searchUrl}>‹ {search ? t.backToSearch : t.findAnother}</Link>}
        {back && <Link href={back}>{t.toCheckout}</Link>}
      </p>
      {children}
    </section>
  )
}

/** Only the query is taken from the address; the page decides where the link leads. */
function withSearch(searchUrl: string, search: string): string {
  const here = new URL(document.baseURI)
  const url = new URL(searchUrl, here)
  for (const [name, value] of new URLSearchParams(search.slice(0, 2000))) url.searchParams.append(name, value)
  return url.origin === here.origin ? url.pathname + url.search : url.href
}

const networkNames = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube', tiktok: 'TikTok' } as const

export function Content({ profile, favourites, shopUrl, productUrl, imprintUrl, emit }: Props & { profile: Profile }) {
  const t = useMessages(consultantProfileMessages)
  const { consultant, imprint } = profile
  const name = nameOf(profile)
  const links = socialLinks(profile.social)
  const ownCatalogue = safeLink(profile.catalogueUrl)
  const catalogue = ownCatalogue && catalogueAddress(ownCatalogue, consultant, new URL(document.baseURI))
  const join = safeLink(profile.joinUrl)
  return (
    <>
      <div className="person">
        <Portrait url={profile.pictureUrl} size={200} eager />
        <div className="facts">
          <p className="eyebrow">{t.eyebrow}</p>
          <h1 part="heading">
            <bdi translate="no">{name}</bdi>
          </h1>
          {profile.city && <p className="soft-text city">{profile.city}</p>}
          {profile.about && <p className="about">{profile.about}</p>}
          <Tags label={t.specialties} values={profile.specialties} />
          <Tags label={t.languages} values={profile.languages} />
          {!consultant.shopActive && <p className="notice">{t.closed}</p>}
          <div className="actions">
            {consultant.shopActive && (
              <ShopHere
                consultant={consultant}
                shopUrl={shopUrl}
                chosen={() => emit('vitrine-consultant-choose', { consultantId: consultant.id, moniker: consultant.moniker })}
              />
            )}
            <ShareButton
              label={t.share}
              title={name}
              url={addressOf(consultant.moniker)}
              done={() => emit('vitrine-consultant-share', { moniker: consultant.moniker })}
            />
          </div>
          {(catalogue || join) && (
            <p className="more">
              {catalogue && <Link href={catalogue}>{t.catalogue}</Link>}
              {join && (
                <Link href={join} rel="noopener">
                  {t.join}
                </Link>
              )}
            </p>
          )}
          {links.length > 0 && (
            <ul className="networks" aria-label={t.networks}>
              {links.map(({ network, url }) => (
                <li key={network}>
                  <Link href={url} rel="noopener noreferrer" aria-label={t.on(name, networkNames[network])}>
                    {networkNames[network]}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {profile.favouriteProductIds.length > 0 && (
        <FavouriteProducts
          ids={profile.favouriteProductIds.slice(0, favourites)}
          productUrl={productUrl}
          shopClosed={!consultant.shopActive}
          added={(productId, quantity) => emit('vitrine-product-add', { productId, quantity })}
        />
      )}
      <section className="imprint-box" aria-label={t.contact}>
        <h2>{t.contact}</h2>
        <ImprintFacts imprint={imprint} />
        {imprintUrl && <Link href={imprintUrl}>{t.imprint}</Link>}
      </section>
    </>
  )
}

/** https, and paths of the own site. */
const safeLink = (address: string | undefined): string | undefined => (address ? safePictureUrl(address, [location.origin]) : undefined)

/** The address to share leads to the consultant, and reveals nothing about where the sharer came from. */
const addressOf = (moniker: string): string => recordUrl(new URL(location.pathname, document.baseURI), 'moniker', moniker)

function Tags({ label, values }: { label: string; values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <div className="tags">
      <h2 className="label">{label}</h2>
      <ul>
        {values.map((each) => (
          <li key={each} className="topic">
            <bdi>{each}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Missing() {
  const t = useMessages(consultantProfileMessages)
  return (
    <div className="missing">
      <h1 part="heading">{t.missing}</h1>
      <p className="soft-text">{t.missingHint}</p>
    </div>
  )
}

export function Bones() {
  return (
    <>
      <p className="visually-hidden">
        <Spinner />
      </p>
      <div className="person" aria-hidden="true">
        <div className="bone portrait" />
        <div className="facts">
          <div className="bone text" />
          <div className="bone text short" />
          <div className="bone text" />
        </div>
      </div>
    </>
  )
}
