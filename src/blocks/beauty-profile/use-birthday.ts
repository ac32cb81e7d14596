import { useState } from 'react'
import { type Birthday, birthdayProblem } from '../../shop/customer/beauty-profile.js'
import type { BeautyProfile } from '../../shop/customer/profile-gateway.js'

export const isBirthday = (key: string): boolean => key === 'birthMonth' || key === 'birthDay'

/** When a birthday that is not whole yet is spoken of: not before she has had a chance to finish it. */
export function useBirthday(said: Birthday, changes: Partial<BeautyProfile>) {
  const [told, setTold] = useState(false)
  const [monthAsked, setMonthAsked] = useState(false)
  const problem = monthAsked && said.birthMonth === undefined ? 'month' : told ? birthdayProblem(said) : undefined
  return {
    problem,
    askForMonth: () => setMonthAsked(true),
    /** Another month may have cost her the day: that she is told at once. */
    follow: (next: Partial<BeautyProfile>) => {
      if (!Object.hasOwn(next, 'birthMonth')) return
      setMonthAsked(false)
      setTold(next.birthMonth !== undefined && said.birthDay !== undefined && next.birthDay === undefined)
    },
    /** @returns why it cannot be saved; what was kept before she came is not hers to mend */
    check: () => {
      const found = Object.keys(changes).some(isBirthday) ? birthdayProblem(said) : undefined
      setTold(found !== undefined)
      return found
    },
  }
}
