import type { BusEntry } from '../src/bus/index.js'

/** What the preview tells the panel over Storybook's channel, and what the panel asks. */
export const messageEvents = {
  /** A fresh page: everything so far is over; also the answer to `wanted`. */
  began: 'vitrine/messages/began',
  said: 'vitrine/messages/said',
  dropped: 'vitrine/messages/dropped',
  wanted: 'vitrine/messages/wanted',
} as const

export interface MessageLog {
  log: readonly BusEntry[]
  dropped: Readonly<Record<string, number>>
}
