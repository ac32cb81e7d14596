import { candidateOf, detect, type Detection, type PageRole } from './detection.js'
import { performEffects, registrationCookie } from './detection-effects.js'
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
  // Only then it matters, and her record need not be read.
  const matters = known.registrationMoniker !== undefined && !candidateOf(known)
  const facts = { ...known, firstTimeLogin: matters && await isFirstLogin(shop, session) }
  const candidate = candidateOf(facts)
  const guest = session?.guest ?? true
  const consultant = candidate && await find({ moniker: candidate.moniker, accountId: session?.accountId, guest }).catch(asFailedLookup)
  const detection = detect({ ...facts, consultant })
  shop.consultant.set(detection.outcome === 'found' ? consultant : undefined)
  performEffects(detection.effects, { ...shop.tools, settings: shop.settings.get() })
  return detection
}

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
