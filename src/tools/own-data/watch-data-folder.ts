import { watch } from 'node:fs'

/** Milliseconds of quiet after a change: programs write a file in several steps. */
const settleMs = 150

/**
 * Calls `onChange` when files of a folder have changed and none changes any more; never twice at once.
 * @param folder path of the folder, with all folders below it; names that begin with a point are left out
 * @param onChange must not fail
 * @returns ends watching
 */
export function watchDataFolder(folder: string, onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name?.split(/[\\/]/).some((part) => part.startsWith('.'))) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange)
    }, settleMs)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
