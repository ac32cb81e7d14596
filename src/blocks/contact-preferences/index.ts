import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import choices from '../../ui/theme/choices.css?inline'
import own from '../../ui/theme/own-record.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { contactPreferences } from './contact-preferences.block.js'
import { ContactPreferences, SampleContact } from './contact-preferences.js'

register(contactPreferences, {
  live: needing('preference', 'preferences', ContactPreferences),
  sample: SampleContact,
  styles: [base, choices, own],
})
