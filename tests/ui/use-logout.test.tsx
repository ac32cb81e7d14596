import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce } from '../../src/commerce/domain/channels.js'
import { useLogout } from '../../src/ui/hooks/use-logout.js'
import { openSandbox, type ShopPage, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()

function Leave({ done }: { done: () => void }) {
  const { label, logout, problem } = useLogout(done)
  return (
    <>
      <button type="button" onClick={logout}>
        {label}
      </button>
      <p role="alert">{problem}</p>
    </>
  )
}

describe('a button to sign out', () => {
  let page: ShopPage
  const left: string[] = []
  beforeEach(async () => {
    left.length = 0
    page = await shopPage({ html: '', scene: 'signed-in' })
    await page.shop.ready()
    render(<Leave done={() => void left.push('gone')} />)
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Abmelden' }))

  it('signs her out, tells screen readers, and goes on', async () => {
    const heard: string[] = []
    const stop = page.shop.bus.subscribe(announce, ({ text }) => void heard.push(text))
    await press()
    await expect.poll(() => left).toEqual(['gone'])
    stop()
    expect(page.shop.session.get().session?.guest).toBe(true)
    expect(heard).toContain('Du bist abgemeldet.')
  })

  it('says when it did not work, stays, and works when it is pressed again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    page.sandbox.weather({ kind: 'error-500', match: '/logout' })
    await press()
    await screen.findByText('Das Abmelden hat nicht geklappt. Bitte versuche es noch einmal.')
    expect([left.length, page.shop.session.get().session?.guest]).toEqual([0, false])
    page.sandbox.weather({ kind: 'clear' })
    await press()
    await expect.poll(() => left).toEqual(['gone'])
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})
