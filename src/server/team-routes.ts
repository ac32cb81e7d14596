import { type Context, Hono } from 'hono'
import type { PageEvent } from '../document/pages-api.js'
import type { NewRelease, ReleaseList } from '../document/team-api.js'
import { isZonedTime } from '../document/zoned-time.js'
import type { PageStore } from './page-store.js'
import { onlyFor, personOf } from './people.js'
import { readJson } from './requests.js'
import type { Team } from './team.js'

interface TeamRoutesOptions extends Team {
  store: PageStore
  tell: (page: string, event: PageEvent) => void
}

/** What a team does together (`team-api.ts`). */
export function createTeamRoutes({ releases, comments, store, tell }: TeamRoutesOptions): Hono {
  const api = new Hono()
  const release = '/releases/:release{[a-z0-9-]{1,80}}' as const
  const page = '/pages/:id{[a-z0-9][a-z0-9-]{0,79}}/comments' as const

  api.get('/releases', ({ json }) => json({ now: new Date().toISOString(), releases: releases.list() } satisfies ReleaseList))
  api.post('/releases', async (context) => {
    const { name } = onlyFor(context, 'publisher')
    return context.json(await releases.add(asRelease(await readEntries(context)), name), 201)
  })
  api.post(`${release}/publish`, async (context) => {
    onlyFor(context, 'publisher')
    const { revision } = await readEntries(context)
    return context.json(await releases.publish(context.req.param('release'), Number(revision)))
  })
  api.post(`${release}/take-back`, async (context) => {
    onlyFor(context, 'publisher')
    const { revision } = await readEntries(context)
    return context.json(await releases.takeBack(context.req.param('release'), Number(revision)))
  })
  api.delete(release, async (context) => {
    onlyFor(context, 'publisher')
    await releases.remove(context.req.param('release'))
    return context.body(null, 204)
  })

  api.get(page, ({ req, json }) => json(comments.list(req.param('id'))))
  api.post(page, async (context) => {
    const id = context.req.param('id')
    store.read(id)
    const { node, about, text, name } = await readEntries(context)
    const comment = { ...(typeof node === 'string' && { node }), about: asText(about), text: asText(text) }
    const list = await comments.add(id, comment, personOf(context).name || asText(name))
    tell(id, { kind: 'commented' })
    return context.json(list, 201)
  })
  api.put(`${page}/:comment`, async (context) => {
    const id = context.req.param('id')
    const { resolved } = await readEntries(context)
    const list = await comments.resolve(id, context.req.param('comment'), resolved === true)
    tell(id, { kind: 'commented' })
    return context.json(list)
  })
  return api
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

function asRelease({ name, pages, at }: Readonly<Record<string, unknown>>): NewRelease {
  const ids = Array.isArray(pages) ? pages.filter((id) => typeof id === 'string') : []
  return { name: asText(name).trim().slice(0, 120), pages: ids, ...(isZonedTime(at) && { at: { local: at.local, zone: at.zone } }) }
}

async function readEntries({ req }: Context): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(req)
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {}
}
