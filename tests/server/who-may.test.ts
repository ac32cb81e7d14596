import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddedPicture } from '../../src/pages/document/media-api.js'
import type { StoredPage } from '../../src/pages/document/pages-api.js'
import type { Release } from '../../src/pages/document/team-api.js'
import { openAudit } from '../../src/server/sign-in/audit.js'
import { openMediaStore } from '../../src/server/media/media-store.js'
import { createPageRoutes } from '../../src/server/pages/page-routes.js'
import { openPageStore } from '../../src/server/pages/page-store.js'
import { openPreviewLinks } from '../../src/server/releases/preview-links.js'
import { lineOf } from '../../src/server/database/server-line.js'
import { openTeam } from '../../src/server/pages/team.js'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { readSignIn } from '../../src/server/sign-in/sign-in-setting.js'
import { photo } from '../support/pictures.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-may-'))
let shop: ShopServer

beforeAll(async () => {
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app/studio.js'), 'export {}')
  shop = await serveShop({
    port: await freePorts(),
    dataFolder: join(folder, 'data'),
    assetFolder: folder,
    appFolder: join(folder, 'app'),
    pageStorage: createStorage(),
    mediaStorage: createStorage(),
    signIn: readSignIn({ VITRINE_SIGN_IN: 'proxy:127.0.0.1,::1', VITRINE_ROLES: 'editor=texts publisher=leads admin=it' }),
  })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const groups = { nobody: undefined, stranger: 'sales', editor: 'texts', publisher: 'leads', admin: 'it' } as const
type Who = keyof typeof groups
const everybody = Object.keys(groups) as Who[]

function ask(who: Who, method: string, path: string, body?: unknown): Promise<Response> {
  const group = groups[who]
  const isFile = body instanceof Uint8Array
  return fetch(new URL(path, shop.url), {
    method,
    redirect: 'manual',
    ...(body !== undefined && { body: isFile ? Buffer.from(body) : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && !isFile && { 'Content-Type': 'application/json' }),
      ...(group !== undefined && { 'X-Forwarded-User': who, 'X-Forwarded-Groups': group }),
    },
  })
}
const api = (who: Who, method: string, path: string, body?: unknown) => ask(who, method, `/studio/api${path}`, body)
const made = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>

let count = 0
const document = (more: object = {}) => {
  count += 1
  return {
    version: 1,
    path: `/seite-${count}`,
    language: 'de',
    title: `Seite ${count}`,
    description: '',
    nodes: [{ html: 'h1', children: ['Seite'] }],
    ...more,
  }
}
const part = () => document({ kind: 'part', path: '' })
const draft = (page: object = document()) => made<StoredPage>(api('admin', 'POST', '/pages', { page }))
async function live(page: object = document()): Promise<StoredPage> {
  const stored = await draft(page)
  await api('admin', 'POST', `/pages/${stored.id}/publish`, { basedOn: stored.revision })
  return stored
}
const release = (pages: string[], isPlanned = false) =>
  made<Release>(
    api('admin', 'POST', '/releases', {
      name: 'Advent',
      pages,
      ...(isPlanned && { at: { local: '2099-12-01T08:00', zone: 'Europe/Berlin' } }),
    }),
  )
async function planned(page?: object): Promise<StoredPage> {
  const stored = await draft(page)
  await release([stored.id], true)
  return stored
}
async function deleted(page: Promise<StoredPage>): Promise<StoredPage> {
  const stored = await page
  await api('admin', 'DELETE', `/pages/${stored.id}`)
  return stored
}
async function picture(page?: (address: string) => Promise<unknown>): Promise<AddedPicture> {
  count += 1
  const colour = `#${count.toString(16).padStart(6, '0')}`
  const added = await made<AddedPicture>(
    api('admin', 'POST', `/media?name=${count}.png`, await photo({ width: 40, height: 30, colour, format: 'png' })),
  )
  await page?.(added.address)
  return added
}
const showing = (address: string) => document({ nodes: [{ html: 'img', attributes: { src: address, alt: '' } }] })
async function removed(added: Promise<AddedPicture>): Promise<AddedPicture> {
  await api('admin', 'DELETE', `/media/${(await added).id}`)
  return added
}

type Asked = [path: string, body?: unknown]
/** Whoever has a role, what they may: the least role that is let through; `all` lets everybody through. */
type Row = [route: string, what: string, least: Who | 'all', ask: () => Promise<Asked> | Asked]

const save = (stored: StoredPage, more: object = {}): Asked => [
  `/pages/${stored.id}`,
  { page: { ...(stored.page as object), title: 'Anders', ...more }, basedOn: stored.revision },
]
const onPage = (path: string, body?: unknown) => (stored: StoredPage) => [`/pages/${stored.id}${path}`, body] as Asked
const rows: Row[] = [
  ['GET /pages', 'the list', 'editor', () => ['/pages']],
  ['POST /pages', 'a page', 'editor', () => ['/pages', { page: document() }]],
  ['POST /pages', 'a part', 'editor', () => ['/pages', { page: part() }]],
  ['GET /pages/:id', 'a draft', 'editor', async () => onPage('')(await draft())],
  ['PUT /pages/:id', 'a draft', 'editor', async () => save(await draft())],
  ['PUT /pages/:id', 'the draft of a live page', 'editor', async () => save(await live())],
  ['PUT /pages/:id', 'the draft of a live part', 'editor', async () => save(await live(part()))],
  ['PUT /pages/:id', 'a planned page', 'publisher', async () => save(await planned())],
  ['PUT /pages/:id', 'a planned part', 'admin', async () => save(await planned(part()))],
  ['DELETE /pages/:id', 'a draft', 'editor', async () => onPage('')(await draft())],
  ['DELETE /pages/:id', 'a live page', 'publisher', async () => onPage('')(await live())],
  ['DELETE /pages/:id', 'a live part', 'admin', async () => onPage('')(await live(part()))],
  ['DELETE /pages/:id', 'a planned page', 'publisher', async () => onPage('')(await planned())],
  ['DELETE /pages/:id', 'a planned part', 'admin', async () => onPage('')(await planned(part()))],
  ['POST /pages/:id/undelete', 'a draft', 'publisher', async () => onPage('/undelete')(await deleted(draft()))],
  ['POST /pages/:id/undelete', 'a page that was live', 'publisher', async () => onPage('/undelete')(await deleted(live()))],
  ['POST /pages/:id/undelete', 'a part that was live', 'admin', async () => onPage('/undelete')(await deleted(live(part())))],
  ['POST /pages/:id/publish', 'a page', 'publisher', async () => onPage('/publish', { basedOn: 1 })(await draft())],
  ['POST /pages/:id/publish', 'a part', 'admin', async () => onPage('/publish', { basedOn: 1 })(await draft(part()))],
  ['POST /pages/:id/unpublish', 'a page', 'publisher', async () => onPage('/unpublish')(await live())],
  ['POST /pages/:id/unpublish', 'a part', 'admin', async () => onPage('/unpublish')(await live(part()))],
  ['PUT /pages/:id/shown', 'a page', 'publisher', async () => onPage('/shown', { instead: 1 })(await live())],
  ['PUT /pages/:id/shown', 'a part', 'admin', async () => onPage('/shown', { instead: 1 })(await live(part()))],
  ['POST /pages/:id/preview-link', 'a draft', 'editor', async () => onPage('/preview-link')(await draft())],
  ['DELETE /pages/:id/preview-link', 'a draft', 'editor', async () => onPage('/preview-link')(await draft())],
  ['PUT /pages/:id/variant-of', 'a draft', 'editor', async () => onPage('/variant-of', {})(await draft())],
  ['PUT /pages/:id/variant-of', 'a live page', 'publisher', async () => onPage('/variant-of', {})(await live())],
  ['PUT /pages/:id/variant-of', 'a planned page', 'publisher', async () => onPage('/variant-of', {})(await planned())],
  ['GET /pages/:id/salesforce', 'a page', 'editor', async () => onPage('/salesforce')(await live())],
  ['GET /pages/:id/salesforce.zip', 'a page', 'editor', async () => onPage('/salesforce.zip')(await live())],
  ['GET /links', 'to a page', 'editor', async () => [`/links?page=${(await draft()).id}`]],
  ['GET /parts', 'the list', 'editor', () => ['/parts']],
  ['GET /pages/:id/uses', 'a part', 'editor', async () => onPage('/uses')(await draft(part()))],
  ['GET /pages/:id/versions', 'a page', 'editor', async () => onPage('/versions')(await live())],
  ['GET /pages/:id/versions/:version', 'a page', 'editor', async () => onPage('/versions/1')(await live())],
  ['GET /pages/:id/events', 'a page', 'editor', async () => onPage('/events')(await draft())],
  ['GET /pages/:id/comments', 'a page', 'editor', async () => onPage('/comments')(await draft())],
  ['POST /pages/:id/comments', 'a page', 'editor', async () => onPage('/comments', { text: 'Schön' })(await draft())],
  [
    'PUT /pages/:id/comments/:comment',
    'a page',
    'editor',
    async () => {
      const { id } = await draft()
      const [comment] = await made<{ id: string }[]>(api('admin', 'POST', `/pages/${id}/comments`, { text: 'Schön' }))
      return [`/pages/${id}/comments/${comment?.id}`, { resolved: true }]
    },
  ],
  ['GET /releases', 'the list', 'editor', () => ['/releases']],
  ['POST /releases', 'of a page', 'publisher', async () => ['/releases', { name: '', pages: [(await draft()).id] }]],
  ['POST /releases', 'of a part', 'admin', async () => ['/releases', { name: '', pages: [(await draft(part())).id] }]],
  ...(['publish', 'renew', 'take-back', 'restore', 'delete'] as const).flatMap((what): Row[] =>
    ([document, part] as const).map((make) => [
      what === 'delete' ? 'DELETE /releases/:release' : `POST /releases/:release/${what}`,
      make === part ? 'of a part' : 'of a page',
      make === part ? 'admin' : 'publisher',
      async () => {
        const begun = await release([(await draft(make())).id])
        if (what === 'delete') return [`/releases/${begun.id}`]
        if (what === 'publish' || what === 'renew') return [`/releases/${begun.id}/${what}`, { revision: begun.revision }]
        const { revision } = await made<Release>(api('admin', 'POST', `/releases/${begun.id}/publish`, { revision: begun.revision }))
        if (what === 'take-back') return [`/releases/${begun.id}/take-back`, { revision }]
        const back = await made<Release>(api('admin', 'POST', `/releases/${begun.id}/take-back`, { revision }))
        return [`/releases/${begun.id}/restore`, { revision: back.revision }]
      },
    ]),
  ),
  ['GET /me', 'oneself', 'editor', () => ['/me']],
  ['GET /audit', 'the list', 'admin', () => ['/audit']],
  ['GET /redirects', 'the list', 'editor', () => ['/redirects']],
  ['DELETE /redirects', 'an address', 'publisher', () => ['/redirects?from=/alt']],
  ['POST /redirects', 'an address', 'publisher', async () => ['/redirects', { from: '/alt', page: (await live()).id }]],
  ['GET /templates', 'the list', 'editor', () => ['/templates']],
  ['GET /export.zip', 'the site', 'editor', () => ['/export.zip']],
  ['GET /media', 'the list', 'editor', () => ['/media']],
  ['POST /media', 'a picture', 'editor', async () => ['/media?name=a.png', await photo({ width: 9, height: 9, format: 'png' })]],
  ['PATCH /media/:id', 'a picture', 'editor', async () => [`/media/${(await picture()).id}`, { focus: { x: 1, y: 1 } }]],
  ['PATCH /media/:id', 'nothing of it', 'editor', async () => [`/media/${(await picture()).id}`, null]],
  [
    'PATCH /media/:id',
    'one that is live',
    'publisher',
    async () => [`/media/${(await picture((src) => live(showing(src)))).id}`, { focus: { x: 1, y: 1 } }],
  ],
  [
    'PATCH /media/:id',
    'one that is planned',
    'publisher',
    async () => [`/media/${(await picture((src) => planned(showing(src)))).id}`, { focus: { x: 1, y: 1 } }],
  ],
  [
    'PATCH /media/:id',
    'one that is planned, and gone from the draft since',
    'publisher',
    async () => {
      let page: StoredPage | undefined
      const added = await picture(async (src) => {
        page = await planned(showing(src))
      })
      await api('admin', ...(['PUT', ...save(page!, { nodes: [] })] as const))
      return [`/media/${added.id}`, { focus: { x: 1, y: 1 } }]
    },
  ],
  ['GET /media/:id/uses', 'a picture', 'editor', async () => [`/media/${(await picture()).id}/uses`]],
  ['GET /media/:id/whole', 'a picture', 'editor', async () => [`/media/${(await picture()).id}/whole`]],
  [
    'POST /media/:id/file',
    'a picture',
    'editor',
    async () => [`/media/${(await picture()).id}/file?name=b.png`, await photo({ width: 8, height: 9, format: 'png' })],
  ],
  [
    'POST /media/:id/file',
    'one that is live',
    'publisher',
    async () => [
      `/media/${(await picture((src) => live(showing(src)))).id}/file?name=b.png`,
      await photo({ width: 8, height: 9, format: 'png' }),
    ],
  ],
  [
    'POST /media/:id/file/undo',
    'one that is live',
    'publisher',
    async () => [`/media/${(await picture((src) => live(showing(src)))).id}/file/undo`],
  ],
  ['DELETE /media/:id', 'a picture', 'admin', async () => [`/media/${(await picture()).id}`]],
  [
    'POST /media/:id/undelete',
    'one that is live',
    'publisher',
    async () => [`/media/${(await removed(picture((src) => live(showing(src))))).id}/undelete`],
  ],
  ['DELETE /media/:id/forever', 'a picture', 'admin', async () => [`/media/${(await removed(picture())).id}/forever`]],
]

describe('who may what in the Studio', () => {
  it.each(rows)('%s, %s: from %s on', async (route, _, least, ready) => {
    const [method = ''] = route.split(' ')
    const may: Who[] = []
    // From the least on, for what one of them does is done.
    for (const who of everybody) {
      const [path, body] = await ready()
      const answer = await api(who, method, path, body)
      await answer.body?.cancel()
      if (answer.status !== 403) expect([who, answer.status < 400]).toEqual([who, true])
      if (answer.status !== 403) may.push(who)
    }
    expect(may).toEqual(everybody.slice(everybody.indexOf(least as Who)))
  })

  it('is said for every route', async () => {
    const said = new Set(rows.map(([route]) => route))
    const storage = createStorage()
    const store = await openPageStore({ storage })
    const team = await openTeam({ storage, store })
    const { routes } = createPageRoutes({
      store,
      media: await openMediaStore({ storage }),
      templates: [],
      exportZip: async () => new Uint8Array(),
      line: lineOf(storage),
      audit: await openAudit(storage),
      links: await openPreviewLinks(storage),
      signsOut: false,
      team,
    })
    team.releases.close()
    const named = routes
      .filter(({ method }) => method !== 'ALL')
      .map(
        ({ method, path }) =>
          `${method} ${path
            .replace('/studio/api', '')
            .replace(/\{.*?\}+(?=\/|$)/g, '')
            .replace(/\/$/, '')}`,
      )
    expect([...new Set(named)].filter((route) => !said.has(route))).toEqual([])
    expect(said.size).toBeGreaterThan(35)
  })
})

describe('what shoppers see', () => {
  it('stays when the draft of a live page says that it is a part, or that of a part that it is a page', async () => {
    const page = document({ path: '/bleibt' })
    const { id, revision } = await live(page)
    const seen = async () => (await ask('nobody', 'GET', '/bleibt')).status
    expect(await seen()).toBe(200)
    for (const kind of ['part', 'section']) {
      expect((await api('editor', 'PUT', `/pages/${id}`, { page: { ...page, kind }, basedOn: revision })).status).toBe(422)
      expect(await seen()).toBe(200)
    }
    const asPage = document({ path: '', title: 'Fuß' })
    const stored = await live({ ...asPage, kind: 'part' })
    expect((await api('admin', 'PUT', `/pages/${stored.id}`, { page: { ...asPage, path: '/fuss' }, basedOn: 1 })).status).toBe(422)
  })

  it('keeps its way to the other language while somebody begins another translation', async () => {
    const english = document({ path: '/en/twin', language: 'en' })
    await live(english)
    const german = await live(document({ path: '/zwilling', translation: '/en/twin' }))
    const lead = async () => /hreflang="en"[^>]*href="([^"]*)"/.exec(await (await ask('nobody', 'GET', '/zwilling')).text())?.[1]
    const before = await lead()
    expect(before).toContain('/en/twin')
    const begun = await api('editor', 'POST', '/pages', { page: document({ language: 'en', path: '/en/other' }), variantOf: german.id })
    expect(begun.status).toBe(201)
    expect(await lead()).toBe(before)
  })
})
