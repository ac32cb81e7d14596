import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Storage } from 'unstorage'
import { isForSeveral, writeFirst } from './first-write.js'
import type { Ask } from './patient.js'

/** Milliseconds between two tries. */
const pause = 40
/** Milliseconds without a sign of the holder of a lock: longer, and it has died. By one's own clock, that only goes forward. */
const longest = 5000
/** Milliseconds between two signs. */
const beat = 1500

/** Does something while no other server on this storage does it. */
export async function locked<T>(storage: Storage, name: string, work: () => Promise<T>, ask: Ask): Promise<T> {
  if (!isForSeveral(storage)) return work()
  const key = `-lock:${name}.json`
  let me = randomUUID()
  let holder: string | undefined
  let since = performance.now()
  while (!(await ask(writeFirst(storage, key, JSON.stringify({ holder: me }))))) {
    const there = (await ask(storage.getItem<{ holder: string }>(key)))?.holder
    if (there !== holder) since = performance.now()
    else if (there !== undefined && performance.now() - since > longest) await ask(storage.removeItem(key))
    holder = there
    await delay(pause)
  }
  let signs: Promise<unknown> = Promise.resolve()
  const isMine = async (): Promise<boolean> => (await ask(storage.getItem<{ holder: string }>(key)))?.holder === me
  async function giveSign(): Promise<void> {
    if (!(await isMine())) return
    me = randomUUID()
    await ask(storage.setItem(key, JSON.stringify({ holder: me })))
  }
  const living = setInterval(() => {
    // A server that was taken for dead does not take the lock back.
    signs = giveSign().catch(() => undefined)
  }, beat)
  living.unref()
  try {
    return await work()
  } finally {
    clearInterval(living)
    await signs
    // When the storage does not answer, the next server that waits removes the lock.
    if (await isMine().catch(() => false)) await ask(storage.removeItem(key)).catch(() => undefined)
  }
}
