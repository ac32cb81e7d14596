import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../src/blocks/footer/index.js'
import '../../src/blocks/permalink-notice/index.js'
import '../../src/blocks/permalink-notice/notice.js'
import '../../src/blocks/shop-magnet/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { cookieNamed, cookieNames, type PageOptions, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const anna = consultants[0]!
const other = consultants.find(({ alternateMoniker, shopActive }) => alternateMoniker && shopActive)!
const tag = (role = 'shop') => `<vitrine-consultant-detection page="${role}"></vitrine-consultant-detection>`

interface Visit extends Partial<PageOptions> {
  role?: string
  cookies?: Record<string, string>
  session?: Record<string, string>
}

/** A visit with something kept from before: the page is opened once the browser remembers it. */
function visit({ role, cookies = {}, session = {}, world, ...options }: Visit) {
  return openShop({
    html: tag(role),
    ...options,
    world: (sandbox) => {
      world?.(sandbox)
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store would answer too late
      for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/; Secure`
      for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value)
    },
  })
}
const kept: Visit = { session: { mk_moniker: 'frueher' }, cookies: { mk_moniker: 'frueher' } }
const becomes = (page: ShopPage, state: string) => page.becomes('consultant-detection', state)
const lookups = (page: ShopPage) => page.sandbox.requests().filter(({ path, query }) => `${path}${query}`.includes('getIbcDetails'))

describe('vitrine-consultant-detection: (a) found and active', () => {
  it('keeps the moniker for this visit and the next, and tells the page who it is', async () => {
    const page = await visit({ at: `/?mk_moniker=${anna.moniker}` })
    await becomes(page, 'found')
    expect(sessionStorage.getItem('mk_moniker')).toBe(anna.moniker)
    expect((await cookieNamed('mk_moniker'))?.value).toBe(anna.moniker)
    expect(page.said('moniker-selected')).toEqual([
      expect.objectContaining({
        moniker: anna.moniker,
        primaryMoniker: anna.moniker,
        isAlternate: false,
        consultantId: anna.id,
        shopActive: true,
        source: 'query',
      }),
    ])
    expect(page.said('no-moniker')).toEqual([])
  })

  it('tells the page around it how it ended', async () => {
    const heard = vi.fn()
    document.addEventListener('vitrine-consultant-detected', heard, { once: true })
    await becomes(await visit({ at: `/?mk_moniker=${anna.moniker}` }), 'found')
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ outcome: 'found' })
  })

  it('writes a cookie that is Lax, Secure, for the whole site and for this host only', async () => {
    await becomes(await visit({ at: `/?mk_moniker=${anna.moniker}` }), 'found')
    expect(await cookieNamed('mk_moniker')).toMatchObject({
      sameSite: 'Lax',
      secure: true,
      path: '/',
      domain: location.hostname,
      session: false,
    })
  })

  it('rewrites the address to the primary moniker when the shopper came on the alternate one, without loading the page', async () => {
    const page = await visit({ at: `/products?mk_moniker=${other.alternateMoniker}&category=x#sorten` })
    const { length } = history
    await becomes(page, 'found')
    expect(location.pathname + location.search + location.hash).toBe(`/products?mk_moniker=${other.moniker}&category=x#sorten`)
    expect(page.visits).toEqual([])
    expect(history.length).toBe(length)
    expect(sessionStorage.getItem('mk_moniker')).toBe(other.moniker)
    expect(page.said('moniker-selected')).toEqual([
      expect.objectContaining({
        moniker: other.alternateMoniker,
        primaryMoniker: other.moniker,
        isAlternate: true,
      }),
    ])
  })

  it('leaves the address alone when it names the primary moniker', async () => {
    const page = await visit({ at: `/?mk_moniker=${other.moniker}&a=1` })
    await becomes(page, 'found')
    expect(location.search).toBe(`?mk_moniker=${other.moniker}&a=1`)
  })

  it('takes the moniker of this visit when the address names none', async () => {
    const page = await visit({ at: '/', session: { mk_moniker: anna.moniker } })
    await becomes(page, 'found')
    expect(page.said('moniker-selected')).toEqual([expect.objectContaining({ source: 'session' })])
  })

  it('takes the address before what it remembers', async () => {
    const page = await visit({
      at: `/?mk_moniker=${other.moniker}`,
      session: { mk_moniker: anna.moniker },
      cookies: { mk_moniker: anna.moniker },
    })
    await becomes(page, 'found')
    expect(sessionStorage.getItem('mk_moniker')).toBe(other.moniker)
  })

  it.each(['terms', 'privacy'])('takes the moniker from the cookie on the page %s', async (role) => {
    const page = await visit({ at: '/', role, cookies: { mk_moniker: anna.moniker } })
    await becomes(page, 'found')
    expect(page.said('moniker-selected')).toEqual([expect.objectContaining({ source: 'cookie' })])
  })

  it('writes no cookie when the shop remembers for this visit only', async () => {
    const page = await visit({ at: `/?mk_moniker=${anna.moniker}`, role: 'register', settings: { 'moniker-storage': 'session' } })
    await becomes(page, 'found')
    expect(sessionStorage.getItem('mk_moniker')).toBe(anna.moniker)
    expect(cookieNames()).toEqual([])
  })

  it('keeps the moniker for the registration on the page Register', async () => {
    const page = await visit({ at: `/?mk_moniker=${anna.moniker}`, role: 'register' })
    await becomes(page, 'found')
    expect((await cookieNamed('primaryregistercookie'))?.value).toBe(anna.moniker)
  })

  it('remembers it at the first sign-in, says so, and forgets it then', async () => {
    const page = await visit({ at: '/', scene: 'first-login', cookies: { primaryregistercookie: anna.moniker } })
    await becomes(page, 'found')
    expect(page.said('communication')).toEqual([{ kind: 'first-time-login', moniker: anna.moniker }])
    expect(page.said('moniker-selected')).toEqual([expect.objectContaining({ source: 'registration' })])
    expect(await cookieNamed('primaryregistercookie')).toBeUndefined()
  })

  it('leaves the registration cookie alone for customers who have signed in before', async () => {
    const page = await visit({ at: '/', scene: 'signed-in', cookies: { primaryregistercookie: anna.moniker } })
    await becomes(page, 'none')
    expect((await cookieNamed('primaryregistercookie'))?.value).toBe(anna.moniker)
  })

  it('keeps the permalink magnet on the cart page when a cookie names a consultant', async () => {
    const page = await visit({ at: '/', role: 'cart', cookies: { mk_moniker: anna.moniker } })
    await becomes(page, 'none')
    expect(sessionStorage.getItem('cccPermaLinkMagnet')).toBe(anna.moniker)
  })

  it('asks for a guest at once, and for a customer once her account is known', async () => {
    const page = await visit({ at: `/?mk_moniker=${anna.moniker}`, scene: 'signed-in' })
    await becomes(page, 'found')
    const order = page.sandbox.requests().map(({ path, query }) => `${path}${query}`)
    expect(order.findIndex((each) => each.includes('session-context'))).toBeLessThan(
      order.findIndex((each) => each.includes('getIbcDetails')),
    )
    expect(lookups(page)).toHaveLength(1)
  })
})

