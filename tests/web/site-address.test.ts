import { describe, expect, it } from 'vitest'
import { categoryPrefix, productPrefix, recordInAddress } from '../../src/core/dom/address-record.js'
import { routeIn } from '../../src/core/dom/route-in.js'
import { siteAddress } from '../../src/core/dom/site-address.js'
import { valueInPath } from '../../src/core/dom/value-in-path.js'

const product = '01t9V0000000001QAA'
const pattern = '{siteBasePath}/product/{urlName}/{recordId}'

describe('the address of a page on the site', () => {
  it.each([
    ['/products', '', '/products'],
    ['/products', '/de', '/de/products'],
    ['/products', '/de/', '/de/products'],
    ['/', '/de', '/de/'],
    ['/products?q=Öl%20&page=2#oben', '/shop/de', '/shop/de/products?q=Öl%20&page=2#oben'],
    ['/de/products', '/de', '/de/products'],
    ['/de', '/de', '/de'],
    ['/dessous', '/de', '/de/dessous'],
    ['#cookies', '/de', '#cookies'],
    ['', '/de', ''],
    ['?page=2', '/de', '?page=2'],
    ['products', '/de', 'products'],
    ['//evil.example', '/de', '//evil.example'],
    ['https://brand.example/x', '/de', 'https://brand.example/x'],
    ['mailto:a@b.example', '/de', 'mailto:a@b.example'],
    ['javascript:alert(1)', '/de', 'javascript:alert(1)'],
    // What pictures come from, on another origin, is no path of the site.
    ['/products', 'https://cms.example', '/products'],
    ['/products', '//cms.example', '/products'],
  ])('%s below "%s" is %s', (url, sitePath, address) => {
    expect(siteAddress(url, { sitePath, pages: {} })).toBe(address)
  })

  it.each([
    [`/product?id=${product}`, { '/product': pattern }, '', `/product/detail/${product}`],
    [`/product?id=${product}`, { '/product': pattern }, '/de', `/de/product/detail/${product}`],
    [`/product?id=${product}&q=x#top`, { '/product': '/p/{recordId}' }, '', `/p/${product}?q=x#top`],
    [`${pattern}?id=${product}`, {}, '/de', `/de/product/detail/${product}`],
    [`/product/%7BurlName%7D/%7BrecordId%7D?id=${product}`, {}, '', `/product/detail/${product}`],
    ['/consultant?moniker=anna%2Fb&from=checkout', { '/consultant': '/b/{moniker}' }, '', '/b/anna%2Fb?from=checkout'],
    ['/products?category=0ZG1', { '/products': '/alle?sort=name' }, '', '/alle?sort=name&category=0ZG1'],
    ['/products?q=a', { '/products': '/alle' }, '/de', '/de/alle?q=a'],
    ['/cart', { '/cart': 'https://shop.example/cart' }, '/de', 'https://shop.example/cart'],
    ['/cart', { '/other': '/x', '/cart': '' }, '', '/cart'],
    ['constructor', {}, '/de', 'constructor'],
    ['__proto__', {}, '/de', '__proto__'],
  ])('%s with %j below "%s" is %s', (url, pages, sitePath, address) => {
    expect(siteAddress(url, { sitePath, pages })).toBe(address)
  })

  it('has the name of the record where that is known', () => {
    expect(siteAddress(`/product?id=${product}`, { sitePath: '', pages: { '/product': pattern } }, 'öl & rose/50')).toBe(
      `/product/${encodeURIComponent('öl & rose/50')}/${product}`,
    )
  })
})

describe('the route of an address', () => {
  const behindHash = { '/product': '{siteBasePath}/#/product/{recordId}' }

  it.each([
    [`/de/?a=1#/product/${product}?from=list`, behindHash, `/product/${product}`, '?from=list'],
    [`/de/#!/product?id=${product}`, { '/product': '#!/product' }, '/product', `?id=${product}`],
    // Nothing says that this site has a hash router.
    [`/product?id=${product}#/x/01t9V0000000002QAA`, { '/product': pattern }, '/product', `?id=${product}`],
    [`/product?id=${product}#reviews`, behindHash, '/product', `?id=${product}`],
    ['/de/', behindHash, '/de/', ''],
  ])('%s with %j is %s and %s', (path, pages, pathname, search) => {
    expect(routeIn(new URL(path, 'https://shop.example'), pages)).toEqual({ pathname, search })
  })

  it('names the record behind the hash, and links lead there', () => {
    const address = siteAddress(`/product?id=${product}`, { sitePath: '/de', pages: behindHash })
    expect(address).toBe(`/de/#/product/${product}`)
    expect(recordInAddress(routeIn(new URL(address, 'https://shop.example'), behindHash), 'id', productPrefix)).toBe(product)
  })
})

describe('the record of an address', () => {
  it.each([
    [`/product?id=${product}`, product],
    [`/product/${product}`, product],
    [`/de/product/rosen%C3%B6l/${product}`, product],
    [`/de/product/rosenoel/${product}/`, product],
    [`/shop/artikel/x/${product.slice(0, 15)}?q=1`, product.slice(0, 15)],
    ['/product/01t-is-no-product', undefined],
    ['/product/0ZG9V0000000001QAA', undefined],
    [`/product/${product}?id=01t9V0000000002QAA`, '01t9V0000000002QAA'],
    [`/product/${product}?id=`, product],
    ['/product', undefined],
  ])('%s names %s', (path, id) => {
    expect(recordInAddress(new URL(path, 'https://shop.example'), 'id', productPrefix)).toBe(id)
  })

  it('may be a category', () => {
    expect(recordInAddress(new URL('https://shop.example/category/gesicht/0ZG9V0000000001QAA'), 'category', categoryPrefix)).toBe(
      '0ZG9V0000000001QAA',
    )
  })

  it.each([
    ['/b/{moniker}', '/b/anna', 'anna'],
    ['{siteBasePath}/b/{moniker}', '/de/b/anna%20b/', 'anna b'],
    ['/b/{moniker}?x=1', '/b/anna', 'anna'],
    ['/b', '/b/anna', undefined],
    ['/b/{moniker}', '/c/anna', undefined],
    ['/b/{moniker}', '/b/%E0%A4%A', undefined],
    ['/b.*/{moniker}', '/bxx/anna', undefined],
    ['/{moniker}/{moniker}', '/a/b', undefined],
    ['#/b/{moniker}', '/b/anna', 'anna'],
    ['{siteBasePath}/start#!/b/{moniker}?x=1', '/b/anna', 'anna'],
    ['/b/{moniker}#top', '/b/anna', 'anna'],
  ])('stands where %s says in %s: %s', (given, path, value) => {
    expect(valueInPath(given, path, 'moniker')).toBe(value)
  })
})
