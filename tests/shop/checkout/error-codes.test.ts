import { describe, expect, it } from 'vitest'
import { codeOf, type ErrorCode, errorCodes } from '../../../src/commerce/domain/errors.js'
import type { Weather } from '../../../src/sandbox/weather.js'
import { json, platformWith } from '../../platform/support.js'
import { contact, home, openTills } from './tills.js'

type Tills = Awaited<ReturnType<typeof openTills>>

/** The code of what a checkout says when it is opened. */
async function onOpening(arrange: (tills: Tills) => unknown, onServer = false): Promise<ErrorCode | undefined> {
  const tills = await openTills()
  tills.world.onServer = onServer
  const gateway = arrange(tills)
  const opened = tills.tab(gateway as Parameters<Tills['tab']>[0])
  await opened.checkout.open()
  return opened.view().code
}

const weather = (one: Weather) => (tills: Tills) => void tills.sandbox.weather(one)
const calculating = (reads: number) => (tills: Tills) => {
  tills.sandbox.world.state.settings.checkoutReads = reads
}

/** How each code comes about at the checkout. */
const raised: Readonly<Record<ErrorCode, () => Promise<ErrorCode | undefined>>> = {
  INTERNAL_ERROR: async () => {
    const tab = await (await openTills()).readyTab()
    return tab.checkout.change({ methodId: '' }).then(() => undefined, codeOf)
  },
  SSR_NO_POLLING: () => onOpening(calculating(2), true),
  SSR_FAST_CHECKOUT: () => onOpening(({ gateways }) => ({ gateway: { ...gateways.checkout, read: async () => undefined } }), true),
  SSR_CHECKOUT_RETRY: () => onOpening(weather({ kind: 'error-500', match: '/checkouts' }), true),
  INSUFFICIENT_INVENTORY: async () => {
    const opened = (await openTills('checkout-short')).tab()
    await opened.checkout.open()
    await opened.order()
    return opened.view().code
  },
  NULL_CHECKOUTID: () => onOpening(() => ({ gateway: platformWith(() => json({})).platform.gateways.checkout })),
  SESSION_NOT_LOADED: () => onOpening(weather({ kind: 'expired-session', match: '/checkouts' })),
  'async maximum wait exceeded': () => onOpening(calculating(100)),
  CART_VALIDATION_ERROR: async () => {
    const opened = (await openTills()).tab()
    await opened.checkout.open()
    await opened.checkout.change({ contact, address: { ...home, city: 'K'.repeat(300) } })
    return opened.view().code
  },
  UNKNOWN_ERROR: () => onOpening(weather({ kind: 'error-500', match: '/checkouts' })),
}

describe('at the checkout (specification, section 8)', () => {
  it('there is a way to every code', () => {
    expect(Object.keys(raised).toSorted()).toEqual([...errorCodes].toSorted())
  })

  it.each(Object.entries(raised))('%s is raised where it is said to be', async (code, raise) => {
    expect(await raise()).toBe(code)
  })
})
