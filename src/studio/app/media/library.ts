import { createContext, use, useSyncExternalStore } from 'react'
import type { AddedPicture, ChangePicture, MediaPicture } from '../../../pages/document/media-api.js'
import { pictureIdIn } from '../../../pages/document/library-picture.js'
import type { Answer, Failure } from '../session/page-client.js'
import { observable } from '../session/observable.js'
import type { MediaClient } from './media-client.js'

/** One file on its way into the library. */
export interface Upload {
  id: number
  name: string
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'
  /** Share that was sent, from 0 to 1; at 1 the server may still work on it. */
  share: number
  failure?: Failure
  picture?: AddedPicture
}

export interface LibraryState {
  /** The latest first; undefined until they are known. */
  pictures: readonly MediaPicture[] | undefined
  deleted: readonly MediaPicture[]
  failure: Failure | undefined
  uploads: readonly Upload[]
}

/** The media library, as this window knows it. */
export interface Library {
  state: () => LibraryState
  subscribe: (listener: () => void) => () => void
  client: MediaClient
  refresh: () => Promise<void>
  /** Takes files in, two at a time. @returns what each becomes, in their order */
  upload: (files: readonly File[]) => Promise<Upload[]>
  again: (upload: Upload) => void
  cancel: (upload: Upload) => void
  cancelAll: () => void
  /** Removes finished, failed and cancelled files from the list. */
  tidy: () => void
  replace: (id: string, file: File) => Promise<Answer<MediaPicture>>
  change: (id: string, change: ChangePicture) => Promise<Answer<MediaPicture>>
  takeBack: (id: string) => Promise<Answer<MediaPicture>>
  remove: (id: string) => Promise<Answer<undefined>>
  undelete: (id: string) => Promise<Answer<MediaPicture>>
  erase: (id: string) => Promise<Answer<undefined>>
  /** Returns the picture that an address names; undefined when it is not in the library, or not known. */
  find: (address: string) => MediaPicture | undefined
}

const atOnce = 2

