import { type Context, Hono, type HonoRequest } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { PageDocument } from '../document/page-document.js'
import type { PageEvent, Refusal } from '../document/pages-api.js'
import type { Text } from '../element/declaration.js'
import { createEventLines } from './event-lines.js'
import { createMediaRoutes } from './media-routes.js'
import type { MediaStore } from './media-store.js'
import { createPageEvents } from './page-events.js'
import { createPageVariants } from './page-variants.js'
import type { PageStore } from './page-store.js'
import { personOf } from './people.js'
import { PageStoreError } from './page-store-error.js'
import { isFromHere, RequestError, readJson } from './requests.js'

export interface PageRoutesOptions {
  store: PageStore
  media: MediaStore
  templates: readonly { id: string; name: Text; summary: Text; page: PageDocument }[]
  /** The published site as a zip. */
  exportZip: () => Promise<Uint8Array<ArrayBuffer>>
  /** Lines that are open at once. */
  mostLines?: number
}

const statusOf = {
  missing: 404,
  changed: 409,
  'path-taken': 409,
  unfit: 422,
  full: 507,
  unreachable: 503,
} as const satisfies Readonly<Record<Refusal['error'], number>>

/** The Studio's API (`pages-api.ts`). */
export function createPageRoutes({ store, media, templates, exportZip, mostLines }: PageRoutesOptions): Hono {
  const events = createPageEvents()
  const variants = createPageVariants(store)
  const lines = createEventLines({ retry: 2000, ...(mostLines !== undefined && { most: mostLines }) })
  const api = new Hono()
  const page = '/pages/:id{[a-z0-9][a-z0-9-]{0,79}}' as const

  /** Does it and tells the other windows. */
  async function after<T>(work: Promise<T>, id: string, event: (done: T) => PageEvent): Promise<T> {
    const isPart = store.read(id).kind !== undefined
    const done = await work
    events.tell(id, event(done))
    if (isPart) events.tellAll({ kind: 'parts' })
    return done
  }

  api.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed(context, methods) {
        context.header('Allow', methods.filter((method) => method !== 'HEAD').join(', '))
        return refuse(context, new RequestError(405, words.method))
      },
    }),
  )
  api.use(async ({ req }, next) => {
    if (req.method !== 'GET' && !isFromHere(req)) throw new RequestError(403, words.foreign)
    await next()
  })

  api.get('/pages', ({ req, json }) => json(req.query('deleted') === undefined ? store.list().map(variants.about) : store.deleted()))
  api.post('/pages', async ({ req, json }) => {
    const { page, variantOf } = await readEntries(req)
    return json(await store.create(page, typeof variantOf === 'string' ? variantOf : undefined), 201)
  })
  api.get(page, ({ req, json }) => json(store.read(req.param('id'))))
  api.put(page, async ({ req, json }) => {
    const id = req.param('id')
    const { page, basedOn, editor } = await readEntries(req)
    const saving = store.save(id, { page, basedOn: asRevision(basedOn) })
    const saved = await after(saving, id, ({ revision }) => ({ kind: 'saved', revision, editor: String(editor ?? '') }))
    return json(variants.about(saved))
  })
  api.delete(page, async ({ req, body }) => {
    const id = req.param('id')
    await after(store.remove(id), id, () => ({ kind: 'deleted' }))
    return body(null, 204)
  })
  api.post(`${page}/undelete`, async ({ req, json }) => json(await store.undelete(req.param('id'))))
  api.post(`${page}/publish`, async ({ req, json }) => {
    const id = req.param('id')
    const { basedOn } = await readEntries(req)
    return json(variants.about(await after(store.publish(id, asRevision(basedOn)), id, () => ({ kind: 'published' }))))
  })
  api.post(`${page}/unpublish`, async ({ req, json }) => {
    const id = req.param('id')
    return json(variants.about(await after(store.unpublish(id), id, () => ({ kind: 'unpublished' }))))
  })
  api.put(`${page}/variant-of`, async ({ req, json }) => {
    const { variantOf } = await readEntries(req)
    return json(variants.about(await store.setVariantOf(req.param('id'), typeof variantOf === 'string' ? variantOf : undefined)))
  })
  api.get('/parts', ({ json }) => json(store.parts()))
  api.get(`${page}/uses`, ({ req, json }) => json(store.uses(req.param('id'))))
  api.get(`${page}/versions`, ({ req, json }) => json(store.versions(req.param('id'))))
  api.get(`${page}/versions/:version{\\d{1,9}}`, async ({ req, json }) =>
    json(await store.version(req.param('id'), Number(req.param('version')))),
  )
  // A line that stays open, on which the server tells what happens.
  api.get(`${page}/events`, (context) => {
    const id = context.req.param('id')
    store.read(id)
    const editor = (context.req.query('editor') ?? '').slice(0, 100)
    const line = lines.open(context, ({ send }) => events.open(id, { editor, send: (event) => send(JSON.stringify(event)) }))
    return line ?? refuse(context, new RequestError(503, words.tooManyLines))
  })
  api.get('/me', (context) => context.json(personOf(context)))
  api.route('/media', createMediaRoutes({ media, store }))
  api.get('/templates', ({ json }) => json(templates))
  api.get('/export.zip', async ({ body }) =>
    body(await exportZip(), 200, { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="site.zip"' }),
  )
  api.all('*', (context) => refuse(context, new RequestError(404, words.unknown)))

  api.onError((error, context) => {
    if (error instanceof RequestError) return refuse(context, error)
    if (!(error instanceof PageStoreError)) throw error
    const { refusal, cause } = error
    if (cause) console.error(refusal.text.en, cause)
    return context.json(refusal, statusOf[refusal.error])
  })
  return api
}

function refuse(context: Context, { status, text }: RequestError): Response {
  const error: Refusal['error'] = status === 404 ? 'missing' : status === 503 ? 'unreachable' : 'unfit'
  return context.json({ error, text }, status)
}

async function readEntries(request: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(request)
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {}
}

// What names no revision is based on none.
const asRevision = (value: unknown): number => (typeof value === 'number' ? value : -1)

const words = {
  tooManyLines: {
    de: 'Zu viele Fenster sind offen. Diese Seite erfährt erst beim Speichern, was in anderen geschieht.',
    en: 'Too many windows are open. This page learns only when it is saved what happens in others.',
  },
  unknown: { de: 'Diese Adresse kennt das Studio nicht.', en: 'The Studio does not know this address.' },
  method: { de: 'So lässt sich das Studio hier nicht fragen.', en: 'The Studio cannot be asked like this here.' },
  foreign: {
    de: 'Das kam von einer fremden Website, und es wurde nichts geändert. Öffne das Studio selbst und versuch es dort.',
    en: 'This came from a foreign website, and nothing was changed. Open the Studio itself and try there.',
  },
}
