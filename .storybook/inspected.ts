import { addons } from 'storybook/preview-api'
import { pageBus } from '../src/core/bus/index.js'
import { Recorder } from '../src/devtools/inspector/recorder.js'
import { Witness, type WitnessTools } from '../src/devtools/inspector/witness.js'
import { type Replay, replayRecording } from '../src/devtools/recording/index.js'
import type { Memory } from '../src/commerce/domain/memory.js'
import { inspectorEvents, type Told } from './inspector-events.js'

declare const __VITRINE_VERSION__: string
/** Milliseconds between updates: many entries are sent in one go. */
const pause = 100

interface Inspected {
  witness: Witness
  recorder: Recorder
  played: Replay | undefined
  /** Number of entries that the panel has. */
  told: number
}

let inspected: Inspected | undefined
/** Recording from the panel: it answers in every story, until it is ended. */
let recording: { text: string; number: number } | undefined
let recordings = 0
let isDue = false

const channel = () => addons.getChannel()

/** Returns the number of the recording that plays; another number means another page. */
export const playedNumber = (): number => recording?.number ?? 0

/** Starts the recording of the panel, or else of the story. Its messages from before the first answer are published at once. */
export const playInstead = (wished: unknown): Replay | undefined => {
  const given = recording?.text ?? wished
  return given === undefined ? undefined : replayRecording(given, { publish: (channel, message) => pageBus().publish(channel, message) })
}

/** Inspects a fresh page from its beginning. */
export function inspectPage(tools: WitnessTools, visit: Memory, played: Replay | undefined): Witness {
  inspected?.witness.leave()
  const witness = new Witness(tools)
  const recorder = new Recorder(visit, witness, __VITRINE_VERSION__)
  if (inspected?.recorder.pages() !== undefined) recorder.begin()
  inspected = { witness, recorder, played, told: 0 }
  witness.subscribe(tellSoon)
  tellSoon()
  return witness
}

function tellSoon(): void {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    tell()
  }, pause)
}

function tell(): void {
  if (!inspected) return
  const { witness, recorder, played } = inspected
  const seen = witness.read()
  // When old entries were dropped, all entries are sent anew.
  const from = seen.cut > 0 ? 0 : inspected.told
  inspected.told = seen.entries.length
  const told: Told = {
    seen: { ...seen, entries: seen.entries.slice(from) },
    from,
    recorded: recorder.pages(),
    played: played && [...played.missing],
  }
  channel().emit(inspectorEvents.seen, told)
}

/** Answers the panel, which may open long after the first message. @param again draws the story anew */
export function listenToPanel(again: () => void): void {
  channel().on(inspectorEvents.wanted, () => {
    if (inspected) inspected.told = 0
    tell()
  })
  channel().on(inspectorEvents.record, () => {
    inspected?.recorder.begin()
    tell()
  })
  channel().on(inspectorEvents.stop, () => {
    channel().emit(inspectorEvents.stopped, inspected?.recorder.stop())
    tell()
  })
  channel().on(inspectorEvents.play, (text: string | undefined) => {
    recordings += 1
    recording = text === undefined ? undefined : { text, number: recordings }
    again()
  })
}
