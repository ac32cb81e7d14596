import { describe, expect, it } from 'vitest'
import type { Names } from '../../src/commerce/domain/names/names.js'
import { behindContext, json, platformWith, thrown } from './support.js'

const execute = { apexTransport: 'execute' } as const
const find = { moniker: 'anna', guest: true } as const

async function askedOf(names: Names, settings: object = {}) {
  const { asked, gateways } = platformWith(() => json(settings === execute ? { returnValue: null } : null), {}, { ...settings, names })
  await gateways.consultants.find(find)
  return asked[0]
}

describe('the names of an organisation', () => {
  it.each<[Names, string]>([
    [{}, '/ShopController/getIbcDetails'],
    [{ apexClass: 'Shop' }, '/Shop/getIbcDetails'],
    [{ namespace: 'acme', apexClass: 'Shop' }, '/acme__Shop/getIbcDetails'],
    [{ 'method.getIbcDetails': 'details' }, '/ShopController/details'],
    [{ apexClass: 'Shop', 'method.getIbcDetails': 'Consultants.details' }, '/Consultants/details'],
  ])('say where a method is: %j', async (names, end) => {
    expect((await askedOf(names))?.url.pathname.endsWith(`/lwr/apex/v64.0${end}`)).toBe(true)
  })

  it.each<[Names, object]>([
    [{ apexClass: '@udd/01p9V0000000k01' }, { namespace: '', classname: '@udd/01p9V0000000k01', method: 'getIbcDetails' }],
    [{ 'method.getIbcDetails': '@udd/01p9V0000000k02' }, { classname: '@udd/01p9V0000000k02', method: 'getIbcDetails' }],
    [
      { namespace: 'acme', 'method.getIbcDetails': '@udd/01p9V0000000k02.details' },
      { namespace: 'acme', classname: '@udd/01p9V0000000k02', method: 'details' },
    ],
  ])('may be aliases of a deployed site: %j', async (names, envelope) => {
    expect((await askedOf(names, execute))?.body).toMatchObject(envelope)
  })

  it('may be functions that a wrapper hands over, as `@salesforce/apex` gives them', async () => {
    const given: unknown[] = []
    const getIbcDetails = async (parameters: unknown) => {
      given.push(parameters)
      return { shopRecord: { ConsultantMoniker_t__c: 'anna', IsShopActive_f__c: true } }
    }
    const { asked, gateways } = platformWith(() => json(null), {}, { names: { 'method.getIbcDetails': getIbcDetails } })
    expect(await gateways.consultants.find(find)).toMatchObject({ moniker: 'anna', shopActive: true })
    expect(given).toEqual([
      { consultantKey: null, consultantMoniker: 'anna', isGuest: true, loginPersonAccountId: null, shopId: null, subsidiaryCode: '23' },
    ])
    expect(asked).toEqual([])
  })

  it.each([
    [
      { status: 500, body: { message: 'Kaputt', exceptionType: 'System.NullPointerException' } },
      { kind: 'broken', message: 'Kaputt' },
    ],
    [{ status: 404, body: undefined }, { kind: 'missing' }],
    [new Error('gone'), { kind: 'broken', code: 'METHOD_FAILED' }],
    [undefined, { kind: 'broken' }],
  ])('read the rejection of such a function as an answer: %o', async (rejection, error) => {
    const names: Names = { 'method.getIbcDetails': () => Promise.reject(rejection) }
    expect(await thrown(platformWith(() => json(null), {}, { names }).gateways.consultants.find(find))).toMatchObject(error)
  })

  it('switch off what has an empty one, and nothing is asked', async () => {
    const { asked, gateways } = platformWith(() => json(null), {}, { names: { 'method.getIbcDetails': '' } })
    expect(await thrown(gateways.consultants.find(find))).toMatchObject({ kind: 'missing', code: 'SWITCHED_OFF' })
    expect(asked).toEqual([])
  })

  it('are asked for with a product, and read of it', async () => {
    const names: Names = { 'field.line': 'Linie__c', 'field.lowestPrice30Days': '', 'field.badges': 'Etiketten__c' }
    const product = { id: '01t', fields: { Name: { value: 'Creme' }, Linie__c: { value: '30 ml' }, Etiketten__c: { value: 'new' } } }
    const { asked, gateways } = platformWith(
      behindContext(() => json({ products: [{ ...product, prices: { unitPrice: '1.00' } }] })),
      {},
      { names },
    )
    expect(await gateways.products.named(['01t'])).toMatchObject([{ detail: '30 ml', badges: ['new'], lowestPrice30Days: undefined }])
    const fields =
      asked
        .find(({ url }) => url.pathname.endsWith('/products'))
        ?.url.searchParams.get('fields')
        ?.split(',') ?? []
    expect(fields).toEqual(expect.arrayContaining(['Linie__c', 'Etiketten__c']))
    expect(fields.filter((field) => field === '' || field.startsWith('LowestPrice'))).toEqual([])
  })

  it('say with which header carts of high scale are asked for, or that none is sent', async () => {
    const context = { defaultCurrency: 'EUR', supportedCurrencies: ['EUR'], propertiesEx: { highScaleCartEnabled: true } }
    for (const [header, sent] of [
      ['x-cart', 'true'],
      ['', null],
    ] as const) {
      const { asked, gateways } = platformWith(
        behindContext(() => json([{ errorCode: 'NOT_FOUND', message: '' }], 404), context),
        {},
        { names: { 'header.highScaleCart': header } },
      )
      await gateways.cart.read()
      expect(asked.at(-1)?.headers.get('x-cart')).toBe(sent)
    }
  })

  it('say what the codes of coupons and the types of problems are', async () => {
    const refusing = platformWith(
      behindContext(() => json([{ errorCode: 'PROMO_OVER', message: '' }], 400)),
      {},
      { names: { 'coupon.expired': 'PROMO_OVER' } },
    )
    expect(await refusing.gateways.cart.addCoupon('X')).toMatchObject({ refused: { reason: 'coupon-expired' } })
    const body = { checkoutId: '2z9', errors: [{ type: '/commerce/errors/stock-out', detail: 'Leer' }] }
    const { gateways } = platformWith(() => json(body), {}, { names: { 'problem.inventory': 'stock' } })
    expect(await gateways.checkout.read('2z9')).toMatchObject({ problems: [{ kind: 'inventory', detail: 'Leer' }] })
  })
})