describe('vitrine-consultant-detection: for whom it asks', () => {
  const petra = customers.find(({ managedAccountIds }) => managedAccountIds.length > 1)!
  const [salon = ''] = petra.managedAccountIds
  const realFetch = window.fetch
  let asked: { consultantMoniker: unknown; loginPersonAccountId: unknown; isGuest: unknown }[] = []

  /** What the lookups say, and what the platform answers otherwise than the sandbox does. */
  function listen(instead: (address: string, answer: Response) => Promise<Response> | Response = (_, answer) => answer) {
    asked = []
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const address = String(request[0])
      if (address.includes('getIbcDetails')) asked.push(JSON.parse(String(request[1]?.body)))
      return instead(address, await realFetch(...request))
    })
  }
  afterEach(() => vi.unstubAllGlobals())

  const petraActs: Visit = {
    at: `/?mk_moniker=${anna.moniker}`,
    session: { effectiveAccountId: salon },
    world: ({ world }) => {
      world.state.client.sid = openSession(world, petra).sid
    },
  }
  const saying = (facts: object) => async (address: string, answer: Response) =>
    address.includes('session-context') ? Response.json({ ...(await answer.json()), ...facts }) : answer

  it('names a customer’s own account, also while she acts for another one', async () => {
    listen()
    const page = await visit(petraActs)
    await becomes(page, 'found')
    expect(page.shop.session.get().session?.accountId).toBe(salon)
    expect(asked).toEqual([expect.objectContaining({ loginPersonAccountId: petra.accountId, isGuest: false })])
  })

  it('names it in shop-id mode, and by the band that leads back to her consultant', async () => {
    listen()
    const byShopId = await visit({ ...petraActs, at: `/?shopId=${anna.shopId}&consultantKey=${anna.consultantKey}` })
    await becomes(byShopId, 'found')
    const html = `${tag()}<vitrine-shop-magnet></vitrine-shop-magnet>`
    const back = await visit({ ...petraActs, at: '/', cookies: { mk_moniker: anna.moniker }, html })
    await back.becomes('shop-magnet', 'returning')
    const html2 = `${tag('cart')}<vitrine-permalink-notice></vitrine-permalink-notice>`
    const elsewhere = await visit({ ...petraActs, at: '/?m=niemand&p=1', cookies: { mk_moniker: anna.moniker }, html: html2 })
    await vi.waitFor(() =>
      expect(asked.map(({ consultantMoniker }) => consultantMoniker)).toEqual([null, anna.moniker, 'niemand', anna.moniker]),
    )
    expect(new Set(asked.map(({ loginPersonAccountId }) => loginPersonAccountId))).toEqual(new Set([petra.accountId]))
    expect(elsewhere.visits).toEqual([])
  })

  it('asks the customer’s record when the session does not name her account', async () => {
    listen(saying({ accountId: null }))
    await becomes(await visit({ ...petraActs, session: {} }), 'found')
    expect(asked.map(({ loginPersonAccountId }) => loginPersonAccountId)).toEqual([petra.accountId])
  })

  it('asks nothing for a customer without her account, says so, and asks when it is known', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let isKnown = false
    listen((address, answer) =>
      address.includes('/records/') && !isKnown
        ? Response.json([{ errorCode: 'SERVER_UNAVAILABLE', message: 'Weg' }], { status: 503 })
        : answer,
    )
    const page = await visit({ ...petraActs, hurry: 10 })
    await becomes(page, 'failed')
    expect(asked).toEqual([])
    expect(page.visits).toEqual([])
    isKnown = true
    await becomes(page, 'found')
    expect(asked.map(({ loginPersonAccountId }) => loginPersonAccountId)).toEqual([petra.accountId])
  })

  it('keeps no guest waiting for an account', async () => {
    listen()
    const page = await visit({ at: `/?mk_moniker=${anna.moniker}`, weather: [{ kind: 'timeout', match: '/ui-api/' }] })
    await becomes(page, 'found')
    expect(asked).toEqual([expect.objectContaining({ loginPersonAccountId: null, isGuest: true })])
    expect(page.asked(/ui-api|accounts/)).toEqual([])
  })
})

