import { describe, expect, it } from 'vitest'
import { PlatformError } from '../../src/commerce/salesforce/errors.js'
import { codeOf, ShopError } from '../../src/commerce/domain/errors.js'

const failure = (kind: PlatformError['kind'], status: number, code: string) => new PlatformError({ kind, status, code, message: '' })
const refusal = (reason: string) => ({ reason, message: '' })

describe('the one code of what went wrong (specification, section 8)', () => {
  it.each([
    ['an action without what it is about', new ShopError('INTERNAL_ERROR'), 'INTERNAL_ERROR'],
    ['a checkout that is short of stock', failure('rejected', 400, 'INSUFFICIENT_INVENTORY'), 'INSUFFICIENT_INVENTORY'],
    ['a cart that is short of stock', refusal('stock'), 'CART_VALIDATION_ERROR'],
    ['a quantity that breaks a rule', refusal('rule'), 'CART_VALIDATION_ERROR'],
    ['what the platform rejects', failure('rejected', 400, 'LIMIT_EXCEEDED'), 'CART_VALIDATION_ERROR'],
    ['a session that has ended', failure('signed-out', 401, 'INVALID_SESSION_ID'), 'SESSION_NOT_LOADED'],
    ['what wants somebody signed in', refusal('not-allowed'), 'SESSION_NOT_LOADED'],
    ['a wait without end', new ShopError('async maximum wait exceeded'), 'async maximum wait exceeded'],
    ['a conflict', refusal('conflict'), 'UNKNOWN_ERROR'],
    ['no network', failure('offline', 0, 'OFFLINE'), 'UNKNOWN_ERROR'],
    ['a platform that is down', failure('broken', 503, 'HTTP_503'), 'UNKNOWN_ERROR'],
    ['what nobody foresaw', new TypeError('x is not a function'), 'UNKNOWN_ERROR'],
  ])('of %s', (_what, what, code) => {
    expect(codeOf(what)).toBe(code)
  })
})
