import { type Context, Hono } from 'hono'
import type { NodeAnchor } from '../../pages/document/node-ids.js'
import type { NewRelease, Release, ReleaseList } from '../../pages/document/team-api.js'
import { isZonedTime } from '../../core/dom/zoned-time.js'
import type { Audit } from '../sign-in/audit.js'
import type { PageEvents } from './page-events.js'
import type { PageStore } from './page-store.js'
import { onlyFor, type Person, personOf, type Role, whoever } from '../sign-in/people.js'
import { readJson } from '../http/requests.js'
import type { Team } from './team.js'

interface TeamRoutesOptions extends Team {
  store: PageStore
  audit: Audit
  events: Pick<PageEvents, 'tell' | 'tellAll'>
}

/** Answers requests about what a team does together (`team-api.ts`). */
export function createTeamRoutes({ releases, comments, store, audit, events: { tell, tellAll } }: TeamRoutesOptions): Hono {
  const api = new Hono()
  const release = '/releases/:release{[a-z0-9-]{1,80}}' as const
  const page = '/pages/:id{[a-z0-9][a-z0-9-]{0,79}}/comments' as const

  api.get('/releases', ({ json }) => json({ now: new Date().toISOString(), releases: releases.list() } satisfies ReleaseList))
  /** Returns the role that may show these pages to shoppers: a shared part is on many pages. */
  const toShow = (pages: readonly string[]): Role => (pages.some(isPart) ? 'admin' : 'publisher')
  const pagesOf = (id: string): readonly string[] => releases.list().find((each) => each.id === id)?.pages ?? []

  const isPart = (id: string): boolean => [...store.parts(), ...store.deleted()].some((part) => part.id === id && part.kind === 'part')

  /** Tells and notes for each page of a release what was done with all of them. @param person nobody, when it came by itself */
  function after(person: Person | undefined, { state, switched = [], at, by }: Release): void {
    const isPlanned = !person && at !== undefined && state === 'published'
    for (const { id, from } of switched) {
      const what = state === 'published' || from !== undefined ? 'published' : 'unpublished'
      tell(id, { kind: what, by: isPlanned ? 'plan' : 'release' })
      audit.note(person ?? { ...whoever, name: by }, isPlanned ? 'released' : what, titled(id))
    }
    if (switched.some(({ id }) => isPart(id))) tellAll({ kind: 'parts' })
  }
  releases.hear((done) => after(undefined, done))
  function titled(id: string): { id: string; title?: string } {
    const title = [...store.list(), ...store.parts()].find((each) => each.id === id)?.title
    return { id, ...(title !== undefined && { title }) }
  }

  api.post('/releases', async (context) => {
    const wanted = asRelease(await readEntries(context))
    const { name } = onlyFor(context, toShow(wanted.pages))
    return context.json(await releases.add(wanted, name), 201)
  })
  const changes: Readonly<Record<string, (id: string, revision: number, name: string | undefined) => ReturnType<typeof releases.publish>>> =
    {
      publish: (id, revision, name) => releases.publish(id, revision, name),
      renew: (id, revision) => releases.renew(id, revision),
      'take-back': (id, revision) => releases.takeBack(id, revision),
      restore: (id, revision, name) => releases.restore(id, revision, name),
    }
  for (const [path, change] of Object.entries(changes)) {
    api.post(`${release}/${path}`, async (context) => {
      const id = context.req.param('release') ?? ''
      const person = onlyFor(context, toShow(pagesOf(id)))
      const { revision } = await readEntries(context)
      const done = await change(id, Number(revision), person.name || undefined)
      after(person, done)
      return context.json(done)
    })
  }
  api.delete(release, async (context) => {
    const id = context.req.param('release')
    // Removing a release keeps the planned change from shoppers, and takes the same role.
    onlyFor(context, toShow(pagesOf(id)))
    await releases.remove(id)
    return context.body(null, 204)
  })

  api.get(page, ({ req, json }) => json(comments.list(req.param('id'))))
  api.post(page, async (context) => {
    const id = context.req.param('id')
    store.read(id)
    const { node, anchor, about, text, name } = await readEntries(context)
    const comment = {
      ...(typeof node === 'string' && { node }),
      ...(isAnchor(anchor) && { anchor }),
      about: asText(about),
      text: asText(text),
    }
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

// The limits are deeper than any page, and longer than any tag.
const maxWay = 200
const maxPrint = 120
const isAnchor = (value: unknown): value is NodeAnchor => {
  const { way, print } = (value ?? {}) as Partial<Record<keyof NodeAnchor, unknown>>
  const isWay =
    Array.isArray(way) &&
    way.length <= maxWay &&
    way.every((step) => typeof step === 'number' || (typeof step === 'string' && step.length <= maxPrint))
  return isWay && typeof print === 'string' && print.length <= maxPrint
}
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

function asRelease({ name, pages, at, ends }: Readonly<Record<string, unknown>>): NewRelease {
  const ids = Array.isArray(pages) ? pages.filter((id) => typeof id === 'string') : []
  const time = isZonedTime(at) && { at: { local: at.local, zone: at.zone } }
  return { name: asText(name).trim().slice(0, 120), pages: ids, ...time, ...(ends === true && { ends }) }
}

async function readEntries({ req }: Context): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(req)
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {}
}
