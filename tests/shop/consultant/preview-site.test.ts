import { describe, expect, it } from 'vitest'
import { isPreviewSite } from '../../../src/commerce/domain/consultant/preview-site.js'

describe('a preview site', () => {
  it.each([
    'https://lindenrose--sitepreview.example.com/',
    'https://shop.example.com/sitepreview/home',
    'https://shop.livepreview.example.com/',
    'https://shop.example.com/live-preview/',
    'https://live.lindenrose.example/',
    'https://lindenrose.builder.example.com/',
    'https://shop.live.example.com/',
    'https://lindenrose.example/products?from=sitepreview',
    'https://lindenrose.example/#live-preview',
  ])('is recognised by the pieces of section 9: %s', (address) => {
    expect(isPreviewSite(new URL(address))).toBe(true)
  })

  it.each([
    'https://lindenrose.example/',
    'https://lindenrose.example/alive.html',
    'https://olive.de/',
    'https://bealive.com/',
    'https://shop.olive.de/',
    'https://my-builder.example.com/',
    'https://lindenrose.example/?m=live.builder.anna',
  ])('is not %s', (address) => {
    expect(isPreviewSite(new URL(address))).toBe(false)
  })
})
