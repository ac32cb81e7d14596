import { describe, expect, it } from 'vitest'
import { store } from '../../src/blocks/store/store.block.js'
import type { ShopSettings } from '../../src/commerce/domain/settings.js'
import { categoriesQuestion, productQuestion } from '../../src/commerce/domain/product/first-answers.js'
import { firstPaint } from '../../src/pages/render/first-paint.js'
import type { ProductDetail } from '../../src/commerce/domain/product/product-gateway.js'
import { valuesOf } from '../../src/core/element/fields.js'

const settings = { ...valuesOf(store, {}), locale: 'de' } as unknown as ShopSettings
const address = new URL('http://localhost/product?id=01t9V0000000001QAA')
const told = (name: string, more: Partial<ProductDetail> = {}) => {
  const product = {
    id: '01t9V0000000001QAA',
    name,
    detail: '30 ml',
    description: '',
    pictures: [],
    badges: [],
    price: 39.9,
    currency: 'EUR',
    path: [],
    facts: { articleNumber: '', application: '', skinTypes: [], ingredients: '', manufacturer: '', safety: '', deliveryTime: '' },
    ...more,
  }
  return JSON.stringify({ at: Date.now(), answers: { [productQuestion(product.id)]: product, [categoriesQuestion]: [] } })
}
const drawn = (block: string, answers = '', fields = {}) => firstPaint({ block, fields }, { settings, address, answers })

describe('firstPaint', () => {
  it('writes a block as it draws itself of what the page brings along', () => {
    const text = drawn('vitrine-product-detail', told('Rosenserum'))
    expect(text).toMatch(/^<template shadowrootmode="open"><style>/)
    expect(text).toContain('<h1 part="heading" translate="no">Rosenserum</h1>')
  })

  it('writes no style attribute, which the policy of the page would refuse, also for a shade', () => {
    const choices = ['07', '10'].map((shade, index) => ({ productId: `01t9V000000000${index + 1}QAA`, values: { Shade: shade } }))
    const variants = { attributes: [{ id: 'Shade', name: 'Farbton', values: ['07', '10'] }], choices }
    const text = drawn('vitrine-product-detail', told('Lippenstift', { swatch: '#aa3355', variants }))
    expect(text).toContain('fill="#aa3355"')
    expect(text).not.toMatch(/<[^>]* style=/)
  })

  it('writes a skeleton where nothing is known', () => {
    expect(drawn('vitrine-product-list', '', { heading: 'Was andere lieben' })).toMatch(/Was andere lieben.*bone/)
  })

  it('writes nothing for lists that only some have, and for other blocks', () => {
    expect(drawn('vitrine-product-list', '', { source: 'seen' })).toBe('')
    expect(drawn('vitrine-checkout')).toBe('')
  })

  it('lets no answer end its template', () => {
    expect(drawn('vitrine-product-detail', told('</template></style><script>alert(1)</script>'))).not.toMatch(/<script|<\/template>./)
  })

  it('leaves nothing behind of the page it has drawn for', () => {
    drawn('vitrine-main-navigation')
    expect([typeof document, typeof location]).toEqual(['undefined', 'undefined'])
  })
})
