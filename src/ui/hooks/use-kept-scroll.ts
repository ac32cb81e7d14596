import { useEffect, useRef } from 'react'

const key = 'vitrinePlace'

/**
 * After Back and a reload, a list is as tall as before only when it has been fetched again: later than the browser looks.
 * Where she was stands in the page's entry of the history until then.
 * @param ready the list is drawn
 */
export function useKeptScroll(ready: boolean): void {
  const done = useRef(false)
  useEffect(() => {
    const keep = () => history.replaceState({ ...stateNow(), [key]: { href: location.href, top: scrollY } }, '')
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])
  useEffect(() => {
    if (!ready || done.current) return
    done.current = true
    const { [key]: place } = stateNow()
    if (isPlace(place) && place.href === location.href && place.top > scrollY) scrollTo({ top: place.top, behavior: 'instant' })
  }, [ready])
}

const stateNow = (): Readonly<Record<string, unknown>> => (typeof history.state === 'object' ? (history.state ?? {}) : {})

const isPlace = (value: unknown): value is { href: string; top: number } =>
  typeof value === 'object' && value !== null && 'href' in value && 'top' in value && typeof value.top === 'number'
