import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Failure } from './failure.js'
import { lazy as fetchedLazily } from '../../commerce/domain/lazy.js'
import { uiMessages } from './ui.messages.js'
import { useMessages } from '../hooks/use-messages.js'

/**
 * A part of a block whose code is fetched when it is first shown; `waiting` stands in its place until then.
 * A part that cannot be fetched is replaced by an error with a retry.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = fetchedLazily(load)
  function Lazy({ waiting = null, ...props }: Props & { waiting?: ReactNode }) {
    const t = useMessages(uiMessages)
    const [state, setState] = useState<'loading' | 'there' | 'failed'>(part.peek() ? 'there' : 'loading')
    useEffect(() => {
      if (state !== 'loading') return
      let shown = true
      part.get().then(
        () => shown && setState('there'),
        (error) => {
          console.error('A part of a block could not be fetched.', error)
          if (shown) setState('failed')
        },
      )
      return () => {
        shown = false
      }
    }, [state])
    if (state === 'failed') return <Failure text={t.notFetched} again={() => setState('loading')} />
    const Part = part.peek()
    return Part ? <Part {...(props as unknown as Props)} /> : waiting
  }
  /** Fetches the part, until it has come or has failed. */
  const settled = (): Promise<unknown> => part.get().catch(() => {})
  /** Returns true when the part is there, or cannot be fetched: for callers that have nothing to show before. */
  function useSettled(isWanted: boolean): boolean {
    const [isSettled, setIsSettled] = useState(() => part.peek() !== undefined)
    useEffect(() => {
      if (!isWanted || isSettled) return
      let shown = true
      void settled().then(() => shown && setIsSettled(true))
      return () => {
        shown = false
      }
    }, [isWanted, isSettled])
    return isSettled || !isWanted
  }
  /** Returns true when the part's code has come. */
  const isLoaded = (): boolean => part.peek() !== undefined
  /** Loads the part before it is shown. */
  const { preload } = part
  return Object.assign(Lazy, { preload, settled, useSettled, isLoaded })
}
