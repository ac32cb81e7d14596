import { describe, expect, it } from 'vitest'
import type { Commerce } from '../../src/commerce/salesforce/commerce/commerce.js'
import { PlatformError } from '../../src/commerce/salesforce/errors.js'
import type { HttpAnswer } from '../../src/commerce/salesforce/http.js'
import { firstRows } from '../../src/commerce/salesforce/commerce/first-rows.js'
import { cartNames } from '../../src/commerce/domain/names/cart-names.js'
import type { CommerceRow } from '../../src/commerce/salesforce/commerce/row.js'
import { type CallName, commerceRows } from '../../src/commerce/salesforce/commerce/rows.js'
import type { PlatformOptions, PlatformSettings } from '../../src/commerce/salesforce/clients.js'
import { type AnyInput, wire } from './commerce-calls.js'
import { applicationContext, type Asked, json, platformWith, type Reply, store, thrown } from './support.js'

const anyCall = (commerce: Commerce) => commerce.call as (name: CallName, input?: AnyInput) => Promise<HttpAnswer>

const customer = { guestUser: false }
/** What a call needs before it goes out. */
const isAside = ({ url }: Asked) => /-context$|csrfToken$/.test(url.pathname)

/** A platform behind both contexts and the csrf-token; what was asked besides them. */
function asking(
  reply: Reply,
  { context = applicationContext, session = customer }: { context?: object; session?: object } = {},
  options: Partial<PlatformOptions> = {},
  settings: Partial<PlatformSettings> = {},
) {
  const answer: Reply = (one) => {
    one.signal?.throwIfAborted()
    if (one.url.pathname.endsWith('/application-context')) return json(context)
    if (one.url.pathname.endsWith('/csrfToken')) return new Response(`LWR.define('@app/csrfToken', [], function() { return "T1"; });`)
    return one.url.pathname.endsWith('/session-context') ? json(session) : reply(one)
  }
  const { asked, commerce } = platformWith(answer, options, settings)
  return { asked, commerce, call: anyCall(commerce), besides: () => asked.filter((one) => !isAside(one)) }
}

/** The request line as the table says it; of a context, whose own lines the table has as well, the last one. */
const lineOf = ({ method, url }: Asked) => `${method} ${decodeURIComponent(url.pathname.replace(store, '') + url.search)}`
const sorted = (line: string) =>
  line
    .split('?')
    .map((part, place) => (place === 0 ? part : part.split('&').sort().join('&')))
    .join('?')
const of = (name: CallName, asked: readonly Asked[]) => (name in firstRows ? asked : asked.filter((one) => !isAside(one))).at(-1)
const empty: Reply = () => json({})
const isCart = (line: string) => line.includes(' /carts/')
const names = wire.map(([name]) => name)
const rowOf = (name: CallName): CommerceRow => commerceRows[name]
const inputOf = (name: CallName): AnyInput => wire.find(([one]) => one === name)?.[1] ?? {}

