import { Hono, type HonoRequest } from 'hono'
import type { ChangePicture, PictureUse } from '../document/media-api.js'
import { readBody } from '../sandbox/read-body.js'
import { headersOf } from './media-files.js'
import type { MediaStore } from './media-store.js'
import { mediaWords as words } from './media.words.js'
import type { PageStore } from './page-store.js'
import { PageStoreError } from './page-store-error.js'
import { largestFile } from './picture-making.js'
import { onlyFor } from './people.js'
import { RequestError, readJson } from './requests.js'

export interface MediaRoutesOptions {
  media: MediaStore
  store: PageStore
}

/** What the Studio asks about pictures (`media-api.ts`); stands inside its API, which has checked who asks. */
export function createMediaRoutes({ media, store }: MediaRoutesOptions): Hono {
  const api = new Hono()
  const picture = '/:id{[a-z0-9][a-z0-9-]*}' as const

  api.get('/', async ({ req, json }) => json(req.query('deleted') === undefined ? await media.list() : await media.deleted()))
  api.post('/', async ({ req, json }) => json(await media.add(await readFile(req), req.query('name') ?? ''), 201))
  api.patch(picture, async ({ req, json }) => json(await media.change(req.param('id'), (await readJson(req)) as ChangePicture)))
  api.get(`${picture}/uses`, ({ req, json }) => json(usesOf(req.param('id'), store)))
  api.get(`${picture}/whole`, async ({ req, body }) => {
    const file = await media.whole(req.param('id'))
    return body(file.bytes.slice(), 200, headersOf(file))
  })
  api.post(`${picture}/file`, async ({ req, json }) =>
    json(await media.replace(req.param('id'), await readFile(req), req.query('name') ?? '')),
  )
  api.post(`${picture}/file/undo`, async ({ req, json }) => json(await media.takeBack(req.param('id'))))
  api.delete(picture, async (context) => {
    const { req, body } = context
    onlyFor(context, 'admin')
    await media.remove(req.param('id'))
    return body(null, 204)
  })
  api.post(`${picture}/undelete`, async ({ req, json }) => json(await media.undelete(req.param('id'))))
  api.delete(`${picture}/forever`, async (context) => {
    const { req, body } = context
    onlyFor(context, 'admin')
    await media.erase(req.param('id'))
    return body(null, 204)
  })
  return api
}

async function readFile(request: HonoRequest): Promise<Uint8Array> {
  const body = await readBody(request.raw, largestFile)
  if (body === 'too large') throw new RequestError(413, words.tooLarge(largestFile / 1024 / 1024))
  return new Uint8Array(body)
}

/** Every page that names the picture, in its draft or as it is published. */
export function usesOf(id: string, store: PageStore): PictureUse[] {
  const names = (page: unknown): boolean => JSON.stringify(page)?.includes(`/media/${id}/`) ?? false
  const live = new Set(store.published().flatMap(({ id: page, page: document }) => (names(document) ? [page] : [])))
  return store.list().flatMap(({ id: page, title, path }) => {
    const isUsed = live.has(page) || names(readPage(store, page))
    return isUsed ? [{ id: page, title, path, published: live.has(page) }] : []
  })
}

function readPage(store: PageStore, id: string): unknown {
  try {
    return store.read(id).page
  } catch (error) {
    if (error instanceof PageStoreError) return undefined
    throw error
  }
}
