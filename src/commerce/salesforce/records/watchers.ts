import type { SnapshotFacts } from './snapshot.js'

interface Watcher {
  keys: readonly string[]
  peek: () => SnapshotFacts
  tell: (facts: SnapshotFacts) => void
  /** Returns true when the watched record has just been found missing. */
  isGone: () => boolean
  last: SnapshotFacts
  /** The known answer when the last request failed: as long as it does not change, the failure stands. */
  failedOver?: string
}

/** Creates the watchers of answers: each hears of every later answer to its call. */
export function createWatchers() {
  const watchers = new Set<Watcher>()

  /** Tells each watcher whose answer has changed. */
  function look(): void {
    for (const watcher of [...watchers]) {
      const facts = watcher.peek()
      if (watcher.failedOver !== textOf(facts)) see(watcher, facts)
    }
  }

  function see(watcher: Watcher, facts: SnapshotFacts): void {
    const next = remembering(facts, watcher)
    if (textOf(next) === textOf(watcher.last) || !watchers.has(watcher)) return
    watcher.last = next
    delete watcher.failedOver
    try {
      watcher.tell(next)
    } catch (error) {
      console.error('A listener of the record interface failed.', error)
    }
  }

  return {
    look,
    /** A failure is not kept anywhere: those who watch are told of it here. */
    fail: (key: string, facts: SnapshotFacts) => {
      for (const watcher of [...watchers].filter(({ keys }) => keys.includes(key))) {
        see(watcher, facts)
        watcher.failedOver = textOf(watcher.peek())
      }
    },
    /** @returns the end of it */
    add: (watcher: Omit<Watcher, 'last' | 'failedOver'>): (() => void) => {
      const one: Watcher = { ...watcher, last: watcher.peek() }
      watchers.add(one)
      return () => void watchers.delete(one)
    },
  }
}

/** An answer that has left the cache is still worth showing, as stale; a failure is told once. */
function remembering(facts: SnapshotFacts, { last, isGone }: Watcher): SnapshotFacts {
  if (facts.state !== 'Unfulfilled' || facts.status !== 504) return facts
  if (last.state === 'Error' || last.status === 404) return last
  if (isGone()) return { state: 'Unfulfilled', status: 404 }
  return last.data === undefined ? facts : { state: 'Stale', status: last.status, data: last.data }
}

const textOf = ({ state, status, data, error }: SnapshotFacts) => JSON.stringify([state, status, data, error?.message])
