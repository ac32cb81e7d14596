import type { RecordedEntry } from '../recording/index.js'
import type { CartTurn } from '../../commerce/domain/cart/turns.js'

/** State of a page as plain data, which can be sent to the panel. */
export interface Seen {
  /** Entries in their order; the oldest are dropped when there are too many. */
  entries: readonly RecordedEntry[]
  cut: number
  retained: readonly { channel: string; message: unknown }[]
  /** Current listeners; null is the shop or the page around the blocks. */
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

/** Gives the panel its data, and takes the developer's commands. */
export interface Source {
  read: () => Seen
  /** Returns the undo. */
  subscribe: (listener: () => void) => () => void
  /** Number of pages recorded so far, this one included; undefined while nothing is recorded. */
  recorded: () => number | undefined
  /** Starts a recording, with everything seen of this page so far. */
  record: () => void
  /** Ends the recording. @returns the text of the file */
  stop: () => Promise<string>
  /** Plays the text of a file. @throws TypeError when it is not a recording */
  play: (text: string) => void
  /** Requests beyond the recording that is played now; undefined when the platform itself answers. */
  played: () => readonly string[] | undefined
  /** Ends the replay, so that the platform answers again. */
  endPlay: () => void
}
