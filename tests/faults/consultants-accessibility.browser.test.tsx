import '../../src/blocks/consultant-assignment/index.js'
import '../../src/blocks/consultant-profile/index.js'
import '../../src/blocks/consultant-search/index.js'
import '../../src/blocks/consultant-switcher/index.js'
import '../../src/blocks/footer/index.js'
import '../../src/blocks/imprint/index.js'
import '../../src/blocks/inactive-shop/index.js'
import '../../src/blocks/invalid-shop/index.js'
import '../../src/blocks/promo-banner/index.js'
import '../../src/blocks/quick-connect/index.js'
import '../../src/blocks/register/index.js'
import '../../src/blocks/shop-magnet/index.js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import type { Sandbox } from '../../src/sandbox/sandbox.js'
import { colourScheme, doubts, fillCart, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'
import { sample } from '../support/sample.js'

const shopPage = openSandbox()
const detection = '<vitrine-consultant-detection></vitrine-consultant-detection>'
const tag = (name: string, attributes = '') => `<vitrine-${name} ${attributes}></vitrine-${name}>`

interface State extends PageOptions {
  waits?: [block: string, state: string]
  does?: (page: ShopPage) => Promise<unknown>
}

const anna = '/?mk_moniker=anna-berger'
const comesBack = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store would answer too late
  document.cookie = 'mk_moniker=anna-berger; Path=/; Secure'
}
const meryemsGap = consultants[1]!.unavailableProductIds[0]!
const filledCart = (sandbox: Sandbox) => fillCart(sandbox, [[meryemsGap, 1]])
const press = async (page: ShopPage, block: string, name: string | RegExp) =>
  userEvent.click(await page.in(block).findByRole('button', { name }))
const askFor = async (page: ShopPage, postalCode: string) => {
  await userEvent.fill(await page.in('consultant-assignment').findByLabelText('Postleitzahl'), postalCode)
  await press(page, 'consultant-assignment', 'Beraterin zuteilen')
}
const stranger = consultants.find(
  ({ id, shopActive }) => shopActive && !customers.find(({ firstTimeLogin }) => !firstTimeLogin)!.consultantIds.includes(id),
)!

const search = (q: string): State => ({
  html: tag('consultant-search'),
  at: `/consultants?${q}`,
  settings: { 'checkout-url': '/checkout' },
})
const profile = (moniker: string): State => ({ html: tag('consultant-profile'), at: `/consultant?moniker=${moniker}` })
const switcher = (scene: State['scene'] = 'several-consultants'): State => ({
  html: tag('consultant-switcher'),
  ...(scene ? { scene } : {}),
})