describe('vitrine-consultant-detection: (b) found but inactive', () => {
  const closed: Visit = { scene: 'inactive-shop', session: { mk_moniker: anna.moniker }, cookies: { mk_moniker: anna.moniker } }

  it('forgets her and says that her shop is closed', async () => {
    const page = await visit({ ...closed, at: `/?mk_moniker=${anna.moniker}` })
    await becomes(page, 'inactive')
    expect(sessionStorage.getItem('mk_moniker')).toBeNull()
    expect(await cookieNamed('mk_moniker')).toBeUndefined()
    expect(page.said('communication')).toEqual([{ kind: 'inactive-shop', moniker: anna.moniker }])
    expect(page.said('moniker-selected')).toEqual([])
    expect(page.visits).toEqual([])
  })

  it('says it as a notice for a shared cart', async () => {
    const page = await visit({ ...closed, role: 'cart', at: `/?m=${anna.moniker}&p=1` })
    await becomes(page, 'inactive')
    expect(page.said('communication')).toEqual([{ kind: 'permalink-inactive', moniker: anna.moniker }])
  })
})

describe('vitrine-consultant-detection: (c) not found', () => {
  it('forgets the moniker, asks for the promo banner, and goes to the page for it', async () => {
    const page = await visit({ ...kept, at: '/?mk_moniker=gibt-es-nicht' })
    await becomes(page, 'not-found')
    expect(sessionStorage.getItem('mk_moniker')).toBeNull()
    expect(await cookieNamed('mk_moniker')).toBeUndefined()
    expect(page.said('promo-banner')).toEqual([{ visible: true, reason: 'not-found' }])
    expect(page.visits).toEqual(['/shop-invalid'])
  })

  it('goes where the store says', async () => {
    const page = await visit({ at: '/?mk_moniker=gibt-es-nicht', settings: { 'shop-invalid-url': '/s/ShopInvalid__c' } })
    await becomes(page, 'not-found')
    expect(page.visits).toEqual(['/s/ShopInvalid__c'])
  })

  it('stays with a shared cart and says it as a notice', async () => {
    const page = await visit({ ...kept, role: 'cart', at: '/?mk_moniker=gibt-es-nicht' })
    await becomes(page, 'not-found')
    expect(page.said('communication')).toEqual([{ kind: 'permalink-not-found', moniker: 'gibt-es-nicht' }])
    expect(page.visits).toEqual([])
  })
})

