import { describe, expect, it } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { createSandbox } from '../../src/sandbox/index.js'
import type { SceneName } from '../../src/sandbox/scenes.js'
import { type Asked, json, platformWith } from './support.js'

type Platform = ReturnType<typeof platformWith>
type Ask = (gateways: Platform['gateways']) => Promise<unknown>

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
  ['accounts she may act for', ({ account }) => account.managed(), ['externalManagedAccounts.0.id'], 'several-accounts'],
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

type Path = readonly (string | number)[]

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return
  // One member of a list is as good as all.
  const keys = Array.isArray(value) ? value.slice(0, 1).map((_, index) => index) : Object.keys(value)
  for (const key of keys) {
    if (typeof key === 'string') yield [...path, key]
    yield* pathsIn((value as Record<string | number, unknown>)[key], [...path, key])
  }
}

function changed(body: unknown, path: Path, to: null | undefined): unknown {
  const copy = structuredClone(body)
  const [last, ...before] = [...path].reverse()
  let place = copy as Record<string | number, unknown>
  for (const key of before.reverse()) place = place[key] as Record<string | number, unknown>
  if (to === undefined) delete place[last as string]
  else place[last as string] = null
  return copy
}

const callOf = ({ method, url, body }: Asked) => `${method} ${url.pathname}${url.search} ${JSON.stringify(body) ?? ''}`

/** What the platform answers to a question, call by call. */
async function answersTo(ask: Ask, scene: SceneName) {
  const sandbox = await createSandbox({ oneClient: true })
  sandbox.scene(scene)
  const answers = new Map<string, unknown>()
  const reply = async (asked: Asked) => {
    const { method, url, headers, body } = asked
    const response = await sandbox.respond(new Request(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }))
    if (!response) throw new Error(`${url} is not for the platform.`)
    const isJson = response.headers.get('Content-Type')?.includes('json')
    if (response.ok && isJson && !whole) answers.set(callOf(asked), await response.clone().json())
    return response
  }
  let whole = false
  await ask(platformWith(reply).gateways)
  whole = true
  return { answers, reply }
}

describe('an answer that lacks a member, or says null for it', () => {
  it.each(questions)('still tells of %s', async (_, ask, needed = [], scene = 'guest') => {
    const { answers, reply } = await answersTo(ask, scene)
    expect(answers.size).toBeGreaterThan(0)
    const failed: string[] = []
    for (const [call, body] of answers) {
      for (const path of pathsIn(body)) {
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
