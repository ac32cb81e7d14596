import type { Answer, Refusable } from '../answers.js'

/** Changes a customer makes to herself. Guests are refused with `not-allowed`, a wrong password with `password`. */
export interface PersonalGateway {
  /** Only the owner learns, by mail, if there is an account. @param page the path that the mail's link leads back to */
  requestReset: (wish: { email: string; page: string; locale: string }) => Promise<Answer>
  /** Refused with `gone` when the link is too old, used, or none of ours; with `input` when the password is too short. */
  resetPassword: (token: string, password: string) => Promise<Answer>
  changePerson: (changes: { firstName: string; lastName: string; phone: string }) => Promise<Answer>
  /** Changes her name to sign in with, as well; `taken` when somebody has it. */
  changeEmail: (email: string, password: string) => Promise<Answer>
  changePassword: (password: string, newPassword: string) => Promise<Answer>
  /** All that the shop keeps of her (Art. 15, 20 GDPR). */
  everything: () => Promise<Refusable<{ value: unknown }>>
}
