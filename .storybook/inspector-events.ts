import type { Seen } from '../src/inspector/seen.js'

/** What the preview tells the panel over Storybook's channel, and what the panel asks. */
export const inspectorEvents = {
  /** What is new; after a fresh page, or when it was wanted, all of it. */
  seen: 'vitrine/inspector/seen',
  wanted: 'vitrine/inspector/wanted',
  record: 'vitrine/inspector/record',
  stop: 'vitrine/inspector/stop',
  /** The answer to `stop`: the text of the file. */
  stopped: 'vitrine/inspector/stopped',
  play: 'vitrine/inspector/play',
} as const

export interface Told {
  /** Without the entries that the panel has; `from` says after how many of them these come. */
  seen: Seen
  from: number
  recorded: number | undefined
  played: readonly string[] | undefined
}
