import type { Channel } from './channel.js'

export interface BusEntry {
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

/** Who listens to one channel. The list is made anew when somebody has come or gone since it was last told. */
interface Listeners {
  readonly all: Set<Stay>
  list: readonly Stay[] | undefined
}

interface Said {
  channel: Channel<unknown>
  message: unknown
  by: string | undefined
  fromOutside: boolean
}

export type DropWatcher = (channel: string, message: unknown) => void

/**
 * One per page: named channels between blocks that do not know each other.
 * Delivery is synchronous and in order; a listener that throws is reported and the others are still told.
 */
export class Bus {
  #channels = new Map<string, Channel<unknown>>()
  #listeners = new Map<string, Listeners>()
  #retained = new Map<string, unknown>()
  #dropped = new Map<string, number>()
  /** The latest, in a ring: `#logged` says how many there ever were. */
  #log: BusEntry[] = []
  #logged = 0
  #watchers = new Set<(entry: BusEntry) => void>()
  #dropWatchers = new Set<DropWatcher>()
  #waiting: Said[] = []
  #delivering = false

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
    this.#enqueue({ channel: channel as Channel<unknown>, message, by, fromOutside: false })
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
      for (const watcher of this.#dropWatchers) tell(() => watcher(name, message), message, name)
      return false
    }
    this.#enqueue({ channel, message: fitting.value, by, fromOutside: by === undefined })
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
  watch(watcher: (entry: BusEntry) => void, dropped?: DropWatcher): () => void {
    this.#watchers.add(watcher)
    if (dropped) this.#dropWatchers.add(dropped)
    return () => {
      this.#watchers.delete(watcher)
      if (dropped) this.#dropWatchers.delete(dropped)
    }
  }

  inspect(): Inspection {
    const listening: Record<string, readonly (string | undefined)[]> = {}
    for (const [name, { all }] of this.#listeners) if (all.size > 0) listening[name] = [...all].map(({ by }) => by)
    return {
      log: this.#latest(),
      dropped: Object.fromEntries(this.#dropped),
      retained: Object.fromEntries(this.#retained),
      listeners: Object.values(listening).flat().length,
      listening,
    }
  }

  #listen(name: string, listener: Listener, by?: string): () => void {
    const stay = { listener, by, isOver: false }
    const here: Listeners = this.#listeners.get(name) ?? { all: new Set(), list: undefined }
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

  #enqueue(said: Said): void {
    this.#waiting.push(said)
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

  #deliver({ channel, message, by, fromOutside }: Said): void {
    if (channel.retain) this.#retained.set(channel.name, message)
    for (const name of channel.clears ?? []) this.#retained.delete(name)
    const here = this.#listeners.get(channel.name)
    const heard: (string | undefined)[] = []
    if (here) {
      here.list ??= [...here.all]
      for (const { listener, isOver, by: who } of here.list) {
        if (isOver) continue
        heard.push(who)
        tell(listener, message, channel.name)
      }
    }
    if (typeof document !== 'undefined') tell(tellDocument, new Heard(channel.name, message), channel.name)
    this.#record({ at: Date.now(), channel: channel.name, message, told: heard.length, heard, by, fromOutside })
  }

  #record(entry: BusEntry): void {
    this.#log[this.#logged % logLength] = entry
    this.#logged += 1
    for (const watcher of this.#watchers) tell(watcher, entry, entry.channel)
  }

  #latest(): BusEntry[] {
    const oldest = this.#logged % logLength
    return [...this.#log.slice(oldest), ...this.#log.slice(0, oldest)]
  }
}

function complain(name: string, channel: Channel<unknown> | undefined, names: readonly string[]): void {
  if (channel) console.warn(`A message on the channel ${name} was dropped: it does not fit. ${channel.about}`)
  else console.warn(`There is no channel ${name}: its message was dropped. There are: ${names.join(', ')}.`)
}

// The copy is what is checked, so that nothing can change between the check and the telling.
function understand(channel: Channel<unknown>, message: unknown): { value: unknown } | undefined {
  const copy = copyOf(message)
  const outcome = copy && channel.schema['~standard'].validate(copy.value)
  // By the standard only `issues` tells; valibot keeps a value beside them.
  if (!outcome || outcome instanceof Promise || outcome.issues) return undefined
  return { value: outcome.value }
}

function copyOf(message: unknown): { value: unknown } | undefined {
  try {
    return { value: structuredClone(message) }
  } catch (error) {
    // A DataCloneError: functions, elements and the like are no messages.
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** What the document hears. */
class Heard extends CustomEvent<unknown> {
  readonly #channel: string
  readonly #message: unknown
  #copy: { value: unknown } | undefined

  constructor(channel: string, message: unknown) {
    super(`vitrine:${channel}`)
    this.#channel = channel
    this.#message = message
  }

  /** A copy, made for whoever asks for it: mostly nobody does. */
  override get detail(): unknown {
    this.#copy ??= copyOf(this.#message)
    if (!this.#copy) console.error(`What was said on the channel ${this.#channel} cannot be copied for the document.`)
    return this.#copy?.value
  }
}

const tellDocument: Listener = (event: Event) => {
  document.dispatchEvent(event)
}

function tell(listener: Listener, message: unknown, name: string): void {
  try {
    listener(message as never)
  } catch (error) {
    console.error(`A listener of the channel ${name} failed; the others were told.`, error)
  }
}
