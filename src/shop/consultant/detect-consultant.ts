import { candidateOf, detect, type Detection, type DetectionFacts, type Effect, keyOf, type PageRole } from './detection.js'
import { consultantKeySelected } from '../channels.js'
import { effectTools } from './choose-consultant.js'
import { type EffectTools, performEffects, registrationCookie } from './detection-effects.js'
import { isBrokenWorld } from '../errors.js'
import type { Consultant, ConsultantGateway } from './consultant-gateway.js'
import { monikerKey } from '../memory.js'
import type { Shop } from '../shop.js'

type Known = Omit<DetectionFacts, 'consultant'>

/**
 * Finds out whose shop this is, and does what follows from it (specification, section 4).
 * Guests are checked at once, signed-in users once their account is known.
 */
export async function detectConsultant(shop: Shop, role: PageRole): Promise<Detection> {
  const again = () => void detectConsultant(shop, role).catch(console.error)
  shop.detection.set({ role, outcome: 'waiting', again })
  try {
    const detection = await askAndAct(shop, role)
    shop.detection.set({ role, outcome: detection.outcome, again })
    return detection
  } catch (error) {
    shop.detection.set({ role, outcome: 'failed', error, again })
    throw error
  }
}

async function askAndAct(shop: Shop, role: PageRole): Promise<Detection> {
  // While the shop learns who is here.
  shop.consultants.fetchAhead()
  await shop.ready()
  const before = shop.consultant.get()
  const { cookies, visit, here } = shop.page
  const query = Object.fromEntries(here().searchParams)
  const tools = effectTools(shop)
  const { shopId, consultantKey, hideHeader } = { shopId: '', consultantKey: '', hideHeader: '', ...query }
  if (shopId && consultantKey) return enterByShopId(shop, { shopId, consultantKey, hideHeader }, tools)
  const facts = await learn(shop, {
    role,
    query,
    sessionMoniker: visit.get(monikerKey),
    cookieMoniker: cookies.get(monikerKey),
    registrationMoniker: cookies.get(registrationCookie),
    firstTimeLogin: false,
  })
  const consultant = await lookUp(shop, candidateOf(facts)?.moniker)
  // She has chosen somebody while this was looked up: hers is the newer word.
  if (shop.consultant.get() !== before) return { outcome: 'found', effects: [] }
  const detection = detect({ ...facts, consultant })
  shop.consultant.set(detection.outcome === 'found' ? consultant : undefined)
  shop.closed.set(detection.outcome === 'inactive' ? consultant : undefined)
  performEffects(detection.effects, tools)
  return detection
}

/** What only the platform knows, where it matters. */
async function learn(shop: Shop, known: Known): Promise<Known> {
  const key = keyOf(known)
  const keyMoniker = key && (await ask(shop, (gateway) => gateway.monikerOf(key)))
  // Only then her record is worth reading.
  const matters = known.registrationMoniker !== undefined && !candidateOf(known)
  return { ...known, keyMoniker, firstTimeLogin: matters && (await isFirstLogin(shop)) }
}

async function lookUp(shop: Shop, moniker: string | undefined): Promise<Consultant | undefined> {
  if (moniker === undefined) return undefined
  const { session } = shop.session.get()
  const question = { moniker, accountId: session?.accountId, guest: session?.guest ?? true }
  return ask(shop, (gateway) => gateway.find(question))
}

interface ShopIdQuery {
  shopId: string
  consultantKey: string
  hideHeader: string
}

/** Specification, section 4, shop-id mode: the page shows one shop. A lookup failure is stored, and nothing is shown. */
async function enterByShopId(shop: Shop, { shopId, consultantKey, hideHeader }: ShopIdQuery, tools: EffectTools): Promise<Detection> {
  const { session } = shop.session.get()
  const question = { shopId, consultantKey, accountId: session?.accountId, guest: session?.guest ?? true }
  const consultant = await ask(shop, (gateway) => gateway.find(question))
  if (!consultant) return { outcome: 'not-found', effects: [] }
  const open = consultant.shopActive
  shop.consultant.set(open ? consultant : undefined)
  shop.closed.set(open ? undefined : consultant)
  shop.bus.say(consultantKeySelected, { shopId, consultantKey, moniker: consultant.moniker, hideHeader: isOn(hideHeader) })
  const primary = consultant.moniker || consultant.alternateMoniker || ''
  const said: Effect = open
    ? { do: 'say-selected', consultant, primary, isAlternate: false, source: 'shop-id' }
    : { do: 'say-communication', kind: 'inactive-shop', moniker: primary }
  performEffects([said], tools)
  return { outcome: open ? 'found' : 'inactive', effects: [said] }
}

const isOn = (text: string): boolean => !/^(false|0|no|off|)$/i.test(text)

async function isFirstLogin({ session, accounts }: Shop): Promise<boolean> {
  const { session: who } = session.get()
  if (!who || who.guest || !who.userId) return false
  return accounts.firstTimeLogin(who.userId)
}

function ask<T>({ consultants }: Shop, question: (gateway: ConsultantGateway) => Promise<T>): Promise<T | undefined> {
  return consultants.get().then(question).catch(asFailedLookup)
}

/** Specification, section 8: a lookup failure is kept for developers and counts as not found. */
function asFailedLookup(error: unknown): undefined {
  if (!isBrokenWorld(error)) throw error
  console.error('The consultant could not be looked up.', error)
  return undefined
}
