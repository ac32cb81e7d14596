import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageDocument } from '../document/page-document.js'
import type { Text } from '../element/declaration.js'
import { createPageEvents } from './page-events.js'
import type { PageStore } from './page-store.js'
import { PageStoreError } from './page-store-error.js'
import type { PageEvent, Refusal } from '../document/pages-api.js'
import { isFromHere, RequestError, readJson } from './requests.js'

export interface PageRoutesOptions {
  store: PageStore
  templates: readonly { id: string; name: Text; summary: Text; page: PageDocument }[]
  /** The published site as a zip. */
  exportZip: () => Promise<Uint8Array>
  /** Milliseconds between the signs of life on an open line. */
  heartbeat?: number
}

interface Asked {
  request: IncomingMessage
  response: ServerResponse
  query: URLSearchParams
}

/** What is answered as JSON; undefined is an answer without a body. */
interface Answer {
  status?: number
  body?: unknown
}

/** Answers by itself, when it gives back undefined. */
type Handler = (asked: Asked, ...given: string[]) => Answer | undefined | Promise<Answer | undefined>

type Route = readonly [method: string, path: RegExp, handler: Handler]

const statusOf: Readonly<Record<Refusal['error'], number>> = {
  missing: 404,
  changed: 409,
  'path-taken': 409,
  unfit: 422,
  full: 507,
  unreachable: 503,
}

/**
 * The Studio's API (`pages-api.ts`), for any `node:http` server.
 * @returns answers a request whose path, after `/studio/api`, is given
 */
export function createPageRoutes({
  store,
  templates,
  exportZip,
  heartbeat = 15_000,
}: PageRoutesOptions): (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void> {
  const events = createPageEvents()
  const id = '([a-z0-9][a-z0-9-]{0,79})'
  const at = (path: string): RegExp => new RegExp(`^${path}$`)

  /** Does it and tells the other windows. */
  async function after<T>(work: Promise<T>, id: string, event: (done: T) => PageEvent): Promise<T> {
    const done = await work
    events.tell(id, event(done))
    return done
  }

  const routes: readonly Route[] = [
    ['GET', at('/pages'), ({ query }) => ({ body: query.has('deleted') ? store.deleted() : store.list() })],
    ['POST', at('/pages'), async ({ request }) => ({ status: 201, body: await store.create((await readEntries(request)).page) })],
    ['GET', at(`/pages/${id}`), (_, id) => ({ body: store.read(id) })],
    [
      'PUT',
      at(`/pages/${id}`),
      async ({ request }, id) => {
        const { page, basedOn, editor } = await readEntries(request)
        const saving = store.save(id, { page, basedOn: asRevision(basedOn) })
        return { body: await after(saving, id, ({ revision }) => ({ kind: 'saved', revision, editor: String(editor ?? '') })) }
      },
    ],
    [
      'DELETE',
      at(`/pages/${id}`),
      async (_, id) => {
        await after(store.remove(id), id, () => ({ kind: 'deleted' }))
        return { status: 204 }
      },
    ],
    ['POST', at(`/pages/${id}/undelete`), async (_, id) => ({ body: await store.undelete(id) })],
    [
      'POST',
      at(`/pages/${id}/publish`),
      async ({ request }, id) => {
        const { basedOn } = await readEntries(request)
        return { body: await after(store.publish(id, asRevision(basedOn)), id, () => ({ kind: 'published' })) }
      },
    ],
    [
      'POST',
      at(`/pages/${id}/unpublish`),
      async (_, id) => ({ body: await after(store.unpublish(id), id, () => ({ kind: 'unpublished' })) }),
    ],
    ['GET', at(`/pages/${id}/versions`), (_, id) => ({ body: store.versions(id) })],
    ['GET', at(`/pages/${id}/versions/(\\d{1,9})`), async (_, id, version) => ({ body: await store.version(id, Number(version)) })],
    [
      'GET',
      at(`/pages/${id}/events`),
      ({ request, response, query }, id) => {
        store.read(id)
        listen(request, response, (send) => events.open(id, { editor: query.get('editor') ?? '', send }))
        return undefined
      },
    ],
    ['GET', at('/templates'), () => ({ body: templates })],
    [
      'GET',
      at('/export\\.zip'),
      async ({ response }) => {
        sendZip(response, await exportZip())
        return undefined
      },
    ],
  ]

  /** Keeps a line open, on which the server tells what happens. */
  function listen(request: IncomingMessage, response: ServerResponse, open: (send: (event: PageEvent) => void) => () => void): void {
    response.writeHead(200, { ...plain, 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
    response.write('retry: 2000\n\n')
    const close = open((event) => void response.write(`data: ${JSON.stringify(event)}\n\n`))
    const beat = setInterval(() => response.write(':\n\n'), heartbeat)
    const end = () => {
      clearInterval(beat)
      close()
    }
    if (request.destroyed) end()
    else response.once('close', end)
  }

  async function respond(asked: Asked, path: string): Promise<Answer | undefined> {
    const {
      request: { method = 'GET' },
      request,
    } = asked
    const fitting = routes.filter(([, pattern]) => pattern.test(path))
    if (fitting.length === 0) throw new RequestError(404, words.unknown)
    const route = fitting.find(([each]) => each === method)
    if (!route) throw new RequestError(405, words.method, { Allow: fitting.map(([each]) => each).join(', ') })
    if (method !== 'GET' && !isFromHere(request)) throw new RequestError(403, words.foreign)
    const [, pattern, handler] = route
    return handler(asked, ...(pattern.exec(path) ?? []).slice(1))
  }

  return async (request, response, path) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    try {
      const answer = await respond({ request, response, query }, path)
      if (answer) sendJson(response, answer.status ?? 200, answer.body)
    } catch (error) {
      if (request.destroyed && !request.complete) return
      refuse(response, error)
    }
  }
}

function refuse(response: ServerResponse, error: unknown): void {
  if (error instanceof PageStoreError) {
    const { refusal } = error
    if (error.cause) console.error(refusal.text.en, error.cause)
    return sendJson(response, statusOf[refusal.error], refusal)
  }
  if (!(error instanceof RequestError)) throw error
  const kind: Refusal['error'] = error.status === 404 ? 'missing' : 'unfit'
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value)
  sendJson(response, error.status, { error: kind, text: error.text })
}

const plain = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (body === undefined) return void response.writeHead(status, plain).end()
  response.writeHead(status, { ...plain, 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

function sendZip(response: ServerResponse, bytes: Uint8Array): void {
  response
    .writeHead(200, { ...plain, 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="site.zip"' })
    .end(bytes)
}

async function readEntries(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(request)
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {}
}

// What names no revision is based on none.
const asRevision = (value: unknown): number => (typeof value === 'number' ? value : -1)

const words = {
  unknown: { de: 'Diese Adresse kennt das Studio nicht.', en: 'The Studio does not know this address.' },
  method: { de: 'So lässt sich das Studio hier nicht fragen.', en: 'The Studio cannot be asked like this here.' },
  foreign: {
    de: 'Das kam von einer fremden Website, und es wurde nichts geändert. Öffne das Studio selbst und versuch es dort.',
    en: 'This came from a foreign website, and nothing was changed. Open the Studio itself and try there.',
  },
}
