import { describe, expect, it } from 'vitest'
import { mendedLink } from '../../src/core/dom/mended-link.js'

const id = '01t9V0000000001QAA'
const mended = (link: string) => {
  const { pathname, search, hash } = mendedLink(new URL(link, 'https://shop.example')) ?? {}
  return pathname === undefined ? undefined : `${pathname}${search}${hash}`
}

describe('a link that was mangled on its way', () => {
  it.each([
    ['a query that was encoded', `/product%3Fid%3D${id}`, `/product?id=${id}`],
    ['one of several parameters', `/product%3Fid%3D${id}%26utm_source%3Dwa`, `/product?id=${id}&utm_source=wa`],
    ['an encoded sign between name and value', `/product?id%3D${id}`, `/product?id=${id}`],
    ['the same in a letter', `/product?id=3D${id}`, `/product?id=${id}`],
    ['the same in a letter, encoded', `/product?id=%3D${id}`, `/product?id=${id}`],
    ['ampersands as HTML', `/consultant?moniker=anna&amp;from=checkout&amp;amp;x=1`, '/consultant?moniker=anna&from=checkout&x=1'],
    ['ampersands as HTML, encoded', `/product?a=1&amp%3Bid=${id}`, `/product?a=1&id=${id}`],
    ['a second question mark', `/product?id=${id}?utm_source=wa&fbclid=x`, `/product?id=${id}&utm_source=wa&fbclid=x`],
    ['a second question mark, encoded', `/product?id=${id}%3Futm_source=wa`, `/product?id=${id}&utm_source=wa`],
    ['two question marks', `/product??id=${id}`, `/product?id=${id}`],
    ['a parameter behind a path without a query', '/products&fbclid=abc', '/products?fbclid=abc'],
    ['a full stop', `/product?id=${id}.`, `/product?id=${id}`],
    ['a bracket and a quotation mark', `/product?id=${id})%22`, `/product?id=${id}`],
    ['an angle bracket', `/consultant?moniker=anna-berger%3E`, '/consultant?moniker=anna-berger'],
    ['a German quotation mark', '/consultant?moniker=anna-berger%E2%80%9C', '/consultant?moniker=anna-berger'],
    ['an exclamation mark behind a path', '/products!', '/products'],
    ['a comma before what was appended', `/product?id=${id},&fbclid=x`, `/product?id=${id}&fbclid=x`],
    ['a line break in an id', `/product?id=01t9V0000%0A%20000001QAA`, `/product?id=${id}`],
    ['a mark of no width', `/products?mk_moniker=anna%E2%80%8B`, '/products?mk_moniker=anna'],
    ['a mark of no width behind a path', '/products%E2%80%8B', '/products'],
    ['small letters', `/product?id=${id.toLowerCase()}`, `/product?id=${id}`],
    ['capital letters', `/PRODUCT?ID=${id.toUpperCase()}`, `/PRODUCT?id=${id}`],
    ['small letters in a path', `/product/rosenserum/${id.toLowerCase()}`, `/product/rosenserum/${id}`],
    ['small letters in names', '/cart?partlist=12345:2&shopid=7', '/cart?PartList=12345%3A2&shopId=7'],
    ['a dot behind a list of parts', '/cart?p=12345,678 9.', '/cart?p=12345%2C678+9'],
    ['much of it at once', `/product%3Fid%3D${id.toLowerCase()}.%26amp%3Butm_source%3Dwa`, `/product?id=${id}&utm_source=wa`],
  ])('is mended: %s', (_, link, whole) => {
    expect(mended(link)).toBe(whole)
    expect(mended(whole)).toBeUndefined()
  })

  it.each([
    `/product?id=${id}`,
    '/products?q=Was+hilft%3F&f.shade=a%26b%3Dc',
    '/search?q=Hilft das?',
    '/login?return=%2Fcheckout%3Ffrom%3Dx%26id%3D7',
    '/consultants?q=50667&radius=25#liste',
    '/page?ID=7&id=seven.&P=x',
    '/gr%C3%BCn/Caf%C3%A9',
    '/a%2Fb/100%25',
    '/%E0%A4%A',
    '/cart?p=12345,12345&i=ABC',
    '/',
  ])('is left as it is when it is whole, or somebody else’s: %s', (link) => {
    const left = mended(link)
    expect(left === undefined || left === '/page?ID=7&id=seven.&p=x').toBe(true)
  })
})
