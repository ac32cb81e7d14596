import { within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startPage } from '../../src/entries/start.js'
import '../../src/entries/page.css'
import '../../src/blocks/slider/index.js'
import { mount } from '../support/mount.js'
import { complaints } from '../support/shop-page.js'

beforeAll(() => void startPage())

async function open(attributes = '') {
  await page.viewport(1000, 700)
  const container = await mount(`<vitrine-slider ${attributes}><p>Eins</p><p>Zwei</p><p>Drei</p></vitrine-slider>`)
  const root = container.querySelector('vitrine-slider')!.shadowRoot!
  const screen = within(root.querySelector('section') as HTMLElement)
  return { container, screen, track: root.querySelector<HTMLElement>('[part=track]')! }
}

describe('<vitrine-slider>', () => {
  it('moves on by its buttons and says where one is', async () => {
    const { container, screen, track } = await open()
    const on = await screen.findByRole('button', { name: 'Weiter' })
    expect(screen.getByRole('status').textContent).toBe('1 von 3')
    expect(screen.getByRole('button', { name: 'Zurück' }).getAttribute('aria-disabled')).toBe('true')
    on.click()
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 von 3'))
    await vi.waitFor(() => expect(track.scrollLeft).toBeGreaterThan(900))
    expect(await complaints(container)).toEqual([])
  })

  it('is moved by keyboard alone: by its buttons, where the focus stays, and by the arrows', async () => {
    const { screen, track } = await open()
    const place = (text: string) => vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
    const on = await screen.findByRole('button', { name: 'Weiter' })
    on.focus()
    await userEvent.keyboard('{Enter}')
    await place('2 von 3')
    await userEvent.keyboard(' ')
    await place('3 von 3')
    expect(on.getAttribute('aria-disabled')).toBe('true')
    expect(on.matches(':focus')).toBe(true)
    track.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await place('2 von 3')
  })

  it('does not move by itself, and needs no script to be moved', async () => {
    const { track } = await open()
    expect(track.scrollLeft).toBe(0)
    expect(getComputedStyle(track).scrollSnapType).toBe('x mandatory')
    expect(track.tabIndex).toBe(0)
  })

  it('shows several side by side where there is room', async () => {
    const { container } = await open('shown="2"')
    await vi.waitFor(() => expect(container.querySelector('p')!.getBoundingClientRect().width).toBeLessThan(500))
  })
})
