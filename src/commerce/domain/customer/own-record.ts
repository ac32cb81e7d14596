import { isBrokenWorld } from '../errors.js'
import type { Refusable, Refusal } from '../answers.js'
import { type Observable, observable } from '../observable.js'
import { type Changes, changesSince, type KeyOf, sameSaid, withChanges } from './own-changes.js'

/** The platform's record of a customer, and the version it has. */
export interface Own<Said extends object> {
  said: Said
  version: string | undefined
}

export interface OwnRecordTools<Said extends object, Saved extends Own<Said>> {
  /** Guests are refused with `not-allowed`. */
  read: () => Promise<Refusable<Saved>>
  /** Refused with `conflict` when it is of a later change than this version. */
  save: (changes: Changes<Said>, version: string | undefined) => Promise<Refusable<Saved>>
  /** The platform may have taken her for a guest; of her own record it says to one that there is none. */
  doubted: () => void
}

/**
 * `unsaved`: the shop could not be reached with her changes; `refused`: it said no to them; `conflict`: something was
 * changed elsewhere meanwhile, and she decides.
 */
export type OwnState = 'loading' | 'guest' | 'failed' | 'ready' | 'changed' | 'saving' | 'saved' | 'refused' | 'unsaved' | 'conflict'

export interface OwnView<Said extends object, Saved extends Own<Said>> {
  state: OwnState
  saved: Saved | undefined
  /** The saved record with the customer's changes. */
  said: Said | undefined
  changes: Changes<Said>
  /** Fields that were changed elsewhere since the customer began to edit. */
  elsewhere: readonly KeyOf<Said>[]
  refusal: Refusal | undefined
  /** Error of the states `failed` and `unsaved`. */
  error: unknown
}

/** A customer edits a copy of what the platform keeps of her. What she has changed outlives every failure. */
export class OwnRecord<Said extends object, Saved extends Own<Said>> {
  readonly view: Observable<OwnView<Said, Saved>> = observable<OwnView<Said, Saved>>({
    state: 'loading',
    saved: undefined,
    said: undefined,
    changes: {},
    elsewhere: [],
    refusal: undefined,
    error: undefined,
  })
  readonly #tools: OwnRecordTools<Said, Saved>
  /** Counts what was asked: an older answer is none. */
  #round = 0
  #looking = false
  #lookAfterwards = false

  constructor(tools: OwnRecordTools<Said, Saved>) {
    this.#tools = tools
  }

  get isChanged(): boolean {
    return Object.keys(this.view.get().changes).length > 0
  }

