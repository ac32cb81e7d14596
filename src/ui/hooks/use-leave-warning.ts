import { useEffect } from 'react'

/**
 * The browser asks before the page is left while something is not saved.
 * @param unsent becomes false at once when nothing can be lost any more: the page may navigate before that is rendered
 */
export function useLeaveWarning(isChanged: boolean, unsent?: { readonly current: boolean }): void {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => {
      if (unsent?.current !== false) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged, unsent])
}
