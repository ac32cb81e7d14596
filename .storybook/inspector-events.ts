import type { Seen } from '../src/devtools/inspector/seen.js'

/** Events that the preview and the panel exchange over Storybook's channel. */
export const inspectorEvents = {
  /** The new entries; all entries after a fresh page, or when the panel asked with `wanted`. */
  seen: 'vitrine/inspector/seen',
  wanted: 'vitrine/inspector/wanted',
  record: 'vitrine/inspector/record',
  stop: 'vitrine/inspector/stop',
  /** The answer to `stop`: the text of the file. */
  stopped: 'vitrine/inspector/stopped',
  play: 'vitrine/inspector/play',
} as const

export interface Told {
  /** Entries without those that the panel has; `from` is their number. */
  seen: Seen
  from: number
  recorded: number | undefined
  played: readonly string[] | undefined
}
