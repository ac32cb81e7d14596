import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SceneName } from '../../src/sandbox/scenes.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { type Ask, answersTo, callOf, type Gateways } from '../platform/sandbox-answers.js'
import { json, platformWith } from '../platform/support.js'
import { changed, pathsIn, placeIn, wrong } from '../support/changes.js'

const everything = process.env.VITRINE_TEST_ALL === '1'

const [serum, other] = products.filter(({ quantityRule, stock }) => !quantityRule && stock > 20) as [
  (typeof products)[0],
  (typeof products)[0],
]
const [anna, meryem] = consultants as [(typeof consultants)[0], (typeof consultants)[0]]
const email = 'greta@example.org'
const home = {
  ...{ firstName: 'Greta', lastName: 'Sommer', companyName: '', street: 'Lindenweg 4', postalCode: '50667', city: 'Köln' },
  ...{ region: 'NW', country: 'DE', phoneNumber: '+49221123456' },
}
const contact = { firstName: 'Greta', lastName: 'Sommer', email, phoneNumber: '+49221123456' }
const savedAddress = { ...home, type: 'shipping', isDefault: false }

/** Begins a checkout with an address, or goes on where the scene has left it. */
async function atTheCheckout({ checkout }: Gateways) {
  const begun = await checkout.start('anna-berger')
  if (!('checkoutId' in begun)) throw new Error('There is no checkout to begin with.')
  return begun.checkoutId
}
const firstLine = async ({ cart }: Gateways) => (await cart.read())?.lines[0]?.id || 'none'
const firstGroup = async ({ checkout }: Gateways, id: string) => {
  const found = await checkout.read(id)
  return (found && 'groups' in found && found.groups[0]?.id) || 'none'
}

type Question = readonly [name: `${string}.${string}`, ask: Ask, scene?: SceneName]