describe('vitrine-consultant-detection: a weak moment of the platform', () => {
  const band = (page: ShopPage) => page.in('consultant-detection').getByRole('alert')

  it.each(['error-503', 'html', 'malformed', 'offline'] as const)(
    'throws nobody out of her consultant’s shop, says so and asks again by itself: %s',
    async (kind) => {
      const error = vi.spyOn(console, 'error').mockReturnValue()
      const page = await visit({ ...kept, at: `/?mk_moniker=${anna.moniker}`, weather: [{ kind, match: 'getIbcDetails' }], hurry: 10 })
      await becomes(page, 'failed')
      expect(band(page).textContent).toContain('Den Shop deiner Beraterin erreichen wir gerade nicht.')
      expect(page.shop.consultant.get()).toBeUndefined()
      expect(page.shop.detection.get()).toMatchObject({ outcome: 'failed', code: 'UNKNOWN_ERROR' })
      expect(sessionStorage.getItem('mk_moniker')).not.toBeNull()
      expect(error.mock.calls.filter(([line]) => line === 'The consultant could not be looked up.').length).toBeGreaterThan(0)
      page.sandbox.weather({ kind: 'clear' })
      await becomes(page, 'found')
      expect(page.in('consultant-detection').queryByRole('alert')).toBeNull()
      expect(page.visits).toEqual([])
    },
  )

  it('is forgotten for good when it does not pass, but the address stays and nobody is sent away', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const at = `/?mk_moniker=${anna.moniker}`
    const page = await visit({ ...kept, at, weather: [{ kind: 'error-503', match: 'getIbcDetails' }], hurry: 100 })
    await vi.waitFor(() => expect(band(page).textContent).toContain('Bitte versuche es später noch einmal.'))
    expect(error.mock.calls.filter(([line]) => line === 'The consultant could not be looked up.')).toHaveLength(4)
    expect(sessionStorage.getItem('mk_moniker')).toBeNull()
    expect(await cookieNamed('mk_moniker')).toBeUndefined()
    expect(page.visits).toEqual([])
    expect(page.shop.page.here().search).toBe(`?mk_moniker=${anna.moniker}`)
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(page.in('consultant-detection').getByRole('button', { name: 'Erneut versuchen' }))
    await becomes(page, 'found')
  })
})

