import { describe, expect, it } from 'vitest'
import '../../src/blocks/invalid-shop/index.js'
import { complaints, openSandbox } from '../support/shop-page.js'

const openShop = openSandbox()

describe('vitrine-invalid-shop', () => {
  it('apologises, and leads home', async () => {
    const page = await openShop({ html: '<vitrine-invalid-shop></vitrine-invalid-shop>' })
    await page.becomes('invalid-shop', 'shown')
    const { getByRole, getByText, queryByRole } = page.in('invalid-shop')
    expect(getByText('Das tut uns leid').isConnected).toBe(true)
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Diesen Shop finden wir nicht.')
    expect(getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/')
    expect(queryByRole('link', { name: 'Beraterin finden' })).toBeNull()
    expect(await complaints(page.container)).toEqual([])
  })

  it('says what the editor wrote, and offers to find a consultant', async () => {
    const page = await openShop({
      html:
        '<vitrine-invalid-shop heading="Oh" text="Weg ist er." home-url="/start" ' +
        'consultants-url="/consultants"></vitrine-invalid-shop>',
    })
    await page.becomes('invalid-shop', 'shown')
    const { getByRole, getByText } = page.in('invalid-shop')
    expect(getByRole('heading').textContent).toBe('Oh')
    expect(getByText('Weg ist er.').isConnected).toBe(true)
    expect(getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/start')
    expect(getByRole('link', { name: 'Beraterin finden' }).getAttribute('href')).toBe('/consultants')
  })

  it('speaks English', async () => {
    const page = await openShop({ html: '<vitrine-invalid-shop></vitrine-invalid-shop>', settings: { locale: 'en' } })
    await page.becomes('invalid-shop', 'shown')
    expect(page.in('invalid-shop').getByRole('heading').textContent).toBe('We cannot find this shop.')
  })
})
