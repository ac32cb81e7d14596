import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../src/tools/doctor/command.js'
import { compareWithReference } from '../../src/tools/doctor/reference.js'
import type { Report } from '../../src/tools/doctor/report.js'
import { type WeatherKind, weatherKinds } from '../../src/sandbox/weather.js'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { publishedAnswers } from '../platform/corpus/answers.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'))
let shop: ShopServer

beforeAll(async () => {
  shop = await serveShop({ port: await freePorts(), dataFolder: folder, assetFolder: folder, appFolder: folder })
})
afterEach(() => shop.sandbox.reset())
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Site {
  /** Words beside `doctor` and the address. */
  words?: readonly string[]
  address?: string
  /** What the site answers differently; undefined leaves it as it is. */
  alter?: (path: string, body: never) => unknown
  /** What it answers in place of what it says; undefined asks it. */
  answer?: (path: string) => object | undefined
  headers?: Record<string, string>
  /** Seconds to wait for an answer. */
  timeout?: number
  /** Milliseconds: answers come at once unless a real clock measures them. */
  now?: () => number
}

/** What somebody reads who asks the sandbox, or a site that is a little different. */
async function examine({ words = [], address = shop.url, alter, answer: given, headers = {}, timeout = 60, now = () => 0 }: Site = {}) {
  const told = { said: '', complained: '' }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const own = given?.(String(input))
    if (own) return own instanceof Response ? own : Response.json(own)
    const answer = await globalThis.fetch(input, init)
    const isJson = answer.headers.get('Content-Type')?.includes('json')
    const changed = isJson && alter ? alter(String(input), (await answer.clone().json()) as never) : undefined
    const all = new Headers([...answer.headers, ...Object.entries(headers)])
    const made = new Response(changed === undefined ? answer.body : JSON.stringify(changed), { status: answer.status, headers: all })
    return Object.defineProperty(made, 'url', { value: answer.url })
  }
  const code = await run([address, '--timeout', String(timeout), '--no-browser', ...words], {
    fetch,
    now,
    say: (text) => (told.said += text),
    complain: (text) => (told.complained += text),
  })
  return { code, ...told }
}

async function reportOf(site: Site = {}) {
  const { code, said } = await examine({ ...site, words: ['--json', ...(site.words ?? [])] })
  const report = JSON.parse(said) as Report
  const faults = report.findings.filter(({ state }) => state === 'fault')
  return { code, report, faults, named: (name: string) => report.findings.find((finding) => finding.name === name) }
}

/** What the doctor says in each weather. Who only reads has no cart and no checkout: the last four cannot reach him. */
const wordsFor: Readonly<Record<WeatherKind, string | undefined>> = {
  clear: undefined,
  slow: 'slow, shoppers wait with every click',
  offline: 'the connection broke before the answer had come',
  'lost-answer': 'the connection broke before the answer had come',
  'error-500': '500 UNKNOWN_EXCEPTION: the platform failed',
  'error-503': '503 SERVER_UNAVAILABLE: too many requests, or maintenance',
  'conflict-409': '409 CONFLICT: it conflicts with another request',
  'gone-410': '410 RESOURCE_RETIRED: it is retired there',
  malformed: 'the answer is malformed: no JSON, or cut short',
  html: 'a page of HTML where JSON belongs',
  'expired-session': '401 INVALID_SESSION_ID: guests are kept out, or the session has expired',
  'too-many-429': '429 REQUEST_LIMIT_EXCEEDED: too many requests',
  timeout: 'no answer within 2 s',
  processing: undefined,
  'cart-deleted': undefined,
  'stock-falls': undefined,
  calculating: undefined,
}

