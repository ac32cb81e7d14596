import type { Channel } from './channel.js'

export interface BusEntry {
  /** Milliseconds since 1970, of the task in which it was said. */
  at: number
  channel: string
  message: unknown
  /** How many listeners were told. */
  told: number
  /** Who they were: blocks by their tags; the shop and the page around it have no name. */
  heard: readonly (string | undefined)[]
  /** The block that said it, by its tag; what the shop says, or the page around it, has none. */
  by: string | undefined
  /** It came through the public door: the page around the blocks said it. */
  fromOutside: boolean
}

export interface Inspection {
  /** The latest 200 messages, oldest first. */
  log: readonly BusEntry[]
  /** Per channel name: messages that did not fit its schema, or had no channel. */
  dropped: Readonly<Record<string, number>>
  retained: Readonly<Record<string, unknown>>
  listeners: number
  /** Who listens now, per channel name, as in `heard`. */
  listening: Readonly<Record<string, readonly (string | undefined)[]>>
}

type Listener = (message: never) => void

const logLength = 200

/** One listener's stay: the same function may listen twice, and is then told twice. */
interface Stay {
  readonly listener: Listener
  readonly by: string | undefined
  isOver: boolean
}

/** Who listens to one channel. List and names are made anew when somebody has come or gone since it was last told. */
interface Listeners {
  readonly all: Set<Stay>
  list: readonly Stay[] | undefined
  names: readonly (string | undefined)[]
}

interface Said {
  readonly channel: Channel<unknown>
  readonly entry: BusEntry
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
  #channels = new Map<string, Channel<unknown>>()
  #listeners = new Map<string, Listeners>()
  #retained = new Map<string, unknown>()
  #dropped = new Map<string, number>()
  #log: BusEntry[] = []
  #watchers = new Set<Watcher>()
  #waiting: Said[] = []
  #delivering = false
  #now = 0

  /** Makes channels known by name, for `publish` and `subscribe`. The first declaration of a name stays. */
  declare(channels: readonly Channel<unknown>[]): void {
    for (const channel of channels) {
      if (!this.#channels.has(channel.name)) this.#channels.set(channel.name, channel)
    }
  }

  /** Says a message whose type the compiler has checked. A channel that another bundle declared is checked at the door. */
  say<Message>(channel: Channel<Message>, message: NoInfer<Message>, by?: string): void {
    const known = this.#channels.get(channel.name)
    if (known && known !== (channel as Channel<unknown>)) {
      this.#admit(channel.name, message, by)
      return
    }
    this.#enqueue(channel as Channel<unknown>, message, by, false)
  }

  /**
   * Hears a channel; a retained message arrives at once. Returns the undo.
   * @param by who listens, for whoever inspects the bus
   */
  hear<Message>(channel: Channel<Message>, listener: (message: Message) => void, by?: string): () => void {
    return this.#listen(channel.name, listener as Listener, by)
  }

  /**
   * The public door, for tag managers, bridges and other bundles: the message is checked against the channel's
   * schema and cloned. Returns false, and counts, when it was dropped.
   */
  publish(name: string, message: unknown): boolean {
    return this.#admit(name, message)
  }

  #admit(name: string, message: unknown, by?: string): boolean {
    const channel = this.#channels.get(name)
    const fitting = channel && understand(channel, message)
    if (!fitting) {
      const before = this.#dropped.get(name) ?? 0
      this.#dropped.set(name, before + 1)
      if (process.env.NODE_ENV !== 'production' && before === 0) complain(name, channel, [...this.#channels.keys()])
      for (const { dropped } of this.#watchers) tell(() => dropped?.(name, message), message, name)
      return false
    }
    this.#enqueue(channel, fitting.value, by, by === undefined)
    return true
  }

  /** The public door out: hears a channel by its name, each message a copy of its own. Returns the undo. */
  subscribe(name: string, listener: (message: unknown) => void): () => void {
    return this.#listen(name, (message) => listener(structuredClone(message)))
  }

  /** Forgets what a channel retained, when it has been dealt with. */
  clear(channel: Channel<unknown>): void {
    this.#retained.delete(channel.name)
  }

  /** Tells every message to a watcher (the inspector), and to another what was dropped. Returns the undo. */
  watch(said: (entry: BusEntry) => void, dropped?: DropWatcher): () => void {
    const watcher = { said, dropped }
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  inspect(): Inspection {
    const listening: Record<string, readonly (string | undefined)[]> = {}
    for (const [name, { all }] of this.#listeners) if (all.size > 0) listening[name] = [...all].map(({ by }) => by)
    return {
      log: this.#log.slice(-logLength),
      dropped: Object.fromEntries(this.#dropped),
      retained: Object.fromEntries(this.#retained),
      listeners: Object.values(listening).flat().length,
      listening,
    }
  }

  #listen(name: string, listener: Listener, by?: string): () => void {
    const stay = { listener, by, isOver: false }
    const here: Listeners = this.#listeners.get(name) ?? { all: new Set(), list: undefined, names: [] }
    this.#listeners.set(name, here)
    here.all.add(stay)
    here.list = undefined
    if (this.#retained.has(name)) tell(listener, this.#retained.get(name), name)
    return () => {
      stay.isOver = true
      here.all.delete(stay)
      here.list = undefined
    }
  }

  #enqueue(channel: Channel<unknown>, message: unknown, by: string | undefined, fromOutside: boolean): void {
    this.#waiting.push({ channel, entry: { at: this.#time(), channel: channel.name, message, told: 0, heard: [], by, fromOutside } })
    if (this.#delivering) return
    this.#delivering = true
    try {
      // What is said meanwhile is told after it; the list is not shifted, which would take longer the longer it is.
      for (const next of this.#waiting) this.#deliver(next)
    } finally {
      this.#waiting = []
      this.#delivering = false
    }
  }

  #deliver({ channel, entry }: Said): void {
    const { name } = channel
    if (channel.retain) this.#retained.set(name, entry.message)
    if (channel.clears) for (const each of channel.clears) this.#retained.delete(each)
    const here = this.#listeners.get(name)
    if (here) tellAll(here, entry)
    this.#log.push(entry)
    if (this.#log.length > logLength * 2) this.#log = this.#log.slice(-logLength)
    for (const { said } of this.#watchers) tell(said, entry, name)
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

// The copy is what is checked, so that nothing can change between the check and the telling.
function understand(channel: Channel<unknown>, message: unknown): { readonly value: unknown } | undefined {
  try {
    const outcome = channel.schema['~standard'].validate(structuredClone(message))
    // By the standard only `issues` tells; valibot keeps a value beside them.
    return 'value' in outcome && !outcome.issues ? outcome : undefined
  } catch (error) {
    // A DataCloneError: functions, elements and the like are no messages.
    if (error instanceof DOMException) return undefined
    throw error
  }
}

function tellAll(here: Listeners, entry: BusEntry): void {
  if (!here.list) {
    here.list = [...here.all]
    here.names = here.list.map(({ by }) => by)
  }
  const { list } = here
  const gone: Stay[] = []
  for (const stay of list) {
    if (stay.isOver) gone.push(stay)
    else {
      try {
        stay.listener(entry.message as never)
      } catch (error) {
        report(entry.channel, error)
      }
    }
  }
  entry.heard = gone.length > 0 ? list.filter((stay) => !gone.includes(stay)).map(({ by }) => by) : here.names
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
