import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { createStorage } from 'unstorage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddedPicture } from '../../src/pages/document/media-api.js'
import type { AuditEntry, Me, PreviewLink, StoredPage } from '../../src/pages/document/pages-api.js'
import type { Release } from '../../src/pages/document/team-api.js'
import { createOriginReader } from '../../src/server/http/origin-reader.js'
import { isFromAny } from '../../src/server/http/requests.js'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { readSignIn } from '../../src/server/sign-in/sign-in-setting.js'
import { startProvider } from '../support/identity-provider.js'
import { photo } from '../support/pictures.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-who-'))
const rolesAre = { VITRINE_ROLES: 'editor=texts publisher=leads admin=it' }
const groups: Readonly<Record<string, string[]>> = { bea: ['texts'], pia: ['texts', 'leads'], ada: ['it'], eva: ['sales'] }

const port = await freePorts()
const login = `http://localhost:${port + 5}`
let provider: Server
let shop: ShopServer
let proxied: ShopServer

beforeAll(async () => {
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app/studio.js'), 'export {}')
  const studio = `http://localhost:${port}`
  provider = await startProvider(login, studio, groups)
  const common = { assetFolder: folder, appFolder: join(folder, 'app') }
  shop = await serveShop({
    ...common,
    port,
    dataFolder: join(folder, 'one'),
    pageStorage: createStorage(),
    mediaStorage: createStorage(),
    signIn: readSignIn({ VITRINE_SIGN_IN: login, VITRINE_SIGN_IN_CLIENT: 'studio', VITRINE_SIGN_IN_SECRET: 'secret', ...rolesAre }),
  })
})
afterAll(async () => {
  await shop?.close()
  await proxied?.close()
  provider?.closeAllConnections()
  provider?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A browser as far as cookies and redirects go. */
function browser() {
  const cookies = new Map<string, string>()
  const set: string[] = []
  async function go(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, shop.url)
    const answer = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...init.headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      set.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  async function follow(address: string, init?: RequestInit): Promise<{ url: URL; answer: Response }> {
    let url = new URL(address, shop.url)
    let answer = await go(url.href, init)
    for (let steps = 0; answer.status >= 300 && answer.status < 400 && steps < 12; steps += 1) {
      url = new URL(answer.headers.get('Location') ?? '', url)
      answer = await go(url.href)
    }
    return { url, answer }
  }
  const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) })
  async function signIn(name: string, to = '/studio'): Promise<{ url: URL; answer: Response }> {
    const at = await follow(to)
    const said = await follow(at.url.href, form({ prompt: 'login', login: name, password: 'x' }))
    return /\/interaction\//.test(said.url.pathname) ? follow(said.url.href, form({ prompt: 'consent' })) : said
  }
  const api = (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) =>
    go(`/studio/api${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  return { go, follow, signIn, api, cookies, set }
}

const page = (path: string, title = 'Neu') => ({
  version: 1,
  path,
  language: 'de',
  title,
  description: '',
  nodes: [{ html: 'h1', children: [title] }],
})

describe('signing in with a provider', () => {
  it('leads back to where one wanted to go, with a cookie that no script reads', async () => {
    const { signIn, api, set } = browser()
    const { url, answer } = await signIn('bea', '/studio?page=home')
    expect([url.pathname + url.search, answer.status]).toEqual(['/studio?page=home', 200])
    expect(await (await api('/me')).json()).toEqual({ id: 'bea', name: 'Bea', role: 'editor', signsOut: true } satisfies Me)
    expect(set.find((line) => line.startsWith('vitrine-studio='))).toMatch(/^vitrine-studio=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('is asked for whatever is asked, and answers the app in words', async () => {
    const { go, api } = browser()
    expect((await go('/studio')).headers.get('Location')).toBe('/studio/sign-in?to=%2Fstudio')
    const answer = await api('/pages')
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { error: 'signed-out', text: { de: expect.stringContaining('nicht mehr angemeldet') } },
    ])
    expect((await go('/studio/preview/home')).status).toBe(302)
    // The page that turns somebody away has its sheet from here.
    expect((await go('/studio/assets/studio.js')).status).toBe(200)
  })

  it('lets nobody in without a group of the Studio, and nobody back whose sign-in began elsewhere', async () => {
    const { answer: refused } = await browser().signIn('eva')
    expect(refused.status).toBe(403)
    expect(await refused.text()).toMatch(/darfst aber noch nicht ins Studio.*href="\/studio\/sign-in">Noch einmal anmelden/s)
    const stranger = await browser().go('/studio/signed-in?code=abc&state=def')
    expect(stranger.status).toBe(400)
    const { go, follow } = browser()
    await go('/studio/sign-in')
    expect((await follow('/studio/signed-in?code=abc&state=of-another')).answer.status).toBe(400)
    const away = await browser().signIn('bea', '/studio/sign-in?to=//evil.example/studio')
    expect(away.url.pathname).toBe('/studio')
  })

  it('gives each role what it may, with names in history and for admins a list of who did what', async () => {
    const [bea, pia, ada] = [browser(), browser(), browser()]
    await Promise.all([bea.signIn('bea'), pia.signIn('pia'), ada.signIn('ada')])
    const made = (await (await bea.api('/pages', 'POST', { page: page('/herbst') })).json()) as StoredPage
    expect(made).toMatchObject({ by: 'Bea' })
    const refused = await bea.api(`/pages/${made.id}/publish`, 'POST', { basedOn: 1 })
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: 'not-allowed', text: { de: expect.stringContaining('nicht veröffentlichen') } },
    ])
    expect((await pia.api(`/pages/${made.id}/publish`, 'POST', { basedOn: 1 })).status).toBe(200)
    expect(await (await bea.api(`/pages/${made.id}/versions`)).json()).toMatchObject([{ version: 1, by: 'Pia' }])
    expect((await bea.api(`/pages/${made.id}`, 'DELETE')).status).toBe(403)
    const part = { ...page('', 'Band'), kind: 'part' }
    const { id } = (await (await pia.api('/pages', 'POST', { page: part })).json()) as StoredPage
    expect((await pia.api(`/pages/${id}/publish`, 'POST', { basedOn: 1 })).status).toBe(403)
    expect((await ada.api(`/pages/${id}/publish`, 'POST', { basedOn: 1 })).status).toBe(200)
    expect((await pia.api('/audit')).status).toBe(403)
    await expect
      .poll(async () => (await ada.api('/audit')).json())
      .toMatchObject([
        { who: 'Ada', what: 'published', page: id, title: 'Band' },
        { who: 'Pia', what: 'created', page: id },
        { who: 'Pia', what: 'published', page: 'herbst', title: 'Neu' },
        { who: 'Bea', what: 'created', page: 'herbst' },
      ])
  })

  it('asks who may show it of whoever links two languages, releases pages or changes a picture, and lists it', async () => {
    const [bea, pia, ada] = [browser(), browser(), browser()]
    await Promise.all([bea.signIn('bea'), pia.signIn('pia'), ada.signIn('ada')])
    const made = async (who: typeof bea, document: object) =>
      (await (await who.api('/pages', 'POST', { page: document })).json()) as StoredPage
    const uploaded = await bea.go('/studio/api/media?name=see.jpg', {
      method: 'POST',
      body: Buffer.from(await photo({ colour: '#123456' })),
    })
    const see = (await uploaded.json()) as AddedPicture
    const nodes = [
      { html: 'h1', children: ['See'] },
      { html: 'img', attributes: { src: see.address, alt: 'See' } },
    ]
    const lake = await made(bea, { ...page('/see', 'Am See'), nodes })
    const english = await made(bea, { ...page('/en/lake', 'Lake'), language: 'en' })
    const asked = async (who: typeof bea, path: string, method: string, body: unknown) => (await who.api(path, method, body)).status
    expect(await asked(bea, `/media/${see.id}`, 'PATCH', { focus: { x: 10, y: 10 } })).toBe(200)
    expect(await asked(bea, `/pages/${english.id}/variant-of`, 'PUT', { variantOf: lake.id })).toBe(200)
    for (const { id } of [lake, english]) expect(await asked(pia, `/pages/${id}/publish`, 'POST', { basedOn: 1 })).toBe(200)
    expect(await asked(bea, `/media/${see.id}`, 'PATCH', { focus: { x: 90, y: 10 } })).toBe(403)
    expect(
      (await bea.go(`/studio/api/media/${see.id}/file?name=x.jpg`, { method: 'POST', body: Buffer.from(await photo({})) })).status,
    ).toBe(403)
    expect(await asked(bea, `/media/${see.id}`, 'PATCH', { alt: { de: 'Ein See' } })).toBe(200)
    expect(await asked(bea, `/pages/${english.id}/variant-of`, 'PUT', {})).toBe(403)
    expect(await asked(pia, `/pages/${english.id}/variant-of`, 'PUT', {})).toBe(200)
    const band = await made(pia, { ...page('', 'Streifen'), kind: 'part' })
    expect(await asked(pia, '/releases', 'POST', { name: 'Advent', pages: [band.id] })).toBe(403)
    const release = (await (await ada.api('/releases', 'POST', { name: 'Advent', pages: [band.id] })).json()) as Release
    expect(await asked(pia, `/releases/${release.id}/publish`, 'POST', { revision: release.revision })).toBe(403)
    expect(await asked(ada, `/releases/${release.id}/publish`, 'POST', { revision: release.revision })).toBe(200)
    expect(await (await ada.api(`/pages/${band.id}/versions`)).json()).toMatchObject([{ version: 1, by: 'Ada' }])
    await expect
      .poll(async () => ((await (await ada.api('/audit')).json()) as AuditEntry[]).map(({ who, what, title }) => `${who} ${what} ${title}`))
      .toEqual(
        expect.arrayContaining([
          'Bea uploaded see',
          'Bea framed see',
          'Bea described see',
          'Bea linked Lake',
          'Pia unlinked Lake',
          'Ada published Streifen',
        ]),
      )
  })

  it('takes nothing from a foreign website, although the cookie comes along', async () => {
    const { signIn, api, go } = browser()
    await signIn('pia')
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await api('/pages', 'POST', { page: page('/fremd') }, foreign)).status).toBe(403)
    expect((await go('/studio/sign-out', { method: 'POST', headers: foreign })).status).toBe(403)
    expect((await api('/me')).status).toBe(200)
  })

  it('ends when one signs out, here and at the provider, and another sign-in is another session', async () => {
    const { signIn, api, go, cookies } = browser()
    await signIn('bea')
    const before = cookies.get('vitrine-studio')
    await signIn('bea', '/studio/sign-in')
    expect(cookies.get('vitrine-studio')).not.toBe(before)
    expect((await api('/me', 'GET', undefined, { Cookie: `vitrine-studio=${before}` })).status).toBe(401)
    const current = cookies.get('vitrine-studio')
    const out = await go('/studio/sign-out', { method: 'POST' })
    expect(out.headers.get('Location')).toMatch(new RegExp(`^${login}/session/end\\?.*id_token_hint=`))
    expect((await api('/me', 'GET', undefined, { Cookie: `vitrine-studio=${current}` })).status).toBe(401)
  })

  it('ends what she listens to, at once', async () => {
    const { signIn, api, go } = browser()
    await signIn('pia')
    const { id } = (await (await api('/pages', 'POST', { page: page('/zuhoeren') })).json()) as StoredPage
    const line = await api(`/pages/${id}/events`)
    expect(line.status).toBe(200)
    // Whoever reads it to its end waits for it.
    const read = line.text()
    await go('/studio/sign-out', { method: 'POST' })
    expect(await read).toContain('retry')
  })

  it('is not needed for the link to a draft, which cannot be guessed, is listed nowhere and can be taken back', async () => {
    const { signIn, api } = browser()
    await signIn('bea')
    const foot = { ...page('', 'Fuß'), kind: 'part', nodes: [{ html: 'p', children: ['Unten steht immer etwas'] }] }
    const made = await shop.pages.create(foot)
    await shop.pages.publish(made.id, 1)
    const draft = { ...page('/entwurf', 'Zum Ansehen'), nodes: [{ html: 'h1', children: ['Zum Ansehen'] }, { shared: made.id }] }
    const { id } = (await (await api('/pages', 'POST', { page: draft })).json()) as StoredPage
    const { path, until } = (await (await api(`/pages/${id}/preview-link`, 'POST')).json()) as PreviewLink
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000)
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(7 * 24 * 3_600_000)
    const seen = await browser().go(path)
    const words = await seen.text()
    expect(words).toContain('Zum Ansehen')
    expect(words).toContain('Unten steht immer etwas')
    expect([seen.headers.get('X-Robots-Tag'), seen.headers.get('Referrer-Policy'), seen.headers.get('Cache-Control')]).toEqual([
      'noindex',
      'no-referrer',
      'no-store',
    ])
    expect((await browser().go(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
    await api(`/pages/${id}/preview-link`, 'DELETE')
    const over = await browser().go(path, { headers: { 'Accept-Language': 'en' } })
    expect([over.status, over.headers.get('Referrer-Policy'), await over.text()]).toEqual([
      404,
      'no-referrer',
      expect.stringContaining('<h1>This link has ended</h1>'),
    ])
  })
})

describe('a proxy that has signed people in', () => {
  const asked = async (from: string, headers: Record<string, string>) => {
    await proxied?.close()
    proxied = await serveShop({
      port: port + 6,
      dataFolder: join(folder, 'two'),
      assetFolder: folder,
      appFolder: join(folder, 'app'),
      pageStorage: createStorage(),
      signIn: readSignIn({ VITRINE_SIGN_IN: `proxy:${from}`, ...rolesAre }),
    })
    return fetch(new URL('/studio/api/me', proxied.url), { headers })
  }

  it('is believed only from its own address', async () => {
    const headers = { 'X-Forwarded-User': 'bea@shop.example', 'X-Forwarded-Groups': 'sales, leads' }
    const known = await asked('127.0.0.0/8,::1', headers)
    expect(await known.json()).toMatchObject({ id: 'bea@shop.example', role: 'publisher' })
    expect((await fetch(new URL('/studio/api/me', proxied.url))).status).toBe(403)
    expect((await asked('10.0.0.7', headers)).status).toBe(403)
  })
})

const proxyHeaders = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded', 'X-Real-IP'].concat([
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Original-Forwarded-For',
  'CF-Connecting-IP',
  'True-Client-IP',
  'Fastly-Client-IP',
])

describe('the other end of a line', () => {
  const list = new BlockList()
  list.addAddress('127.0.0.1', 'ipv4')
  list.addSubnet('fe80::', 10, 'ipv6')
  const isBelieved = (remoteAddress: string | undefined) =>
    isFromAny({ env: { incoming: { socket: { remoteAddress } } } } as unknown as Context, list)

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::FFFF:127.0.0.1', 'fe80::1', 'fe80::1%eth0'])(
    'is believed where it is named: %s',
    (address) => {
      expect(isBelieved(address)).toBe(true)
    },
  )

  // A socket in a folder has none.
  it.each([undefined, '', 'localhost', '127.0.0.10', '::1', '::ffff:10.0.0.7', '127.0.0.1, 10.0.0.7'])(
    'is not believed where it is another, or none: %s',
    (address) => {
      expect(isBelieved(address)).toBe(false)
    },
  )
})

describe('where the site stands', () => {
  const setting = readSignIn({ VITRINE_SIGN_IN: 'proxy:127.0.0.1', ...rolesAre })
  const originFor = (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const routes = new Hono()
    routes.get('*', (context) => context.text(createOriginReader(setting)(context)))
    return routes.request('http://inside:4170/', { headers }, { incoming: { socket: { remoteAddress } } })
  }

  it.each([
    [{ 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-Proto': 'https' }, 'https://shop.example/'],
    // What the client has sent stands before what the proxy knows.
    [{ 'X-Forwarded-Host': 'evil.example, shop.example', 'X-Forwarded-Proto': 'http, https' }, 'https://shop.example/'],
    [{ 'X-Forwarded-Host': 'evil.example\\@shop.example:99999' }, 'http://inside:4170/'],
    [{ 'X-Forwarded-Host': 'user:password@shop.example' }, 'http://inside:4170/'],
    [{ 'X-Forwarded-Host': '[2001:db8::1]:8443' }, 'http://[2001:db8::1]:8443/'],
    [{ 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-Proto': 'javascript' }, 'http://inside:4170/'],
    [{ Forwarded: 'host=evil.example;proto=https' }, 'http://inside:4170/'],
  ])('is what the proxy says, not what came through it: %j', async (headers, origin) => {
    expect(await (await originFor(headers)).text()).toBe(origin)
    expect(await (await originFor(headers, '10.0.0.8')).text()).toBe('http://inside:4170/')
  })
})

describe('a server at which nobody signs in', () => {
  it('opens the Studio on its own machine, and to nobody who comes through a proxy', async () => {
    await proxied?.close()
    proxied = await serveShop({
      port: port + 6,
      dataFolder: join(folder, 'two'),
      assetFolder: folder,
      appFolder: join(folder, 'app'),
      pageStorage: createStorage(),
    })
    expect(await (await fetch(new URL('/studio/api/me', proxied.url))).json()).toEqual({
      id: 'here',
      name: '',
      role: 'admin',
      signsOut: false,
    })
    for (const header of proxyHeaders) {
      const through = await fetch(new URL('/studio', proxied.url), { headers: { [header]: '127.0.0.1, ::1' } })
      expect([header, through.status, await through.text()]).toMatchObject([header, 403, expect.stringContaining('VITRINE_SIGN_IN')])
    }
  })

  it.each([
    [{ VITRINE_SIGN_IN: 'http://login.example', ...rolesAre }, /use https/],
    [{ VITRINE_SIGN_IN: 'https://login.example', ...rolesAre }, /VITRINE_SIGN_IN_CLIENT/],
    [{ VITRINE_SIGN_IN: 'proxy:everywhere', ...rolesAre }, /no address of a proxy/],
    [{ VITRINE_SIGN_IN: 'proxy:10.0.0.7' }, /VITRINE_ROLES/],
  ])('is told what is wrong with its setting', (variables, why) => {
    expect(() => readSignIn(variables)).toThrow(why)
  })
})
