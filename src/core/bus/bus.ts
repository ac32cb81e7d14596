import type { Channel } from './channel.js'

export interface BusEntry {
  /** Time of the task in which it was published, in milliseconds since 1970. */
  at: number
  channel: string
  message: unknown
  /** Number of listeners that received it. */
  told: number
  /** The listeners: blocks by their tags; the shop and the page around it have no name. */
  heard: readonly (string | undefined)[]
  /** Tag of the block that published it; undefined for the shop and the page around it. */
  by: string | undefined
  /** True when the page around the blocks published it, through the public API. */
  fromOutside: boolean
}

export interface Inspection {
  /** The latest 200 messages, oldest first. */
  log: readonly BusEntry[]
  /** Per channel name: messages that did not fit its schema, or had no channel. Those of ever new names, together under ''. */
  dropped: Readonly<Record<string, number>>
  retained: Readonly<Record<string, unknown>>
  listeners: number
  /** Current listeners, per channel name, as in `heard`. */
  listening: Readonly<Record<string, readonly (string | undefined)[]>>
}

type Listener = (message: never) => void

const nobody: readonly undefined[] = []

const logLength = 200

/** One subscription: the same function may subscribe twice, and is then called twice. */
interface Stay {
  readonly listener: Listener
  readonly by: string | undefined
  isOver: boolean
}

/** State of one channel name. `list` and `names` are built anew when a listener has come or gone since the last message. */
interface Place {
  channel: Channel<unknown> | undefined
  readonly all: Set<Stay>
  list: readonly Stay[] | undefined
  names: readonly (string | undefined)[]
  isRetained: boolean
  retained: unknown
}

export type DropWatcher = (channel: string, message: unknown) => void

interface Watcher {
  readonly said: (entry: BusEntry) => void
  readonly dropped: DropWatcher | undefined
}

/**
 * One per page: named channels between blocks that do not know each other.
 * Delivery is synchronous and in order; a listener that throws is reported and the others are still told.
 */
export class Bus {
  #places = new Map<string, Place>()
  #dropped = new Map<string, number>()
  /** The latest, round about: the next one goes where the oldest stands. */
  #log: BusEntry[] = []
  #said = 0
  #watchers = new Set<Watcher>()
  /** Messages published during a delivery. */
  #waiting: [Channel<unknown>, BusEntry][] = []
  #delivering = false
  #now = 0

  /** Makes channels known by name, for `publish` and `subscribe`. The first declaration of a name stays. */
  declare(channels: readonly Channel<unknown>[]): void {
    for (const channel of channels) this.#place(channel.name).channel ??= channel
  }

  /**
   * Publishes a message. By its channel, the compiler has checked it, and it is delivered as it is; where another bundle
   * declared the channel, it is checked as one by name is. By the channel's name (tag managers, bridges, other bundles), it
   * is checked against the channel's schema and cloned.
   * @param publisher the tag of the block, for the inspector
   * @returns by name: false when it was dropped, which is counted
   * @example bus.publish(monikerSelected, { moniker: 'anna-berger' })
   */
  publish<Message>(channel: Channel<Message>, message: NoInfer<Message>, publisher?: string): void
  publish(name: string, message: unknown): boolean
  // biome-ignore lint/suspicious/noConfusingVoidType: one overload answers, the other does not
  publish(to: Channel<unknown> | string, message: unknown, publisher?: string): boolean | void {
    if (typeof to === 'string') return this.#admit(to, message)
    const known = this.#places.get(to.name)?.channel
    if (known && known !== to) this.#admit(to.name, message, publisher)
    else this.#enqueue(to, message, publisher, false)
  }

  /**
   * Subscribes to a channel; a retained message arrives at once. By the channel's name, each message is a copy of its own.
   * @param subscriber the tag of the block, for the inspector
   * @returns what ends the subscription
   * @example const unsubscribe = bus.subscribe(cartChanged, ({ count }) => show(count))
   */
  subscribe<Message>(channel: Channel<Message>, listener: (message: Message) => void, subscriber?: string): () => void
  subscribe(name: string, listener: (message: unknown) => void): () => void
  subscribe(to: Channel<unknown> | string, listener: (message: never) => void, subscriber?: string): () => void {
    if (typeof to !== 'string') return this.#listen(to.name, listener, subscriber)
    return this.#listen(to, (message) => listener(structuredClone(message) as never))
  }

