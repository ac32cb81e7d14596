import { describe, expect, it } from 'vitest'
import { methodRows } from '../../src/commerce/salesforce/methods/methods.js'
import { commerceRows } from '../../src/commerce/salesforce/commerce/rows.js'
import { commerceSources, headless } from '../../src/commerce/salesforce/commerce/sources.js'
import { commerceEndpoints, endpoints } from '../../src/sandbox/reference/endpoints.js'
import { keyOf } from '../../src/sandbox/reference/endpoint.js'
import { allExtensions } from '../../src/sandbox/reference/extensions.js'
import { ownMethods, statedMethods } from '../../src/sandbox/reference/methods.js'
import { callersOfEndpoint, callersOfRows, generateReference } from '../../src/build/reference-table.js'

const known = new Set(endpoints.map(({ method, path }) => keyOf(method, path)))

describe('the published reference', () => {
  it('stands in the guide as it is kept', () => {
    expect(generateReference(true), 'run npm run generate').toEqual([])
  })

  it('has every call that the client makes, or says that it has none', () => {
    expect(Object.values(commerceRows).filter(({ method, path }) => !known.has(keyOf(method, path.slice(1))))).toEqual([])
  })

  it('has no call that nobody makes, unless the reason why it is there stands beside it', () => {
    const callers = callersOfRows()
    const rows = Object.entries(commerceSources)
    expect(rows.filter(([name, row]) => callers[name]?.length === 0 && !row.because).map(([name]) => name)).toEqual([])
    // And none keeps a reason that has somebody who asks.
    expect(rows.filter(([name, row]) => row.because && callers[name]?.length !== 0).map(([name]) => name)).toEqual([])
    expect(rows.filter(([, row]) => row.because !== undefined).map(([name, row]) => [name, row.callers])).toEqual(
      ['compactSummary', 'ensureCart', 'addCheckoutCoupon', 'deleteCheckoutCoupon'].map((name) => [name, headless]),
    )
  })

  it('has no endpoint that nobody asks, unless the reason why it is there stands beside it', () => {
    const asked = callersOfRows()
    const unasked = commerceEndpoints.filter((one) => callersOfEndpoint(one, asked).length === 0)
    expect(unasked.filter(({ because }) => !because).map(({ method, path }) => `${method} ${path}`)).toEqual([])
    const kept = commerceEndpoints.filter((one) => one.because && callersOfEndpoint(one, asked).length > 0)
    expect(kept.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('has every server method, as the specification’s or as an extension’s', () => {
    const methods = [...statedMethods, ...Object.keys(ownMethods)]
    expect(Object.keys(methodRows).toSorted()).toEqual(methods.toSorted())
    expect(Object.values(ownMethods).filter((name) => !allExtensions.includes(name))).toEqual([])
  })
})
