import { type Context, Hono, type HonoRequest } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { PageDocument } from '../../pages/document/page-document.js'
import { isPagePath } from '../../pages/document/page-path.js'
import type { Me, PageEvent, PageSummary, PreviewLink, Refusal, SharedPart } from '../../pages/document/pages-api.js'
import type { Release } from '../../pages/document/team-api.js'
import type { LocalizedText } from '../../core/element/declaration.js'
import { createEventLines } from '../http/event-lines.js'
import { createMediaRoutes } from '../media/media-routes.js'
import type { MediaStore } from '../media/media-store.js'
import { createPageEvents } from './page-events.js'
import { createPageVariants, type PageVariants } from './page-variants.js'
import type { PageStore } from './page-store.js'
import type { Audit } from '../sign-in/audit.js'
import { onlyFor, type Person, personOf, type Role, whoever } from '../sign-in/people.js'
import type { PreviewLinks } from '../releases/preview-links.js'
import type { ServerLine } from '../database/server-line.js'
import { PageStoreError } from './page-store-error.js'
import type { Team } from './team.js'
import { createTeamRoutes } from './team-routes.js'
import { salesforcePage } from './salesforce-page.js'
import { addressOf, isFromHere, RequestError, readJson } from '../http/requests.js'

export interface PageRoutesOptions {
  store: PageStore
  media: MediaStore
  templates: readonly { id: string; name: LocalizedText; summary: LocalizedText; page: PageDocument }[]
  /** Returns the published site as a zip. */
  exportZip: () => Promise<Uint8Array<ArrayBuffer>>
  /** Line between the servers on the storage of the pages. */
  line: ServerLine
  audit: Audit
  links: PreviewLinks
  /** True when people sign in, and can sign out. */
  signsOut: boolean
  /** Comments and releases, which people share. */
  team?: Team | undefined
  /** Maximum of lines that are open at once. */
  mostLines?: number
}

const statusOf = {
  missing: 404,
  changed: 409,
  'path-taken': 409,
  unfit: 422,
  'signed-out': 401,
  'not-allowed': 403,
  full: 507,
  unreachable: 503,
} as const satisfies Readonly<Record<Refusal['error'], number>>