describe('vitrine-consultant-detection: a lookup that fails', () => {
  const realFetch = window.fetch
  afterEach(() => vi.unstubAllGlobals())

  function answering(response: () => Response) {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
      String(request[0]).includes('getIbcDetails') ? response() : realFetch(...request),
    )
  }

  it('with an error message is forgotten and stored, and leads to no page for shops that are not found', async () => {
    answering(() => Response.json({ errorMessage: 'List index out of bounds: 0' }))
    const page = await visit({ ...kept, at: `/?mk_moniker=${anna.moniker}` })
    await becomes(page, 'failed')
    expect(page.shop.detection.get()).toMatchObject({ outcome: 'failed', lookup: 'given-up', code: 'UNKNOWN_ERROR' })
    expect(sessionStorage.getItem('mk_moniker')).toBeNull()
    expect(await cookieNamed('mk_moniker')).toBeUndefined()
    expect(page.visits).toEqual([])
  })

  it('because the method is missing costs nobody her consultant: it is a fault of the page', async () => {
    answering(() => new Response(null, { status: 404 }))
    const page = await visit({ ...kept, at: `/?mk_moniker=${anna.moniker}` })
    await becomes(page, 'failed')
    expect(page.shop.detection.get()).toMatchObject({ outcome: 'failed', lookup: 'given-up' })
    expect(sessionStorage.getItem('mk_moniker')).toBe('frueher')
    expect((await cookieNamed('mk_moniker'))?.value).toBe('frueher')
    expect(page.visits).toEqual([])
    expect(page.said('communication')).toEqual([])
  })

  it('asks for the subsidiary of the page where it says one', async () => {
    const bodies: string[] = []
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (String(request[0]).includes('getIbcDetails')) bodies.push(String(request[1]?.body))
      return realFetch(...request)
    })
    const html = '<vitrine-consultant-detection subsidiary-code="41"></vitrine-consultant-detection>'
    await becomes(await visit({ html, at: `/?mk_moniker=${anna.moniker}` }), 'found')
    expect(bodies.map((body) => JSON.parse(body).subsidiaryCode)).toEqual(['41'])
  })
})

describe('vitrine-consultant-detection: a moniker that nobody can have', () => {
  const long = 'a'.repeat(5000)

  it('is not looked up, and leads to the page for shops that are not found', async () => {
    const page = await visit({ at: `/?mk_moniker=${long}`, session: { mk_moniker: anna.moniker } })
    await becomes(page, 'not-found')
    expect(lookups(page)).toEqual([])
    expect(cookieNames()).toEqual([])
    expect(sessionStorage.length).toBe(0)
    expect(page.visits).toEqual(['/shop-invalid'])
  })

  it('stays with a shared cart, told without its 5,000 characters', async () => {
    const page = await visit({ role: 'cart', at: `/?m=${long}&p=1` })
    await becomes(page, 'not-found')
    expect(page.said('communication')).toEqual([{ kind: 'permalink-not-found' }])
    expect(page.visits).toEqual([])
  })
})

