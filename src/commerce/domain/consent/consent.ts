import type { Bus } from '../../../core/bus/index.js'
import { consentChanged } from '../channels.js'
import type { Clock } from '../clock.js'
import { type Cookies, consentKey, type Memory, monikerKey, registrationCookie } from '../memory.js'
import { observable, type Readable } from '../observable.js'
import type { ShopSettings } from '../settings.js'
import { type Purpose, purposes } from './purposes.js'

/** Purposes that the shopper has agreed to; undefined until she has chosen. */
export type Choice = readonly Purpose[] | undefined

interface ConsentTools {
  bus: Bus
  clock: Clock
  memory: Memory
  visit: Memory
  cookies: Cookies
  settings: () => Pick<ShopSettings, 'consent' | 'monikerStorage'>
  /** Tells other tabs. */
  changed: () => void
}

/** Ours: who has chosen is asked again after a year. */
const validity = 365 * 86_400_000

export type Consent = ReturnType<typeof createConsent>

/** The shopper's consent. Where the page asks her itself, the store's `consent` says so for everything. */
export function createConsent(tools: ConsentTools) {
  const choice = observable<Choice>(undefined)

  const of = (purpose: Purpose): Exclude<ShopSettings['consent'], 'asked'> => {
    const { consent } = tools.settings()
    if (consent === 'granted' || consent === 'denied') return consent
    const chosen = choice.get()
    if (!chosen) return 'unknown'
    return chosen.includes(purpose) ? 'granted' : 'denied'
  }

  /** This page or one before it asks, or the site says that it does. */
  const isAsked = (): boolean => tools.settings().consent === 'asked' || tools.visit.get(consentKey) !== undefined

  /** Tells if the consultant of a link may be stored beyond the visit: where nobody is asked, the specification's year (section 4). */
  const mayOutlast = (): boolean => {
    const answer = of('comfort')
    return tools.settings().monikerStorage === 'cookie' || answer === 'granted' || (answer === 'unknown' && !isAsked())
  }

  /** Renews the lifetime of the cookies that are set, as far as the shopper's consent now allows. */
  const renewCookies = (): void => {
    for (const key of [monikerKey, registrationCookie]) {
      const value = tools.cookies.get(key)
      if (value !== undefined) tools.cookies.set(key, value, mayOutlast())
    }
  }

  /** She has chosen; `chooseConsent` keeps it as well. */
  const accept = (chosen: readonly Purpose[]): void => {
    if (choice.get()?.join() === chosen.join()) return
    choice.set(chosen)
    renewCookies()
    tools.bus.publish(consentChanged, { purposes: [...chosen] })
  }

  /** Another tab may have chosen. What cannot be kept is true as long as the page. */
  const renew = (): void => {
    const [day = '', ...names] = tools.memory.get(consentKey)?.split(' ') ?? []
    if (tools.clock.now() - Date.parse(day) < validity) accept(purposes.filter((purpose) => names.includes(purpose)))
  }

  renew()
  return {
    tools,
    choice: choice as Readable<Choice>,
    of,
    mayOutlast,
    /** This site asks for consent: until it is given, no cookie of a consultant's link outlasts the visit, on no page of it. */
    ask(): void {
      tools.visit.set(consentKey, 'asked')
      renewCookies()
    },
    accept,
    renew,
  }
}
