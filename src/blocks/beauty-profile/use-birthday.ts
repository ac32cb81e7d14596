import { useState } from 'react'
import { type Birthday, birthdayProblem } from '../../commerce/domain/customer/beauty-profile.js'
import type { BeautyProfile } from '../../commerce/domain/customer/profile-gateway.js'

export const isBirthday = (key: string): boolean => key === 'birthMonth' || key === 'birthDay'

/** Decides when an incomplete birthday is reported: not before the shopper has had a chance to finish it. */
export function useBirthday(said: Birthday, changes: Partial<BeautyProfile>) {
  const [told, setTold] = useState(false)
  const [monthAsked, setMonthAsked] = useState(false)
  const problem = monthAsked && said.birthMonth === undefined ? 'month' : told ? birthdayProblem(said) : undefined
  return {
    problem,
    askForMonth: () => setMonthAsked(true),
    /** Another month may have cleared the day: that is reported at once. */
    follow: (next: Partial<BeautyProfile>) => {
      if (!Object.hasOwn(next, 'birthMonth')) return
      setMonthAsked(false)
      setTold(next.birthMonth !== undefined && said.birthDay !== undefined && next.birthDay === undefined)
    },
    /** @returns why it cannot be saved; an invalid value that was stored before is not reported */
    check: () => {
      const found = Object.keys(changes).some(isBirthday) ? birthdayProblem(said) : undefined
      setTold(found !== undefined)
      return found
    },
  }
}
