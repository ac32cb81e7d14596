import { openTabs, type PageShare, pageShare } from '../core/bus/index.js'
import { store } from '../blocks/store/store.block.js'
import { fieldSlots, readAttribute } from '../core/element/index.js'
import { vitrineVersion } from '../core/element/version.js'
import { createPageGateways } from '../commerce/salesforce/page-gateways.js'
import { channels } from '../commerce/domain/channels.js'
import { systemClock } from '../commerce/domain/clock.js'
import { returnPause } from '../commerce/domain/limits.js'
import type { ShopSettings } from '../commerce/domain/settings.js'
import { tabPatience } from '../commerce/domain/limits.js'
import { consentKey, cookiesOn, inspectorKey, memoryOn, monikerKey } from '../commerce/domain/memory.js'
import { Shop } from '../commerce/domain/shop.js'
import { loadEnglish, spokenAt } from '../commerce/domain/translations.js'
import { handOver } from '../core/dom/hand-over.js'
import { siteAddress } from '../core/dom/site-address.js'
import { originsIn, safeUrl } from '../core/dom/safe-url.js'

/** Introduces bus, platform and shop to each other, once per page; the second bundle finds what the first one made. */
export function startPage(): Shop {
  const share = pageShare()
  if (!share.shop) {
    const shop = makeShop()
    share.shop = shop
    if (mayBeMangled.test(location.href)) share.words = mendAddress()
    share.language = { get: () => shop.settings.get().locale, subscribe: shop.settings.subscribe }
  }
  const shop = share.shop as Shop
  if (!speaks) {
    speaks = true
    shop.settings.subscribe(() => speak(shop))
    speak(shop)
  }
  return shop
}

