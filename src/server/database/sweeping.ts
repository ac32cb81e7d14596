import type { Storage } from 'unstorage'
import { lineOf } from './server-line.js'

const hour = 3_600_000

/** Sweeps now, and every hour until the server of this storage closes. Room that is not won back is no harm. */
export async function sweepHourly(storage: Storage, sweep: () => Promise<void>): Promise<void> {
  const work = () => sweep().catch((cause: unknown) => console.warn('What is over could not be cleared away.', cause))
  const timer = setInterval(() => void work(), hour)
  timer.unref()
  lineOf(storage).closing(() => clearInterval(timer))
  await work()
}
