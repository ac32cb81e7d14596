import { type RecordedPage, type Recording, type Replay, type ReplayOptions, readRecording, replayRecording } from '../recording/index.js'
import type { Memory } from '../../commerce/domain/memory.js'
import type { Witness } from './witness.js'

/** Key of the visit's storage: pages recorded before the current one. */
const recordingKey = 'vitrine_recording'
/** Key of the visit's storage: a recording that answers in place of the platform. */
const replayKey = 'vitrine_replay'

/** A visit leads over several pages, and each begins anew: those that were left are kept until it is stopped. */
export class Recorder {
  readonly #visit: Memory
  readonly #witness: Pick<Witness, 'page'>
  readonly #vitrine: string
  #before: RecordedPage[] | undefined

  /** @param vitrine version of the blocks */
  constructor(visit: Memory, witness: Pick<Witness, 'page'>, vitrine: string) {
    this.#visit = visit
    this.#witness = witness
    this.#vitrine = vitrine
    const kept = visit.get(recordingKey)
    this.#before = kept === undefined ? undefined : (JSON.parse(kept) as RecordedPage[])
  }

  pages(): number | undefined {
    return this.#before && this.#before.length + 1
  }

  begin(): void {
    this.#before = []
    this.#visit.set(recordingKey, '[]')
  }

  /** Called before the page is left. The oldest pages are dropped when there is no room. */
  keep(): void {
    if (!this.#before) return
    for (let pages = [...this.#before, this.#witness.page()]; pages.length > 0; pages = pages.slice(1)) {
      const text = JSON.stringify(pages)
      this.#visit.set(recordingKey, text)
      if (this.#visit.get(recordingKey) === text) return
    }
  }

  stop(): string {
    const recording: Recording = {
      format: 'vitrine-recording',
      version: 1,
      vitrine: this.#vitrine,
      pages: [...(this.#before ?? []), this.#witness.page()],
    }
    this.#before = undefined
    this.#visit.remove(recordingKey)
    return JSON.stringify(recording, null, 1)
  }
}

/**
 * Keeps a recording for the next page of this visit.
 * @returns the address at which it is played
 * @throws TypeError when it is none, or too large for this browser
 */
export function keepForReplay(text: string, visit: Memory): string {
  const recording = readRecording(text)
  const short = JSON.stringify(recording)
  visit.set(replayKey, short)
  if (visit.get(replayKey) !== short) throw new TypeError('The recording is too large for the storage of this browser.')
  return recording.pages.at(-1)?.address ?? '/'
}

/** Returns the replay for this page: the last recorded page with this path. */
export function replayKept(visit: Memory, path: string, publish: ReplayOptions['publish']): Replay | undefined {
  const kept = visit.get(replayKey)
  if (kept === undefined) return undefined
  const recording = readRecording(kept)
  const page = recording.pages.findLastIndex(({ address }) => address.split('?')[0] === path)
  return replayRecording(recording, { page, paced: true, publish })
}

export const forgetReplay = (visit: Memory): void => visit.remove(replayKey)
