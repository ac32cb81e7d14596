import { useRef, useState } from 'react'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import type { Answer, Refusal } from '../../commerce/domain/answers.js'
import type { Registration } from '../../commerce/domain/customer/account-gateway.js'
import { useSettings, useShop } from '../../ui/index.js'
import { has } from '../../commerce/domain/has.js'

export type RegistrationState =
  | { name: 'ready' | 'sending' | 'done' }
  | { name: 'refused'; refusal: Refusal }
  /** `made`: the account is there, only signing in did not work. */
  | { name: 'failed'; problem: string; made: boolean }

/** Creates the account, then signs in. A step that succeeded is not repeated when the shopper submits again. */
export function useRegistration(done: () => void) {
  const shop = useShop()
  const settings = useSettings()
  const [state, setState] = useState<RegistrationState>({ name: 'ready' })
  /** The address whose account is there, and the one whose answer did not come. */
  const known = useRef<{ made?: string; asked?: string }>({})

  const makeAccount = async (registration: Registration): Promise<Answer> => {
    const { email } = registration
    if (known.current.made === email) return { done: true }
    known.current = { asked: email }
    const answer = await shop.accounts.register(registration)
    known.current = has(answer, 'done') ? { made: email } : {}
    return answer
  }

  const registerAndSignIn = async (registration: Registration): Promise<RegistrationState> => {
    const { email, password } = registration
    const answerLost = known.current.asked === email
    const answer = await makeAccount(registration)
    if (has(answer, 'refused')) {
      // The address may be taken by the shopper's own lost attempt: signing in with her password tells.
      if (!answerLost || answer.refused.reason !== 'taken') return { name: 'refused', refusal: answer.refused }
    }
    const signedIn = await shop.login(email, password)
    if (has(signedIn, 'done')) return { name: 'done' }
    return has(answer, 'refused')
      ? { name: 'refused', refusal: answer.refused }
      : { name: 'failed', problem: describeRefusal(signedIn.refused, settings), made: true }
  }

  const send = (registration: Registration) => {
    setState({ name: 'sending' })
    registerAndSignIn(registration).then(
      (next) => {
        setState(next)
        if (next.name === 'done') done()
      },
      (error) => {
        console.error(error)
        setState({ name: 'failed', problem: describeError(error, settings), made: known.current.made === registration.email })
      },
    )
  }
  return { state, send }
}
