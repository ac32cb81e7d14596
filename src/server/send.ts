import { statSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { packed, takesPacked } from './packed.js'
import type { PublishedPage } from './publisher.js'

type Headers = Readonly<Record<string, string>>

export function sendPage(
  context: Context,
  status: 200 | 404,
  { html, policy, permissions, early }: Omit<PublishedPage, 'head'>,
  headers: Headers = {},
): Response {
  const isPacked = takesPacked(context.req.header('Accept-Encoding'))
  return context.body(isPacked ? packed(html) : html, status, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': policy,
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
    Link: early,
    ...(isPacked && { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
    ...headers,
  })
}

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