describe('every call', () => {
  it('is tried here', () => {
    expect([...names].sort()).toEqual(Object.keys(commerceRows).sort())
  })

  it.each(wire)('%s goes out as the specification says', async (name, input, line, body) => {
    const { asked, call } = asking(empty)
    await call(name, input)
    const sent = of(name, asked)
    expect([sorted(sent ? lineOf(sent) : ''), sent?.body]).toEqual([sorted(line), body])
  })

  it.each(wire)('%s says for whom, where the platform wants to know', async (name, input) => {
    const { asked, call } = asking(empty, {}, { effectiveAccountId: () => '0019V0000005002QAA' })
    await call(name, input)
    const isWithout = ['applicationContext', 'managedAccounts', 'effectiveAccount', 'authorizeOrder'].includes(name)
    expect(of(name, asked)?.url.searchParams.get('effectiveAccountId')).toBe(isWithout ? null : '0019V0000005002QAA')
  })

  it.each(wire)('%s carries the headers that it needs, and no other', async (name, input, line) => {
    const { asked, call } = asking(
      empty,
      { context: { ...applicationContext, propertiesEx: { highScaleCartEnabled: true } } },
      { signedIn: () => true },
    )
    await call(name, input)
    const write = !line.startsWith('GET ')
    const sent = of(name, asked)
    expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
      accept: 'application/json',
      ...(write ? { 'content-type': 'application/json; charset=utf-8', 'csrf-token': 'T1' } : {}),
      ...(isCart(line) ? { [cartNames['header.highScaleCart']]: 'true' } : {}),
    })
  })

  it.each(wire)('%s goes to the version and the store of the client', async (name, input) => {
    const { asked, call } = asking(empty, {}, { apiVersion: 'v67.0' }, { webstoreId: 'w', apiBasePath: '/de/webruntime/api' })
    await call(name, input)
    expect(of(name, asked)?.url.pathname).toMatch(/^\/de\/webruntime\/api\/services\/data\/v67\.0\/commerce\/webstores\/w\//)
  })

  it.each(wire.filter(([, { path }]) => path))('%s is not sent with a blank, a dot or a lost name in its path', async (name, input) => {
    const usual = ['cart', 'checkout', 'account']
    for (const member of Object.keys(input.path ?? {})) {
      const { asked, call } = asking(empty, {}, {}, { locale: 'en' })
      const without = { ...input, path: { ...input.path } }
      delete without.path[member]
      if (!usual.includes(member)) expect(await thrown(call(name, without))).toMatchObject({ message: `${member} is required` })
      for (const blank of ['', '  '])
        expect(await thrown(call(name, { ...input, path: { ...input.path, [member]: blank } }))).toMatchObject({
          message: `${member} is required`,
        })
      for (const dots of ['.', '..'])
        expect(await thrown(call(name, { ...input, path: { ...input.path, [member]: dots } }))).toBeInstanceOf(TypeError)
      expect(asked).toEqual([])
    }
  })

  it.each(wire.filter(([name]) => 'query' in rowOf(name)))('%s takes what is undefined for not said', async (name, input) => {
    const { asked, call } = asking(empty)
    await call(name, { ...input, query: {} })
    const line = of(name, asked)?.url.search
    const undefineds = Object.fromEntries(Object.keys(rowOf(name).query ?? {}).map((member) => [member, undefined]))
    await call(name, { ...input, query: undefineds })
    expect(of(name, asked)?.url.search).toBe(line)
    expect(line).not.toContain('undefined')
  })

  it.each(wire)('%s that was called off before it began is not sent', async (name, input) => {
    const { asked, call } = asking(empty)
    const reason = new Error('gone')
    expect(await thrown(call(name, { ...input, signal: AbortSignal.abort(reason) }))).toBe(reason)
    expect(asked.filter(({ signal }) => !signal?.aborted)).toEqual([])
  })

  it.each(wire)('%s throws the platform’s refusal', async (name, input) => {
    const { call } = platformRefusing(403)
    const error = await thrown(call(name, input))
    expect(error).toBeInstanceOf(PlatformError)
    expect(error).toMatchObject({ kind: 'rejected', status: 403, code: 'INSUFFICIENT_ACCESS', message: 'No.' })
  })
})

function platformRefusing(status: number) {
  const refusal = [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }]
  const { asked, commerce } = platformWith(() => json(refusal, status))
  return { asked, call: anyCall(commerce) }
}

describe('what is kept', () => {
  const reads = wire.filter(([name, , line]) => line.startsWith('GET ') || name === 'searchProducts' || name === 'prices')
  const kept = [
    'sessionContext',
    'aiConfiguration',
    'effectiveAccount',
    'addresses',
    'categories',
    'searchProducts',
    'searchSuggestions',
    'recommendations',
    'sortRules',
    'products',
    'product',
    'prices',
    'wishlists',
    'wishlistItems',
  ]

  it.each(reads.filter(([name]) => name !== 'applicationContext'))('%s is good for as long as section 9 says', async (name, input) => {
    let now = 0
    const { asked, call } = asking(empty, {}, { clock: () => now })
    const count = () => asked.filter((one) => name in firstRows || !isAside(one)).length
    await call(name, input)
    now = 299_999
    await call(name, input)
    expect(count()).toBe(kept.includes(name) ? 1 : 2)
    now = 300_000
    await call(name, input)
    expect(count()).toBe(kept.includes(name) ? 2 : 3)
  })

  it.each(reads)('%s is one request for all who ask at a time', async (name, input) => {
    const { asked, call } = asking(empty)
    await Promise.all(Array.from({ length: 5 }, () => call(name, input)))
    expect(asked.filter((one) => name in firstRows || !isAside(one))).toHaveLength(1)
  })

  it('is asked anew after a write that has to do with it, and after no other', async () => {
    const area = (line: string) => /^\w+ \/(carts|checkouts|accounts|wishlists)\b/.exec(line)?.[1]
    const together: Record<string, readonly string[]> = {
      carts: ['carts', 'checkouts'],
      checkouts: ['carts', 'checkouts'],
      accounts: ['accounts'],
      wishlists: ['wishlists'],
    }
    const writes = wire.filter(([name, , line]) => !reads.some(([read]) => read === name) && area(line))
    expect(writes.length).toBeGreaterThan(20)
    for (const [write, input, line] of writes) {
      expect([write, await overtaken(write, input)]).toEqual([write, together[area(line) ?? '']])
    }
  })
})