describe('vitrine-consultant-detection: a shared cart with a consultant key', () => {
  const keyLookups = (page: ShopPage) =>
    page.sandbox.requests().filter(({ path, query }) => `${path}${query}`.includes('getMonikerFromConsultantKey'))

  it('finds the consultant whose key it is, and leaves the address alone', async () => {
    const page = await visit({ role: 'cart', at: `/cart?i=${anna.consultantKey}` })
    await becomes(page, 'found')
    expect(sessionStorage.getItem('mk_moniker')).toBe(anna.moniker)
    expect(page.said('moniker-selected')).toEqual([expect.objectContaining({ moniker: anna.moniker, source: 'query' })])
    expect(location.search).toBe(`?i=${anna.consultantKey}`)
  })

  it('says that her shop is closed', async () => {
    const page = await visit({ scene: 'inactive-shop', role: 'cart', at: `/cart?i=${anna.consultantKey}` })
    await becomes(page, 'inactive')
    expect(page.said('communication')).toEqual([{ kind: 'permalink-inactive', moniker: anna.moniker }])
  })

  it('says that it is nobody’s, whoever it was before', async () => {
    const page = await visit({ role: 'cart', at: '/cart?i=AB0', session: { mk_moniker: anna.moniker } })
    await becomes(page, 'not-found')
    expect(page.said('communication')).toEqual([{ kind: 'permalink-not-found' }])
    expect(sessionStorage.getItem('mk_moniker')).toBeNull()
    expect(lookups(page)).toEqual([])
  })

  it.each(['error-500', 'malformed', 'offline'] as const)(
    'tells nobody that a key is nobody’s when it could not be looked up: %s',
    async (kind) => {
      vi.spyOn(console, 'error').mockReturnValue()
      const page = await visit({
        role: 'cart',
        at: `/cart?i=${anna.consultantKey}`,
        weather: [{ kind, match: 'getMonikerFromConsultantKey' }],
      })
      await becomes(page, 'failed')
      expect(page.said('communication')).toEqual([])
    },
  )

  it('asks for no key when a moniker is named, nor on other pages', async () => {
    const named = await visit({ role: 'cart', at: `/cart?i=AB0&m=${anna.moniker}` })
    await becomes(named, 'found')
    expect(keyLookups(named)).toEqual([])
    const elsewhere = await visit({ at: `/?i=${anna.consultantKey}` })
    await becomes(elsewhere, 'none')
    expect(keyLookups(elsewhere)).toEqual([])
  })
})

describe('vitrine-consultant-detection: (d) no moniker at all', () => {
  it('says that nobody is selected', async () => {
    const page = await visit({ at: '/' })
    await becomes(page, 'none')
    expect(page.said('no-moniker')).toEqual([{ state: false }])
    expect(page.said('promo-banner')).toEqual([{ visible: true, reason: 'no-moniker' }])
    expect(lookups(page)).toEqual([])
  })

  it('says who it was before, with a magnet, when the cookie knows her', async () => {
    const page = await visit({ at: '/', cookies: { mk_moniker: anna.moniker } })
    await becomes(page, 'none')
    expect(page.said('no-moniker')).toEqual([{ state: true, moniker: anna.moniker, magnet: true }])
    expect((await cookieNamed('mk_moniker'))?.value).toBe(anna.moniker)
  })

  it('takes a broken cookie for none', async () => {
    const page = await visit({ at: '/', role: 'terms', cookies: { mk_moniker: '%E0%A4%A' } })
    await becomes(page, 'none')
    expect(page.said('no-moniker')).toEqual([{ state: false }])
  })
})

