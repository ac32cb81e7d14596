import { trustedAddress } from '../../commerce/domain/catalogue/catalogue.js'
import { isPreviewSite } from '../../commerce/domain/consultant/preview-site.js'
import type { Purpose } from '../../commerce/domain/consent/purposes.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { bringScript } from '../../core/dom/bring-script.js'
import { originsIn } from '../../core/dom/safe-url.js'

interface Feed {
  granted: readonly Purpose[]
  tagManagerUrl: string
  /** Origins, separated by spaces. */
  trusted: string
  signal: AbortSignal
}

/** The platform's own, and one of the tag manager's. */
const ownKeys = ['BrowserId', 'BrowserId_sec']
const statisticsKey = '_ga'

/**
 * Tells tag managers the consent, then their addresses; then the tag manager itself is loaded. A withdrawn
 * consent is pushed before anything else; a tag manager that is loaded already learns of it.
 */
export async function feedDataLayer(shop: Shop, { granted, tagManagerUrl, trusted, signal }: Feed): Promise<void> {
  // Previews are not counted; and the consent may have been withdrawn before this code was loaded.
  if (signal.aborted || isPreviewSite(shop.page.here())) return
  tellConsentMode(shop, granted)
  shop.push({ event: 'vitrine.consent', purposes: granted })
  const counts = granted.includes('statistics')
  if (!counts) shop.page.cookies.remove(statisticsKey)
  if (!counts && !granted.includes('marketing')) return

  const environment = await shop.environment.get()
  const { subsidiary, name, language, tagManagerId } = await environment.read(signal)
  signal.throwIfAborted()
  shop.push({ event: 'vitrine.environment', subsidiary, environment: name, language })
  const names = counts ? [...ownKeys, statisticsKey] : ownKeys
  const keys = Object.fromEntries(names.flatMap((key) => [[key, shop.page.cookies.get(key)]]).filter(([, value]) => value))
  const consent = await environment.consent(keys, signal)
  signal.throwIfAborted()
  shop.push({ event: 'vitrine.consent-attributes', consent })
  await bringTagManager(tagManagerUrl, tagManagerId, { here: shop.page.here(), trusted })
}

async function bringTagManager(address: string, id: string, { here, trusted }: { here: URL; trusted: string }): Promise<void> {
  if (!address || !/^[\w-]+$/.test(id)) return
  const url = trustedAddress(address, here, originsIn(trusted))
  if (!url) throw new Error(`<vitrine-cookie-consent> does not load a tag manager from ${address}.`)
  url.searchParams.set('id', id)
  await bringScript(url.href)
}

/** Shops whose default consent has been sent: a later one is sent as an update. */
const told = new WeakSet<Shop>()

/** Google's consent mode, which other tag managers read as well. */
function tellConsentMode(shop: Shop, granted: readonly Purpose[]): void {
  function gtag(..._said: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: a tag manager takes no list for a command
    shop.push(arguments)
  }
  const of = (purpose: Purpose) => (granted.includes(purpose) ? 'granted' : 'denied')
  const marketing = of('marketing')
  gtag('consent', told.has(shop) ? 'update' : 'default', {
    analytics_storage: of('statistics'),
    functionality_storage: of('comfort'),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  })
  told.add(shop)
}
