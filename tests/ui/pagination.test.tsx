import { cleanup, fireEvent, render, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Pagination } from '../../src/ui/parts/pagination.js'
import { openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()

function pages(page: number, pageCount: number) {
  const gone: number[] = []
  const { container } = render(
    <Pagination page={page} pageCount={pageCount} hrefOf={(to) => `#page=${to + 1}`} go={(to) => void gone.push(to)} />,
  )
  const drawn = within(container)
  return {
    gone,
    container,
    links: () => drawn.queryAllByRole('link').map((link) => link.getAttribute('aria-label')),
    link: (name: string) => drawn.getByRole<HTMLAnchorElement>('link', { name }),
  }
}

describe('the pages of a list', () => {
  beforeEach(async () => void (await shopPage({ html: '' })))
  afterEach(cleanup)

  it.each([
    [0, 3, ['Seite 1', 'Seite 2', 'Seite 3', 'Weiter'], '1 2 3'],
    [2, 3, ['Zurück', 'Seite 1', 'Seite 2', 'Seite 3'], '1 2 3'],
    [4, 9, ['Zurück', 'Seite 1', 'Seite 4', 'Seite 5', 'Seite 6', 'Seite 9', 'Weiter'], '1 … 4 5 6 … 9'],
    [1, 9, ['Zurück', 'Seite 1', 'Seite 2', 'Seite 3', 'Seite 9', 'Weiter'], '1 2 3 … 9'],
  ])('on page %i of %i leads to the first, the last and those around', (page, pageCount, names, text) => {
    const { links, container } = pages(page, pageCount)
    expect(links()).toEqual(names)
    const numbers = [...container.querySelectorAll('span:not([aria-hidden])')].map((each) => each.textContent.trim()).join(' ')
    expect(numbers).toBe(text)
  })

  it('says which one is shown', () => {
    expect(pages(4, 9).link('Seite 5').getAttribute('aria-current')).toBe('page')
  })

  it('draws nothing where one page holds all', () => {
    expect(pages(0, 1).container.childElementCount).toBe(0)
  })

  it('turns the page by a click; with a key held the browser opens the address elsewhere', async () => {
    const { gone, link } = pages(0, 3)
    await userEvent.click(link('Seite 2'))
    expect(gone).toEqual([1])
    link('Seite 3').addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link('Seite 3'), { ctrlKey: true })
    expect(gone).toEqual([1])
    expect(link('Seite 3').hash).toBe('#page=3')
  })
})