/** Of which areas a read under way is asked a second time because a write came between. */
async function overtaken(write: CallName, input: AnyInput): Promise<string[]> {
  const reads: Record<string, CallName> = { carts: 'cartSummary', checkouts: 'checkout', accounts: 'addresses', wishlists: 'wishlists' }
  const again: string[] = []
  for (const [area, read] of Object.entries(reads)) {
    let count = 0
    let isReading = () => {}
    const begun = new Promise<void>((resolve) => {
      isReading = resolve
    })
    let answer: (value: Response) => void = () => {}
    const early = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const { call } = asking(({ method }) => {
      if (method !== 'GET') return json({})
      count += 1
      isReading()
      return count === 1 ? early : json({})
    })
    const reading = call(read)
    await begun
    await call(write, input)
    answer(json({}))
    await reading
    if (count > 1) again.push(area)
  }
  return again
}

describe('a checkout', () => {
  const ready: readonly CallName[] = ['startCheckout', 'checkout', 'changeCheckout']
  const problems = { checkoutId: '2z9', errors: [{ type: '/commerce/errors/shipping-failure', detail: 'No method.' }] }

  it.each(ready.flatMap((name) => [200, 201, 202, 422].map((status) => [name, status] as const)))(
    '%s answers %d, and its status stands in it',
    async (name, status) => {
      const { call } = asking(() => json(problems, status))
      expect(await call(name, inputOf(name))).toMatchObject({ status, body: { ...problems, checkoutStatus: status } })
    },
  )

  it('that is a bare list of problems has them as its errors', async () => {
    const { call } = asking(() => json([{ errorCode: 'CHECKOUT_OUTDATED', message: 'Start again.' }], 422))
    expect((await call('startCheckout')).body).toEqual({
      checkoutStatus: 422,
      errors: [{ errorCode: 'CHECKOUT_OUTDATED', message: 'Start again.' }],
    })
  })

  it('that is still being calculated may have no body', async () => {
    const { call } = asking(() => new Response(null, { status: 202 }))
    expect((await call('checkout')).body).toEqual({ checkoutStatus: 202 })
  })

  it.each(ready.flatMap((name) => [404, 409, 410, 503].map((status) => [name, status] as const)))(
    '%s throws at %d',
    async (name, status) => {
      const { call } = asking(() => json([{ errorCode: 'NO', message: 'No.' }], status))
      expect(await thrown(call(name, inputOf(name)))).toMatchObject({ status })
    },
  )

  it('that is no JSON is no checkout', async () => {
    const { call } = asking(() => new Response('<html></html>', { status: 422, headers: { 'Content-Type': 'text/html' } }))
    expect(await thrown(call('checkout'))).toMatchObject({ kind: 'broken', code: 'NOT_JSON' })
  })

  it.each(wire.map(([name]) => name).filter((name) => !ready.includes(name)))('is not what %s answers: its 422 is thrown', async (name) => {
    const { commerce } = platformWith((one) =>
      isAside(one) && !(name in firstRows) ? json({ ...applicationContext, ...customer }) : json(problems, 422),
    )
    expect(await thrown(anyCall(commerce)(name, inputOf(name)))).toMatchObject({ status: 422 })
  })

  it('is paid with a text that may come as it is', async () => {
    const { call, besides } = asking(empty)
    await call('pay', { body: { paymentsData: '{"a":1}' } })
    await call('pay', { body: { requestType: 'ClientRequest', paymentsData: undefined } })
    expect(besides().map(({ body }) => body)).toEqual([{ paymentsData: '{"a":1}' }, { requestType: 'ClientRequest' }])
  })

  it('starts with the cart that it is told', async () => {
    const { call, besides } = asking(empty)
    await call('startCheckout', { body: { cartId: '0a6' } })
    await call('startCheckout')
    expect(besides().map(({ body }) => body)).toEqual([{ cartId: '0a6' }, { cartId: 'active' }])
  })
})