  #admit(name: string, message: unknown, by?: string): boolean {
    const channel = this.#places.get(name)?.channel
    const fitting = channel && parseMessage(channel, message)
    if (!fitting) {
      // Undeclared names are unlimited, so they are counted together once there are many.
      const counted = channel || this.#dropped.size < logLength ? name : ''
      const before = this.#dropped.get(counted) ?? 0
      this.#dropped.set(counted, before + 1)
      if (process.env.NODE_ENV !== 'production' && before === 0) complain(name, channel, this.#declared())
      for (const { dropped } of this.#watchers) tell(() => dropped?.(name, message), message, name)
      return false
    }
    this.#enqueue(channel, fitting.value, by, by === undefined)
    return true
  }

  /** Forgets what a channel retained, when it has been dealt with. */
  clear(channel: Channel<unknown>): void {
    this.#forget(channel.name)
  }

  /** Reports every message to a watcher (the inspector), and dropped ones to another. Returns the undo. */
  watch(said: (entry: BusEntry) => void, dropped?: DropWatcher): () => void {
    const watcher = { said, dropped }
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  inspect(): Inspection {
    const listening: Record<string, readonly (string | undefined)[]> = {}
    const retained: Record<string, unknown> = {}
    for (const [name, place] of this.#places) {
      if (place.all.size > 0) listening[name] = [...place.all].map(({ by }) => by)
      if (place.isRetained) retained[name] = place.retained
    }
    const oldest = this.#said % logLength
    return {
      log: [...this.#log.slice(oldest), ...this.#log.slice(0, oldest)],
      dropped: Object.fromEntries(this.#dropped),
      retained,
      listeners: Object.values(listening).flat().length,
      listening,
    }
  }

  #place(name: string): Place {
    const known = this.#places.get(name)
    if (known) return known
    const place = { channel: undefined, all: new Set<Stay>(), list: undefined, names: [], isRetained: false, retained: undefined }
    this.#places.set(name, place)
    return place
  }

  #declared(): string[] {
    return [...this.#places].filter(([, { channel }]) => channel).map(([name]) => name)
  }

  #forget(name: string): void {
    const place = this.#places.get(name)
    if (!place) return
    place.isRetained = false
    place.retained = undefined
  }

  #listen(name: string, listener: Listener, by?: string): () => void {
    const stay = { listener, by, isOver: false }
    const place = this.#place(name)
    place.all.add(stay)
    place.list = undefined
    if (place.isRetained) tell(listener, place.retained, name)
    return () => {
      stay.isOver = true
      place.all.delete(stay)
      place.list = undefined
    }
  }

  #enqueue(channel: Channel<unknown>, message: unknown, by: string | undefined, fromOutside: boolean): void {
    const entry: BusEntry = { at: this.#time(), channel: channel.name, message, told: 0, heard: nobody, by, fromOutside }
    if (this.#delivering) {
      this.#waiting.push([channel, entry])
      return
    }
    this.#delivering = true
    try {
      this.#deliver(channel, entry)
      // Messages published meanwhile are delivered afterwards. The list is not shifted, which would take longer the longer it is.
      for (const [next, itsEntry] of this.#waiting) this.#deliver(next, itsEntry)
    } finally {
      if (this.#waiting.length > 0) this.#waiting = []
      this.#delivering = false
    }
  }

  #deliver({ name, retain, clears }: Channel<unknown>, entry: BusEntry): void {
    const place = this.#place(name)
    if (retain) {
      place.isRetained = true
      place.retained = entry.message
    }
    if (clears) for (const each of clears) this.#forget(each)
    if (place.all.size > 0) tellAll(place, entry)
    this.#log[this.#said % logLength] = entry
    this.#said += 1
    if (this.#watchers.size > 0) for (const { said } of this.#watchers) tell(said, entry, name)
  }

  /** The clock is looked at once in a task: that takes longer than telling a listener. */
  #time(): number {
    if (!this.#now) {
      this.#now = Date.now()
      queueMicrotask(() => {
        this.#now = 0
      })
    }
    return this.#now
  }
}

function complain(name: string, channel: Channel<unknown> | undefined, names: readonly string[]): void {
  if (channel) console.warn(`A message on the channel ${name} was dropped: it does not fit. ${channel.about}`)
  else console.warn(`There is no channel ${name}: its message was dropped. There are: ${names.join(', ')}.`)
}

// The copy is checked, so that nothing can change between the check and the delivery.
function parseMessage(channel: Channel<unknown>, message: unknown): { readonly value: unknown } | undefined {
  try {
    const outcome = channel.schema['~standard'].validate(structuredClone(message))
    // By the standard `issues` decides; valibot has a value beside them.
    return 'value' in outcome && !outcome.issues ? outcome : undefined
  } catch (error) {
    // A DataCloneError: functions, elements and the like are no messages.
    if (error instanceof DOMException) return undefined
    throw error
  }
}

function tellAll(here: Place, entry: BusEntry): void {
  if (!here.list) {
    here.list = [...here.all]
    here.names = here.list.map(({ by }) => by)
  }
  const { list } = here
  let gone: Stay[] | undefined
  for (const stay of list) {
    if (stay.isOver) {
      gone ??= []
      gone.push(stay)
    } else {
      try {
        stay.listener(entry.message as never)
      } catch (error) {
        report(entry.channel, error)
      }
    }
  }
  entry.heard = gone ? list.filter((stay) => !gone?.includes(stay)).map(({ by }) => by) : here.names
  entry.told = entry.heard.length
}

function tell(listener: Listener, message: unknown, name: string): void {
  try {
    listener(message as never)
  } catch (error) {
    report(name, error)
  }
}

function report(name: string, error: unknown): void {
  console.error(`A listener of ${name} failed.`, error)
}
