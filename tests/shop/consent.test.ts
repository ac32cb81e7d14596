import { describe, expect, it, vi } from 'vitest'
import { Bus } from '../../src/core/bus/index.js'
import { channels, consentChanged } from '../../src/commerce/domain/channels.js'
import { chooseConsent } from '../../src/commerce/domain/consent/choose-consent.js'
import { createConsent } from '../../src/commerce/domain/consent/consent.js'
import {
  consentKey,
  cookiesOn,
  memoryOn,
  monikerKey,
  registrationCookie,
  seenProductsKey,
  trackedCartKey,
} from '../../src/commerce/domain/memory.js'
import type { ShopSettings } from '../../src/commerce/domain/settings.js'
import { cookieJar, storage } from '../support/browser-memory.js'

const day = 86_400_000

function tab(
  kept: Storage | null = storage(),
  said: ShopSettings['consent'] = 'unknown',
  { monikerStorage = 'consent', session = storage() }: Partial<Pick<ShopSettings, 'monikerStorage'>> & { session?: Storage } = {},
) {
  const bus = new Bus()
  bus.declare(channels)
  const heard: unknown[] = []
  bus.subscribe(consentChanged, (message) => heard.push(message.purposes))
  const changed = vi.fn()
  const memory = memoryOn(() => kept)
  const visit = memoryOn(() => session)
  const clock = { now: () => now, wait: async () => {} }
  let now = Date.UTC(2026, 10, 23)
  const later = (time: number) => {
    now += time
  }
  const jar = cookieJar()
  const cookies = cookiesOn(jar)
  const settings = () => ({ consent: said, monikerStorage })
  const consent = createConsent({ bus, clock, memory, visit, cookies, settings, changed })
  /** Since the last question. */
  const written = () => jar.written.slice(-2).map((text) => `${text.split('=')[0]} ${/Max-Age/.test(text) ? 'a year' : 'this visit'}`)
  return { consent, cookies, written, heard, changed, memory, visit, later }
}

describe('consent', () => {
  it('is unknown for everything until she has chosen (§ 25 TDDDG)', () => {
    const { consent, heard } = tab()
    expect(consent.choice.get()).toBeUndefined()
    expect(consent.of('statistics')).toBe('unknown')
    expect(heard).toEqual([])
  })

  it('is given for each purpose by itself, told to blocks and to other tabs, and kept', () => {
    const kept = storage()
    const { consent, heard, changed } = tab(kept)
    expect(chooseConsent(consent, ['media'])).toBe(true)
    expect([consent.of('media'), consent.of('statistics')]).toEqual(['granted', 'denied'])
    expect(heard).toEqual([['media']])
    expect(changed).toHaveBeenCalledTimes(1)
    expect(tab(kept).consent.choice.get()).toEqual(['media'])
  })

  it('takes what was kept for it along when it is taken back', () => {
    const kept = storage()
    const { consent, memory } = tab(kept)
    chooseConsent(consent, ['comfort', 'statistics'])
    memory.set(trackedCartKey, '0a6000000000001AAA')
    chooseConsent(consent, [])
    expect(memory.get(trackedCartKey)).toBeUndefined()
    expect(memory.get(seenProductsKey)).toBeUndefined()
  })

  it('is what was said last where two tabs decide differently', () => {
    const kept = storage()
    const [one, other] = [tab(kept), tab(kept)]
    chooseConsent(one.consent, ['statistics'])
    chooseConsent(other.consent, [])
    one.consent.renew()
    expect(one.consent.of('statistics')).toBe('denied')
    expect(one.heard).toEqual([['statistics'], []])
  })

  it('holds for this page where the browser keeps nothing, and says so', () => {
    const { consent } = tab(null)
    expect(chooseConsent(consent, ['media'])).toBe(false)
    consent.renew()
    expect(consent.of('media')).toBe('granted')
  })

  it('is asked for again after a year', () => {
    const kept = storage()
    const first = tab(kept)
    chooseConsent(first.consent, ['media'])
    const { consent, later } = tab(kept)
    later(364 * day)
    consent.renew()
    expect(consent.choice.get()).toEqual(['media'])
    const text = kept.getItem(consentKey) ?? ''
    kept.setItem(consentKey, text.replace('2026', '2025'))
    expect(tab(kept).consent.choice.get()).toBeUndefined()
  })

  it.each(['granted', 'denied'] as const)('is the page’s own affair where the store says so: %s', (said) => {
    const { consent } = tab(storage(), said)
    chooseConsent(consent, said === 'granted' ? [] : ['media'])
    expect(consent.of('media')).toBe(said)
  })

  it.each(['', 'yes', '2026-11-23 everything media media', '{"a":1}'])('makes nothing up of what else may stand there: "%s"', (text) => {
    const kept = storage()
    kept.setItem(consentKey, text)
    expect(tab(kept).consent.choice.get()).toEqual(text.startsWith('2026') ? ['media'] : undefined)
  })
})

describe('the cookies of a consultant’s link', () => {
  const linked = (...given: Parameters<typeof tab>) => {
    const page = tab(...given)
    for (const key of [monikerKey, registrationCookie]) page.cookies.set(key, 'anna', page.consent.mayOutlast())
    return page
  }
  const thisVisit = [`${monikerKey} this visit`, `${registrationCookie} this visit`]
  const aYear = [`${monikerKey} a year`, `${registrationCookie} a year`]

  it('are kept for a year where nobody is asked (specification, section 4)', () => {
    expect(linked().written()).toEqual(aYear)
  })

  it('are shortened to the visit as soon as the page asks, and stay so when everything is refused', () => {
    const { consent, written, cookies } = linked()
    consent.ask()
    expect(written()).toEqual(thisVisit)
    chooseConsent(consent, [])
    expect([written(), consent.mayOutlast(), cookies.get(monikerKey)]).toEqual([thisVisit, false, 'anna'])
  })

  it('are kept for this visit on pages that do not ask, once one of the site has asked, and for a year with consent', () => {
    const [kept, session] = [storage(), storage()]
    tab(kept, 'unknown', { session }).consent.ask()
    expect(linked(kept, 'unknown', { session }).written()).toEqual(thisVisit)
    expect(kept.getItem(consentKey)).toBeNull()
    chooseConsent(tab(kept, 'unknown', { session }).consent, ['comfort'])
    expect(linked(kept, 'unknown', { session }).written()).toEqual(aYear)
  })

  it('are kept for this visit on the very first page that says that its site asks', () => {
    const { consent, written } = linked(storage(), 'asked')
    expect([written(), consent.of('comfort')]).toEqual([thisVisit, 'unknown'])
    chooseConsent(consent, ['comfort'])
    expect([written(), consent.of('comfort')]).toEqual([aYear, 'granted'])
    chooseConsent(consent, [])
    expect(written()).toEqual(thisVisit)
  })

  it('are kept for a year with consent, and shortened again when it is taken back', () => {
    const { consent, written } = linked()
    consent.ask()
    chooseConsent(consent, ['comfort'])
    expect(written()).toEqual(aYear)
    chooseConsent(consent, ['statistics'])
    expect(written()).toEqual(thisVisit)
  })

  it('follow what the page says for everything', () => {
    expect(linked(storage(), 'denied').written()).toEqual(thisVisit)
    expect(linked(storage(), 'granted').written()).toEqual(aYear)
  })

  it('are kept for a year where the shop says so', () => {
    const { consent, written } = linked(storage(), 'unknown', { monikerStorage: 'cookie' })
    consent.ask()
    expect(written()).toEqual(aYear)
  })
})
