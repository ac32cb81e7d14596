import type { AddedPicture, ChangePicture, MediaPicture, PictureUse } from '../../../pages/document/media-api.js'
import { type Answer, failure, readAnswer } from '../session/page-client.js'

export interface UploadOptions {
  /** Called with the share of the file that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Id of the picture whose place the file takes. */
  replaces?: string | undefined
}

/** Client for the Studio's requests about pictures. Nothing here throws: the caller receives a failure as an answer. */
export interface MediaClient {
  list: () => Promise<Answer<MediaPicture[]>>
  listDeleted: () => Promise<Answer<MediaPicture[]>>
  upload: (file: File, options?: UploadOptions) => Promise<Answer<AddedPicture> | { cancelled: true }>
  change: (id: string, change: ChangePicture) => Promise<Answer<MediaPicture>>
  uses: (id: string) => Promise<Answer<PictureUse[]>>
  /** Restores the file that stood there before the last one. */
  takeBack: (id: string) => Promise<Answer<MediaPicture>>
  remove: (id: string) => Promise<Answer<undefined>>
  undelete: (id: string) => Promise<Answer<MediaPicture>>
  erase: (id: string) => Promise<Answer<undefined>>
  /** Returns the address of the picture before cropping. */
  wholeOf: (picture: MediaPicture) => string
  /** Returns the address of a small preview. */
  previewOf: (picture: MediaPicture) => string
}

const patience = 20_000

/** Talks to the Studio's server (`media-api.ts`). */
export function createMediaClient({ base = '/studio' }: { base?: string } = {}): MediaClient {
  async function ask<Value>(method: string, path: string, body?: unknown): Promise<Answer<Value>> {
    try {
      const response = await fetch(`${base}/api/media${path}`, {
        method,
        signal: AbortSignal.timeout(patience),
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      })
      return await readAnswer<Value>(response)
    } catch (error) {
      if (error instanceof DOMException) return failure('unreachable')
      if (error instanceof TypeError) return failure('offline')
      throw error
    }
  }

  return {
    list: () => ask('GET', ''),
    listDeleted: () => ask('GET', '?deleted'),
    upload: (file, options) => send(`${base}/api/media`, file, options),
    change: (id, change) => ask('PATCH', `/${id}`, change),
    uses: (id) => ask('GET', `/${id}/uses`),
    takeBack: (id) => ask('POST', `/${id}/file/undo`),
    remove: (id) => ask('DELETE', `/${id}`),
    undelete: (id) => ask('POST', `/${id}/undelete`),
    erase: (id) => ask('DELETE', `/${id}/forever`),
    wholeOf: ({ id, hash }) => `${base}/api/media/${id}/whole?${hash}`,
    previewOf: ({ address, hash, width, vector, id }) =>
      vector ? `${address}?${hash}` : `/media/${id}/${hash}-${Math.min(320, width)}.webp`,
  }
}

/** Sends by XMLHttpRequest, which alone tells how much of a file has been sent. */
function send(address: string, file: File, { onProgress, signal, replaces }: UploadOptions = {}): ReturnType<MediaClient['upload']> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const path = replaces === undefined ? '' : `/${replaces}/file`
    request.open('POST', `${address}${path}?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const status = request.status || 502
      void readAnswer<AddedPicture>(new Response(request.response as string, { status })).then(resolve)
    }
    request.onerror = () => resolve(failure('offline'))
    request.ontimeout = () => resolve(failure('unreachable'))
    request.onabort = () => resolve({ cancelled: true })
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) resolve({ cancelled: true })
    else request.send(file)
  })
}
