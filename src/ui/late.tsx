import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A part of a block whose code is fetched when it is first shown; `waiting` stands in its place until then.
 * What cannot be fetched is thrown to the block's shelter, whose "Erneut versuchen" asks again.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const fetchPart = () => {
    if (Part) return Promise.resolve()
    loading ??= load().then((loaded) => {
      Part = loaded
    }).finally(() => {
      loading = undefined
    })
    return loading
  }
  const fetchAhead = () => void fetchPart().catch(() => {})
  function Late({ waiting = null, ...props }: Props & { waiting?: ReactNode }) {
    const [problem, setProblem] = useState<{ error: unknown }>()
    const [, show] = useState(Part !== undefined)
    useEffect(() => {
      let shown = true
      if (!Part) fetchPart().then(() => shown && show(true), (error) => shown && setProblem({ error }))
      return () => {
        shown = false
      }
    }, [])
    if (problem) throw problem.error
    return Part ? <Part {...(props as unknown as Props)} /> : waiting
  }
  /** Before it is shown, so that nobody waits for it. */
  return Object.assign(Late, { fetchAhead })
}
