import type { ViewOf } from '../../core/element/index.js'
import type { Refusable } from '../../commerce/domain/answers.js'
import type { Subscription } from '../../commerce/domain/customer/profile-gateway.js'
import { has } from '../../commerce/domain/has.js'
import type { Changes } from '../../commerce/domain/customer/own-changes.js'
import type { Own } from '../../commerce/domain/customer/own-record.js'
import { activity } from '../../commerce/domain/customer/subscriptions.js'
import { useLazy, useShop, useMessages } from '../../ui/index.js'
import { useOwnRecord } from '../../ui/own-record/use-own-record.js'
import type { subscriptionPreferences } from './subscription-preferences.block.js'
import { subscriptionMessages } from './subscription-preferences.messages.js'

/** Subscribed newsletters, by their ids. */
type Activity = Readonly<Record<string, boolean>>

interface Saved extends Own<Activity> {
  subscriptions: readonly Subscription[]
}

/** The shopper's newsletters, as saved and as ticked. */
export function useSubscriptions(emit: ViewOf<typeof subscriptionPreferences>['emit']) {
  const shop = useShop()
  const profile = useLazy(shop.profile)
  const t = useMessages(subscriptionMessages)
  return useOwnRecord<Activity, Saved>({
    name: 'subscriptions',
    gateway: {
      read: async () => asSaved(await (await profile()).subscriptions()),
      save: async (changes, _, userId) => asSaved(await (await profile()).saveSubscriptions(listOf(changes), userId)),
    },
    afterSave: (_, sent) => {
      shop.announce(Object.values(sent).includes(true) ? t.savedNew : t.saved)
      emit('vitrine-subscriptions-save', {})
    },
  })
}

const listOf = (changes: Changes<Activity>): Pick<Subscription, 'id' | 'active'>[] =>
  Object.entries(changes).flatMap(([id, active]) => (active === undefined ? [] : [{ id, active }]))

function asSaved(answer: Refusable<readonly Subscription[]>): Refusable<Saved> {
  if (has(answer, 'refused')) return answer
  const subscriptions = answer as readonly Subscription[]
  return { subscriptions, said: activity(subscriptions), version: undefined }
}
