import { describe, expect, it } from 'vitest'
import { cartNames } from '../../src/commerce/domain/names/cart-names.js'
import { applicationContext, behindContext, json, later, platformWith, store, thrown, turn } from './support.js'

const nothing = behindContext(() => json({}))
const cartPaths = (asked: { url: URL }[]) => asked.filter(({ url }) => url.pathname.includes('/carts/'))

describe('the application context', () => {
  const contexts = (asked: { url: URL }[]) => asked.filter(({ url }) => url.pathname.endsWith('/application-context')).length

  it.each([
    ['its max-age', 'public, max-age=600', 600_000],
    ['five minutes when nothing is said', undefined, 300_000],
  ])('is kept for %s, and read anew in the last 30 seconds', async (_, header, lifetime) => {
    let now = 0
    const headers: Record<string, string> = header ? { 'Cache-Control': header } : {}
    const { asked, commerce } = platformWith(() => json(applicationContext, 200, headers), { clock: () => now })
    await commerce.call('applicationContext')
    now = lifetime - 30_001
    await commerce.call('applicationContext')
    expect(contexts(asked)).toBe(1)
    now = lifetime - 30_000
    await commerce.call('applicationContext')
    expect(contexts(asked)).toBe(2)
  })

  it('names no account', async () => {
    const { asked, commerce } = platformWith(nothing, { effectiveAccountId: () => '0010000000000001AA' })
    await commerce.call('applicationContext')
    expect(asked[0]?.url.search).toBe('')
  })

  it('that is missing is a missing store, not a missing cart', async () => {
    const { gateways } = platformWith(() => json([{ errorCode: 'NOT_FOUND', message: 'no store' }], 404))
    expect(await thrown(gateways.cart.read())).toMatchObject({ kind: 'broken', status: 404 })
  })
})

describe('effectiveAccountId', () => {
  it.each([undefined, '', '  ', '000000000000000', '000000000000000AAA'])('is left out when it is %j', async (id) => {
    const { asked, commerce } = platformWith(nothing, { effectiveAccountId: () => id })
    await commerce.call('sessionContext')
    expect(asked[0]?.url.searchParams.has('effectiveAccountId')).toBe(false)
  })

  it('is left out where it is asked whom one may act for', async () => {
    const { asked, commerce } = platformWith(nothing, { effectiveAccountId: () => '0010000000000001AA' })
    await commerce.call('managedAccounts', { query: { includeMyAccount: true } })
    await commerce.call('effectiveAccount', { path: { effectiveAccountId: '0010000000000001AA' } })
    expect(asked.map(({ url }) => url.search)).toEqual(['?includeMyAccount=true', ''])
  })

  it('goes with every other call', async () => {
    const { asked, commerce } = platformWith(nothing, { effectiveAccountId: () => '0010000000000001AA' })
    await commerce.call('sessionContext')
    await commerce.call('cartSummary')
    await commerce.call('deleteCart')
    const others = asked.filter(({ url }) => !url.pathname.endsWith('/application-context'))
    expect(others.map(({ url }) => url.searchParams.get('effectiveAccountId'))).toEqual(Array(3).fill('0010000000000001AA'))
  })
})

describe('a look into the cache', () => {
  it('finds what a read brought, and until when it is good, and asks nobody', async () => {
    const { asked, commerce } = platformWith(
      behindContext(() => json({ products: [] })),
      { clock: () => 1000 },
    )
    const words = { query: { ids: '01t000000000001AAA' } }
    expect(await commerce.peek('products', words)).toBeUndefined()
    await commerce.call('products', words)
    const sent = asked.length
    expect(await commerce.peek('products', words)).toMatchObject({ value: { status: 200, body: { products: [] } }, until: 301_000 })
    expect(await commerce.peek('products', { query: { ids: 'other' } })).toBeUndefined()
    expect(asked).toHaveLength(sent)
  })

  it('of the cart finds nothing, and asks nobody, as long as the store’s currency is not known', async () => {
    const { asked, commerce } = platformWith(behindContext(() => json({ cartId: 'C' })))
    expect(await commerce.peek('cartSummary')).toBeUndefined()
    expect(asked).toEqual([])
    await commerce.call('cartSummary')
    expect(await commerce.peek('cartSummary')).toMatchObject({ value: { body: { cartId: 'C' } } })
  })

  it('of what must not be asked is refused like the call', async () => {
    const { commerce } = platformWith(nothing)
    expect(await thrown(commerce.peek('address' as never))).toBeInstanceOf(RangeError)
    expect(await thrown(commerce.peek('product', {} as never))).toMatchObject({ message: 'product is required' })
  })
})

