import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/video/index.js'
import { complaints, openSandbox } from '../support/shop-page.js'

const openShop = openSandbox()
const foreign = '<vitrine-video address="https://youtu.be/dQw4w9WgXcQ" heading="Serum"></vitrine-video>'

describe('<vitrine-video>', () => {
  it('loads nothing from another house before the shopper says so', async () => {
    const page = await openShop({ html: foreign })
    await page.becomes('video', 'asking')
    const { getByRole, getByText } = page.in('video')
    const root = page.container.querySelector('vitrine-video')!.shadowRoot!
    expect(root.querySelector('iframe')).toBeNull()
    expect(getByText(/Dabei erfährt YouTube deine IP-Adresse/).isConnected).toBe(true)
    expect(await complaints(page.container)).toEqual([])
    getByRole('button', { name: 'Video laden: Serum' }).click()
    await page.becomes('video', 'shown')
    expect(root.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
    expect(root.querySelector('iframe')?.title).toBe('Serum')
  })

  it('plays a file of the own site at once, with captions', async () => {
    const page = await openShop({ html: '<vitrine-video address="/media/a.mp4" captions="/media/a.vtt" heading="Serum"></vitrine-video>' })
    await page.becomes('video', 'shown')
    const film = page.container.querySelector('vitrine-video')!.shadowRoot!.querySelector('video')!
    expect(film.controls).toBe(true)
    expect(film.autoplay).toBe(false)
    await vi.waitFor(() => expect(film.querySelector('track')?.getAttribute('src')).toBe('/media/a.vtt'))
  })

  it.each(['https://example.org/film.mp4', 'javascript:alert(1)', ''])('says that it cannot show %s', async (address) => {
    const page = await openShop({ html: `<vitrine-video address="${address}" heading="Film"></vitrine-video>` })
    await page.becomes('video', 'failed')
    expect(page.container.querySelector('vitrine-video')!.shadowRoot!.querySelector('video, iframe')).toBeNull()
  })
})