describe('a coupon at the checkout', () => {
  const coupons: readonly [CallName, string][] = [
    ['addCheckoutCoupon', 'POST /carts/current/cart-coupons?currencyIsoCode=EUR'],
    ['deleteCheckoutCoupon', 'DELETE /carts/current/cart-coupons/4r09V0000000701QAA'],
  ]

  it.each(coupons.flatMap(([name, line]) => [404, 410].map((status) => [name, line, status] as const)))(
    '%s is the cart’s (%s) where the checkout answers %d',
    async (name, line, status) => {
      const { call, besides } = asking(({ url }) =>
        url.pathname.includes('/checkouts/') ? json([{ errorCode: 'NOT_FOUND', message: 'No.' }], status) : json({ cartId: 'c' }, 201),
      )
      expect((await call(name, inputOf(name))).status).toBe(201)
      expect(besides().map(lineOf)).toEqual([expect.stringContaining('/checkouts/active/coupons'), line])
      expect(besides()[1]?.body).toEqual(inputOf(name).body)
    },
  )

  it.each(coupons)('%s that is refused is not tried again', async (name) => {
    const { call, besides } = asking(() => json([{ errorCode: 'INVALID_COUPON_CODE', message: 'No.' }], 400))
    expect(await thrown(call(name, inputOf(name)))).toMatchObject({ code: 'INVALID_COUPON_CODE' })
    expect(besides()).toHaveLength(1)
  })
})

describe('saved addresses', () => {
  it('are not asked for a guest', async () => {
    const { call, besides, asked } = asking(empty, { session: { guestUser: true } })
    for (let times = 0; times < 2; times += 1)
      expect(await thrown(call('addresses'))).toMatchObject({ kind: 'signed-out', code: 'CPA_DISABLED', message: 'CPA disabled' })
    expect(besides()).toEqual([])
    expect(asked).toHaveLength(1)
  })

  it.each([0, '0'])('are not asked by pages of %j', async (pageSize) => {
    const { call, asked } = asking(empty)
    expect(await thrown(call('addresses', { query: { pageSize } }))).toMatchObject({ kind: 'rejected', message: 'CPA disabled' })
    expect(asked).toEqual([])
  })

  it('keep the phone’s own name', async () => {
    const { call, besides } = asking(empty)
    await call('addAddress', { body: { name: 'Anna', phoneNumber: '1' } })
    expect(besides()[0]?.body).toEqual({ name: 'Anna', phoneNumber: '1' })
  })
})

describe('an effective account', () => {
  it.each([
    ['de', 'effectiveAccountId ist erforderlich'],
    ['en', 'effectiveAccountId is required'],
  ] as const)('that is none is refused in the words of %s', async (locale, message) => {
    const { call, asked } = asking(empty, {}, {}, { locale })
    for (const effectiveAccountId of ['', ' ', '000000000000000', '000000000000000AAA', 5 as unknown as string]) {
      const error = await thrown(call('effectiveAccount', { path: { effectiveAccountId } }))
      expect(error).toBeInstanceOf(PlatformError)
      expect(error).toMatchObject({ kind: 'rejected', status: 400, code: 'REQUIRED_ACCOUNT', message })
    }
    expect(await thrown(call('effectiveAccount'))).toMatchObject({ message })
    expect(asked).toEqual([])
  })
})

describe('a reservation', () => {
  it.each([
    ['what is said', { durationInSeconds: 60 }, { inventoryConfiguration: { reservationInSeconds: 900 } }, 60],
    ['else what the store says', undefined, { inventoryConfiguration: { reservationInSeconds: 900 } }, 900],
    ['else four hours', undefined, {}, 14_400],
  ])('lasts for %s', async (_, body, context, seconds) => {
    const { call, besides } = asking(empty, { context: { ...applicationContext, ...context } })
    await call('reserveInventory', { body })
    expect(besides()[0]?.body).toEqual({ durationInSeconds: seconds })
  })
})
