import { describe, expect, it } from 'vitest'
import { methodRows } from '../../src/platform/methods/methods.js'
import { commerceRows } from '../../src/platform/commerce/rows.js'
import { endpoints } from '../../src/sandbox/reference/endpoints.js'
import { keyOf } from '../../src/sandbox/reference/endpoint.js'
import { allExtensions } from '../../src/sandbox/reference/extensions.js'
import { ownMethods, statedMethods } from '../../src/sandbox/reference/methods.js'
import { generateReference } from '../../src/scripts/reference-table.js'

const known = new Set(endpoints.map(({ method, path }) => keyOf(method, path)))

describe('the published reference', () => {
  it('stands in the guide as it is kept', () => {
    expect(generateReference(true), 'run npm run generate').toEqual([])
  })

  it('has every call that the client makes, or says that it has none', () => {
    expect(Object.values(commerceRows).filter(({ method, path }) => !known.has(keyOf(method, path.slice(1))))).toEqual([])
  })

  it('has every server method, as the specification’s or as an extension’s', () => {
    const methods = [...statedMethods, ...Object.keys(ownMethods)]
    expect(Object.keys(methodRows).toSorted()).toEqual(methods.toSorted())
    expect(Object.values(ownMethods).filter((name) => !allExtensions.includes(name))).toEqual([])
  })
})
