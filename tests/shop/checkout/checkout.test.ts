import type { PaymentRequest } from '../../../src/commerce/domain/checkout/checkout-gateway.js'
import type { Unpaid } from '../../../src/commerce/domain/payment/payment-provider.js'
import { describe, expect, it, vi } from 'vitest'
import { PlatformError } from '../../../src/commerce/salesforce/errors.js'
import {
  confirmationLimit,
  paymentLimit,
  paymentPatience,
  pollAttempts,
  pollDelay,
  retryWait,
} from '../../../src/commerce/domain/limits.js'
import { standard } from '../../../src/sandbox/world/checkout/delivery-methods.js'
import { contact, home, invoice, lost, openTills } from './tills.js'

const one = { orders: 1, payments: 1 }
type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof openTills>>['readyTab']>>

const none = { orders: 0, payments: 0 }

describe('a checkout', () => {
  it('leads a guest from her cart to one order, and forgets that it was under way', async () => {
    const { readyTab, ledger, placed } = await openTills()
    const tab = await readyTab()
    expect(tab.found()).toMatchObject({ contact, problems: [], orderReferenceNumber: undefined })
    expect(tab.found().groups[0]).toMatchObject({ methodId: standard.id, address: { city: 'Köln', phoneNumber: home.phoneNumber } })
    await tab.order()
    expect(tab.view()).toMatchObject({ state: 'done', orderReferenceNumber: placed[0], hindrance: undefined })
    expect(ledger()).toEqual(one)
    expect(tab.visit.length).toBe(0)
  })

  it.each([
    ['submits the order where placeOrderV2Enabled', true, 'POST /checkouts/{id}/orders/actions'],
    ['places it where not', false, 'POST /checkouts/{id}/orders'],
  ])('%s', async (_, submits, call) => {
    const { readyTab, world, sandbox } = await openTills()
    const tab = await readyTab()
    world.submits = submits
    await tab.order()
    const last = sandbox.requests().findLast(({ method, path }) => method === 'POST' && path.includes('/orders'))
    expect(`${last?.method} ${last?.path.replace(/.*(\/checkouts\/)[^/]+/, '$1{id}')}`).toBe(call)
  })

  it('is ready with 422 as well, and says what is wrong', async () => {
    const { tab } = await openTills('checkout-short')
    const opened = tab()
    await opened.checkout.open()
    expect(opened.view()).toMatchObject({ state: 'ready', checkout: { problems: [{ kind: 'inventory' }] } })
    await opened.order()
    expect(opened.view()).toMatchObject({ state: 'ready', hindrance: { why: 'problems', problems: [{ kind: 'inventory' }] } })
  })

  it('that failed to be ordered is looked at anew when she tries again, and nothing is ordered by that', async () => {
    const { readyTab, gateways, ledger } = await openTills()
    let isBroken = true
    const pay: typeof gateways.checkout.pay = async (...asked) => {
      if (isBroken) throw new PlatformError({ kind: 'broken', code: 'UNKNOWN_EXCEPTION', message: 'No.' })
      return gateways.checkout.pay(...asked)
    }
    const tab = await readyTab({ gateway: { ...gateways.checkout, pay } })
    await tab.order()
    expect(tab.view()).toMatchObject({ state: 'ready', error: { kind: 'broken' } })
    isBroken = false
    await tab.checkout.open()
    expect(tab.view()).toMatchObject({ state: 'ready', error: undefined, code: undefined })
    expect(ledger()).toEqual(none)
    await tab.order()
    expect(ledger()).toEqual(one)
  })

  /** The cart is locked for a moment (Commerce Webstore Checkouts, 423). */
  const locked = () => new PlatformError({ kind: 'rejected', status: 423, code: 'LOCKED', message: 'The cart is locked.' })

  it('waits where the cart is locked, and starts as soon as it is not', async () => {
    const { tab, gateways } = await openTills()
    let left = 2
    const start: typeof gateways.checkout.start = async (...asked) => {
      left -= 1
      if (left >= 0) throw locked()
      return gateways.checkout.start(...asked)
    }
    const opened = tab({ gateway: { ...gateways.checkout, start } })
    await opened.checkout.open()
    expect(opened.view()).toMatchObject({ state: 'ready', error: undefined, hindrance: undefined })
  })

  it('of a cart that stays locked has failed, which says nothing of what she has entered, and can be tried again', async () => {
    const { tab, gateways } = await openTills()
    let isLocked = true
    const start: typeof gateways.checkout.start = async (...asked) => {
      if (isLocked) throw locked()
      return gateways.checkout.start(...asked)
    }
    const opened = tab({ gateway: { ...gateways.checkout, start } })
    await opened.checkout.open()
    expect(opened.view()).toMatchObject({ state: 'failed', error: { status: 423 }, code: 'UNKNOWN_ERROR', hindrance: undefined })
    isLocked = false
    await opened.checkout.open()
    expect(opened.view()).toMatchObject({ state: 'ready', error: undefined })
  })

  it('is deleted and started again when it answers 410', async () => {
    const { tab, sandbox } = await openTills('checkout-changed')
    const opened = tab()
    await opened.checkout.open()
    expect(opened.state()).toBe('ready')
    const methods = sandbox.requests().flatMap(({ method, path }) => (path.includes('/checkouts') ? [method] : []))
    expect(methods.join(' ')).toBe('PUT DELETE PUT GET')
  })

  it('waits by the table of section 9 while it is calculated, and then says that it took too long', async () => {
    const { tab, sandbox, waits } = await openTills()
    sandbox.world.state.settings.checkoutReads = 100
    const opened = tab()
    await opened.checkout.open()
    expect(opened.view()).toMatchObject({ state: 'failed', code: 'async maximum wait exceeded' })
    expect(waits).toEqual(Array.from({ length: pollAttempts - 1 }, (_, index) => pollDelay(index + 2)))
  })

  it('asks for nothing twice: what was told to an outdated one is told to the new one', async () => {
    const { readyTab, gateways } = await openTills()
    const tab = await readyTab()
    const lines = (await gateways.cart.read(1))?.lines ?? []
    await gateways.cart.setQuantity(lines[0]?.id ?? '', 2)
    expect(await tab.checkout.change({ contact: { ...contact, lastName: 'Winter' } })).toBe(true)
    expect(tab.found().contact.lastName).toBe('Winter')
  })

  it('is ordered in the shop of whom she chose last, also where she chose after it began', async () => {
    const { readyTab, world, sandbox } = await openTills()
    const [, second] = sandbox.world.facts.consultants
    const tab = await readyTab()
    world.consultant = second?.moniker
    await tab.order()
    expect(tab.state()).toBe('done')
    const order = Object.values(sandbox.world.state.orders).find(({ receipt }) => receipt)
    expect(order?.consultantId).toBe(second?.id)
  })

  it.each([['at the last step'], ['after she has chosen whom she buys from']])(
    'is neither deleted nor ordered once her session has ended %s: she signs in first, and it waits',
    async (when) => {
      const { readyTab, ledger, gateways, sandbox, world } = await openTills()
      let ended = false
      const tab = await readyTab({
        sessionEnded: async () => ended,
        gateway: {
          ...gateways.checkout,
          read: async (id) => (ended ? undefined : gateways.checkout.read(id)),
          async start(...whom) {
            if (ended) throw new PlatformError({ kind: 'missing', code: 'NOT_FOUND', message: 'none', status: 404 })
            return gateways.checkout.start(...whom)
          },
        },
      })
      ended = true
      if (when === 'after she has chosen whom she buys from') world.consultant = sandbox.world.facts.consultants[1]?.moniker
      await tab.order()
      expect(tab.view()).toMatchObject({ state: 'ready', code: 'SESSION_NOT_LOADED', hindrance: undefined })
      expect(sandbox.requests().some(({ method }) => method === 'DELETE')).toBe(false)
      ended = false
      await tab.order()
      expect(tab.state()).toBe('done')
      expect(ledger()).toEqual(one)
    },
  )

  it.each([
    ['is looked at again', (tab: Tab) => tab.checkout.renew()],
    ['is told something of a delivery', (tab: Tab) => tab.checkout.changeDelivery(tab.found().groups[0]?.id ?? '', { gift: undefined })],
  ])('says that the cart has changed where that is found when it %s, and not before', async (_, deed) => {
    const { readyTab, gateways } = await openTills()
    const tab = await readyTab()
    await tab.checkout.renew()
    expect(tab.view().hindrance).toBeUndefined()
    const lines = (await gateways.cart.read(1))?.lines ?? []
    await gateways.cart.setQuantity(lines[0]?.id ?? '', 2)
    await deed(tab)
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'changed' } })
  })

  it('orders nothing of what she has not seen', async () => {
    const { readyTab, gateways, ledger } = await openTills()
    const tab = await readyTab()
    const lines = (await gateways.cart.read(1))?.lines ?? []
    await gateways.cart.setQuantity(lines[0]?.id ?? '', 2)
    await tab.order()
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'changed' } })
    await tab.order(invoice(), '0.01')
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'changed' } })
    expect(ledger()).toEqual(none)
  })

  it.each([
    ['a closed shop', 'inactive'],
    ['a shop that has closed meanwhile', 'closed meanwhile'],
    ['a frame of another origin', 'framed'],
    ['no consultant', 'no-consultant'],
  ])('orders nothing in %s', async (_, why) => {
    const { readyTab, world, ledger } = await openTills()
    const tab = await readyTab()
    if (why === 'inactive') world.mayBuy = false
    if (why === 'closed meanwhile') world.open = false
    if (why === 'framed') world.framed = true
    if (why === 'no-consultant') world.consultant = undefined
    await tab.order()
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: why === 'closed meanwhile' ? 'inactive' : why } })
    expect(ledger()).toEqual(none)
  })

  const card = (paymentToken: string) => ({ requestType: 'PostAuth' as const, paymentToken, billingAddress: home })

  it('keeps everything when a payment is refused, and takes another one', async () => {
    const { readyTab, ledger } = await openTills()
    const tab = await readyTab()
    await tab.order(card('tok_declined'))
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'payment', result: { code: 'Decline' } } })
    expect(ledger()).toEqual(none)
    await tab.order(card('tok_visa'))
    expect(tab.state()).toBe('done')
    expect(ledger()).toEqual(one)
  })

  it.each([
    ['tok_permanent', 'PermanentFail'],
    ['tok_indeterminate', 'Indeterminate'],
    ['tok_secure', 'RequiresReview'],
  ])('orders nothing with a payment (%s) that answers %s, and takes another one', async (token, code) => {
    const { readyTab, ledger } = await openTills()
    const tab = await readyTab()
    await tab.order(card(token))
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'payment', result: { code } } })
    expect(ledger()).toEqual(none)
    await tab.order(card('tok_visa'))
    expect(tab.state()).toBe('done')
    expect(ledger()).toEqual(one)
  })
})

