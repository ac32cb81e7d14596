import type { NewsletterGateway } from '../../domain/newsletter/newsletter-gateway.js'
import type { Methods } from '../methods/methods.js'
import { answerOf } from './method-refusals.js'

/** The methods are ours, and inferred: the specification names the panel only. */
export function createNewsletterGateway(methods: Pick<Methods, 'call'>): NewsletterGateway {
  return {
    enrol: ({ email, phone, phoneConsent, page, locale }) =>
      answerOf(
        methods.call('enrolInNewsletter', { email, phone: phone || null, phoneConsent: phone !== '' && phoneConsent, page, locale }),
        'enrolInNewsletter',
      ),
    confirm: (token) => answerOf(methods.call('confirmNewsletter', { token }), 'confirmNewsletter'),
    unsubscribe: (token) => answerOf(methods.call('unsubscribeFromNewsletter', { token }), 'unsubscribeFromNewsletter'),
  }
}
