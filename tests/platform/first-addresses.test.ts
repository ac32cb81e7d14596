import { describe, expect, it } from 'vitest'
import { firstAddresses } from '../../src/commerce/salesforce/first-addresses.js'
import { createPlatform } from '../../src/commerce/salesforce/platform.js'
import { json } from './support.js'

describe('what a page asks first', () => {
  it.each([
    ['', 'de'],
    ['/webruntime/api', 'de'],
    ['/beauty/webruntime/api', 'en'],
  ] as const)('is known before its code is there, below %j in %s', async (basePath, locale) => {
    const asked: string[] = []
    const fetch = async (address: unknown) => {
      asked.push(String(address))
      return json({ guestUser: true })
    }
    const { gateways } = createPlatform({ fetch: fetch as typeof globalThis.fetch, basePath, locale, webstoreId: '0ZE1' })
    await Promise.allSettled([gateways.account.application(), gateways.account.session()])
    expect(asked).toHaveLength(2)
    expect(firstAddresses({ webstoreId: '0ZE1', apiBasePath: basePath, locale })).toEqual(asked)
  })
})
