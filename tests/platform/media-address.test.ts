import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../src/commerce/salesforce/wire/fields.js'
import { mediaPath, mediaUrl } from '../../src/commerce/domain/media-address.js'

const file = '/cms/delivery/media/MCABC?version=1.1'

describe('the address of a picture', () => {
  it.each([
    ['', '', file, file],
    ['', '/store', file, `/store${file}`],
    ['/webruntime/api', '', file, `/sfsites/c${file}`],
    ['/de/webruntime/api', '/de', file, `/de/sfsites/c${file}`],
    ['/de/webruntime/api', '/de/', file, `/de/sfsites/c${file}`],
    ['/de/webruntime/api', '/de', `/de${file}`, `/de/sfsites/c${file}`],
    ['/de/webruntime/api', '/de', `/sfsites/c${file}`, `/de/sfsites/c${file}`],
    ['/de/webruntime/api', '/de', `/de/sfsites/c${file}`, `/de/sfsites/c${file}`],
    ['/webruntime/api', '', `/sfsites/c${file}`, `/sfsites/c${file}`],
    ['/webruntime/api', '/de', '/profilephoto/005/F', '/de/profilephoto/005/F'],
    ['/webruntime/api', '/de', '/desk.svg', '/de/desk.svg'],
    ['/webruntime/api', '/de', 'https://cdn.example/cms/x.png', 'https://cdn.example/cms/x.png'],
    ['/webruntime/api', '/de', '//cdn.example/x.png', '//cdn.example/x.png'],
    ['https://shop.example/webruntime/api', 'https://shop.example', file, `https://shop.example/sfsites/c${file}`],
  ])('on a site that answers at "%s" below "%s": %s is %s', (apiBasePath, sitePath, url, address) => {
    expect(mediaUrl(url, mediaPath({ apiBasePath, sitePath }))).toBe(address)
  })

  it.each([
    [{ alternateText: 'Tiegel', alternativeText: 'Dose', title: 'tiegel.png' }, 'Tiegel'],
    [{ alternateText: null, alternativeText: 'Dose', title: 'tiegel.png' }, 'Dose'],
    [{ alternateText: null, alternativeText: null, title: 'tiegel_final2.png' }, ''],
    [{ alternateText: '', alternativeText: null, title: 'tiegel.png' }, ''],
  ])('%j is described as "%s", never by the name of its file', (texts, alt) => {
    expect(pictureOf({ url: file, ...texts }, '')?.alt).toBe(alt)
  })
})
