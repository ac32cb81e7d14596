import { useRef } from 'react'

/**
 * Gives what runs a task unless another is still running. It is free again as soon as the task is done:
 * a `busy` that is drawn comes a frame later, and a press in between would be lost.
 */
export function useOneAtATime(): (task: () => Promise<unknown>) => Promise<void> {
  const running = useRef(false)
  return async (task) => {
    if (running.current) return
    running.current = true
    try {
      await task()
    } finally {
      running.current = false
    }
  }
}
