import fc from 'fast-check'
import { lost } from './tills.js'

/** What may happen to one call. `unsent`: it never arrived; `unheard`: it was done, and its answer was lost. */
const fates = ['well', 'well', 'well', 'unsent', 'unheard'] as const
export type Fate = (typeof fates)[number]

/** Fates of the calls in the order in which they are made, afterwards all is well; and how long each takes, in turns of the event loop. */
export const fatesOf = (maxLength: number) => ({
  fates: fc.array(fc.constantFrom<Fate>(...fates), { maxLength }),
  delays: fc.array(fc.nat(4), { minLength: 1, maxLength: 14 }),
})

export const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Lets the calls of one schedule fare as it says. */
export function fating({ fates, delays }: { fates: readonly Fate[]; delays: readonly number[] }) {
  let calls = 0
  return <Parameters extends unknown[], Given>(call: (...parameters: Parameters) => Promise<Given>) =>
    async (...parameters: Parameters): Promise<Given> => {
      const number = calls
      calls += 1
      await turns(delays[number % delays.length] ?? 0)
      const fate = fates[number] ?? 'well'
      if (fate === 'unsent') throw lost()
      const answer = await call(...parameters)
      await turns(delays[(number + 1) % delays.length] ?? 0)
      if (fate === 'unheard') throw lost()
      return answer
    }
}
