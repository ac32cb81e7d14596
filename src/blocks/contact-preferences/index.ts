import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import choices from '../../theme/choices.css?inline'
import own from '../../theme/own-record.css?inline'
import { contactPreferences } from './contact-preferences.block.js'
import { ContactPreferences } from './contact-preferences.js'

register(contactPreferences, { live: ContactPreferences, styles: [base, choices, own] })
