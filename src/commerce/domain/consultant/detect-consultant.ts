import {
  candidateOf,
  detect,
  type Detection,
  type DetectionFacts,
  type DetectionView,
  type Effect,
  keyOf,
  monikerParameters,
  type PageRole,
} from './detection.js'
import { consultantKeySelected } from '../channels.js'
import { effectTools } from './storefront.js'
import { performEffects } from './detection-effects.js'
import { codeOf, isBrokenWorld, isTransient } from '../errors.js'
import { retryAttempts, retryWait } from '../limits.js'
import type { Consultant } from './consultant-gateway.js'
import { findConsultant } from './find-consultant.js'
import { monikerKey, registrationCookie } from '../memory.js'
import type { Shop } from '../shop.js'

type Known = Omit<DetectionFacts, 'consultant'>

interface Asked extends Pick<DetectionView, 'role' | 'again'> {
  subsidiaryCode: string | undefined
}

/** Each is empty where the address does not name it. */
interface ShopIdEntry {
  shopId: string
  consultantKey: string
  hideHeader: boolean
}

/**
 * Finds out whose shop this is, and does what follows from it (specification, section 4).
 * Guests are checked at once, signed-in users once their account is known.
 */
/** @param subsidiaryCode of the page, where it is another than the store's */
export async function detectConsultant(shop: Shop, role: PageRole, subsidiaryCode?: string): Promise<void> {
  const again = () => void detectConsultant(shop, role, subsidiaryCode)
  shop.detection.set({ role, outcome: 'loading', again })
  // While the shop learns who is here.
  shop.consultants.preload()
  const entry = shopIdEntry(shop.page.here())
  try {
    await shop.ready()
  } catch (error) {
    console.error('Nobody knows whose shop this is.', error)
    if (entry) shop.bus.publish(consultantKeySelected, entry)
    shop.detection.set({ role, outcome: 'failed', error, code: codeOf(error), again })
    return
  }
  const asked = { role, again, subsidiaryCode }
  await (entry ? enterByShopId(shop, asked, entry) : attempt(shop, asked, 1))
}

/**
 * A failure or an error message names nobody: for this page the lookup has failed (specification, section 8). What may pass is
 * made anew by itself; only when that has ended, too, is forgotten what was kept. The address stays as it is.
 */
async function attempt(shop: Shop, asked: Asked, time: number): Promise<void> {
  const before = shop.detection.get()
  try {
    const { outcome } = await askAndAct(shop, asked)
    if (shop.detection.get() === before) shop.detection.set({ role: asked.role, again: asked.again, outcome })
  } catch (error) {
    console.error('The consultant could not be looked up.', error)
    if (shop.detection.get() !== before) return
    // A method that is missing is a fault of the page: what was kept stays, and nobody is asked again.
    const isOurs = isBrokenWorld(error) && error.kind === 'missing'
    const isLast = time > retryAttempts || !isTransient(error)
    shop.consultant.set(undefined)
    shop.closed.set(undefined)
    const view: DetectionView = {
      role: asked.role,
      again: asked.again,
      outcome: 'failed',
      error,
      code: codeOf(error),
      lookup: isLast ? 'given-up' : 'goes-on',
    }
    shop.detection.set(view)
    if (isLast) return isOurs ? undefined : performEffects([{ do: 'forget' }], effectTools(shop))
    await shop.page.clock.wait(retryWait)
    if (shop.detection.get() === view) await attempt(shop, asked, time + 1)
  }
}

