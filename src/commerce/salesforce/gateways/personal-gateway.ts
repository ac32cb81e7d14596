import type { Answer } from '../../domain/answers.js'
import type { PersonalGateway } from '../../domain/customer/personal-gateway.js'
import type { Methods } from '../methods/methods.js'
import { has } from '../../domain/has.js'
import { answerOf, outcomeOf } from './method-refusals.js'

/**
 * The methods are ours, and inferred: the specification names none with which a customer changes herself.
 * @param changed her record is to be read anew
 */
export function createPersonalGateway({ call }: Pick<Methods, 'call'>, changed: () => Promise<void>): PersonalGateway {
  async function changing(change: Promise<Answer>): Promise<Answer> {
    const answer = await change
    if (has(answer, 'done')) await changed()
    return answer
  }

  return {
    requestReset: ({ email, page, locale }) => answerOf(call('requestPasswordReset', { email, page, locale }), 'requestPasswordReset'),
    resetPassword: (token, password) => answerOf(call('resetPassword', { token, password }), 'resetPassword'),
    changePerson: ({ firstName, lastName, phone }) =>
      changing(answerOf(call('changePersonalData', { firstName, lastName, phone: phone || null }), 'changePersonalData')),
    changeEmail: (email, password) => changing(answerOf(call('changeEmail', { email, password }), 'changeEmail')),
    changePassword: (password, newPassword) => answerOf(call('changePassword', { password, newPassword }), 'changePassword'),
    everything: () => outcomeOf(call('getPersonalData', {}), 'getPersonalData'),
  }
}
