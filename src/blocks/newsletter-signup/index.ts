import { register } from '../../core/element/index.js'
import address from '../../ui/theme/address.css?inline'
import base from '../../ui/theme/base.css?inline'
import own from '../../ui/theme/own-record.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { newsletterSignup } from './newsletter-signup.block.js'
import css from './newsletter-signup.css?inline'
import { NewsletterSignup, SampleSignup } from './newsletter-signup.js'

register(newsletterSignup, {
  live: needing('method.enrolInNewsletter', 'newsletter', NewsletterSignup),
  sample: SampleSignup,
  styles: [base, own, address, css],
})
