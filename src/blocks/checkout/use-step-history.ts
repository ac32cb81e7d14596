import { useEffect, useRef } from 'react'

const steps = ['where', 'how', 'pay'] as const
export type StepName = (typeof steps)[number]

const key = 'vitrine.step'
const stateNow = (): Readonly<Record<string, unknown>> => (typeof history.state === 'object' ? (history.state ?? {}) : {})

interface Options {
  now: StepName
  /** The first step that is not done: only those before it can be gone back to. */
  toDo: StepName
  /** Undefined: the one that is to be done. */
  edit: (name: StepName | undefined) => void
}

/** Each step is an entry of the history: Back goes a step back, and a reload stays. Other scripts keep what they have in its entries. */
export function useStepHistory({ now, toDo, edit }: Options): void {
  const newest = useRef({ toDo, edit })
  newest.current = { toDo, edit }
  const before = useRef<StepName>(undefined)
  const follow = () => {
    const wanted = steps.find((step) => step === stateNow()[key])
    const isDone = wanted && steps.indexOf(wanted) < steps.indexOf(newest.current.toDo)
    newest.current.edit(isDone ? wanted : undefined)
  }
  const followNow = useRef(follow)
  followNow.current = follow
  useEffect(() => {
    const isFirst = before.current === undefined
    before.current = now
    const state = stateNow()
    if (state[key] === now) return
    if (!isFirst) history.pushState({ ...state, [key]: now }, '')
    // After a reload the step from before it is shown.
    else if (state[key] === undefined) history.replaceState({ ...state, [key]: now }, '')
    else followNow.current()
  }, [now])
  useEffect(() => {
    const look = () => followNow.current()
    addEventListener('popstate', look)
    return () => removeEventListener('popstate', look)
  }, [])
}
