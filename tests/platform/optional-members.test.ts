import { describe, expect, it } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import type { SceneName } from '../../src/sandbox/scenes.js'
import { changed, pathsIn } from '../support/changes.js'
import { type Ask, answersTo, callOf } from './sandbox-answers.js'
import { json, platformWith } from './support.js'

const pflege = { text: 'pflege', page: 0, pageSize: 10, leftOut: [] }
const near = { by: 'postal-code', text: '50667', page: 0, pageSize: 10 } as const
const [serum] = products
const storeAnswer = 'application-context defaultCurrency'
const sessionAnswer = 'session-context guestUser'
/** Without its list nobody knows that it is none, without ids and numbers not of what, and without sums not what it costs. */
const cartAnswer = [
  ...['cartItems null', 'cartItems missing', 'cartItem.productId', 'cartItem.quantity', 'cartItem.totalPrice'],
  ...['cartSummary.cartId', 'cartSummary.currencyIsoCode', 'cartSummary.grandTotalAmount'],
]

/** What a page asks, in which scene, and which members no answer may lack: without them nothing could be shown. */
const questions: readonly [name: string, ask: Ask, needed?: readonly string[], scene?: SceneName][] = [
  ['the consultant', ({ consultants }) => consultants.find({ moniker: 'anna-berger', guest: true })],
  ['her profile', ({ consultants }) => consultants.profile('anna-berger')],
  ['consultants near', ({ consultants }) => consultants.search(near)],
  ['whose customer she is', ({ relations }) => relations.read(), ['relations.0.shopRecord '], 'several-consultants'],
  ['what the shop allows', ({ account }) => account.application(), [storeAnswer]],
  ['the whole of it', ({ context }) => context.application(), [storeAnswer]],
  ['who is here', ({ account }) => account.session(), [sessionAnswer]],
  ['the whole session', ({ context }) => context.session(), [sessionAnswer]],
  ['personalisation', ({ context }) => context.personalisation()],
  // Each has its id under two names.
  ['accounts she may act for', ({ account }) => account.managed(), [], 'several-accounts'],
  ['pages', ({ content }) => content.search(pflege), ['search/results/keyword keywordSearchResult']],
  ['the cart', ({ cart }) => cart.read(), [storeAnswer, ...cartAnswer], 'coupons'],
  ['a cart with promotions', ({ cart }) => cart.read(), [storeAnswer, ...cartAnswer], 'automatic-promotions'],
  [
    'categories',
    ({ products }) => products.categories(),
    ['productCategories null', 'productCategories missing', 'productCategories.0.id'],
  ],
  [
    'products',
    ({ products }) => products.search({ page: 0, pageSize: 4 }),
    [
      storeAnswer,
      'productCategories null',
      'productCategories missing',
      'productCategories.0.id',
      'productsPage null',
      'productsPage missing',
      'productsPage.products null',
      'productsPage.products missing',
      'products.0.id',
    ],
  ],
  ['a product', ({ products }) => products.read(serum!.id), [storeAnswer, 'QAA id ', 'pricingLineItemResults']],
  ['saved addresses', ({ addresses }) => addresses.list(), [sessionAnswer, 'items.0.addressId'], 'signed-in'],
  ['her orders', ({ orders }) => orders.page(), ['orderSummaries.0.orderSummaryId'], 'orders'],
  ['favourites', ({ favourites }) => favourites.read(), [], 'signed-in'],
]

describe('an answer that lacks a member, or says null for it', () => {
  it.each(questions)('still tells of %s', async (_, ask, needed = [], scene = 'guest') => {
    const { answers, reply } = await answersTo(ask, scene)
    expect(answers.size).toBeGreaterThan(0)
    const failed: string[] = []
    for (const [call, body] of answers) {
      for (const path of pathsIn(body)) {
        if (typeof path.at(-1) === 'number') continue
        const results = await Promise.allSettled(
          [null, undefined].map((to) => {
            const { gateways } = platformWith((asked) => {
              const own = callOf(asked)
              if (own === call) return json(changed(body, path, to))
              return answers.has(own) ? json(answers.get(own)) : reply(asked)
            })
            return ask(gateways)
          }),
        )
        const said = `${call.split(/[ ?]/)[1]?.split('/').slice(-3).join('/')} ${path.join('.')}`
        results.forEach((result, index) => {
          if (result.status === 'rejected') failed.push(`${said} ${index === 0 ? 'null' : 'missing'}: ${result.reason}`)
        })
      }
    }
    expect(failed.filter((one) => !needed.some((each) => one.includes(each)))).toEqual([])
  })
})
