import type { Bus } from '../../bus/index.js'
import { consentChanged } from '../channels.js'
import type { Clock } from '../clock.js'
import { consentKey, type Memory } from '../memory.js'
import { observable, type Readable } from '../observable.js'
import type { ShopSettings } from '../settings.js'
import { type Purpose, purposes } from './purposes.js'

/** To what she has agreed; undefined until she has chosen. */
export type Choice = readonly Purpose[] | undefined

interface ConsentTools {
  bus: Bus
  clock: Clock
  memory: Memory
  visit: Memory
  settings: () => Pick<ShopSettings, 'consent'>
  /** Tells other tabs. */
  changed: () => void
}

/** Ours: who has chosen is asked again after a year. */
const validity = 365 * 86_400_000

export type Consent = ReturnType<typeof createConsent>

/** What the shopper has agreed to. Where the page asks her itself, the store's `consent` says so for everything. */
export function createConsent(tools: ConsentTools) {
  const choice = observable<Choice>(undefined)

  /** She has chosen; `chooseConsent` keeps it as well. */
  const accept = (chosen: readonly Purpose[]): void => {
    if (choice.get()?.join() === chosen.join()) return
    choice.set(chosen)
    tools.bus.say(consentChanged, { purposes: [...chosen] })
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
    of(purpose: Purpose): ShopSettings['consent'] {
      const { consent } = tools.settings()
      const chosen = choice.get()
      if (consent !== 'unknown' || !chosen) return consent
      return chosen.includes(purpose) ? 'granted' : 'denied'
    },
    accept,
    renew,
  }
}