/** Every question that the shop has for the platform. */
const questions: readonly Question[] = [
  ['account.application', ({ account }) => account.application()],
  ['account.session', ({ account }) => account.session(), 'signed-in'],
  ['account.currentUser', async ({ account }) => account.currentUser((await account.session()).userId ?? ''), 'signed-in'],
  ['account.login', ({ account }) => account.login('lena.hoffmann@example.org', 'rosenduft')],
  ['account.logout', ({ account }) => account.logout(), 'signed-in'],
  ['account.managed', ({ account }) => account.managed(), 'several-accounts'],
  ['account.register', ({ account }) => account.register({ firstName: 'Nele', lastName: 'Neu', email, password: 'rosenduft' })],
  ['context.application', ({ context }) => context.application()],
  ['context.session', ({ context }) => context.session(), 'signed-in'],
  ['context.account', async ({ account, context }) => context.account((await account.managed())[0]?.id || 'none'), 'several-accounts'],
  ['context.personalisation', ({ context }) => context.personalisation()],
  ['cart.read', ({ cart }) => cart.read(3), 'coupons'],
  ['cart.read with promotions', ({ cart }) => cart.read(), 'automatic-promotions'],
  ['cart.read of many', ({ cart }) => cart.read(9), 'huge-cart'],
  ['cart.add', ({ cart }) => cart.add(serum.id, 2)],
  ['cart.addAll', ({ cart }) => cart.addAll([serum, other].map(({ id: productId }) => ({ productId, quantity: 1 })))],
  ['cart.setQuantity', async (gateways) => gateways.cart.setQuantity(await firstLine(gateways), 3), 'full-cart'],
  ['cart.remove', async (gateways) => gateways.cart.remove(await firstLine(gateways)), 'full-cart'],
  ['cart.clear', ({ cart }) => cart.clear(), 'full-cart'],
  ['cart.addCoupon', ({ cart }) => cart.addCoupon('SOMMER10'), 'full-cart'],
  ['cart.removeCoupon', async ({ cart }) => cart.removeCoupon((await cart.read())?.coupons[0]?.id || 'none'), 'coupons'],
  ['cart.preserve', async ({ cart }) => cart.preserve((await cart.read())?.id || 'none'), 'full-cart'],
  ['cart.reserve', ({ cart }) => cart.reserve(14_400), 'full-cart'],
  ['cart.release', ({ cart }) => cart.release(), 'full-cart'],
  ['checkout.start', atTheCheckout, 'full-cart'],
  ['checkout.read', ({ checkout }) => checkout.read(), 'checkout-ready'],
  ['checkout.change', async (gateways) => gateways.checkout.change(await atTheCheckout(gateways), { contact, address: home }), 'full-cart'],
  [
    'checkout.changeGroup',
    async (gateways) => gateways.checkout.changeGroup(await firstGroup(gateways, await atTheCheckout(gateways)), { gift: undefined }),
    'checkout-customer',
  ],
  [
    'checkout.addGroup',
    async (gateways) => {
      await atTheCheckout(gateways)
      return gateways.checkout.addGroup('Mama', home)
    },
    'checkout-customer',
  ],
  [
    'checkout.removeGroup',
    async (gateways) => {
      await atTheCheckout(gateways)
      const added = await gateways.checkout.addGroup('Mama', home)
      return gateways.checkout.removeGroup('groupId' in added ? added.groupId : 'none')
    },
    'checkout-customer',
  ],
  [
    'checkout.arrange',
    async (gateways) => {
      const lineId = await firstLine(gateways)
      const groupId = await firstGroup(gateways, await atTheCheckout(gateways))
      return gateways.checkout.arrange([{ lineId, groupId, quantity: 1 }])
    },
    'checkout-customer',
  ],
  [
    'checkout.copyForPayer',
    async ({ account, checkout }) => checkout.copyForPayer((await account.managed())[0]?.id || 'none'),
    'several-accounts',
  ],
  ['checkout.remove', async (gateways) => gateways.checkout.remove(await atTheCheckout(gateways)), 'full-cart'],
  [
    'checkout.pay',
    async (gateways) =>
      gateways.checkout.pay(await atTheCheckout(gateways), { requestType: 'PostAuth', paymentToken: 'tok_visa', billingAddress: home }),
    'checkout-ready',
  ],
  ['checkout.prepare', async (gateways) => gateways.checkout.prepare(await atTheCheckout(gateways)), 'checkout-ready'],
  ['checkout.order', async (gateways) => gateways.checkout.order(await atTheCheckout(gateways), 'place'), 'checkout-ready'],
  ['checkout.order, submitted', async (gateways) => gateways.checkout.order(await atTheCheckout(gateways), 'submit'), 'checkout-ready'],
  ['addresses.list', ({ addresses }) => addresses.list(), 'signed-in'],
  ['addresses.add', ({ addresses }) => addresses.add(savedAddress), 'signed-in'],
  ['addresses.change', async ({ addresses }) => addresses.change((await addresses.list())[0]?.id || 'none', { city: 'Bonn' }), 'signed-in'],
  ['addresses.remove', async ({ addresses }) => addresses.remove((await addresses.list())[0]?.id || 'none'), 'signed-in'],
  ['orders.page', ({ orders }) => orders.page(), 'orders'],
  ['orders.read', async ({ orders }) => orders.read((await orders.page()).orders[0]?.number || 'none'), 'orders'],
  [
    'orders.authorize',
    async ({ orders }) =>
      orders.authorize((await orders.page()).orders[0]?.number || 'none', {
        email: 'lena.hoffmann@example.org',
        phoneNumber: '+491713920090',
      }),
    'orders',
  ],
  [
    'orders.withdraw',
    async ({ orders }) =>
      orders.withdraw({
        number: (await orders.page()).orders[0]?.number || 'none',
        name: 'Lena Hoffmann',
        email: 'lena.hoffmann@example.org',
      }),
    'orders',
  ],
  ['environment.read', ({ environment }) => environment.read()],
  ['environment.consent', ({ environment }) => environment.consent({ ga: '1' })],
  ['newsletter.enrol', ({ newsletter }) => newsletter.enrol({ email, phone: '', phoneConsent: false, page: '/', locale: 'de' })],
  ['newsletter.confirm', ({ newsletter }) => newsletter.confirm('key')],
  ['newsletter.unsubscribe', ({ newsletter }) => newsletter.unsubscribe('key')],
  ['products.categories', ({ products }) => products.categories()],
  ['products.search', ({ products }) => products.search({ page: 0, pageSize: 4 })],
  ['products.named', ({ products }) => products.named([serum.id, other.id])],
  ['products.related', ({ products }) => products.related(serum.id, 3)],
  ['products.suggest', ({ products }) => products.suggest('ros')],
  ['products.read', ({ products }) => products.read(serum.id)],
  ['products.byPartIds', ({ products }) => products.byPartIds([serum.partId], '23')],
  ['consultants.find', ({ consultants }) => consultants.find({ moniker: 'anna-berger', guest: true })],
  ['consultants.monikerOf', ({ consultants }) => consultants.monikerOf(anna.consultantKey ?? '1')],
  ['consultants.search', ({ consultants }) => consultants.search({ by: 'postal-code', text: '50667', page: 0, pageSize: 10 })],
  ['consultants.profile', ({ consultants }) => consultants.profile('anna-berger')],
  ['relations.read', ({ relations }) => relations.read(), 'several-consultants'],
  ['relations.forget', ({ relations }) => relations.forget(), 'several-consultants'],
  ['relations.connect', ({ relations }) => relations.connect(meryem.id), 'signed-in'],
  ['relations.setPrimary', ({ relations }) => relations.setPrimary(meryem.id), 'several-consultants'],
  ['relations.disconnect', ({ relations }) => relations.disconnect(meryem.id), 'several-consultants'],
  ['relations.assign', ({ relations }) => relations.assign('50667'), 'signed-in'],
  ['relations.previewSwitch', ({ relations }) => relations.previewSwitch(meryem.id), 'several-consultants'],
  ['favourites.read', ({ favourites }) => favourites.read(), 'signed-in'],
  ['favourites.add', ({ favourites }) => favourites.add(serum.id), 'signed-in'],
  [
    'favourites.remove',
    async ({ favourites }) => {
      await favourites.add(serum.id)
      return favourites.remove(serum.id)
    },
    'signed-in',
  ],
  ['profile.requestReset', ({ profile }) => profile.requestReset({ email, page: '/', locale: 'de' })],
  ['profile.resetPassword', ({ profile }) => profile.resetPassword('key', 'rosenduft')],
  ['profile.changePerson', ({ profile }) => profile.changePerson({ firstName: 'Greta', lastName: 'Sommer', phone: '' }), 'signed-in'],
  ['profile.changeEmail', ({ profile }) => profile.changeEmail(email, 'rosenduft'), 'signed-in'],
  ['profile.changePassword', ({ profile }) => profile.changePassword('rosenduft', 'lavendel'), 'signed-in'],
  ['profile.everything', ({ profile }) => profile.everything(), 'signed-in'],
  ['profile.person', ({ profile }) => profile.person(), 'signed-in'],
  ['profile.beauty', ({ profile }) => profile.beauty(), 'signed-in'],
  ['profile.saveBeauty', ({ profile }) => profile.saveBeauty({ skinType: 'trocken' }, undefined), 'first-login'],
  ['profile.preferences', ({ profile }) => profile.preferences(), 'signed-in'],
  ['profile.savePreferences', ({ profile }) => profile.savePreferences({ method: 'Telefon' }, undefined), 'first-login'],
  ['profile.subscriptions', ({ profile }) => profile.subscriptions(), 'several-consultants'],
  ['profile.saveSubscriptions', ({ profile }) => profile.saveSubscriptions([]), 'several-consultants'],
  ['content.search', ({ content }) => content.search({ text: 'pflege', page: 0, pageSize: 10, leftOut: [] })],
  ['content.seo', ({ content }) => content.seo(serum.id)],
]

