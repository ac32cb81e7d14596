import type { Answer } from '../answers.js'

/** A subscription to the newsletter as the shopper enters it; each consent stands for itself (§ 7 UWG). */
export interface Enrolment {
  email: string
  /** Empty, or a number that the shopper may be called at. */
  phone: string
  phoneConsent: boolean
  /** The path of the page that the links in the mail lead back to. */
  page: string
  locale: string
}

export interface NewsletterGateway {
  /** Nothing is sent to her but the mail that asks whether it was she (double opt-in); `input` when the platform refuses the words. */
  enrol: (enrolment: Enrolment) => Promise<Answer>
  /** Refused with `gone` when the link is too old, or none of ours. */
  confirm: (token: string) => Promise<Answer>
  unsubscribe: (token: string) => Promise<Answer>
}
