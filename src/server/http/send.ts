import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { withoutTimeOfAnswers } from '../pages/first-answers.js'
import { createKeeper } from './kept-lately.js'
import { packed, takesPacked } from './packed.js'
import type { PublishedPage } from '../pages/publisher.js'

type Headers = Readonly<Record<string, string>>

export function sendPage(
  context: Context,
  status: 200 | 404,
  { html, policy, permissions, early }: Omit<PublishedPage, 'head'>,
  more: Headers = {},
): Response {
  const isPacked = takesPacked(context.req.header('Accept-Encoding'))
  const tag = tagOf(html)
  const isKnown = status === 200 && context.req.header('If-None-Match')?.includes(tag)
  const headers = {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': policy,
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
    Link: early,
    Vary: 'Accept-Encoding',
    ...(status === 200 && { ETag: `W/${tag}` }),
    ...(isPacked && !isKnown && { 'Content-Encoding': 'gzip' }),
    ...more,
  }
  return isKnown ? context.body(null, 304, headers) : context.body(isPacked ? packed(html) : html, status, headers)
}

const tags = createKeeper<string>()

/** Returns the entity tag of a page: one that differs by the time of its answers only says the same to its visitors. */
const tagOf = (html: string): string =>
  tags(html, () => `"${createHash('sha256').update(withoutTimeOfAnswers(html)).digest('base64url').slice(0, 16)}"`)

function isOnePart(range: string): boolean {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  return from + to !== '' && (from === '' || to === '' || Number(from) <= Number(to))
}

/**
 * Serves the files `below` that address. Those whose path carries a hash never change, as `immutable` says; browsers ask again for the
 * others.
 */
export function filesOf(folder: string, { below, immutable }: { below: RegExp; immutable: RegExp }): Hono {
  const files = new Hono()
  const nameOf = (path: string): string => path.replace(below, '')
  files.use(etag())
  // A request for several parts, for none, or for a part of what may have changed since, gets the whole file.
  files.use(async (context, next) => {
    const { raw } = context.req
    if (raw.headers.has('Range') && (raw.headers.has('If-Range') || !isOnePart(raw.headers.get('Range') ?? ''))) {
      const headers = new Headers(raw.headers)
      headers.delete('Range')
      context.req.raw = new Request(raw.url, { method: raw.method, headers })
    }
    await next()
  })
  files.get(
    '/:name{.+\\.(?:js|css|map|svg|woff2)}',
    serveStatic({
      root: folder,
      rewriteRequestPath: nameOf,
      precompressed: true,
      onFound(file, context) {
        const { size, mtimeMs } = statSync(file)
        context.header('ETag', `W/"${size}-${mtimeMs}"`)
        context.header('Cache-Control', immutable.test(nameOf(context.req.path)) ? 'public, max-age=31536000, immutable' : 'no-cache')
        context.header('Access-Control-Allow-Origin', '*')
      },
    }),
  )
  files.all('*', (context) => context.text('Diese Datei gibt es nicht.', 404))
  return files
}