describe('vitrine-consultant-detection', () => {
  it('waits for nobody and throws nothing when the platform is unreachable', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const page = await visit({ at: `/?mk_moniker=${anna.moniker}`, session: { mk_moniker: anna.moniker }, weather: [{ kind: 'offline' }] })
    await becomes(page, 'failed')
    expect(sessionStorage.getItem('mk_moniker')).toBe(anna.moniker)
    expect(error).toHaveBeenCalledTimes(1)
    expect(page.visits).toEqual([])
  })

  it('asks once more when another block has it, and tells how that ended', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await visit({ at: `/?mk_moniker=${anna.moniker}`, weather: [{ kind: 'offline', match: 'session-context' }] })
    await becomes(page, 'failed')
    page.sandbox.weather({ kind: 'clear' })
    page.shop.detection.get()?.again()
    await becomes(page, 'found')
    expect(page.said('moniker-selected')).toHaveLength(1)
  })

  it('is not led astray by a page that has written on Object.prototype', async () => {
    for (const [name, value] of Object.entries({ shopId: anna.shopId, consultantKey: anna.consultantKey, i: anna.consultantKey }))
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true })
    try {
      const page = await visit({ at: '/', role: 'cart' })
      await becomes(page, 'none')
      expect(page.said('consultant-key-selected')).toEqual([])
    } finally {
      for (const name of ['shopId', 'consultantKey', 'i']) Reflect.deleteProperty(Object.prototype, name)
    }
  })

  it('finds the consultant even when the customer’s record cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await visit({
      at: `/?mk_moniker=${anna.moniker}`,
      scene: 'signed-in',
      weather: [{ kind: 'error-500', match: '/ui-api/' }],
    })
    await becomes(page, 'found')
    expect(page.said('moniker-selected')).toHaveLength(1)
  })

  it('survives storage and cookies that throw', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied)
    const page = await visit({ at: `/?mk_moniker=${anna.moniker}` })
    await becomes(page, 'found')
    expect(page.said('moniker-selected')).toHaveLength(1)
  })

  it('shows nothing to shoppers, and a chip to editors', async () => {
    const page = await visit({ at: '/' })
    await becomes(page, 'none')
    expect(page.element('consultant-detection').shadowRoot?.textContent).toBe('')
    const canvas = await openShop({ html: `<div data-vitrine-mode="edit">${tag()}</div>`, at: `/?mk_moniker=${anna.moniker}` })
    expect(canvas.in('consultant-detection').getByText('Beraterin erkennen (unsichtbar)').isConnected).toBe(true)
    expect(canvas.asked()).toEqual([])
    expect(cookieNames()).toEqual([])
  })
})

describe('vitrine-consultant-detection: shop-id mode', () => {
  const address = (more = '') => `/?shopId=${anna.shopId}&consultantKey=${anna.consultantKey}${more}`

  it('loads the shop’s details, tells the page, and remembers nothing', async () => {
    const page = await visit({ at: address('&hideHeader=true') })
    await becomes(page, 'found')
    expect(page.said('consultant-key-selected')).toEqual([
      { shopId: anna.shopId, consultantKey: anna.consultantKey, moniker: anna.moniker, hideHeader: true },
    ])
    expect(page.said('moniker-selected')).toEqual([expect.objectContaining({ moniker: anna.moniker, source: 'shop-id' })])
    expect(sessionStorage.getItem('mk_moniker')).toBeNull()
  })

  it.each([
    ['shop id', { shopId: anna.shopId, consultantKey: '' }],
    ['consultant key', { shopId: '', consultantKey: anna.consultantKey }],
  ])('is entered with the %s alone', async (_, named) => {
    const query = Object.entries(named).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
    const page = await visit({ ...kept, at: `/?${query}&hideHeader=1` })
    await becomes(page, 'found')
    expect(page.said('consultant-key-selected')).toEqual([{ ...named, moniker: anna.moniker, hideHeader: true }])
    expect(page.said('moniker-selected')).toEqual([expect.objectContaining({ moniker: anna.moniker, source: 'shop-id' })])
    expect(lookups(page)).toHaveLength(1)
  })

  it('is not entered with hideHeader alone, nor with two empty parameters', async () => {
    const page = await visit({ at: '/?shopId=&consultantKey=%20&hideHeader=1' })
    await becomes(page, 'none')
    expect(page.said('consultant-key-selected')).toEqual([])
  })

  it.each([
    ['the shop cannot be found', []],
    ['its lookup fails', [{ kind: 'error-500', match: 'getIbcDetails' } as const]],
  ])('shows nothing when %s, and shuts what the mode shuts all the same', async (_, weather) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await visit({ at: '/?shopId=a0S000000000000AAA&consultantKey=nobody&hideHeader=1', weather })
    await becomes(page, 'not-found')
    expect(page.in('consultant-detection').queryByRole('alert')).toBeNull()
    expect(page.said('consultant-key-selected')).toEqual([{ shopId: 'a0S000000000000AAA', consultantKey: 'nobody', hideHeader: true }])
    expect(['moniker-selected', 'no-moniker', 'promo-banner', 'communication'].flatMap((name) => page.said(name))).toEqual([])
    expect(page.shop.detection.get()).toEqual(expect.objectContaining(weather.length > 0 ? { code: 'UNKNOWN_ERROR' } : { role: 'shop' }))
  })

  it.each(['getIbcDetails', 'session-context'])('shuts links and footer also when %s fails, with one parameter', async (match) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const html = `${tag()}<vitrine-main-navigation></vitrine-main-navigation><vitrine-login></vitrine-login><vitrine-footer></vitrine-footer>`
    // Specification, section 4, names header, layout, shop and profile; she may sign in, pay and withdraw all the same.
    const page = await visit({ at: `/?consultantKey=${anna.consultantKey}&hideHeader=true`, html, weather: [{ kind: 'error-500', match }] })
    await page.becomes('footer', 'hidden')
    expect(page.in('consultant-detection').queryByRole('alert')).toBeNull()
    const isInert = (name: string) => page.element(name).shadowRoot?.querySelector<HTMLElement>('.block')?.inert
    await vi.waitFor(() => expect(['main-navigation', 'login'].map(isInert)).toEqual([true, false]))
  })

  it('disables links and buttons of the other blocks after 2 seconds', async () => {
    const page = await visit({ at: address(), html: `${tag()}<vitrine-main-navigation></vitrine-main-navigation>` })
    await becomes(page, 'found')
    const navigation = document.querySelector('vitrine-main-navigation')?.shadowRoot?.querySelector<HTMLElement>('.block')
    expect(navigation?.inert).toBe(false)
    await vi.waitFor(() => expect(navigation?.inert).toBe(true))
  })
})

