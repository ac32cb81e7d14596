import { Hono } from 'hono'
import type { MediaFile, MediaStore } from './media-store.js'
import { PageStoreError } from '../pages/page-store-error.js'

/** Serves the pictures of published pages, under `/media`. Files that are named by their content never change. */
export function mediaFiles(media: MediaStore): Hono {
  const files = new Hono()
  files.get('/:id{[a-z0-9-]+}/:name{[\\w.-]+}', async ({ req, body }) => {
    const { id, name } = req.param()
    const file = await media.file(id, name)
    if (!file) return body('Dieses Bild gibt es nicht.', 404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    return body(file.bytes.slice(), 200, headersOf(file))
  })
  files.onError((error, { text }) => {
    if (!(error instanceof PageStoreError)) throw error
    const { refusal } = error
    return text(refusal.text.de, refusal.error === 'missing' ? 404 : 503, { 'Cache-Control': 'no-store' })
  })
  return files
}

/** A drawing that is opened by itself is a page: whatever it holds, it may do nothing. */
export const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

export const headersOf = ({ type, immutable }: Pick<MediaFile, 'type' | 'immutable'>): Record<string, string> => ({
  'Content-Type': type,
  'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  'Content-Security-Policy': mediaPolicy,
  'X-Content-Type-Options': 'nosniff',
})
