import { longest, shortestPassword } from '../../commerce/domain/customer/check-registration.js'
import { newPasswordMessages } from './new-password.messages.js'
import { useMessages } from './use-messages.js'

/** The rules for a new password: a hint for its field, and a check that returns the problem, or an empty string. */
export function useNewPassword() {
  const t = useMessages(newPasswordMessages)
  return {
    hint: t.hint(shortestPassword),
    problemOf(password: string): string {
      if (password === '') return t.missing
      if (password.length < shortestPassword) return t.tooShort(shortestPassword)
      return password.length > longest.password ? t.tooLong(longest.password) : ''
    },
  }
}