describe('a payment', () => {
  const card = (paymentToken: string) => ({ requestType: 'PostAuth' as const, paymentToken, billingAddress: home })
  const asking = (...answers: (PaymentRequest | { unpaid: Unpaid })[]) => {
    const asked: (string | undefined)[] = []
    const answer = async (data?: string) => {
      asked.push(data)
      return answers[asked.length - 1]!
    }
    return { asked, payer: { requestType: 'PostAuth' as const, authorise: () => answer(), confirm: answer } }
  }

  it('is confirmed where the platform wants that, with what it says, and only then taken', async () => {
    const { readyTab, ledger } = await openTills()
    const tab = await readyTab()
    const { asked, payer } = asking(card('tok_secure'), card('tok_visa'))
    await tab.order(payer)
    expect(asked).toEqual([undefined, '{"challenge":"tok_secure"}'])
    expect(tab.state()).toBe('done')
    expect(ledger()).toEqual(one)
  })

  it('that still wants to be confirmed is not asked for again and again', async () => {
    const { readyTab, ledger } = await openTills()
    const tab = await readyTab()
    const { asked, payer } = asking(card('tok_secure'), card('tok_secure'))
    await tab.order(payer)
    expect(asked).toHaveLength(2)
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'payment' } })
    expect(ledger()).toEqual(none)
  })

  it.each(['abandoned', 'incomplete', 'failed'] as const)('that is %s orders nothing, and everything stays', async (unpaid) => {
    const { readyTab, ledger, sandbox } = await openTills()
    const tab = await readyTab()
    await tab.order(asking({ unpaid }).payer)
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'unpaid', reason: unpaid } })
    expect(sandbox.requests().some(({ path }) => path.includes('/payments'))).toBe(false)
    await tab.order(asking(card('tok_secure'), { unpaid }).payer)
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'unpaid', reason: unpaid } })
    expect(ledger()).toEqual(none)
    await tab.order(card('tok_visa'))
    expect(ledger()).toEqual(one)
  })

  it('of another kind is taken once the one before is given back, for the platform takes one kind only', async () => {
    const { readyTab, ledger, gateways } = await openTills()
    let refuses = true
    const gateway = {
      ...gateways.checkout,
      order: async (...said: Parameters<typeof gateways.checkout.order>) =>
        refuses ? { problems: [{ kind: 'shipping' as const, detail: '', names: [] }] } : gateways.checkout.order(...said),
    }
    const tab = await readyTab({ gateway })
    await tab.order()
    expect(ledger()).toEqual({ orders: 0, payments: 1 })
    refuses = false
    await tab.order(card('tok_visa'))
    expect(tab.state()).toBe('done')
    expect(ledger()).toEqual(one)
  })

  it('that was taken is given back when the order is refused after it', async () => {
    const { readyTab, ledger, gateways } = await openTills()
    const order = async () => ({ problems: [{ kind: 'shipping' as const, detail: '', names: [] }] })
    const tab = await readyTab({ gateway: { ...gateways.checkout, order } })
    await tab.order(card('tok_visa'))
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'problems' } })
    expect(ledger()).toEqual(none)
  })

  it('that was taken for a checkout whose cart another tab has changed is given back with the next checkout', async () => {
    const { readyTab, ledger, gateways, sandbox } = await openTills()
    const order: typeof gateways.checkout.order = async (...said) => {
      for (const { lines } of Object.values(sandbox.world.state.carts)) for (const line of lines) line.quantity += 1
      return gateways.checkout.order(...said)
    }
    const tab = await readyTab({ gateway: { ...gateways.checkout, order } })
    await tab.order(card('tok_visa'))
    expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'changed' } })
    expect(ledger()).toEqual(none)
  })

  it('whose answer is lost is given back when the shopper looks at the checkout again', async () => {
    const { readyTab, ledger, gateways } = await openTills()
    let isLost = true
    const pay: typeof gateways.checkout.pay = async (...said) => {
      const answer = await gateways.checkout.pay(...said)
      if (isLost) throw lost()
      return answer
    }
    const tab = await readyTab({ gateway: { ...gateways.checkout, pay } })
    await tab.order(card('tok_visa'))
    expect(tab.view()).toMatchObject({ state: 'ready', code: 'UNKNOWN_ERROR' })
    expect(ledger()).toEqual({ orders: 0, payments: 1 })
    isLost = false
    await tab.checkout.open()
    expect(ledger()).toEqual(none)
  })

  it('is not waited for for ever: she is offered the way back, and what comes later is not sent', async () => {
    const { readyTab, ledger, placed } = await openTills()
    const clock = { now: Date.now, wait: () => new Promise<void>(() => {}) }
    const tab = await readyTab({ clock: { ...clock, wait: (time) => (time === paymentPatience ? Promise.resolve() : clock.wait()) } })
    let answer: (request: PaymentRequest) => void = () => {}
    const authorise = () => new Promise<PaymentRequest>((resolve) => (answer = resolve))
    const ordering = tab.order({ requestType: 'PostAuth', authorise })
    await vi.waitFor(() => expect(tab.view().paymentIsSlow).toBe(true))
    tab.checkout.abandonPayment()
    await ordering
    answer(card('tok_visa'))
    expect(tab.view()).toMatchObject({ state: 'ready', paymentIsSlow: false, hindrance: { why: 'unpaid', reason: 'abandoned' } })
    expect([ledger(), placed]).toEqual([none, []])
  })

  it.each(['authorise', 'confirm'] as const)(
    'is given up after a limit where the provider never answers to %s, and looked for',
    async (step) => {
      const { readyTab, ledger, waits } = await openTills()
      const tab = await readyTab()
      const never = () => new Promise<PaymentRequest>(() => {})
      const payer = step === 'authorise' ? { authorise: never } : { authorise: async () => card('tok_secure'), confirm: never }
      await tab.order({ requestType: 'PostAuth', ...payer })
      expect(tab.view()).toMatchObject({ state: 'ready', hindrance: { why: 'unpaid', reason: 'silent' } })
      expect(waits).toContain(step === 'authorise' ? paymentLimit : confirmationLimit)
      expect(ledger()).toEqual(none)
    },
  )
})