describe('who is there', () => {
  it('is known from the last session context, until it is forgotten', async () => {
    const { asked, gateways } = platformWith(() => json({ guestUser: true }), {}, { apiBasePath: '/webruntime/api' })
    await gateways.account.session()
    await gateways.favourites.read().catch(() => {})
    gateways.forget()
    await gateways.account.session()
    expect(asked.map(({ url }) => url.searchParams.get('asGuest'))).toEqual(['false', 'true', 'false'])
  })
})

describe('cart calls', () => {
  it('name type and account of a copy by the documented names', async () => {
    const { asked, commerce } = platformWith(nothing)
    await commerce.call('cloneCart', { query: { targetType: 'PayNowReadOnly', account: '0010000000000001AA' } })
    expect(Object.fromEntries(cartPaths(asked)[0]?.url.searchParams ?? [])).toEqual({
      targetType: 'PayNowReadOnly',
      targetEffectiveAccountId: '0010000000000001AA',
      currencyIsoCode: 'EUR',
    })
  })

  it('carry the currency that the shop has', async () => {
    const { asked, commerce } = platformWith(
      behindContext(() => json({}), { ...applicationContext, defaultCurrency: 'CHF', supportedCurrencies: ['CHF'] }),
    )
    await commerce.call('addCoupon', { body: {} })
    expect(cartPaths(asked)[0]?.url.searchParams.get('currencyIsoCode')).toBe('CHF')
  })

  it.each([
    ['of the market for its language', [{ localeCurrencyMap: { de: 'CHF', en_US: 'USD' }, marketId: '0ZI' }], 'CHF'],
    ['of the market for its country', [{ localeCurrencyMap: { de_CH: 'CHF', fr_CH: 'EUR' } }], 'CHF'],
    ['usual where markets disagree', [{ localeCurrencyMap: { de_CH: 'CHF' } }, { localeCurrencyMap: { de_DE: 'EUR' } }], 'EUR'],
    ['usual where no market speaks it', [{ localeCurrencyMap: { fr: 'CHF' } }], 'EUR'],
    ['usual where the store does not take the other', [{ localeCurrencyMap: { de: 'JPY' } }], 'EUR'],
    ['usual where a market is not understood', [{ localeCurrencyMap: null }, 7], 'EUR'],
  ])('carry the currency %s where the shop has several', async (_what, markets, wanted) => {
    const context = { ...applicationContext, supportedCurrencies: ['EUR', 'CHF'], markets }
    const { asked, commerce } = platformWith(behindContext(() => json({}), context))
    await commerce.call('addCoupon', { body: {} })
    expect(cartPaths(asked)[0]?.url.searchParams.get('currencyIsoCode')).toBe(wanted)
  })

  it('are the only ones that carry it', async () => {
    const { asked, commerce } = platformWith(nothing)
    await commerce.call('wishlists')
    await commerce.call('products', { query: { ids: ['01t'] } })
    expect(asked.every(({ url }) => !url.searchParams.has('currencyIsoCode'))).toBe(true)
  })

  it('carry the header of high-scale carts when the shop has them', async () => {
    const context = { ...applicationContext, propertiesEx: { highScaleCartEnabled: true } }
    const { asked, commerce } = platformWith(behindContext(() => json({}), context))
    await commerce.call('addCartItem', { body: {} })
    await commerce.call('wishlists')
    const sent = asked.map(({ url, headers }) => [url.pathname.split('/').at(-1), headers.get(cartNames['header.highScaleCart'])])
    expect(sent).toEqual([
      ['application-context', null],
      ['cart-items', 'true'],
      ['wishlists', null],
    ])
  })

  it('do not carry it otherwise', async () => {
    const { asked, commerce } = platformWith(nothing)
    await commerce.call('addCartItem', { body: {} })
    expect(asked.some(({ headers }) => headers.has(cartNames['header.highScaleCart']))).toBe(false)
  })

  it('speak of the current cart when none is named, with the documented names of the query', async () => {
    const { asked, commerce } = platformWith(nothing)
    await commerce.call('cartItems', { query: { page: 2, size: 25, sort: 'NameAsc', productFields: ['A', 'B'] } })
    const url = cartPaths(asked)[0]?.url
    expect(url?.pathname).toBe(`${store}/carts/current/cart-items`)
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      pageNumber: '2',
      pageSize: '25',
      sort: 'NameAsc',
      productFields: 'A,B',
      currencyIsoCode: 'EUR',
    })
  })

  it('ask for the whole summary where the compact one is unknown', async () => {
    const { asked, commerce } = platformWith(
      behindContext(({ url }) =>
        url.pathname.endsWith('/compact-summary') ? json([{ errorCode: 'NOT_FOUND' }], 404) : json({ cartId: 'c' }),
      ),
    )
    expect((await commerce.call('compactSummary', { path: { cart: 'c' } })).body).toEqual({ cartId: 'c' })
    expect(cartPaths(asked).map(({ url }) => url.pathname)).toEqual([`${store}/carts/c/compact-summary`, `${store}/carts/c`])
  })

  it('cannot leave their path through an id', async () => {
    const { asked, commerce } = platformWith(nothing)
    await commerce.call('deleteCartItem', { path: { item: '../../x?y=1' } })
    expect(cartPaths(asked)[0]?.url.pathname).toBe(`${store}/carts/current/cart-items/..%2F..%2Fx%3Fy%3D1`)
  })
})

