import { flushSync } from 'react-dom'

let waiting: (() => void)[] = []

/**
 * Mounts every block that came in this task, and lets go of every one that went, in one synchronous flush before the
 * next frame. With a flush for each of them React would go through all that went before, again and again.
 */
export function drawSoon(change: () => void): void {
  waiting.push(change)
  if (waiting.length === 1) queueMicrotask(drawAll)
}

function drawAll(): void {
  const changes = waiting
  waiting = []
  flushSync(() => {
    for (const change of changes) change()
  })
}