describe('vitrine-consultant-detection: in a tab beside others', () => {
  /** Another open tab of the shop that sells for this consultant. */
  const lines: BroadcastChannel[] = []
  afterEach(() => {
    for (const line of lines.splice(0)) line.close()
  })
  function openTab(moniker: string): void {
    const line = new BroadcastChannel('vitrine.v1')
    lines.push(line)
    line.onmessage = ({ data }) => data === 'whose' && line.postMessage({ said: moniker })
  }

  it('goes on in the shop of the tab that is open, the one that was entered last', async () => {
    openTab(other.moniker)
    openTab(anna.moniker)
    const page = await visit({ at: '/', cookies: { mk_moniker: anna.moniker } })
    await becomes(page, 'found')
    expect(page.said('moniker-selected')).toEqual([expect.objectContaining({ moniker: anna.moniker, source: 'session' })])
    expect(sessionStorage.getItem('mk_moniker')).toBe(anna.moniker)
  })

  it('obeys its own address, and goes nowhere with a consultant who was left', async () => {
    openTab(anna.moniker)
    const asked = await visit({ at: `/?mk_moniker=${other.moniker}`, cookies: { mk_moniker: anna.moniker } })
    await becomes(asked, 'found')
    expect(asked.said('moniker-selected')).toEqual([expect.objectContaining({ primaryMoniker: other.moniker })])
    const left = await visit({ at: '/' })
    await becomes(left, 'none')
    expect(left.said('moniker-selected')).toEqual([])
  })

  it('is a new visit where no tab is open, as ever', async () => {
    const page = await visit({ at: '/', cookies: { mk_moniker: anna.moniker } })
    await becomes(page, 'none')
    expect(page.said('no-moniker')).toEqual([{ state: true, moniker: anna.moniker, magnet: true }])
  })

  it('answers other tabs for whom it sells', async () => {
    await becomes(await visit({ at: `/?mk_moniker=${anna.moniker}` }), 'found')
    const line = new BroadcastChannel('vitrine.v1')
    lines.push(line)
    const said = new Promise((resolve) => {
      line.onmessage = ({ data }) => resolve(data)
    })
    line.postMessage('whose')
    expect(await said).toEqual({ said: anna.moniker })
  })
})
