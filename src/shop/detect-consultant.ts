import { candidateOf, detect, type Detection, type Effect, type PageRole } from './detection.js'
import { consultantKeySelected } from './channels.js'
import { effectTools } from './choose-consultant.js'
import { type EffectTools, performEffects, registrationCookie } from './detection-effects.js'
import { isBrokenWorld } from './errors.js'
import type { SessionContext } from './gateways.js'
import { monikerKey } from './memory.js'
import type { Shop } from './shop.js'

/**
 * Finds out whose shop this is, and does what follows from it (specification, section 4).
 * Guests are checked at once, signed-in users once their account is known.
 */
export async function detectConsultant(shop: Shop, role: PageRole): Promise<Detection> {
  // Looked at before it is asked: its code comes while the shop learns who is here.
  const { find } = shop.tools.gateways.consultants
  await shop.ready()
  const { session } = shop.session.get()
  const { cookies, visit, here } = shop.tools
  const known = {
    role,
    query: Object.fromEntries(here().searchParams),
    sessionMoniker: visit.get(monikerKey),
    cookieMoniker: cookies.get(monikerKey),
    registrationMoniker: cookies.get(registrationCookie),
    firstTimeLogin: false,
  }
  const tools = effectTools(shop)
  if (known.query.shopId && known.query.consultantKey) return enterByShopId(shop, known.query, tools)
  // Only then it matters, and her record need not be read.
  const matters = known.registrationMoniker !== undefined && !candidateOf(known)
  const facts = { ...known, firstTimeLogin: matters && await isFirstLogin(shop, session) }
  const candidate = candidateOf(facts)
  const guest = session?.guest ?? true
  const consultant = candidate && await find({ moniker: candidate.moniker, accountId: session?.accountId, guest }).catch(asFailedLookup)
  const detection = detect({ ...facts, consultant })
  shop.consultant.set(detection.outcome === 'found' ? consultant : undefined)
  shop.closed.set(detection.outcome === 'inactive' ? consultant : undefined)
  performEffects(detection.effects, tools)
  return detection
}

/** Specification, section 4, shop-id mode: the page shows one shop. A lookup failure is stored, and nothing is shown. */
async function enterByShopId(shop: Shop, query: Readonly<Record<string, string>>, tools: EffectTools): Promise<Detection> {
  const { shopId = '', consultantKey = '', hideHeader = '' } = query
  const { session } = shop.session.get()
  const question = { shopId, consultantKey, accountId: session?.accountId, guest: session?.guest ?? true }
  const consultant = await shop.tools.gateways.consultants.find(question).catch(asFailedLookup)
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

async function isFirstLogin({ tools }: Shop, session: SessionContext | undefined): Promise<boolean> {
  if (!session || session.guest || !session.userId) return false
  return tools.gateways.account.firstTimeLogin(session.userId)
}

/** Specification, section 8: a lookup failure is kept for developers and counts as not found. */
function asFailedLookup(error: unknown): undefined {
  if (!isBrokenWorld(error)) throw error
  console.error('The consultant could not be looked up.', error)
  return undefined
}