async function askAndAct(shop: Shop, { role, subsidiaryCode }: Asked): Promise<Detection> {
  const before = shop.consultant.get()
  const { cookies, visit, here } = shop.page
  const query = Object.fromEntries(here().searchParams)
  const cookieMoniker = cookies.get(monikerKey)
  // A tab opened beside others goes on with their visit. A consultant that the shopper has left is in no cookie.
  const isNamed = monikerParameters.some((name) => query[name])
  const mayGoOn = !isNamed && (cookieMoniker !== undefined || shop.settings.get().monikerStorage === 'session')
  const known = {
    role,
    query,
    sessionMoniker: visit.get(monikerKey) ?? (mayGoOn ? await shop.page.elsewhere?.(cookieMoniker) : undefined),
    cookieMoniker,
    registrationMoniker: cookies.get(registrationCookie),
    firstTimeLogin: false,
  }
  const facts = await learn(shop, known, subsidiaryCode)
  const moniker = candidateOf(facts)?.moniker
  const consultant = moniker === undefined ? undefined : await findConsultant(shop, { moniker, subsidiaryCode })
  // She has chosen somebody while this was looked up: hers is the newer word.
  if (shop.consultant.get() !== before) return { outcome: 'found', effects: [] }
  const detection = detect({ ...facts, consultant })
  shop.consultant.set(detection.outcome === 'found' ? consultant : undefined)
  shop.closed.set(detection.outcome === 'inactive' ? consultant : undefined)
  performEffects(detection.effects, effectTools(shop))
  return detection
}

/** Adds the facts that only the platform knows, where they matter. */
async function learn(shop: Shop, known: Known, subsidiaryCode: string | undefined): Promise<Known> {
  const key = keyOf(known)
  const keyMoniker = key && (await (await shop.consultants.get()).monikerOf(key, subsidiaryCode))
  // Only then her record is worth reading.
  const matters = known.registrationMoniker !== undefined && !candidateOf(known)
  return { ...known, keyMoniker, firstTimeLogin: matters && (await isFirstLogin(shop)) }
}

/** Specification, sections 2 and 4: either of the two makes it shop-id mode, and says whose shop it is. */
function shopIdEntry({ searchParams }: URL): ShopIdEntry | undefined {
  const said = (name: string) => searchParams.get(name)?.trim() ?? ''
  const [shopId, consultantKey] = [said('shopId'), said('consultantKey')]
  return shopId || consultantKey ? { shopId, consultantKey, hideHeader: isOn(said('hideHeader')) } : undefined
}

/**
 * The page shows one shop. A lookup failure is stored, and nothing is shown (specification, section 8); what this mode
 * shuts is shut all the same.
 */
async function enterByShopId(shop: Shop, { subsidiaryCode, ...asked }: Asked, entry: ShopIdEntry): Promise<void> {
  const before = shop.detection.get()
  const { shopId, consultantKey } = entry
  let failure: Pick<DetectionView, 'error' | 'code'> = {}
  const consultant = await findConsultant(shop, { shopId, consultantKey, subsidiaryCode }).catch((error: unknown) => {
    console.error('The consultant could not be looked up.', error)
    failure = { error, code: codeOf(error) }
    return undefined
  })
  shop.bus.publish(consultantKeySelected, { ...entry, ...(consultant && { moniker: consultant.moniker }) })
  shop.consultant.set(consultant?.shopActive ? consultant : undefined)
  shop.closed.set(consultant?.shopActive ? undefined : consultant)
  const outcome = consultant ? sayWhose(shop, consultant) : 'not-found'
  if (shop.detection.get() === before) shop.detection.set({ ...asked, ...failure, outcome })
}

function sayWhose(shop: Shop, consultant: Consultant): 'found' | 'inactive' {
  const open = consultant.shopActive
  const primary = consultant.moniker || consultant.alternateMoniker || ''
  const said: Effect = open
    ? { do: 'say-selected', consultant, primary, isAlternate: false, source: 'shop-id' }
    : { do: 'say-communication', kind: 'inactive-shop', moniker: primary }
  performEffects([said], effectTools(shop))
  return open ? 'found' : 'inactive'
}

const isOn = (text: string): boolean => !/^(false|0|no|off|)$/i.test(text)

async function isFirstLogin({ session, accounts }: Shop): Promise<boolean> {
  const { session: who } = session.get()
  if (!who || who.guest || !who.userId) return false
  return (await accounts.currentUser(who.userId)).firstTimeLogin
}
