import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import own from '../../ui/theme/own-record.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { subscriptionPreferences } from './subscription-preferences.block.js'
import css from './subscription-preferences.css?inline'
import { SampleNewsletters, SubscriptionPreferences } from './subscription-preferences.js'

register(subscriptionPreferences, {
  live: needing('subscription', 'preferences', SubscriptionPreferences),
  sample: SampleNewsletters,
  styles: [base, own, css],
})
