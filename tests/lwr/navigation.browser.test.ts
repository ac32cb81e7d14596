import { describe, expect, it } from 'vitest'
import '../../src/entries/lwr/door.js'
import { pageReferenceOf } from '../../src/entries/lwr/navigation.js'
import { handOver } from '../../src/core/dom/hand-over.js'

const product = '01t9V0000000001QAA'
const category = '0ZG9V0000000001QAA'
const recordPage = (recordId: string, objectApiName: string, state?: object) => ({
  type: 'standard__recordPage',
  attributes: { recordId, objectApiName, actionName: 'view' },
  ...(state && { state }),
})
const webPage = (url: string) => ({ type: 'standard__webPage', attributes: { url } })

describe('the page of a site that a path leads to', () => {
  it.each([
    [`/product?id=${product}`, '', recordPage(product, 'Product2')],
    [`/de/product/rosenoel/${product}?from=list`, '/de', recordPage(product, 'Product2', { from: 'list' })],
    [`/category/gesicht/${category}`, '', recordPage(category, 'ProductCategory')],
    [`/products?category=${category}`, '', webPage(`/products?category=${category}`)],
    ['/de/products?q=%C3%B6l#top', '/de/', webPage('/de/products?q=%C3%B6l#top')],
    [`/product/x/${product}#reviews`, '', webPage(`/product/x/${product}#reviews`)],
    ['/de', '/de', webPage('/de')],
    ['/order?id=8O8000000000001', '', webPage('/order?id=8O8000000000001')],
    ['/dessous', '/de', undefined],
    ['/en/products', '/de', undefined],
    ['/sfsites/c/cms/delivery/media/MCABC', '', undefined],
    ['/de/secur/logout.jsp', '/de', undefined],
  ])('%s below "%s"', (path, sitePath, reference) => {
    expect(pageReferenceOf(path, sitePath)).toEqual(reference)
  })
})

it('is said to whoever takes a block’s way', () => {
  const heard: unknown[] = []
  const take = (event: Event) => {
    heard.push((event as CustomEvent<{ reference: unknown }>).detail.reference)
    event.preventDefault()
  }
  document.addEventListener('vitrine-navigate', take, { once: true })
  expect(handOver(document, `/product?id=${product}`)).toBe(true)
  expect(heard).toEqual([recordPage(product, 'Product2')])
  expect(handOver(document, '/cart')).toBe(false)
})
