import type { Subscription } from './profile-gateway.js'

/** The newsletters of one sender. */
export interface SubscriptionGroup {
  /** Different for each. */
  key: string
  /** Undefined for a market's own. */
  consultant: Subscription['consultant']
  market: string
  subscriptions: readonly Subscription[]
}

/** Each market's newsletters, then each consultant's, in the order in which they come. */
export function groupsOf(subscriptions: readonly Subscription[]): readonly SubscriptionGroup[] {
  const groups = new Map<string, Subscription[]>()
  for (const one of subscriptions) {
    const key = one.consultant ? `of ${one.consultant.id}` : `in ${one.market}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, consultant: first.consultant, market: first.market, subscriptions: [first, ...others] }] : [],
  )
}

export const activity = (subscriptions: readonly Subscription[]): Record<string, boolean> =>
  Object.fromEntries(subscriptions.map(({ id, active }) => [id, active]))

/** ISO 3166 in words; empty for what is no country. */
export function countryName(market: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(market)) return ''
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(market) ?? ''
}