/** Creates the Studio's API (`pages-api.ts`). */
export function createPageRoutes({
  store,
  media,
  templates,
  exportZip,
  line,
  audit,
  links,
  team,
  signsOut,
  mostLines,
}: PageRoutesOptions): Hono {
  const events = createPageEvents(line)
  const variants = withTeam(createPageVariants(store), team)
  const lines = createEventLines({ retry: 2000, ...(mostLines !== undefined && { most: mostLines }) })
  const api = new Hono()
  const page = '/pages/:id{[a-z0-9][a-z0-9-]{0,79}}' as const

  /** Returns the role that may change what shoppers see of a page: a shared part is on many pages. */
  const toShow = (id: string): Role => (store.read(id).kind === 'part' ? 'admin' : 'publisher')
  const isPlanned = (id: string): boolean => team?.releases.isPlanned(id) === true
  /** Returns the role that may change a draft: shoppers will see that of a planned page without anybody looking at it again. */
  const toSave = (id: string): Role => (isPlanned(id) ? toShow(id) : 'editor')
  /** Returns the role that may take a page from the site, or lead shoppers elsewhere, now or as it is planned. */
  const toReplace = (id: string): Role => (store.read(id).published ? toShow(id) : toSave(id))
  /** Returns the role that may restore a deleted page, which stands on the site again as it was. */
  const toUndelete = (id: string): Role =>
    store.deleted().some((each) => each.id === id && each.kind === 'part' && each.published) ? 'admin' : 'publisher'

  function forSalesforce(req: HonoRequest) {
    const made = salesforcePage(req.param('id') ?? '', req.query('site') ?? '', store)
    if (!made) throw new RequestError(404, words.unknown)
    return made
  }

  /** Waits for the change, notes who made it, and tells the other windows. */
  async function after<T>(work: Promise<T>, id: string, event: (done: T) => PageEvent, note: (done: T) => void): Promise<T> {
    const isPart = store.read(id).kind !== undefined
    const done = await work
    note(done)
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
  api.post('/pages', async (context) => {
    const person = onlyFor(context, 'editor')
    const { page, variantOf } = await readEntries(context.req)
    const made = await store.create(page, typeof variantOf === 'string' ? variantOf : undefined, nameOf(person))
    audit.note(person, 'created', made)
    return context.json(made, 201)
  })
  api.get(page, ({ req, json }) => json(store.read(req.param('id'))))
  api.put(page, async (context) => {
    const id = context.req.param('id')
    const person = onlyFor(context, toSave(id))
    const { page, basedOn, editor, name } = await readEntries(context.req)
    const by = named(person === whoever && typeof name === 'string' ? { ...person, name: name.trim().slice(0, 80) } : person)
    const saving = store.save(id, { page, basedOn: asRevision(basedOn), ...by })
    const saved = ({ revision }: PageSummary) => ({ kind: 'saved' as const, revision, editor: String(editor ?? ''), ...by })
    return context.json(variants.about(await after(saving, id, saved, (done) => audit.note(person, 'saved', done))))
  })
  api.delete(page, async (context) => {
    const id = context.req.param('id')
    const { title } = store.read(id)
    const person = onlyFor(context, toReplace(id))
    const removed = store.remove(id, nameOf(person))
    await after(
      removed,
      id,
      () => ({ kind: 'deleted' }),
      () => audit.note(person, 'deleted', { id, title }),
    )
    return context.body(null, 204)
  })
  api.post(`${page}/undelete`, async (context) => {
    const id = context.req.param('id')
    const person = onlyFor(context, toUndelete(id))
    const page = await store.undelete(id, nameOf(person))
    audit.note(person, 'undeleted', page)
    return context.json(page)
  })
  api.post(`${page}/publish`, async (context) => {
    const id = context.req.param('id')
    const person = onlyFor(context, toShow(id))
    const { basedOn } = await readEntries(context.req)
    const publishing = store.publish(id, asRevision(basedOn), nameOf(person))
    return context.json(
      variants.about(
        await after(
          publishing,
          id,
          () => ({ kind: 'published' }),
          (done) => audit.note(person, 'published', done),
        ),
      ),
    )
  })
  api.post(`${page}/unpublish`, async (context) => {
    const id = context.req.param('id')
    const person = onlyFor(context, toShow(id))
    const work = store.unpublish(id, nameOf(person))
    return context.json(
      variants.about(
        await after(
          work,
          id,
          () => ({ kind: 'unpublished' }),
          (done) => audit.note(person, 'unpublished', done),
        ),
      ),
    )
  })
  api.put(`${page}/shown`, async (context) => {
    const id = context.req.param('id')
    const person = onlyFor(context, toShow(id))
    const { version, instead } = await readEntries(context.req)
    const wanted = { ...(typeof version === 'number' && { version }), ...(typeof instead === 'number' && { instead }) }
    const what = wanted.version === undefined ? 'unpublished' : 'published'
    const work = store.show(id, wanted, nameOf(person))
    return context.json(
      variants.about(
        await after(
          work,
          id,
          () => ({ kind: what }),
          (done) => audit.note(person, what, done),
        ),
      ),
    )
  })
  api.post(`${page}/preview-link`, async (context) => {
    const person = onlyFor(context, 'editor')
    const { id, title } = store.read(context.req.param('id'))
    const { token, until } = await links.make(id, person.id)
    audit.note(person, 'shared', { id, title })
    return context.json({ path: `/studio/shared/${token}`, until } satisfies PreviewLink)
  })
  api.delete(`${page}/preview-link`, async (context) => {
    const person = onlyFor(context, 'editor')
    const { id, title } = store.read(context.req.param('id'))
    await links.revoke(id)
    audit.note(person, 'unshared', { id, title })
    return context.body(null, 204)
  })
  api.get(`${page}/salesforce`, ({ req, json }) => json(forSalesforce(req).about))
  api.get(`${page}/salesforce.zip`, ({ req, body }) => {
    const { zip, fileName } = forSalesforce(req)
    const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': `attachment; filename="${fileName}"` }
    return body(zip(), 200, headers)
  })
  api.put(`${page}/variant-of`, async (context) => {
    const id = context.req.param('id')
    // Shoppers of a published page are led to its twin from then on.
    const person = onlyFor(context, toReplace(id))
    const { variantOf } = await readEntries(context.req)
    const of = typeof variantOf === 'string' ? variantOf : undefined
    const done = await store.setVariantOf(id, of, nameOf(person))
    audit.note(person, of === undefined ? 'unlinked' : 'linked', done)
    if (done.kind) events.tellAll({ kind: 'parts' })
    return context.json(variants.about(done))
  })
  api.get('/links', ({ req, json }) => {
    const id = req.query('page')
    return json(store.linksTo(id === undefined ? { from: req.query('from') ?? '' } : { page: store.read(id).id }))
  })
  api.get('/parts', ({ json }) => json(store.parts().map((part): SharedPart => ({ ...part, ...variants.about(part) }))))
  api.get(`${page}/uses`, ({ req, json }) => json(store.uses(req.param('id'))))
  api.get(`${page}/versions`, ({ req, json }) => json(store.versions(req.param('id'))))
  api.get(`${page}/versions/:version{\\d{1,9}}`, async ({ req, json }) =>
    json(await store.version(req.param('id'), Number(req.param('version')))),
  )
  // The line stays open, and the server tells on it what happens.
  api.get(`${page}/events`, (context) => {
    const id = context.req.param('id')
    store.read(id)
    const editor = (context.req.query('editor') ?? '').slice(0, 100)
    const person = personOf(context)
    const name = person.name || (context.req.query('name') ?? '').slice(0, 80)
    const whose = person === whoever ? addressOf(context) : person.id
    const line = lines.open(context, whose, ({ send }) => events.open(id, { editor, name, send: (event) => send(JSON.stringify(event)) }))
    return line ?? refuse(context, new RequestError(503, words.tooManyLines))
  })
  if (team) api.route('/', createTeamRoutes({ ...team, store, audit, events }))
  api.get('/me', (context) => context.json({ ...personOf(context), signsOut } satisfies Me))
  api.get('/audit', (context) => {
    onlyFor(context, 'admin')
    return context.json(audit.read())
  })
  api.route('/media', createMediaRoutes({ media, store, audit, isPlanned, plannedDrafts: () => team?.releases.plannedDrafts() ?? [] }))
  api.get('/redirects', ({ json }) => json(store.redirects()))
  api.delete('/redirects', async (context) => {
    const person = onlyFor(context, 'publisher')
    const from = context.req.query('from') ?? ''
    const leading = store.redirects().find((each) => each.from === from)
    await store.forgetAddress(from)
    if (leading) audit.note(person, 'closed', { id: leading.page, title: from })
    return context.body(null, 204)
  })
  api.post('/redirects', async (context) => {
    const person = onlyFor(context, 'publisher')
    const { from, page: id } = await readEntries(context.req)
    if (typeof from !== 'string' || !isPagePath(from)) throw new RequestError(400, words.noAddress)
    const { title } = store.read(String(id))
    await store.restoreAddress(from, String(id))
    audit.note(person, 'reopened', { id: String(id), title })
    return context.body(null, 204)
  })
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

const planOf = ({ id, at, why }: Release): NonNullable<PageSummary['ends']> => ({ release: id, ...(at && { at }), ...(why && { why }) })

/** Adds what a team does together to the rows of pages. */
function withTeam(variants: PageVariants, team: Team | undefined): PageVariants {
  if (!team) return variants
  return {
    ...variants,
    about(summary) {
      const release = team.releases.planned().get(summary.id)
      const comments = team.comments.open(summary.id)
      const ending = team.releases.ending().get(summary.id)
      const revision = release?.revisions?.[summary.id]
      const planned = release && { ...planOf(release), ...(revision !== undefined && { revision }), counts: release.revision }
      return {
        ...variants.about(summary),
        ...(comments > 0 && { comments }),
        ...(planned && { planned }),
        ...(ending && { ends: planOf(ending) }),
      }
    },
  }
}

function refuse(context: Context, { status, text }: RequestError): Response {
  const errors: Readonly<Record<number, Refusal['error']>> = { 403: 'not-allowed', 404: 'missing', 503: 'unreachable' }
  const error = errors[status] ?? 'unfit'
  return context.json({ error, text }, status)
}

async function readEntries(request: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(request)
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {}
}

/** Returns the name for the history; where nobody signs in, there is none. */
const nameOf = ({ name }: Person): string | undefined => name || undefined
const named = ({ name }: Person): { by?: string } => (name ? { by: name } : {})

// A request that names no revision is based on none.
const asRevision = (value: unknown): number => (typeof value === 'number' ? value : -1)

const words = {
  tooManyLines: {
    de: 'Zu viele Fenster sind offen. Diese Seite erfährt erst beim Speichern, was in anderen geschieht.',
    en: 'Too many windows are open. This page learns only when it is saved what happens in others.',
  },
  unknown: { de: 'Diese Adresse kennt das Studio nicht.', en: 'The Studio does not know this address.' },
  noAddress: { de: 'Das ist keine Adresse, unter der eine Seite stehen kann.', en: 'This is no address at which a page can stand.' },
  method: { de: 'So lässt sich das Studio hier nicht fragen.', en: 'The Studio cannot be asked like this here.' },
  foreign: {
    de: 'Das kam von einer fremden Website, und es wurde nichts geändert. Öffne das Studio selbst und versuch es dort.',
    en: 'This came from a foreign website, and nothing was changed. Open the Studio itself and try there.',
  },
}