const states: Record<string, State> = {
  'search, before': { ...search('x=1'), waits: ['consultant-search', 'ready'] },
  'search, searching': {
    ...search('q=50667'),
    weather: [{ kind: 'timeout', match: 'findConsultants' }],
    waits: ['consultant-search', 'loading'],
  },
  'search, found, from the checkout': { ...search('q=50667&specialty=Make-up&from=checkout'), waits: ['consultant-search', 'filled'] },
  'search, nobody of this name': { ...search('by=name&q=Xanthippe'), waits: ['consultant-search', 'no-name'] },
  'search, nobody with this number': { ...search('by=phone&q=0999123'), waits: ['consultant-search', 'no-phone'] },
  'search, nobody near': { ...search('q=18347&radius=5'), waits: ['consultant-search', 'no-postal-code'] },
  'search, nobody with these filters': { ...search('q=50667&language=Klingonisch'), waits: ['consultant-search', 'no-filter'] },
  'search, no postal code': {
    ...search('x=1'),
    does: async (page) => {
      await userEvent.fill(page.in('consultant-search').getByRole('textbox'), 'abc')
      await press(page, 'consultant-search', 'Suchen')
      await page.in('consultant-search').findByRole('alert')
    },
  },
  'search, unreachable': {
    ...search('q=50667'),
    weather: [{ kind: 'offline', match: 'findConsultants' }],
    waits: ['consultant-search', 'failed'],
  },
  'search, asked before a filled cart changes hands': {
    ...search(`q=${consultants[1]!.postalCode}&radius=5`),
    world: filledCart,
    does: async (page) => {
      await press(page, 'consultant-search', 'Bei Meryem einkaufen')
      await page.in('consultant-search').findByRole('dialog')
    },
  },
  'profile, loading': {
    ...profile('anna-berger'),
    weather: [{ kind: 'timeout', match: 'getConsultantProfile' }],
    waits: ['consultant-profile', 'loading'],
  },
  'profile, filled': {
    ...profile('anna-berger'),
    waits: ['consultant-profile', 'filled'],
    does: (page) => page.in('consultant-profile').findAllByRole('article'),
  },
  'profile, closed': {
    ...profile('sophie-lindner'),
    waits: ['consultant-profile', 'closed'],
    does: (page) => page.in('consultant-profile').findAllByRole('article'),
  },
  'profile, missing': { ...profile('nobody'), waits: ['consultant-profile', 'missing'] },
  'profile, unreachable': {
    ...profile('anna-berger'),
    weather: [{ kind: 'offline', match: 'getConsultantProfile' }],
    waits: ['consultant-profile', 'failed'],
  },
  'switcher, guest': { ...switcher('guest'), waits: ['consultant-switcher', 'guest'] },
  'switcher, none': { ...switcher('first-login'), waits: ['consultant-switcher', 'empty'] },
  'switcher, newly added': { ...switcher('newly-added'), waits: ['consultant-switcher', 'filled'] },
  'switcher, terminated': { ...switcher('terminated-primary'), waits: ['consultant-switcher', 'filled'] },
  'switcher, a shop explained': {
    ...switcher(),
    does: async (page) => (await page.in('consultant-switcher').findByRole('button', { name: 'Was heißt das?' })).focus(),
  },
  'switcher, asked before parting': { ...switcher(), does: (page) => press(page, 'consultant-switcher', 'Von Anna Berger trennen') },
  'switcher, unreachable': {
    ...switcher(),
    weather: [{ kind: 'offline', match: 'getRelations' }],
    waits: ['consultant-switcher', 'failed'],
  },
  'quick connect, none': { html: detection + tag('quick-connect'), at: '/', waits: ['quick-connect', 'none'] },
  'quick connect, filled': { html: detection + tag('quick-connect'), at: anna, waits: ['quick-connect', 'filled'] },
  'quick connect, to connect': {
    html: detection + tag('quick-connect'),
    at: `/?mk_moniker=${stranger.moniker}`,
    scene: 'signed-in',
    does: (page) => page.in('quick-connect').findByRole('button', { name: /verbinden$/ }),
  },
  'quick connect, connected': {
    html: detection + tag('quick-connect'),
    at: anna,
    scene: 'signed-in',
    waits: ['quick-connect', 'connected'],
  },
  'quick connect, unreachable': {
    html: detection + tag('quick-connect'),
    at: anna,
    weather: [{ kind: 'offline', match: 'getConsultantProfile' }],
    waits: ['quick-connect', 'failed'],
  },
  'assignment, asking': { html: tag('consultant-assignment'), waits: ['consultant-assignment', 'asking'] },
  'assignment, refused': {
    html: tag('consultant-assignment'),
    does: (page) => askFor(page, 'abc'),
    waits: ['consultant-assignment', 'refused'],
  },
  'assignment, assigned with a filled cart': {
    html: tag('consultant-assignment'),
    world: filledCart,
    does: (page) => askFor(page, consultants[1]!.postalCode),
    waits: ['consultant-assignment', 'assigned'],
  },
  'assignment, later': {
    html: tag('consultant-assignment'),
    does: (page) => press(page, 'consultant-assignment', 'Nicht jetzt'),
    waits: ['consultant-assignment', 'later'],
  },
  'assignment, unreachable': {
    html: tag('consultant-assignment'),
    weather: [{ kind: 'offline', match: 'assignConsultant' }],
    does: (page) => askFor(page, '50667'),
    waits: ['consultant-assignment', 'failed'],
  },
  'magnet, selected': { html: detection + tag('shop-magnet'), at: anna, waits: ['shop-magnet', 'selected'] },
  'magnet, returning': { html: detection + tag('shop-magnet'), at: '/', world: comesBack, waits: ['shop-magnet', 'returning'] },
  'magnet, none': { html: detection + tag('shop-magnet'), at: '/', waits: ['shop-magnet', 'none'] },
  'promo, shown': { html: detection + tag('promo-banner'), at: '/', waits: ['promo-banner', 'shown'] },
  'inactive shop, open': {
    html: detection + tag('inactive-shop'),
    at: anna,
    scene: 'inactive-shop',
    waits: ['inactive-shop', 'open'],
    does: (page) => page.in('inactive-shop').findByText(/^E-Mail/),
  },
  'invalid shop': { html: tag('invalid-shop', 'consultants-url="/consultants"'), waits: ['invalid-shop', 'shown'] },
  'imprint, hers as well': {
    html: detection + tag('imprint', 'text="Firma" accessibility="Für alle"'),
    at: anna,
    waits: ['imprint', 'filled'],
  },
  'imprint, unreachable': {
    html: detection + tag('imprint'),
    at: anna,
    weather: [{ kind: 'offline', match: 'getConsultantProfile' }],
    waits: ['imprint', 'failed'],
  },
  footer: { html: tag('footer', 'cookies-url="https://www.lindenrose.example/c" note="Hinweis"'), waits: ['footer', 'shown'] },
  'register, ready': { html: tag('register'), waits: ['register', 'ready'] },
  'register, fields missing': { html: tag('register'), does: (page) => press(page, 'register', 'Konto anlegen') },
  'register, signed in already': {
    html: tag('register', 'my-consultants-url="/my-consultants"'),
    scene: 'signed-in',
    does: (page) => page.in('register').findByRole('link', { name: 'Meine Beraterinnen' }),
  },
  'navigation, signed in, in a shop': {
    html:
      detection +
      tag('main-navigation', 'my-consultants-url="/my-consultants" catalogue-url="/ibc-personal-icatalog" account-url="/account"'),
    at: anna,
    scene: 'signed-in',
    waits: ['main-navigation', 'signed-in'],
  },
}

describe.each(['light', 'dark'] as const)(
  'axe finds nothing to complain about, and nothing is wider than the smallest phone (%s)',
  (scheme) => {
    beforeAll(() => colourScheme(scheme))
    afterAll(() => colourScheme('light'))
    afterEach(() => browser.viewport(1280, 800))

    it.each(sample(Object.entries(states), 2, scheme === 'dark' ? 1 : 0))('%s', async (_, { waits, does, ...options }) => {
      vi.spyOn(console, 'error').mockReturnValue()
      const page = await shopPage(options)
      await does?.(page)
      if (waits) await page.becomes(...waits)
      // A colour on its way is neither the old nor the new one.
      await vi.waitFor(() => expect(document.getAnimations().filter((each) => each instanceof CSSTransition)).toEqual([]))
      expect(await doubts()).toEqual([])
      await browser.viewport(320, 800)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      for (const { shadowRoot } of page.container.children) {
        for (const dialog of shadowRoot?.querySelectorAll('dialog[open]') ?? [])
          expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
      }
    })
  },
)
