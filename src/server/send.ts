import { createReadStream, existsSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import type { PublishedPage } from './publisher.js'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

type Headers = Readonly<Record<string, string>>

export function sendText(response: ServerResponse, status: number, type: string, text: string, headers: Headers = {}): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'X-Content-Type-Options': 'nosniff', ...headers }).end(text)
}

export function sendPage(response: ServerResponse, status: number, { html, policy }: PublishedPage, headers: Headers = {}): void {
  sendText(response, status, 'text/html', html, {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
    ...headers,
  })
}

/** Files whose name carries a hash never change, as `immutable` says; the others are asked for again. */
export function sendFile(response: ServerResponse, { folder, name, immutable }: { folder: string; name: string; immutable: RegExp }): void {
  const file = normalize(join(folder, name))
  const type = types[extname(file)]
  if (!file.startsWith(folder + sep) || !type || !existsSync(file) || !statSync(file).isFile()) {
    return sendText(response, 404, 'text/plain', 'Diese Datei gibt es nicht.')
  }
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': immutable.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  })
  createReadStream(file).pipe(response)
}
