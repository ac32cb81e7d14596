import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { type ProductReview, registerReviews, type Reviews, type ReviewsQuestion } from '../../src/commerce/domain/reviews/index.js'
import { complaints, openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const [serum] = products as unknown as [(typeof products)[0]]
const html = `<vitrine-product-detail product="${serum.id}"></vitrine-product-detail>`

const reviews: readonly ProductReview[] = [
  { stars: 5, title: 'Meine Haut strahlt', text: 'Nach einer Woche.', author: 'Mia K.', date: '2026-10-03T08:00:00Z', verified: true },
  { stars: 4, text: '<b>Duftet</b> fein.' },
  { stars: 3, text: 'Ganz gut.' },
  { stars: 2, text: 'Nicht für mich.' },
]
const checked = 'Nur wer das Produkt bei uns gekauft hat, kann es bewerten.'

async function shown(read: Reviews['read'], settings: Record<string, string> = {}) {
  const page = await shopPage({ html, settings })
  await page.becomes('product-detail', 'filled')
  expect(page.in('product-detail').queryByRole('heading', { name: /Bewertungen|Reviews/ })).toBeNull()
  registerReviews({ read })
  const root = () => page.element('product-detail').shadowRoot!
  const list = () =>
    vi.waitFor(() => {
      const section = root().querySelector<HTMLElement>('[part=reviews]')
      if (!section) throw new Error('There are no reviews yet.')
      return within(section)
    })
  return { ...page, root, list, detail: page.in('product-detail') }
}

describe('reviews of a product', () => {
  it('are shown where the shop keeps some: stars, words, by whom, and how they are checked', async () => {
    const asked: ReviewsQuestion[] = []
    const { list, detail, container } = await shown(async (question) => {
      asked.push(question)
      return { average: 4.46, count: 12, reviews, checked }
    })
    const section = await list()
    expect(asked).toMatchObject([{ productId: serum.id, locale: 'de' }])
    expect(section.getByText('4,5 von 5 Sternen, 12 Bewertungen').isConnected).toBe(true)
    expect(section.getByText(checked).isConnected).toBe(true)
    const [first, second] = section.getAllByRole('article')
    expect(within(first!).getByRole('img', { name: '5 von 5 Sternen' }).isConnected).toBe(true)
    expect(first!.textContent).toContain('Mia K. · 3. Oktober 2026 · Hat das Produkt gekauft')
    // What shoppers write is text.
    expect(second!.textContent).toContain('<b>Duftet</b> fein.')
    expect((await detail.findByRole('button', { name: '4,5 von 5 Sternen 12 Bewertungen' })).isConnected).toBe(true)
    expect(await complaints(container)).toEqual([])
  })

  it('are led to from the stars beside the name', async () => {
    const { list, detail, root } = await shown(async () => ({ average: 4, count: 4, reviews, checked }))
    await list()
    await userEvent.click(await detail.findByRole('button', { name: /4 Bewertungen/ }))
    await vi.waitFor(() => expect(root().activeElement?.textContent).toBe('Bewertungen'))
  })

  it('are shown three at first', async () => {
    const { list } = await shown(async () => ({ average: 4, count: 4, reviews, checked }))
    const section = await list()
    expect(section.getAllByRole('article')).toHaveLength(3)
    await userEvent.click(section.getByRole('button', { name: '1 weitere zeigen' }))
    expect(section.getAllByRole('article')).toHaveLength(4)
  })

  const silent: readonly [string, Reviews['read']][] = [
    ['there are none', async () => undefined],
    ['nobody has said anything', async () => ({ average: 0, count: 0, reviews: [], checked })],
    ['they cannot be read', () => Promise.reject(new Error('gone'))],
  ]
  it.each(silent)('are not shown where %s, and the product is', async (_why, read) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const asked = vi.fn(read)
    const { root, state } = await shown(asked)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(root().querySelector('[part=reviews]')).toBeNull()
    expect(state('product-detail')).toBe('filled')
  })

  it('are read in the language of the page', async () => {
    const { list } = await shown(async ({ locale }) => ({ average: 4, count: 1, reviews: [{ stars: 4, text: locale }], checked }), {
      locale: 'en',
    })
    const section = await list()
    expect(section.getByRole('article').textContent).toBe('en')
    expect(section.getByText('4 out of 5 stars, 1 review').isConnected).toBe(true)
  })
})