const named = questions.map(([name, ask, scene = 'guest']) => ({ name, ask, scene }))

/** What nobody could show: a number that is none, or a thing where words should be. */
function unshowable(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value)
  if (typeof value === 'string') return /\[object |\bNaN\b|\bundefined\b/.test(value) ? value.slice(0, 80) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, member] of Object.entries(value)) {
    const found = unshowable(member)
    if (found !== undefined) return `${name}: ${found}`
  }
  return undefined
}

/** Told whole or not at all: what is bought, what was ordered, with whom she shops, what became of each thing of many. */
const toldWhole = /(^|\.)(cartItems|deliveryGroups(\.items)?|lineItems|relations|results)$/

const listsIn = (body: unknown) =>
  [[], ...pathsIn(body)].flatMap((path) => {
    const list = placeIn(body, path)
    return Array.isArray(list) && list.length > 0 ? [{ path, list }] : []
  })

/** In the place of one thing of a list: nothing, a number, a list, one with members that are none. */
const strangers = (like: unknown): readonly unknown[] => [
  ...[null, 7, []],
  ...(Object(like) === like ? [Object.fromEntries(Object.keys(like as object).map((name) => [name, [[7]]]))] : []),
]

const isOurs = (error: unknown) => error instanceof Error && /^(PlatformError|ShopError)$/.test(error.name)