describe('the number of an order', () => {
  it('is found by a tab that opens after its answer was lost in another one, which is gone', async () => {
    const { readyTab, tab, gateways, ledger, placed } = await openTills()
    let isLost = false
    const order: typeof gateways.checkout.order = async (...said) => {
      await gateways.checkout.order(...said)
      isLost = true
      throw lost()
    }
    const read: typeof gateways.checkout.read = async (...said) => {
      if (isLost) throw lost()
      return gateways.checkout.read(...said)
    }
    const gone = await readyTab({ gateway: { ...gateways.checkout, order, read } })
    await gone.order()
    expect(gone.state()).toBe('unknown')
    const next = tab()
    expect(next.checkout.isInterrupted).toBe(true)
    await next.checkout.open()
    expect(next.view()).toMatchObject({ state: 'done', orderReferenceNumber: placed[0] })
    expect(ledger()).toEqual(one)
  })

  it('is known in every tab for an hour', async () => {
    const { readyTab, tab, placed } = await openTills()
    await (await readyTab()).order()
    expect(tab().checkout.lastOrderNumber).toBe(placed[0])
    const later = tab({ clock: { now: () => Date.now() + 3_600_001, wait: async () => {} } })
    expect(later.checkout.lastOrderNumber).toBeUndefined()
  })
})

