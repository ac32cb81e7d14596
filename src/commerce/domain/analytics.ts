import type { Bus } from '../../core/bus/index.js'
import type { Channel } from '../../core/bus/channel.js'
import { analytics } from './channels.js'
import type { Consent } from './consent/consent.js'

export type AnalyticsFact = typeof analytics extends Channel<infer Fact> ? Fact : never

export interface AnalyticsTools {
  bus: Bus
  consent: Pick<Consent, 'of'>
  /** Where tag managers read. */
  push: (fact: object) => void
}

/** Tells statistics a fact, when the shopper has agreed (§ 25 TDDDG); else nothing is said, kept or pushed. */
export function reportFact(fact: AnalyticsFact, { bus, consent, push }: AnalyticsTools): void {
  if (consent.of('statistics') !== 'granted') return
  bus.publish(analytics, fact)
  push({ ...fact })
}
