import type { RecordedEntry } from '../recording/index.js'
import type { CartTurn } from '../shop/cart/turns.js'

/** How it stands with a page, as plain data: it travels to whoever draws it. */
export interface Seen {
  /** In their order, without the first ones that there were too many of. */
  entries: readonly RecordedEntry[]
  cut: number
  retained: readonly { channel: string; message: unknown }[]
  /** Who listens now; null is the shop or the page around the blocks. */
  listening: readonly { channel: string; who: readonly (string | null)[] }[]
  cart: {
    status: 'loading' | 'ready' | 'failed'
    productCount: number | undefined
    lines: number
    processing: boolean
    retrying: boolean
    code: string | undefined
  }
  turns: readonly CartTurn[]
  /** `until` in milliseconds since 1970; nothing while the answer is under way. */
  kept: readonly { key: string; until: number | 'for ever' | undefined }[]
}

export const nothingSeen: Seen = {
  entries: [],
  cut: 0,
  retained: [],
  listening: [],
  cart: { status: 'loading', productCount: undefined, lines: 0, processing: false, retrying: false, code: undefined },
  turns: [],
  kept: [],
}

/** Where the panel gets what it shows, and whom it tells what the developer wants. */
export interface Source {
  read: () => Seen
  /** Returns the undo. */
  subscribe: (listener: () => void) => () => void
  /** How many pages were recorded so far, this one included; nothing while nothing is. */
  recorded: () => number | undefined
  /** Begins with what was seen of this page so far. */
  record: () => void
  /** Ends it. @returns the text of the file */
  stop: () => Promise<string>
  /** Plays the text of a file. @throws TypeError when it is no recording */
  play: (text: string) => void
  /** What is played now: what was asked beyond it. Nothing when the platform itself answers. */
  played: () => readonly string[] | undefined
  /** The platform answers again. */
  endPlay: () => void
}
