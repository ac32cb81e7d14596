import '../../src/blocks/newsletter-signup/index.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSandbox, userEvent } from '../support/shop-page.js'
import { breakCalls } from './broken-calls.js'

const openShop = openSandbox()
const search = 'POST /services/data/v64.0/commerce/webstores/*/search/product-search'
const enrolling = 'POST /lwr/apex/v64.0/ShopController/enrolInNewsletter'

describe('an answer that is none', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => vi.unstubAllGlobals())

  it.each(['answers {}', 'answers "Wartung"', 'answers another question'])('is not given to who tries again: %s', async (fault) => {
    breakCalls({ call: search, fault, time: 'first' })
    const page = await openShop({ html: '<vitrine-product-list></vitrine-product-list>' })
    await page.becomes('product-list', 'failed')
    await userEvent.click(page.in('product-list').getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('product-list', 'filled')
  })

  it.each(['answers 0', 'answers {}', 'answers {"success":false}', 'answers 204'])('is no yes: %s', async (fault) => {
    const page = await openShop({ html: '<vitrine-newsletter-signup></vitrine-newsletter-signup>' })
    breakCalls({ call: enrolling, fault, time: 'every' })
    const block = page.in('newsletter-signup')
    await userEvent.fill(await block.findByLabelText(/^E-Mail/), 'greta@example.org')
    await userEvent.click(await block.findByLabelText(/schickt mir den Newsletter/))
    await userEvent.click(await block.findByRole('button', { name: 'Newsletter bestellen' }))
    await page.becomes('newsletter-signup', 'error')
    expect(block.getByLabelText<HTMLInputElement>(/^E-Mail/).value).toBe('greta@example.org')
  })
})
