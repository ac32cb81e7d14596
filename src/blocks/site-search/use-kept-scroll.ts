import { type MouseEvent, useEffect, useRef } from 'react'

const key = 'vitrineSearchPlace'

/**
 * Back from a result, the list is as tall as before only when it has been fetched again: later than the browser looks.
 * @param ready the list is drawn
 * @returns for clicks on a result
 */
export function useKeptScroll(ready: boolean): (event: MouseEvent) => void {
  const done = useRef(false)
  useEffect(() => {
    if (!ready || done.current) return
    done.current = true
    const { [key]: place, ...others } = stateNow()
    if (!isPlace(place) || place.href !== location.href) return
    history.replaceState(others, '')
    if (place.top > scrollY) scrollTo({ top: place.top, behavior: 'instant' })
  }, [ready])
  return (event) => {
    // Another tab: this one stays.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    history.replaceState({ ...stateNow(), [key]: { href: location.href, top: scrollY } }, '')
  }
}

const stateNow = (): Readonly<Record<string, unknown>> => (typeof history.state === 'object' ? (history.state ?? {}) : {})

const isPlace = (value: unknown): value is { href: string; top: number } =>
  typeof value === 'object' && value !== null && 'href' in value && 'top' in value && typeof value.top === 'number'
