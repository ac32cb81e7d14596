import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { readSignIn } from '../../src/server/sign-in/sign-in-setting.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-key-'))
const setting = readSignIn({})
const key = setting.kind === 'key' ? setting.key : ''
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
    signIn: setting,
  })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, shop.url), { method, headers, redirect: 'manual' })

describe('a server at which nobody signs in', () => {
  it('has another key with every start, which nobody can guess', () => {
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(readSignIn({})).not.toEqual(setting)
  })

  it.each([
    ['GET', '/studio'],
    ['GET', '/studio/api/pages'],
    ['GET', '/studio/preview/home'],
    ['POST', '/sandbox/reset'],
    ['POST', '/SANDBOX/reset'],
    ['POST', '/shop/sandbox/scene/guest'],
    ['POST', '/sandbox/weather'],
    ['GET', '/sandbox/requests'],
    ['GET', '/sandbox/mailbox'],
    ['GET', '/sandbox/scenes'],
  ])('keeps a stranger out who comes through a plain proxy on the same machine: %s %s', async (method, path) => {
    for (const given of ['', '?key=', '?key=x', `?key=${key.slice(1)}`]) expect((await ask(path + given, {}, method)).status).toBe(403)
    expect((await ask(path, { Authorization: 'Bearer x', Cookie: 'vitrine-studio-key-80=x' }, method)).status).toBe(403)
  })

  it('says how to come in, and how to set up a sign-in', async () => {
    const words = await (await ask('/studio', { Accept: 'text/html' })).text()
    expect(words).toMatch(/\/studio\?key=….*VITRINE_SIGN_IN/)
    expect(words).not.toContain(key)
  })

  it('lets in whoever opens the printed address, takes the key out of it, and knows her by a cookie', async () => {
    const answer = await ask(`/studio?page=home&key=${key}`)
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('Referrer-Policy')]).toEqual([
      302,
      '/studio?page=home',
      'no-referrer',
    ])
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^vitrine-studio-key-\d+=[\da-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(key)
    const Cookie = cookie.split(';')[0] ?? ''
    expect((await ask('/studio', { Cookie })).status).toBe(200)
    expect(await (await ask('/studio/api/me', { Cookie })).json()).toMatchObject({ id: 'here', role: 'admin' })
    expect((await ask('/sandbox/reset', { Cookie }, 'POST')).status).toBe(204)
    // The cookie comes along with what a foreign website sends.
    expect((await ask('/sandbox/reset', { Cookie, 'Sec-Fetch-Site': 'cross-site' }, 'POST')).status).toBe(403)
  })

  it('lets in scripts that send the key, and shoppers at what their pages ask for', async () => {
    expect((await ask('/studio/api/pages', { Authorization: `Bearer ${key}` })).status).toBe(200)
    expect((await ask('/sandbox/reset', { Authorization: `Bearer ${key}` }, 'POST')).status).toBe(204)
    expect((await ask('/sandbox/tag-manager.js')).status).toBe(200)
  })

  it('takes the key of a variable, unless it could be guessed', () => {
    expect(readSignIn({ VITRINE_KEY: 'a-key-of-sixteen-or-more' })).toEqual({ kind: 'key', key: 'a-key-of-sixteen-or-more' })
    for (const VITRINE_KEY of ['short', 'sixteen letters;;']) expect(() => readSignIn({ VITRINE_KEY })).toThrow(/VITRINE_KEY/)
  })
})
