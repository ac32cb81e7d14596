import { flushSync } from 'react-dom'

let waiting: (() => void)[] = []

/** Mounts every block that was connected in this task in one synchronous flush, before the first frame. */
export function mountSoon(mount: () => void): void {
  waiting.push(mount)
  if (waiting.length === 1) queueMicrotask(mountAll)
}

function mountAll(): void {
  const mounts = waiting
  waiting = []
  flushSync(() => {
    for (const mount of mounts) mount()
  })
}
