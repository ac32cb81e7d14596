import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { cookieConsent } from './cookie-consent.block.js'
import css from './cookie-consent.css?inline'
import { CookieConsent, SampleConsent } from './cookie-consent.js'

register(cookieConsent, { live: CookieConsent, sample: SampleConsent, styles: [base, css] })
