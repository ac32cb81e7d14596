/** The Studio's windows in this browser, by the name each of them gave itself. */
export interface OpenWindows {
  /** Counts this window as open, until the returned function is called or the window is gone. */
  enter: (name: string) => () => void
  isOpen: (name: string) => Promise<boolean>
}

const lockOf = (name: string): string => `vitrine-studio-window:${name}`

/**
 * A window holds a lock as long as it lives: the browser gives it back even after a crash.
 * Without locks (plain http) every other window counts as gone, for an offer too many is better than a loss.
 */
export function openWindows(locks: LockManager | undefined = navigator.locks): OpenWindows {
  return {
    enter(name) {
      let leave!: () => void
      const left = new Promise<void>((resolve) => {
        leave = resolve
      })
      void locks?.request(lockOf(name), () => left)
      return leave
    },
    async isOpen(name) {
      const { held = [] } = (await locks?.query()) ?? {}
      return held.some((lock) => lock.name === lockOf(name))
    },
  }
}
