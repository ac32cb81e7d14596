import { Hono, type HonoRequest } from 'hono'
import type { ChangePicture, MediaPicture, PictureUse } from '../../pages/document/media-api.js'
import type { Deed } from '../../pages/document/pages-api.js'
import { readBody } from '../../sandbox/read-body.js'
import type { Audit } from '../sign-in/audit.js'
import { headersOf } from './media-files.js'
import type { MediaStore } from './media-store.js'
import { mediaMessages as words } from './media.messages.js'
import type { PageStore } from '../pages/page-store.js'
import { PageStoreError } from '../pages/page-store-error.js'
import { largestFile } from './picture-making.js'
import { onlyFor, type Person, type Role } from '../sign-in/people.js'
import { RequestError, readJson } from '../http/requests.js'

export interface MediaRoutesOptions {
  media: MediaStore
  store: PageStore
  audit: Audit
  /** Returns true when a page goes live at a time without anybody looking at it again. */
  isPlanned: (page: string) => boolean
  /** Returns the contents that such pages will show, whatever their drafts say by now. */
  plannedDrafts: () => readonly unknown[]
}

/** Answers the Studio's requests about pictures (`media-api.ts`); stands inside its API, which has checked who asks. */
export function createMediaRoutes({ media, store, audit, isPlanned, plannedDrafts }: MediaRoutesOptions): Hono {
  const api = new Hono()
  const picture = '/:id{[a-z0-9][a-z0-9-]*}' as const

  /** Returns the role that may change how a picture looks: on a published page shoppers see it at once, on a planned one soon. */
  const toShow = (id: string): Role =>
    usesOf(id, store).some(({ id: page, published }) => published || isPlanned(page)) || plannedDrafts().some((draft) => names(draft, id))
      ? 'publisher'
      : 'editor'

  /** Waits for the change, and notes who made it. */
  async function noted(person: Person, what: Deed, work: Promise<MediaPicture>): Promise<MediaPicture> {
    const done = await work
    audit.note(person, what, { id: done.id, title: done.name })
    return done
  }

  api.get('/', async ({ req, json }) => json(req.query('deleted') === undefined ? await media.list() : await media.deleted()))
  api.post('/', async (context) => {
    const person = onlyFor(context, 'editor')
    const added = await media.add(await readFile(context.req), context.req.query('name') ?? '', person.name)
    if (!added.known) audit.note(person, 'uploaded', { id: added.id, title: added.name })
    return context.json(added, 201)
  })
  api.patch(picture, async (context) => {
    const id = context.req.param('id')
    const change = ((await readJson(context.req)) ?? {}) as ChangePicture
    const isFramed = change.focus !== undefined || change.crop !== undefined
    const person = onlyFor(context, isFramed ? toShow(id) : 'editor')
    return context.json(await noted(person, isFramed ? 'framed' : 'described', media.change(id, change)))
  })
  api.get(`${picture}/uses`, ({ req, json }) => json(usesOf(req.param('id'), store)))
  api.get(`${picture}/whole`, async ({ req, body }) => {
    const file = await media.whole(req.param('id'))
    return body(file.bytes.slice(), 200, headersOf(file))
  })
  api.post(`${picture}/file`, async (context) => {
    const { req } = context
    const id = req.param('id')
    const person = onlyFor(context, toShow(id))
    return context.json(await noted(person, 'replaced', media.replace(id, await readFile(req), req.query('name') ?? '', person.name)))
  })
  api.post(`${picture}/file/undo`, async (context) => {
    const id = context.req.param('id')
    return context.json(await noted(onlyFor(context, toShow(id)), 'replaced', media.takeBack(id)))
  })
  api.delete(picture, async (context) => {
    const id = context.req.param('id')
    const person = onlyFor(context, 'admin')
    await media.remove(id)
    audit.note(person, 'deleted', await named(id))
    return context.body(null, 204)
  })
  api.post(`${picture}/undelete`, async (context) => {
    const id = context.req.param('id')
    return context.json(await noted(onlyFor(context, toShow(id)), 'undeleted', media.undelete(id)))
  })
  api.delete(`${picture}/forever`, async (context) => {
    const id = context.req.param('id')
    const person = onlyFor(context, 'admin')
    const about = await named(id)
    await media.erase(id)
    audit.note(person, 'erased', about)
    return context.body(null, 204)
  })

  async function named(id: string): Promise<{ id: string; title?: string }> {
    const title = (await media.deleted()).find((each) => each.id === id)?.name
    return { id, ...(title !== undefined && { title }) }
  }
  return api
}

async function readFile(request: HonoRequest): Promise<Uint8Array> {
  const body = await readBody(request.raw, largestFile)
  if (body === 'too large') throw new RequestError(413, words.tooLarge(largestFile / 1024 / 1024))
  return new Uint8Array(body)
}

/** Returns every page and shared part that names the picture, in its draft or as it is published. */
export function usesOf(id: string, store: PageStore): PictureUse[] {
  // Published pages are searched with the parts that they show.
  const live = new Set(store.published().flatMap(({ id: page, page: document }) => (names(document, id) ? [page] : [])))
  return [...store.list(), ...store.parts()].flatMap((each): PictureUse[] => {
    const { id: page, kind, title, path } = each
    const shown = 'page' in each && names(each.page, id)
    const published = live.has(page) || (shown && store.uses(page).some((use) => use.live))
    const isUsed = published || shown || names(readPage(store, page), id)
    return isUsed ? [{ id: page, ...(kind && { kind }), title, path, published }] : []
  })
}

const names = (page: unknown, picture: string): boolean => JSON.stringify(page)?.includes(`/media/${picture}/`) ?? false

function readPage(store: PageStore, id: string): unknown {
  try {
    return store.read(id).page
  } catch (error) {
    if (error instanceof PageStoreError) return undefined
    throw error
  }
}