  /** Reads what is true now. What is shown stays until then. */
  async look(): Promise<void> {
    const { state, saved } = this.view.get()
    if (state === 'saving') {
      this.#lookAfterwards = true
      return
    }
    this.#round += 1
    const round = this.#round
    this.#looking = true
    if (!saved) this.#set({ state: 'loading', error: undefined })
    try {
      const answer = await this.#tools.read()
      if (round === this.#round) this.#learn(answer)
    } catch (error) {
      if (round !== this.#round) return
      console.error(error)
      if (!saved) this.#set({ state: 'failed', error })
    } finally {
      if (round === this.#round) this.#looking = false
    }
  }

  /** She says something else; what is said as it is saved is no change. */
  change(said: Changes<Said>): void {
    const { saved, changes, state } = this.view.get()
    if (saved) this.#edit(saved, { ...changes, ...said }, state)
  }

  /** Takes over the changes made elsewhere; the customer's other changes stay. */
  takeElsewhere(): void {
    const { saved, changes, elsewhere } = this.view.get()
    if (!saved) return
    const others = Object.entries(changes).filter(([key]) => !(elsewhere as readonly string[]).includes(key))
    this.#edit(saved, Object.fromEntries(others) as Changes<Said>, 'ready')
  }

  /** She is signed out: what went wrong with her changes is over, and they wait. What is on its way tells itself how it ended. */
  leave(): void {
    const { saved, state } = this.view.get()
    if (saved && state !== 'saving') this.#set({ state: this.isChanged ? 'changed' : 'ready', refusal: undefined, error: undefined })
  }

  undo(): void {
    const { saved } = this.view.get()
    if (saved) this.#edit(saved, {}, 'ready')
  }

  /** @returns whether all of it is saved now */
  async save(): Promise<boolean> {
    const { state, saved } = this.view.get()
    if (!saved || state === 'saving' || !this.isChanged) return false
    if (this.#looking) this.#lookAfterwards = true
    this.#looking = false
    // A reading under way began before the save.
    this.#round += 1
    this.#set({ state: 'saving', elsewhere: [], refusal: undefined, error: undefined })
    try {
      await this.#send(saved)
    } catch (error) {
      console.error(error)
      this.#set({ state: 'unsaved', error })
      if (isBrokenWorld(error) && ['signed-out', 'missing'].includes(error.kind)) this.#tools.doubted()
    }
    const isSaved = this.view.get().state === 'saved'
    if (this.#lookAfterwards) void this.look()
    this.#lookAfterwards = false
    return isSaved
  }

  async #send(saved: Saved, isSecond = false): Promise<void> {
    const answer = await this.#tools.save(this.view.get().changes, saved.version)
    const refusal = refusalIn(answer)
    if (!refusal) return this.#settle(answer as Saved)
    if (refusal.reason === 'conflict') return this.#compare(saved, { refusal, isSecond })
    this.#set({ state: 'refused', refusal })
    if (refusal.reason === 'not-allowed') this.#tools.doubted()
  }

  /** It was changed elsewhere, or her own answer was lost: what is there now tells. */
  async #compare(before: Saved, { refusal, isSecond }: { refusal: Refusal; isSecond: boolean }): Promise<void> {
    const answer = await this.#tools.read()
    const unreadable = refusalIn(answer)
    if (unreadable) return this.#set({ state: 'refused', refusal: unreadable })
    const now = answer as Saved
    const { changes: hers } = this.view.get()
    const changes = changesSince(now.said, hers)
    const elsewhere = keysOf(now.said).filter((key) => !sameSaid(before.said[key], now.said[key]))
    const isGone = Object.keys(hers).some((key) => !Object.hasOwn(now.said, key))
    if (keysOf(changes).length === 0 && !isGone) return this.#settle(now)
    this.#show(now, changes, { state: elsewhere.length > 0 ? 'conflict' : 'saving', elsewhere })
    if (elsewhere.length > 0) return
    if (isGone || isSecond) return this.#set({ state: 'refused', refusal })
    // Somebody has saved it as it was.
    return this.#send(now, true)
  }

  /** Keeps the changes that the customer made during the save as unsaved. */
  #settle(now: Saved): void {
    const changes = changesSince(now.said, this.view.get().changes)
    this.#show(now, changes, { state: keysOf(changes).length === 0 ? 'saved' : 'changed', elsewhere: [] })
  }

  #learn(answer: Refusable<Saved>): void {
    const refusal = refusalIn(answer)
    if (refusal) return this.#set({ state: refusal.reason === 'not-allowed' ? 'guest' : 'failed', error: undefined })
    const now = answer as Saved
    const { saved: before, state, changes: hers, elsewhere: known } = this.view.get()
    const changes = changesSince(now.said, hers)
    const fresh = before ? keysOf(changes).filter((key) => !sameSaid(before.said[key], now.said[key])) : []
    const elsewhere = [...new Set([...known, ...fresh])]
    if (keysOf(changes).length === 0) this.#show(now, changes, { state: state === 'saved' ? state : 'ready', elsewhere: [] })
    else
      this.#show(now, changes, {
        state: elsewhere.length > 0 ? 'conflict' : state === 'loading' || state === 'guest' ? 'changed' : state,
        elsewhere,
      })
  }

  #edit(saved: Saved, hers: Changes<Said>, from: OwnState): void {
    const { elsewhere } = this.view.get()
    const changes = changesSince(saved.said, hers)
    const isNone = keysOf(changes).length === 0
    if (from === 'saving') this.#show(saved, hers, { state: from, elsewhere })
    else if (from === 'conflict' && !isNone) this.#show(saved, changes, { state: from, elsewhere })
    else this.#show(saved, changes, { state: isNone ? 'ready' : 'changed', elsewhere: [] })
  }

  #show(saved: Saved, changes: Changes<Said>, { state, elsewhere }: Pick<OwnView<Said, Saved>, 'state' | 'elsewhere'>): void {
    // The messages of a state stay as long as the state.
    const isOver = state !== this.view.get().state
    this.#set({
      state,
      saved,
      changes,
      elsewhere,
      said: withChanges(saved.said, changes),
      ...(isOver && { refusal: undefined, error: undefined }),
    })
  }

  #set(part: Partial<OwnView<Said, Saved>>): void {
    this.view.set({ ...this.view.get(), ...part })
  }
}

const keysOf = <Said extends object>(said: Said): KeyOf<Said>[] => Object.keys(said) as KeyOf<Said>[]

const refusalIn = (answer: object): Refusal | undefined =>
  Object.hasOwn(answer, 'refused') ? (answer as { refused: Refusal }).refused : undefined