/** Matches traces of mangling that no link of ours has; an intact link of another site may have them. */
const mayBeMangled =
  /amp;|%(?:0|2[06]|3[df]|e2|3[DF]|E2)|[?&]=|\?.*\?|^[^?]*&|[^\w/=&#-](?:[&#]|$)|[=/][a-z\d]{18}(?:[/&#]|$)|[?&](?:ID|MK_|[MPLI]=|partlist|shopid|consultantkey)/

/** Restores a link that a messenger has mangled, before any block is drawn. */
async function mendAddress(): Promise<void> {
  try {
    const { mendedLink } = await import('../core/dom/mended-link.js')
    const meant = mendedLink(new URL(location.href))
    if (meant) history.replaceState(history.state, '', meant)
  } catch (error) {
    console.warn('The address of the page stays as it is.', error)
  }
}

/** Every bundle brings its own words. */
let speaks = false

/** A page in English draws no block before its words are there; one that becomes English goes on in German meanwhile. Further languages fall back to them. */
function speak(shop: Shop): void {
  const coming = shop.settings.get().locale !== 'de' && loadEnglish()
  if (!coming) return
  const share = pageShare()
  share.words = Promise.all([share.words, coming.then((come) => come && shop.renewWords())])
}

function makeShop(): Shop {
  const share = pageShare()
  const { bus } = share
  bus.declare(channels)
  const settings = settingsOnPage()
  const gateways = createPageGateways({
    async fetch(...request) {
      const answer = await (share.fetch ?? fetch)(...request).catch(stay)
      const { text } = answer
      // The body can be aborted as well, after it has begun to arrive.
      answer.text = () => text.call(answer).catch(stay)
      return answer
    },
    settings: () => shop.settings.get(),
    effectiveAccountId: () => shop.account.id(),
  })
  const visit = memoryOn(() => sessionStorage)
  const tabs = openTabs(
    () => shop.wake(),
    () => visit.get(monikerKey),
  )
  const shop = new Shop({
    bus,
    gateways,
    clock: systemClock,
    settings,
    cookies: cookiesOn(document),
    visit,
    memory: memoryOn(() => localStorage),
    here: () => new URL(location.href),
    rewrite: (url) => history.replaceState(history.state, '', url),
    go: (url, how) => go(url, shop.settings.get(), how),
    changed: tabs.changed,
    elsewhere: (preferred) => tabs.ask(preferred, systemClock.wait(tabPatience)),
    push: pushFact,
    isFramed,
  })
  share.inspect = async () => (await import('../devtools/inspector/open.js')).openInspector(shop, share, vitrineVersion)
  if (location.search.includes('vitrine-inspect') || visit.get(inspectorKey)) inspect(share)
  listenToTheWindow(shop)
  if (settings.metrics) void import('../devtools/metrics/measure.js').then(({ measure }) => measure(), console.warn)
  return shop
}

/** Nothing is asked before the inspector is there to see it. */
function inspect(share: PageShare): void {
  const opened = share.inspect?.().catch(console.warn)
  const waiting: typeof fetch = async (...request) => {
    await opened
    return (share.fetch === waiting ? fetch : (share.fetch ?? fetch))(...request)
  }
  share.fetch = waiting
}

let left: Promise<void> | undefined

/**
 * As soon as a link is followed, Firefox aborts all pending requests, and shows the page until the next one comes:
 * meanwhile nothing has failed. A page that is still there after some seconds has downloaded a file, or has stayed.
 */
async function stay(error: unknown): Promise<never> {
  await left
  throw error
}

/** Returns true in a frame of another origin, which could cover what is pressed here. */
function isFramed(): boolean {
  try {
    return top?.location.origin !== location.origin
  } catch {
    return true
  }
}

/** Navigates, or stays where the page may not lead. */
function go(url: string, settings: ShopSettings, how: 'assign' | 'replace' = 'assign'): void {
  const safe = safeUrl(siteAddress(url, settings), [location.origin, ...originsIn(settings.trustedOrigins)])
  if (safe !== undefined) handOver(document, safe, how === 'replace') || location[how](new URL(safe, location.href))
  else console.error(`The page does not lead to ${url}`)
}

/** Adds an entry to `dataLayer`, the list that tag managers share. It is theirs: an error in it must not stop a purchase. */
function pushFact(fact: object): void {
  const page = globalThis as { dataLayer?: unknown }
  try {
    if (!Array.isArray(page.dataLayer)) page.dataLayer = []
    ;(page.dataLayer as unknown[]).push(fact)
  } catch (error) {
    console.warn('The data layer did not take a fact.', error)
  }
}

/** Refreshes a page that comes back from the back/forward cache, from another tab, or from being offline: its data may be old. */
function listenToTheWindow(shop: Shop): void {
  let read = Date.now()
  const wake = () => {
    read = Date.now()
    void shop.wake()
  }
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    shop.account.begin()
    wake()
  })
  addEventListener('beforeunload', () => {
    left = systemClock.wait(5000)
  })
  addEventListener('online', wake)
  // A value that another tab has written may arrive after that tab's message about it.
  addEventListener('storage', ({ key }) => key === consentKey && shop.consent.renew())
  document.addEventListener('visibilitychange', () => {
    // Clocks are set back, too.
    if (document.visibilityState === 'visible' && Math.abs(Date.now() - read) >= returnPause) wake()
  })
}

/** The tag may stand anywhere on the page and its block may load last: its attributes count from the start. */
export function settingsOnPage(): ShopSettings {
  const tag = document.querySelector(store.tag)
  const entries = fieldSlots(store).map((slot) => {
    // A script may have set an object before its block came; it can hold functions.
    const given = slot.field.type === 'object' && tag ? Reflect.get(tag, slot.property) : undefined
    const reading = given ? { value: given } : readAttribute(slot, tag?.getAttribute(slot.attribute) ?? null)
    return [slot.property, 'value' in reading ? reading.value : slot.fallback]
  })
  const settings = Object.fromEntries(entries) as ShopSettings
  settings.locale ??= spokenAt(tag ?? document.documentElement)
  return settings
}
