import { useEffect, useSyncExternalStore } from 'react'
import { isUnsaved, type SaveState } from '../session/save-machine.js'
import type { Saving } from '../session/saving.js'
import { whenSignedInAgain } from '../session/sign-in-again.js'

export const useSaveState = (saving: Saving): SaveState => useSyncExternalStore(saving.subscribe, saving.state)

/** Saves when the window is hidden and when the network is back, and asks before something unsaved is closed. */
export function useWindowWatch(saving: Saving): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState !== 'hidden') return
      saving.keepDraft()
      void saving.saveNow(true)
    }
    const leave = (event: BeforeUnloadEvent) => {
      saving.keepDraft()
      if (isUnsaved(saving.state())) event.preventDefault()
    }
    const online = () => void saving.saveNow()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('beforeunload', leave)
    window.addEventListener('online', online)
    const stopHearing = whenSignedInAgain(online)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('beforeunload', leave)
      window.removeEventListener('online', online)
      stopHearing()
    }
  }, [saving])
}
