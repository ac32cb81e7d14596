import '../../src/blocks/consultant-assignment/index.js'
import '../../src/blocks/consultant-profile/index.js'
import '../../src/blocks/consultant-search/index.js'
import '../../src/blocks/consultant-switcher/index.js'
import '../../src/blocks/imprint/index.js'
import '../../src/blocks/inactive-shop/index.js'
import '../../src/blocks/quick-connect/index.js'
import '../../src/blocks/shop-magnet/index.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import type { ConsultantFacts } from '../../src/sandbox/world/types.js'
import { type PageOptions, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen'.repeat(5).slice(0, 200)

/** Anna's record, as somebody with bad intentions would have filled it in. */
const hostile: ConsultantFacts = {
  ...consultants[0]!,
  firstName: script,
  lastName: long,
  profileImageUrl: 'javascript:window.hacked=1',
  city: script,
  about: `${script}${long}`,
  languages: [script, long],
  specialties: [long, script],
  catalogueUrl: 'javascript:window.hacked=1',
  joinUrl: '//evil.example/join',
  social: {
    instagram: 'https://instagram.com.evil.example/x',
    facebook: 'javascript:window.hacked=1',
    youtube: 'http://www.youtube.com/x',
    tiktok: 'data:text/html,x',
  },
  imprint: {
    street: script,
    postalCode: long,
    city: long,
    phone: 'javascript:window.hacked=1',
    email: '"><script>"@evil.example?bcc=all@evil.example',
    vatId: long,
  },
}
const openShop = openSandbox({ facts: { consultants: [hostile, ...consultants.slice(1)] } })
const detection = '<vitrine-consultant-detection></vitrine-consultant-detection>'

interface Case extends PageOptions {
  block: string
  state: string
  does?: (page: ShopPage) => Promise<unknown>
}

const cases: Case[] = [
  {
    block: 'consultant-search',
    state: 'filled',
    html: '<vitrine-consultant-search></vitrine-consultant-search>',
    at: '/consultants?q=50667',
  },
  {
    block: 'consultant-profile',
    state: 'filled',
    html: '<vitrine-consultant-profile></vitrine-consultant-profile>',
    at: '/consultant?moniker=anna-berger',
  },
  {
    block: 'consultant-switcher',
    state: 'filled',
    html: '<vitrine-consultant-switcher></vitrine-consultant-switcher>',
    scene: 'several-consultants',
  },
  {
    block: 'consultant-switcher',
    state: 'filled',
    html: '<vitrine-consultant-switcher></vitrine-consultant-switcher>',
    scene: 'several-consultants',
    does: async (page) => userEvent.click((await page.in('consultant-switcher').findAllByRole('button', { name: /^Von .*img src/ }))[0]!),
  },
  {
    block: 'consultant-assignment',
    state: 'assigned',
    html: '<vitrine-consultant-assignment></vitrine-consultant-assignment>',
    does: async (page) => {
      await userEvent.fill(await page.in('consultant-assignment').findByLabelText('Postleitzahl'), '50667')
      await userEvent.click(page.in('consultant-assignment').getByRole('button', { name: 'Beraterin zuteilen' }))
    },
  },
  {
    block: 'quick-connect',
    state: 'filled',
    html: `${detection}<vitrine-quick-connect></vitrine-quick-connect>`,
    at: '/?mk_moniker=anna-berger',
  },
  { block: 'imprint', state: 'filled', html: `${detection}<vitrine-imprint></vitrine-imprint>`, at: '/?mk_moniker=anna-berger' },
  {
    block: 'shop-magnet',
    state: 'selected',
    html: `${detection}<vitrine-shop-magnet></vitrine-shop-magnet>`,
    at: '/?mk_moniker=anna-berger',
  },
  {
    block: 'inactive-shop',
    state: 'open',
    html: `${detection}<vitrine-inactive-shop></vitrine-inactive-shop>`,
    at: '/?mk_moniker=anna-berger',
    scene: 'inactive-shop',
  },
  {
    block: 'main-navigation',
    state: 'guest',
    html: `${detection}<vitrine-main-navigation catalogue-url="/ibc-personal-icatalog"></vitrine-main-navigation>`,
    at: '/?mk_moniker=anna-berger',
  },
]

beforeEach(() => browser.viewport(320, 800))
afterEach(() => browser.viewport(1280, 800))

describe.each(cases)('a consultant who means harm, in $block ($state)', ({ block, state, does, ...options }) => {
  it('is text that fits on the smallest phone, and leads nowhere', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await openShop({ settings: { words: '{}' }, ...options })
    await does?.(page)
    await page.becomes(block, state)
    const root = page.element(block).shadowRoot!
    await vi.waitFor(() => expect(root.textContent).toContain('<img src=x onerror='))
    expect(root.querySelectorAll('script, img[src="x"]')).toHaveLength(0)
    const addresses = [...root.querySelectorAll('[href], [src], [action]')].flatMap((each) =>
      ['href', 'src', 'action'].map((name) => each.getAttribute(name) ?? ''),
    )
    expect(addresses.filter((address) => /javascript:|data:|evil\.example/i.test(address))).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    for (const dialog of root.querySelectorAll('dialog[open]')) expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    expect((window as { hacked?: unknown }).hacked).toBeUndefined()
  })
})
