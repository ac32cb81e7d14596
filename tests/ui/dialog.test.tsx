import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../src/ui/parts/dialog.js'
import { openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()

function opened() {
  const close = vi.fn()
  const draw = (open: boolean) => (
    <Dialog open={open} close={close} label="Warenkorb" heading={<h2>Dein Warenkorb</h2>}>
      <p>Drei Artikel</p>
    </Dialog>
  )
  const { rerender, getByRole, container } = render(draw(true))
  const dialog = container.querySelector('dialog')!
  return { close, dialog, getByRole, show: (open: boolean) => rerender(draw(open)) }
}
const aFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

describe('a dialog', () => {
  beforeEach(async () => void (await shopPage({ html: '' })))
  afterEach(cleanup)

  it('has its name, and makes the rest of the page wait', () => {
    const { getByRole, dialog } = opened()
    expect(getByRole('dialog', { name: 'Warenkorb' })).toBe(dialog)
    expect(dialog.matches(':modal')).toBe(true)
  })

  it.each([
    ['with its cross', ({ getByRole }) => userEvent.click(getByRole('button', { name: 'Schließen' }))],
    ['with Esc', () => userEvent.keyboard('{Escape}')],
    ['with a click beside it', async ({ dialog }) => dialog.click()],
  ] as readonly [string, (given: ReturnType<typeof opened>) => Promise<void>][])(
    'asks to be closed %s, once, and stays until it is',
    async (_how, ask) => {
      const given = opened()
      await ask(given)
      expect(given.close).toHaveBeenCalledOnce()
      expect(given.dialog.open).toBe(true)
      given.show(false)
      await aFrame()
      expect(given.dialog.open).toBe(false)
      expect(given.close).toHaveBeenCalledOnce()
    },
  )

  it.each(['veil', 'cross'])('does not take the second half of the double click that opened it for one of its own: %s', (place) => {
    const { close, dialog, getByRole } = opened()
    const click = (detail: number) => {
      const target = place === 'veil' ? dialog : getByRole('button', { name: 'Schließen' })
      target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
    }
    click(2)
    click(3)
    expect(close).not.toHaveBeenCalled()
    click(1)
    expect(close).toHaveBeenCalledOnce()
    click(2)
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('stays open while the Enter that opened it is held', async () => {
    const { close, getByRole } = opened()
    getByRole('button', { name: 'Schließen' }).focus()
    const press = (repeat: boolean) => new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
    expect(document.activeElement?.dispatchEvent(press(true))).toBe(false)
    expect(document.activeElement?.dispatchEvent(press(false))).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(close).toHaveBeenCalledOnce()
  })

  it('does not ask when she clicks inside', async () => {
    const { close, getByRole } = opened()
    await userEvent.click(getByRole('heading'))
    expect(close).not.toHaveBeenCalled()
  })

  it('stays open when it is closed and opened again at once', async () => {
    const { close, dialog, show } = opened()
    show(false)
    show(true)
    await aFrame()
    expect(dialog.open).toBe(true)
    expect(close).not.toHaveBeenCalled()
  })

  it('tells when the browser has closed it by itself', async () => {
    const { close, dialog } = opened()
    dialog.close()
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  })
})