describe('reads', () => {
  it('of fifty blocks are one request', async () => {
    const { asked, gateways } = platformWith(() => json({ guestUser: true }))
    await Promise.all(Array.from({ length: 50 }, () => gateways.account.session()))
    expect(asked).toHaveLength(1)
  })

  it('are kept for five minutes, also where the platform wants a POST', async () => {
    let now = 0
    const { asked, commerce } = platformWith(() => json({}), { clock: () => now })
    const ask = (productId: string) => commerce.call('prices', { body: { pricingLineItems: [{ productId }] } })
    await ask('01t1')
    now = 299_999
    await ask('01t1')
    expect(asked).toHaveLength(1)
    await ask('01t2')
    expect(asked).toHaveLength(2)
    now = 300_000
    await ask('01t1')
    expect(asked).toHaveLength(3)
  })

  it('of a cart are never kept, but shared while under way', async () => {
    const { asked, commerce } = platformWith(nothing)
    await Promise.all([commerce.call('cartSummary'), commerce.call('cartSummary')])
    expect(cartPaths(asked)).toHaveLength(1)
    await commerce.call('cartSummary')
    expect(cartPaths(asked)).toHaveLength(2)
  })

  it('that a write has overtaken are asked anew', async () => {
    const early = later<Response>()
    let reads = 0
    const { commerce } = platformWith(
      behindContext(({ method }) => {
        if (method !== 'GET') return json({})
        reads += 1
        return reads === 1 ? early.promise : json({ answer: 'after the write' })
      }),
    )
    const read = commerce.call('cartSummary')
    await turn()
    await commerce.call('addCartItem', { body: {} })
    early.resolve(json({ answer: 'before the write' }))
    expect((await read).body).toEqual({ answer: 'after the write' })
  })

  it('of another area survive a write', async () => {
    const { asked, commerce } = platformWith(nothing)
    await commerce.call('wishlists')
    await commerce.call('addCartItem', { body: {} })
    await commerce.call('wishlists')
    expect(asked.filter(({ url }) => url.pathname.endsWith('/wishlists'))).toHaveLength(1)
    await commerce.call('createWishlist', { body: {} })
    await commerce.call('wishlists')
    expect(asked.filter(({ url }) => url.pathname.endsWith('/wishlists'))).toHaveLength(3)
  })
})
