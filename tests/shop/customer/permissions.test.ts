import { describe, expect, it } from 'vitest'
import type { ApplicationContext, SessionContext } from '../../../src/commerce/domain/customer/account-gateway.js'
import { permissionsOf } from '../../../src/commerce/domain/customer/permissions.js'

const open: ApplicationContext = {
  guestBrowsing: true,
  guestCart: true,
  guestCheckout: true,
  guestCartCheckout: true,
  currency: 'EUR',
  highScaleCart: false,
  reservation: 14_400,
}
const shut: ApplicationContext = { ...open, guestBrowsing: false, guestCart: false, guestCheckout: false, guestCartCheckout: false }
const guest: SessionContext = { guest: true, userId: undefined, accountId: undefined, firstName: undefined }
const customer: SessionContext = { guest: false, userId: 'u1', accountId: 'a1', firstName: 'Mia' }

describe('a guest', () => {
  it('may do all where the store allows all', () => {
    expect(permissionsOf(open, guest)).toEqual({ browse: true, fillCart: true, checkOut: true })
  })

  it('may do nothing where the store allows nothing', () => {
    expect(permissionsOf(shut, guest)).toEqual({ browse: false, fillCart: false, checkOut: false })
  })

  it.each([
    ['guestBrowsing', { browse: false, fillCart: false, checkOut: true }],
    ['guestCart', { browse: true, fillCart: false, checkOut: true }],
    ['guestCheckout', { browse: true, fillCart: true, checkOut: false }],
    ['guestCartCheckout', { browse: true, fillCart: true, checkOut: false }],
  ] as const)('is held back where %s is off', (setting, expected) => {
    expect(permissionsOf({ ...open, [setting]: false }, guest)).toEqual(expected)
  })
})

describe('a customer', () => {
  it('may do all, whatever guests may', () => {
    for (const application of [open, shut])
      expect(permissionsOf(application, customer)).toEqual({ browse: true, fillCart: true, checkOut: true })
  })
})