describe('an answer in which one thing is not as it should be', () => {
  it('is tried for every question of the shop', () => {
    const { gateways } = platformWith(() => json({}))
    const all = Object.entries(gateways).flatMap(([name, gateway]) =>
      typeof gateway === 'function' ? [] : Object.keys(gateway).map((question) => `${name}.${question}`),
    )
    expect(all.filter((each) => !questions.some(([name]) => name.split(/[ ,]/)[0] === each))).toEqual([])
  })

  it.each(named)('makes $name give a value that can be shown, or an error of ours', { timeout: 600_000 }, async ({ ask, scene }) => {
    const { answers, reply, calls } = await answersTo(ask, scene)
    const cases = [...answers].flatMap(([call, body]) =>
      [[], ...pathsIn(body)].flatMap((path) => Object.keys(wrong).map((fault) => ({ call, body, path, fault }))),
    )
    const some = Math.min(everything ? 600 : 12, cases.length)
    const [sample = []] = fc.sample(fc.shuffledSubarray(cases, { minLength: some, maxLength: some }), { seed: 20_261_126, numRuns: 1 })
    const faulty: string[] = []
    for (const { call, body, path, fault } of sample) {
      const other = changed(body, path, wrong[fault]!(placeIn(body, path)))
      const { asked, gateways } = platformWith((question) => {
        const own = callOf(question)
        if (own === call) return json(other)
        return answers.has(own) ? json(answers.get(own)) : reply(question)
      })
      const seen = await ask(gateways).then(unshowable, (error) => (isOurs(error) ? undefined : `throws ${error}`))
      const many = asked.length > 2 * calls + 45 ? `asks ${asked.length} times instead of ${calls}` : undefined
      for (const found of [seen, many])
        if (found !== undefined)
          faulty.push(`${call.split(/[ ?]/)[1]?.split('/').slice(-3).join('/')} ${path.join('.')} ${fault}: ${found}`)
    }
    expect(faulty).toEqual([])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  // What is kept of her is handed out as it came.
  it.each(named.filter(({ name }) => name !== 'profile.everything'))(
    'leaves a stranger out of every list for $name, or tells nothing where it must be told whole',
    async ({ ask, scene }) => {
      const { answers, reply } = await answersTo(ask, scene)
      const seenWith = async (call?: string, said?: unknown) => {
        const { gateways } = platformWith(
          (question) => {
            const own = callOf(question)
            if (own === call) return json(said)
            return answers.has(own) ? json(answers.get(own)) : reply(question)
          },
          { clock: () => 1000 },
        )
        return JSON.stringify(await ask(gateways).catch((error) => error.code))
      }
      const whole = await seenWith()
      const isWrite = whole === '{"done":true}'
      const faulty: string[] = []
      for (const [call, body] of answers)
        for (const { path, list } of listsIn(body))
          for (const stranger of strangers(list[0])) {
            const seen = await seenWith(call, changed(body, path, [...list, stranger]))
            const isAsBefore = seen === whole
            const tellsNothing = /^("UNEXPECTED_SHAPE"|\[null(,null)*\])$/.test(seen)
            const isRight = toldWhole.test(path.join('.')) ? tellsNothing || (isAsBefore && isWrite) : isAsBefore
            if (!isRight) faulty.push(`${path.join('.')} ${JSON.stringify(stranger)}: ${seen}`)
          }
      expect(faulty).toEqual([])
    },
  )
})
