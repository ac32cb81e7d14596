import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import choices from '../../theme/choices.css?inline'
import own from '../../theme/own-record.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { contactPreferences } from './contact-preferences.block.js'
import { ContactPreferences, SampleContact } from './contact-preferences.js'

register(contactPreferences, {
  live: needing('preference', 'preferences', ContactPreferences),
  sample: SampleContact,
  styles: [base, choices, own],
})
