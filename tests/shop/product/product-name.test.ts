import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Product, ProductGateway } from '../../../src/commerce/domain/product/product-gateway.js'
import { productName } from '../../../src/commerce/domain/product/product-name.js'
import { brokenWorld } from '../../support/fake-cart.js'
import { there } from '../../support/there.js'

const reading = (read: () => Promise<Partial<Product> | undefined>) => productName(there({ read } as unknown as ProductGateway), '01t-A1')

afterEach(() => vi.restoreAllMocks())

describe('productName', () => {
  it('is none for a product that is gone, and for one without a name', async () => {
    expect(await reading(async () => ({ name: 'Rosenöl' }))).toBe('Rosenöl')
    expect(await reading(async () => undefined)).toBeUndefined()
    expect(await reading(async () => ({ name: '' }))).toBeUndefined()
  })

  it('is none in a broken world, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const offline = brokenWorld('offline', 0)
    expect(await reading(() => Promise.reject(offline))).toBeUndefined()
    expect(log).toHaveBeenCalledExactlyOnceWith('A name could not be read.', offline)
  })

  it('lets a mistake of ours go on', async () => {
    await expect(reading(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  })
})