describe('the doctor', () => {
  it('finds the sandbox well, changes nothing there, and says how to speak to it', async () => {
    const { code, said } = await examine()
    expect([code, said.split('\n').at(-1)]).toEqual([0, 'All is well.'])
    expect(said).toContain('To be set on the page: <vitrine-store webstore-id="0ZE000000000001GAA" api-base-path="" apex-transport="path">')
    for (const name of ['Page', 'Policies', 'Base path', 'Guest access', 'CSRF token', 'Prices', 'Media', 'Server methods', 'Cart'])
      expect(said).toMatch(new RegExp(`ok +${name} `))
    const sent = shop.sandbox.requests().filter(({ method }) => method !== 'GET')
    expect(sent.filter(({ path }) => !/product-search|pricing\/products|getIbcDetails|apex\/execute|search\/results/.test(path))).toEqual(
      [],
    )
    expect(Object.keys(shop.sandbox.world.state.carts)).toEqual([])
  })

  it('says for each feature whether it works, with which names, and which extension it needs', async () => {
    const whole = await reportOf()
    expect(whole.report.features.filter(({ state }) => state !== 'unknown').map(({ state }) => state)).toEqual(Array(16).fill('works'))
    expect(whole.report.store.names).toBeUndefined()
    const extensions = shop.sandbox.extensions as Set<string>
    for (const name of ['newsletter', 'product-fields', 'withdrawal', 'content']) extensions.delete(name)
    try {
      const { code, report } = await reportOf()
      const stateOf = (name: string) => report.features.find((feature) => feature.name === name)?.state
      const states = ['newsletter', 'product-fields', 'withdrawal', 'content', 'relations'].map(stateOf)
      expect([code, ...states]).toEqual([0, ...Array(4).fill('needs extension'), 'works'])
      expect(JSON.parse(report.store.names ?? '{}')).toMatchObject({
        'method.enrolInNewsletter': '',
        'field.badges': '',
        'field.ingredients': '',
        content: '',
      })
      const { said } = await examine()
      expect(said).toContain(
        '  newsletter: needs the extension “newsletter”, which this org does not have; without it, set these names to empty: method.enrolInNewsletter',
      )
      expect(said).toContain('  relations: works (the org knows getRelations, connectConsultant')
    } finally {
      for (const name of ['newsletter', 'product-fields', 'withdrawal', 'content']) extensions.add(name)
    }
  })

  /** A guest sees whether these are there; of the others the doctor says who sees it. */
  const visible = ['sign-in', 'personal-data', 'consultants', 'relations', 'newsletter', 'product-fields', 'withdrawal', 'content'] as const

  it.each([...visible, undefined].map((name) => [name] as const))(
    'says what an org with this one extension has, and lacks: %s',
    async (only) => {
      const extensions = shop.sandbox.extensions as Set<string>
      const before = [...extensions]
      extensions.clear()
      if (only) extensions.add(only)
      try {
        const { code, report } = await reportOf()
        const states = visible.map((name) => [name, report.features.find((feature) => feature.name === name)?.state])
        expect(states).toEqual(visible.map((name) => [name, name === only ? 'works' : 'needs extension']))
        const core = ['finding products', 'cart and checkout', "a consultant's shop and its imprint", 'the online catalogue']
        expect(core.map((name) => report.features.find((feature) => feature.name === name)?.state)).toEqual(core.map(() => 'works'))
        expect([code, report.findings.filter(({ state }) => state === 'fault')]).toEqual([0, []])
      } finally {
        for (const name of before) extensions.add(name)
      }
    },
  )

  const noClass = (path: string) =>
    /ShopController|apex\/execute/.test(path) ? Response.json([{ errorCode: 'NOT_FOUND', message: 'no' }], { status: 404 }) : undefined

  it('names the class and the method that are not there, and takes their own names', async () => {
    const without = await examine({ answer: noClass })
    expect(without.code).toBe(1)
    expect(without.said).toContain('404: there is no ShopController.getIbcDetails, or a guest may not use the class')
    expect(without.said).toContain(`--names '{"apexClass":"…"}'`)
    const named = await reportOf({ answer: noClass, words: ['--names', '{"apexClass":"MyShop"}'] })
    expect([named.code, JSON.parse(named.report.store.names ?? '')]).toEqual([0, expect.objectContaining({ apexClass: 'MyShop' })])
    // An empty name switches off, which is no fault, and is asked nobody.
    shop.sandbox.reset()
    const off = await reportOf({ words: ['--names', '{"method.getDataLayerValues":"","method.getIbcDetails":"","resource.withdraw":""}'] })
    expect([off.code, off.named('getIbcDetails')?.said]).toEqual([0, 'switched off by its empty name'])
    const stateOf = (name: string) => off.report.features.find((feature) => feature.name === name)?.state
    expect(['the tag manager', "a consultant's shop and its imprint", 'withdrawal'].map(stateOf)).toEqual(['off', 'off', 'off'])
    expect(shop.sandbox.requests().filter(({ path }) => /getDataLayerValues|getIbcDetails|actions\/withdraw/.test(path))).toEqual([])
  })

  it('reads the names of the page itself, and says when nobody can', async () => {
    const pageWith = (attribute: string) => (path: string) =>
      path === shop.url
        ? new Response(`<vitrine-store names=${attribute}></vitrine-store>`, { headers: { 'Content-Type': 'text/html' } })
        : noClass(path)
    const read = await reportOf({ answer: pageWith(`'{"apexClass":"MyShop"}'`) })
    expect([read.code, read.named('Names')?.said]).toEqual([0, 'the page names 1 thing otherwise than usual'])
    expect((await reportOf({ answer: pageWith('"{&quot;apexClass&quot;:&quot;MyShop&quot;}"') })).code).toBe(0)
    const wrong = await reportOf({ answer: pageWith(`'{"apexClas":"MyShop"}'`) })
    expect(wrong.named('Names')).toMatchObject({
      state: 'fault',
      said: expect.stringContaining('keys that no block reads: apexClas'),
    })
    expect((await reportOf({ answer: pageWith(`'apexClass: MyShop'`) })).named('Names')?.said).toContain('is no JSON')
  })

  it('says which methods of the specification the org does not have', async () => {
    const answer = (path: string) =>
      /getDataLayerValues/.test(path) ? Response.json([{ errorCode: 'NOT_FOUND', message: 'no' }], { status: 404 }) : undefined
    const { code, said } = await examine({ answer })
    expect([code, said]).toEqual([0, expect.stringContaining('the tag manager: needs the server method of method.getDataLayerValues')])
    expect(said).toMatch(/names='\{.*"method.getDataLayerValues":""\}'/)
  })

  it('says of what a guest does not see where somebody sees it, and that it works where she does', async () => {
    const stateOf = ({ report }: { report: Report }, name: string) => report.features.find((feature) => feature.name === name)
    const hidden = await reportOf()
    expect(stateOf(hidden, 'seller-field')).toMatchObject({
      state: 'unknown',
      needs: [expect.stringMatching(/a guest does not see the field ConsultantMoniker_t__c of WebCart.*Object Manager, WebCart, Fields$/)],
    })
    expect(stateOf(hidden, 'records')?.state).toBe('works')
    const extensions = shop.sandbox.extensions as Set<string>
    extensions.delete('records')
    expect(stateOf(await reportOf(), 'records')).toMatchObject({
      state: 'unknown',
      needs: [expect.stringContaining('a guest does not see BeautyProfile__c, ContactPreference__c, Subscription__c')],
    })
    extensions.add('records')
    // An organisation that lets guests see it.
    const answer = (path: string) => (path.includes('object-info/WebCart') ? { fields: { ConsultantMoniker_t__c: {} } } : undefined)
    const seen = await reportOf({ answer })
    expect(stateOf(seen, 'seller-field')?.state).toBe('works')
  })

  it('reads one delivery group of a cart that there is, and one account where there is somebody to act for', async () => {
    const group = { id: '0a70000000000XYAAY', isDefault: true }
    const account = { id: '001000000000001AAA', name: 'Salon Rosa', isCurrentUserDefaultAccount: false }
    const answers: readonly (readonly [RegExp, object])[] = [
      [/delivery-groups\/0a70000000000XYAAY/, { ...group, isDefault: 'perhaps' }],
      [/delivery-groups\b/, { items: [group] }],
      [/external-managed-accounts/, { externalManagedAccounts: [account] }],
      [/effective-accounts\/001000000000001AAA/, account],
    ]
    const { code, named } = await reportOf({ answer: (path) => answers.find(([pattern]) => pattern.test(path))?.[1] })
    expect(named('Delivery groups')?.differs.map(({ member }) => member)).toEqual(['isDefault'])
    expect(named('Effective account')?.said).toBe('answered with Salon Rosa')
    expect(code).toBe(0)
    expect((await reportOf()).named('Effective account')).toMatchObject({ state: 'well', said: 'nobody to act for' })
  })

  it('says what the store sells in and where to, and what undocumented calls answer', async () => {
    const { named } = await reportOf()
    expect(named('Store')?.said).toBe('prices in EUR; taxes included; delivery to DE, AT; no markets')
    expect(named('Personalisation')?.said).toMatch(/^not deployed, a catalogue, activities are not tracked/)
    expect(named('Shopping agent')).toMatchObject({ state: 'well', said: expect.stringMatching(/^answered with \w/) as string })
    const alter = (path: string, body: object) =>
      path.includes('application-context')
        ? {
            ...body,
            supportedCurrencies: ['EUR', 'CHF'],
            sessionDrivenCurrency: true,
            markets: [{}],
            shippingCountries: [],
            taxType: 'Net',
          }
        : undefined
    const other = await reportOf({ alter })
    expect([other.code, other.named('Store')?.said]).toEqual([
      1,
      'prices in EUR, CHF, the one of the session; taxes added; delivery to no country; 1 market',
    ])
    const extensions = shop.sandbox.extensions as Set<string>
    extensions.delete('undocumented-context')
    try {
      const without = await reportOf()
      expect([without.code, without.named('Personalisation')?.said, without.named('Shopping agent')?.said]).toEqual([
        0,
        'not there for a guest (404); no block needs it',
        'not there for a guest (404); no block needs it',
      ])
    } finally {
      extensions.add('undocumented-context')
    }
  })

  it('compares bodies with the published reference, and takes what is beyond it for no fault', async () => {
    const alter = (path: string, body: object) =>
      path.includes('application-context') ? { ...body, orderStatuses: 'none', newInV65: true, taxType: { net: true } } : undefined
    const { code, named } = await reportOf({ alter })
    expect(code).toBe(1)
    expect(named('Application context')).toMatchObject({
      differs: expect.arrayContaining([{ member: 'orderStatuses', expected: 'a list', is: 'a text' }]),
      beyond: ['newInV65'],
    })
  })

  it('names a word that the reference does not list, and never the word itself', () => {
    const rule = { sortRuleId: '0sr', direction: 'Geheim', type: 'Relevancy' }
    expect(compareWithReference('GET search/sort-rules', { sortRules: [rule, { ...rule, direction: 'Default' }] })).toEqual({
      differs: [{ member: 'sortRules[].direction', expected: 'one of Ascending, Default, Descending', is: 'another text' }],
      beyond: [],
    })
  })

  it('says of a cart without an id that there is none yet', async () => {
    const alter = (path: string, body: object) =>
      path.endsWith('/cart-items') ? { ...body, cartSummary: { cartId: null }, cartItems: [] } : undefined
    expect((await reportOf({ alter })).named('Cart')?.said).toBe('answered: no cart yet')
  })

  it.each(publishedAnswers.map((one) => [one.source, one] as const))(
    'finds nothing wrong with a published answer: %s',
    (_source, { call, body, beyond = [] }) => {
      const compared = compareWithReference(call, body)
      expect(compared.differs).toEqual([])
      expect(compared.beyond.filter((member) => !beyond.some((name) => member.endsWith(name)))).toEqual([])
    },
  )

  it.each(weatherKinds)('names the fault in the weather %s', async (kind) => {
    shop.sandbox.weather({ kind })
    const isMeasured = kind === 'slow'
    const { code, faults } = await reportOf({ timeout: kind === 'timeout' ? 2 : 60, ...(isMeasured && { now: () => performance.now() }) })
    const words = wordsFor[kind]
    const said = faults.map((fault) => fault.said)
    if (words) expect([code, said.join('\n')]).toEqual([1, expect.stringContaining(words)])
    else expect([code, said]).toEqual([0, []])
  })

  it.each([
    ['session-context', ['Session context']],
    ['csrfToken', ['CSRF token']],
    ['product-search', ['Product search']],
    ['/products/01t', ['Product']],
    ['pricing/products', ['Prices']],
    ['cms/delivery', ['Media']],
    ['cart-items', ['Cart']],
    ['apex', ['Server methods', 'getProductDetails', 'getIbcDetails']],
  ])('names what is broken when only %s is', async (match, names) => {
    shop.sandbox.weather({ kind: 'error-500', match })
    const { code, faults } = await reportOf()
    expect([code, faults.map(({ name }) => name)]).toEqual([1, names])
  })

  it('says in which form server methods are answered', async () => {
    shop.sandbox.weather({ kind: 'html', match: '/lwr/apex/' })
    const { code, report, named } = await reportOf()
    expect([code, report.store['apex-transport'], named('Server methods')?.said]).toEqual([0, 'execute', 'answered as execute'])
  })

  it('tells member by member what differs from what blocks read, and never what stood there', async () => {
    const alter = (path: string, body: { productsPage: { products: object[] }; profile: object }) => {
      if (path.includes('session-context')) return { ...body, guestUser: 'secret', profile: { firstName: 7 } }
      if (!path.includes('product-search')) return undefined
      return {
        productsPage: { ...body.productsPage, total: 'many', products: body.productsPage.products.map((each) => ({ ...each, id: 1 })) },
      }
    }
    const { code, said } = await examine({ alter })
    expect(code).toBe(1)
    expect(said).toContain('guestUser should be boolean, is a text')
    expect(said).toContain('profile.firstName should be string, is a number')
    expect(said).toContain('productsPage.total should be')
    expect(said.match(/productsPage\.products\[\]\.id should be string, is a number/g)).toHaveLength(1)
    expect(said).not.toContain('secret')
  })

  it('says what to switch on where guests may not do what shoppers do', async () => {
    const alter = (path: string, body: object) =>
      path.includes('application-context') ? { ...body, guestBrowsingEnabled: false, guestCartEnabled: false } : undefined
    const { code, said } = await examine({ alter })
    expect([code, said]).toEqual([1, expect.stringContaining('guests may check out; they may not see products, have a cart')])
    expect(said).toContain('  - Guest browsing (Commerce, Settings, Store).')
  })

  it('says which policy keeps us out', async () => {
    const headers = { 'Content-Security-Policy': "default-src 'none'; img-src https:; script-src 'self'; connect-src *" }
    const { faults } = await reportOf({ headers, words: ['--catalogue', 'https://catalogue.example'] })
    expect(faults[0]?.said).toBe(
      'the content security policy keeps out our style sheet, our fonts, pictures, the catalogue, the catalogue’s script',
    )
    expect(faults[0]?.todo).toContain('https://catalogue.example in frame-src: Setup, Trusted URLs.')
    const catalogue = await reportOf({ address: `${shop.url}ibc-personal-icatalog`, words: ['--catalogue', shop.catalogue] })
    expect(catalogue.code).toBe(0)
  })

  it('says whether loader and catalogue let themselves be used on the site', async () => {
    const at = (loader: string) => reportOf({ words: ['--loader', new URL(loader, shop.url).href] })
    expect((await at('/assets/loader.js')).named('Loader')?.said).toContain('answered 404')
    expect((await at('/favicon.svg')).named('Loader')?.said).toContain('is image/svg+xml; charset=utf-8, not JavaScript')
    const own = await reportOf({ words: ['--catalogue', shop.catalogue] })
    expect(own.named('Catalogue')).toMatchObject({ state: 'well' })
    const kept = await reportOf({
      words: ['--catalogue', shop.catalogue],
      headers: { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "frame-ancestors 'none'" },
    })
    expect(kept.named('Catalogue')?.said).toBe(`${shop.catalogue}/ may not be shown in a frame here`)
    const script = await reportOf({ words: ['--loader', `${shop.catalogue}/helper.js`] })
    expect([script.named('Loader')?.state, script.named('Policies')?.said]).toEqual([
      'well',
      'the content security policy keeps out our scripts, our style sheet, our fonts',
    ])
    const foreign = await reportOf({
      words: ['--loader', `${shop.catalogue}/helper.js`],
      headers: { 'Access-Control-Allow-Origin': 'https://other.example' },
    })
    expect(foreign.named('Loader')?.todo).toEqual([`Access-Control-Allow-Origin: ${shop.url.slice(0, -1)}, sent by ${shop.catalogue}.`])
  })

  it('looks a consultant up', async () => {
    expect((await reportOf({ words: ['--moniker', 'anna-berger'] })).named('getIbcDetails')?.said).toBe('knows anna-berger')
    expect((await reportOf({ words: ['--moniker', 'nobody-here'] })).named('getIbcDetails')).toMatchObject({
      state: 'fault',
      said: 'there is no consultant nobody-here',
    })
  })

  it.each([
    [[], 'Which site? Say its address'],
    [['shop.example'], '"shop.example" is no address. Use one such as https://shop.example'],
    [['https://'], '"https://" is no address.'],
    [['ftp://shop.example'], '"ftp://shop.example" is not a website'],
    [['https://anna:secret@shop.example'], 'leave name and password out of the address'],
    [['http://no-such-host.invalid'], 'There is no host named no-such-host.invalid.'],
    [['http://localhost:1099'], 'Nobody answers at localhost:1099.'],
    [['http://localhost', '--timeout', 'soon'], '--timeout soon is no number of seconds'],
    [['http://localhost', '--webstore', 'mine'], '--webstore mine is no store'],
    [['http://localhost', '--unknown'], "Unknown option '--unknown'"],
    [['http://localhost', '--names', 'MyShop'], '--names is no JSON; names are written so'],
    [['http://localhost', '--names', '["MyShop"]'], '--names is no JSON object of names and texts.'],
    [['http://localhost', '--names', '{"apexClass":7}'], '--names has no text for apexClass.'],
    [['http://localhost', '--names', '{"apexClas":"MyShop"}'], '--names has keys that no block reads: apexClas.'],
    [['http://localhost', '--browser', '/x', '--no-browser'], 'Either --browser or --no-browser.'],
    [['http://localhost', 'http://localhost:1'], 'One site at a time: "http://localhost:1" is too much.'],
  ])('answers %j with a sentence', async (words, sentence) => {
    let complained = ''
    const code = await run(words, { complain: (text) => (complained += text) })
    expect([code, complained]).toEqual([2, expect.stringContaining(sentence)])
    expect(complained).not.toContain('secret')
  })
})