export function openLibrary(client: MediaClient): Library {
  const shown = observable<LibraryState>({ pictures: undefined, deleted: [], failure: undefined, uploads: [] })
  const state = shown.get
  const show = (change: Partial<LibraryState>): void => shown.set({ ...state(), ...change })
  const waiting: { upload: Upload; file: File; done: (upload: Upload) => void }[] = []
  const files = new Map<number, File>()
  const aborts = new Map<number, AbortController>()
  let count = 0
  let running = 0

  async function refresh(): Promise<void> {
    const [listed, deleted] = await Promise.all([client.list(), client.listDeleted()])
    if ('failed' in listed) return show({ failure: listed.failed })
    show({ pictures: listed.done, failure: undefined, ...('done' in deleted && { deleted: deleted.done }) })
  }

  function showPicture(picture: MediaPicture): void {
    const { pictures = [] } = state()
    const isListed = pictures.some(({ id }) => id === picture.id)
    show({ pictures: isListed ? pictures.map((each) => (each.id === picture.id ? picture : each)) : [picture, ...pictures] })
  }

  async function shownAfter(work: Promise<Answer<MediaPicture>>): Promise<Answer<MediaPicture>> {
    const answer = await work
    if ('done' in answer) showPicture(answer.done)
    return answer
  }

  async function listedAfter<T>(work: Promise<Answer<T>>): Promise<Answer<T>> {
    const answer = await work
    if ('done' in answer) await refresh()
    return answer
  }

  const setUpload = (id: number, change: Partial<Upload>): void =>
    show({ uploads: state().uploads.map((each) => (each.id === id ? { ...each, ...change } : each)) })

  function next(): void {
    while (running < atOnce) {
      const one = waiting.shift()
      if (!one) return
      running += 1
      void send(one.upload.id, one.file).then((upload) => {
        running -= 1
        one.done(upload)
        next()
      })
    }
  }

  async function send(id: number, file: File): Promise<Upload> {
    const abort = new AbortController()
    aborts.set(id, abort)
    setUpload(id, { state: 'sending', share: 0 })
    const answer = await client.upload(file, { signal: abort.signal, onProgress: (share) => setUpload(id, { share }) })
    aborts.delete(id)
    if ('cancelled' in answer) setUpload(id, { state: 'cancelled' })
    else if ('failed' in answer) setUpload(id, { state: 'failed', failure: answer.failed })
    else {
      files.delete(id)
      setUpload(id, { state: 'done', share: 1, picture: answer.done })
      showPicture(answer.done)
    }
    return state().uploads.find((each) => each.id === id) ?? { id, name: file.name, state: 'cancelled', share: 0 }
  }

  function enqueue(id: number, file: File): Promise<Upload> {
    const upload = state().uploads.find((each) => each.id === id)!
    return new Promise((done) => {
      waiting.push({ upload, file, done })
      next()
    })
  }

  function cancel({ id }: Upload): void {
    aborts.get(id)?.abort()
    const index = waiting.findIndex(({ upload }) => upload.id === id)
    if (index < 0) return
    const [one] = waiting.splice(index, 1)
    setUpload(id, { state: 'cancelled' })
    one?.done({ ...one.upload, state: 'cancelled' })
  }

  return {
    state,
    subscribe: shown.subscribe,
    client,
    refresh,
    upload(given) {
      const begun = given.map((file): Upload => {
        count += 1
        files.set(count, file)
        return { id: count, name: file.name || 'Bild', state: 'waiting', share: 0 }
      })
      show({ uploads: [...state().uploads.filter(({ state: each }) => each !== 'done'), ...begun] })
      return Promise.all(begun.map(({ id }, index) => enqueue(id, given[index]!)))
    },
    again({ id }) {
      const file = files.get(id)
      if (!file) return
      setUpload(id, { state: 'waiting', share: 0 })
      void enqueue(id, file)
    },
    cancel,
    cancelAll: () => {
      for (const upload of state().uploads) if (upload.state === 'waiting' || upload.state === 'sending') cancel(upload)
    },
    tidy: () => show({ uploads: state().uploads.filter(({ state: each }) => each === 'waiting' || each === 'sending') }),
    async replace(id, file) {
      const answer = await client.upload(file, { replaces: id })
      return 'cancelled' in answer ? { done: state().pictures!.find((each) => each.id === id)! } : shownAfter(Promise.resolve(answer))
    },
    async change(id, change) {
      const before = state().pictures?.find((each) => each.id === id)
      // A picture that is taken at once carries the newly written text.
      if (before) showPicture(expected(before, change))
      const answer = await shownAfter(client.change(id, change))
      if ('failed' in answer && before) showPicture(before)
      return answer
    },
    takeBack: (id) => shownAfter(client.takeBack(id)),
    remove: (id) => listedAfter(client.remove(id)),
    undelete: (id) => listedAfter(client.undelete(id)),
    erase: (id) => listedAfter(client.erase(id)),
    find: (address) => {
      const id = pictureIdIn(address)
      return id === undefined ? undefined : state().pictures?.find((each) => each.id === id)
    },
  }
}

function expected(picture: MediaPicture, { alt, decorative }: ChangePicture): MediaPicture {
  const { decorative: was, ...rest } = picture
  return { ...rest, alt: { ...picture.alt, ...alt }, ...((decorative ?? was) && { decorative: true }) }
}

export const LibraryContext = createContext<Library | undefined>(undefined)

/** Undefined where there is no library: a part of the Studio that stands alone. */
export const useLibrary = (): Library | undefined => use(LibraryContext)

const noLibrary: LibraryState = { pictures: [], deleted: [], failure: undefined, uploads: [] }

export function useLibraryState(): LibraryState {
  const library = useLibrary()
  return useSyncExternalStore(library?.subscribe ?? (() => () => undefined), library?.state ?? (() => noLibrary))
}
