import { randomUUID } from 'node:crypto'
import type { Storage } from 'unstorage'
import { isForSeveral, writeFirst } from './first-write.js'
import { isUnwritable } from '../pages/page-store-error.js'

/** Messages between the servers on one storage. */
export interface ServerLine {
  /** Tells all other servers, within half a second; `data` is JSON. */
  say: (topic: string, data: unknown) => void
  /**
   * Calls the listener for what other servers say of a topic, in its order, each when the one before has been dealt with; returns its
   * undo.
   */
  hear: (topic: string, listener: Listener) => () => void
  /** Calls the listener when it may have missed something, and has to read anew what it knows. */
  missed: (listener: () => void | Promise<void>) => () => void
  /** Resolves when everything said until now has been said, heard and dealt with; a storage that can only be read hears. */
  settled: () => Promise<void>
  /** Calls the listener when the line closes, with its server. */
  closing: (listener: () => void) => void
  close: () => Promise<void>
}

type Listener = (data: unknown, from: string) => void | Promise<void>

interface Entry {
  from: string
  said: readonly { topic: string; data: unknown }[]
}

/** Milliseconds between two looks at what others have said. */
const pause = 350
/** Looks after which the line checks that nothing was missed: half a minute. */
const longLook = 90
/** Entries that are kept; a server that is further behind reads everything anew. */
const kept = 200

const ours = /^-line:(\d+)\.json$/
const entryKey = (number: number): string => `-line:${number}.json`

const lines = new WeakMap<Storage, ServerLine>()

/**
 * Returns the line of a storage: a list that only grows, whose next number one server gets and the others then read. It needs nothing of
 * a driver but that a key is written once, and no clock.
 */
export function lineOf(storage: Storage): ServerLine {
  const line = lines.get(storage) ?? openLine(storage)
  lines.set(storage, line)
  return line
}

function openLine(storage: Storage): ServerLine {
  const me = randomUUID()
  const listeners = new Map<string, Set<Listener>>()
  const ends: (() => void)[] = []
  const anew = new Set<() => void | Promise<void>>()
  let unsaid: { topic: string; data: unknown }[] = []
  let next: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let looks = 0
  let closed = false
  let last: Promise<unknown> = Promise.resolve()

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  async function newest(): Promise<number> {
    const numbers = (await storage.getKeys('-line')).map((key) => Number(ours.exec(key)?.[1] ?? 0))
    return Math.max(0, ...numbers)
  }

  async function pull(): Promise<number> {
    if (next === undefined) {
      next = (await newest()) + 1
      // A server that begins may follow one that died before it could say what it wrote.
      unsaid.unshift({ topic: begun, data: null })
      await readAnew()
    }
    for (;;) {
      const entry = await storage.getItem<Entry>(entryKey(next))
      if (entry === null) return next
      next += 1
      if (isEntry(entry) && entry.from !== me) await deal(entry)
    }
  }

  async function deal({ from, said }: Entry): Promise<void> {
    for (const { topic, data } of said) {
      if (topic === begun) await readAnew()
      for (const listener of listeners.get(topic) ?? []) await sheltered(() => listener(data, from))
    }
  }

  async function readAnew(): Promise<void> {
    for (const listener of anew) await sheltered(listener)
  }

  async function push(): Promise<void> {
    let free = await pull()
    if (unsaid.length === 0) return
    const said = unsaid
    unsaid = []
    try {
      while (!(await writeFirst(storage, entryKey(free), JSON.stringify({ from: me, said })))) free = await pull()
    } catch (error) {
      unsaid = [...said, ...unsaid]
      throw error
    }
    next = free + 1
    void storage.removeItem(entryKey(free - kept)).catch(() => undefined)
  }

  /** Reads everything anew when this server is behind by more than is kept: then there is nothing at the next number for ever. */
  async function checkWhole(): Promise<void> {
    if (next === undefined || (await newest()) < next) return
    if ((await storage.getItem(entryKey(next))) !== null) return
    next = (await newest()) + 1
    await readAnew()
  }

  async function look(): Promise<void> {
    looks += 1
    try {
      await enqueue(async () => {
        await push()
        if (looks % longLook !== 0) return
        await checkWhole()
        await readAnew()
      })
    } catch {
      // The storage is away for a moment; a server that writes to it is told so, and this one looks again.
    }
    begin()
  }

  function begin(): void {
    clearTimeout(timer)
    if (closed || !isForSeveral(storage)) return
    timer = setTimeout(() => void look(), pause)
    timer.unref()
  }

  begin()
  return {
    say(topic, data) {
      if (!isForSeveral(storage)) return
      unsaid.push({ topic, data })
      // The line sends at once, together with what else is said in this task.
      void enqueue(push).catch(() => undefined)
    },
    hear(topic, listener) {
      const all = listeners.get(topic) ?? new Set()
      listeners.set(topic, all.add(listener))
      return () => all.delete(listener)
    },
    missed(listener) {
      anew.add(listener)
      return () => anew.delete(listener)
    },
    settled: async () => {
      if (!isForSeveral(storage)) return
      await enqueue(() =>
        push().catch((cause: unknown) => {
          // Everything was heard; entries to be sent wait until there is room again.
          if (!isUnwritable(cause)) throw cause
        }),
      )
    },
    closing: (listener) => void ends.push(listener),
    async close() {
      closed = true
      for (const end of ends) end()
      clearTimeout(timer)
      lines.delete(storage)
      await last
    },
  }
}

const begun = 'begun'

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'said' in entry && Array.isArray(entry.said)

/** Shelters the other listeners from one that fails. */
async function sheltered(work: () => void | Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error)
  }
}