describe('exactly one order', () => {
  it('comes of a double click', async () => {
    const { readyTab, ledger } = await openTills()
    const tab = await readyTab()
    await Promise.all([tab.order(), tab.order(), tab.order()])
    expect(ledger()).toEqual(one)
  })

  it('comes of two tabs', async () => {
    const { readyTab, tab, ledger } = await openTills()
    const first = await readyTab()
    const second = tab()
    await second.checkout.open()
    await Promise.all([first.order(), second.order()])
    expect([first.state(), second.state()]).toEqual(['done', 'done'])
    expect(first.view().orderReferenceNumber).toBe(second.view().orderReferenceNumber)
    expect(ledger()).toEqual(one)
  })

  it('comes of a lost answer: the platform is asked for an order before another is sent', async () => {
    const { readyTab, gateways, ledger, waits } = await openTills()
    let sent = 0
    const order: typeof gateways.checkout.order = async (...asked) => {
      sent += 1
      await gateways.checkout.order(...asked)
      throw lost()
    }
    const tab = await readyTab({ gateway: { ...gateways.checkout, order } })
    waits.length = 0
    await tab.order()
    expect(tab.state()).toBe('done')
    expect(ledger()).toEqual(one)
    expect(waits).toEqual([retryWait])
    expect(sent).toBe(1)
  })

  it('comes of an order that did not arrive, and is sent again', async () => {
    const { readyTab, gateways, ledger } = await openTills()
    let sent = 0
    const order: typeof gateways.checkout.order = async (...asked) => {
      sent += 1
      if (sent < 3) throw lost()
      return gateways.checkout.order(...asked)
    }
    const tab = await readyTab({ gateway: { ...gateways.checkout, order } })
    await tab.order()
    expect(tab.state()).toBe('done')
    expect(ledger()).toEqual(one)
  })

  it('comes of a reload in the middle of it', async () => {
    const { readyTab, tab, sandbox, ledger } = await openTills()
    const first = await readyTab()
    sandbox.weather({ kind: 'lost-answer', match: '/orders/actions', method: 'POST' })
    sandbox.weather({ kind: 'offline', match: '/checkouts/', method: 'GET' })
    void first.order().catch(() => {})
    await first.order()
    expect(ledger().orders).toBeLessThanOrEqual(1)
    sandbox.weather({ kind: 'clear' })
    const again = tab({}, first.visit)
    await again.checkout.open()
    expect(['done', 'ready']).toContain(again.state())
    expect(ledger().orders).toBe(again.state() === 'done' ? 1 : 0)
  })

  it('is looked for, and not ordered again, when nobody can say whether it is there', async () => {
    const { readyTab, sandbox, ledger, gateways } = await openTills()
    let cut = false
    const tab = await readyTab({
      gateway: {
        ...gateways.checkout,
        order: async (id, way) => {
          await gateways.checkout.order(id, way)
          cut = true
          throw lost()
        },
        read: async (id) => {
          if (cut) throw lost()
          return gateways.checkout.read(id)
        },
      },
    })
    await tab.order()
    expect(tab.state()).toBe('unknown')
    await tab.order()
    expect(tab.state()).toBe('unknown')
    cut = false
    await tab.checkout.lookAgain()
    expect(tab.state()).toBe('done')
    expect(ledger()).toEqual(one)
    expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.includes('/payments')).length).toBe(1)
  })
})
