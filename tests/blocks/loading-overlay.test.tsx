import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startPage } from '../../src/entries/start.js'
import '../../src/entries/page.css'
import '../../src/blocks/loading-overlay/index.js'
import { inside, mount } from '../support/mount.js'

beforeAll(() => void startPage())

type Overlay = HTMLElement & { isShow: boolean }

const overlayIn = (container: Element) => container.querySelector<Overlay>('vitrine-loading-overlay')!
const backdrop = (overlay: Element) => overlay.shadowRoot!.querySelector<HTMLElement>('[part=backdrop]')!

beforeEach(async () => {
  await page.viewport(1280, 800)
  document.documentElement.removeAttribute('data-vitrine-mode')
})

describe('<vitrine-loading-overlay>', () => {
  it('covers nothing until it is shown', async () => {
    const overlay = overlayIn(await mount('<vitrine-loading-overlay></vitrine-loading-overlay>'))
    expect(backdrop(overlay).getBoundingClientRect().height).toBe(0)
    expect(inside(overlay).getByRole('status').textContent).toBe('')
    expect(overlay.dataset.state).toBe('closed')
  })

  it('covers the whole page with a translucent white and a large spinner, and goes again', async () => {
    const overlay = overlayIn(await mount('<vitrine-loading-overlay></vitrine-loading-overlay>'))
    const status = inside(overlay).getByRole('status')
    overlay.toggleAttribute('is-show', true)
    await vi.waitFor(() => expect(overlay.dataset.state).toBe('open'))
    const { width, height } = backdrop(overlay).getBoundingClientRect()
    expect([width, height]).toEqual([1280, 800])
    expect(getComputedStyle(backdrop(overlay)).backgroundColor).toBe('rgba(255, 255, 255, 0.85)')
    // It turns: its middle stays where it is.
    const spinner = overlay.shadowRoot!.querySelector('.spinner.large')!.getBoundingClientRect()
    expect([(spinner.left + spinner.right) / 2, (spinner.top + spinner.bottom) / 2].map(Math.round)).toEqual([640, 400])
    // The status was there before its words.
    expect(inside(overlay).getByRole('status')).toBe(status)
    expect(status.textContent).toBe('Wird geladen')
    overlay.removeAttribute('is-show')
    await vi.waitFor(() => expect(overlay.dataset.state).toBe('closed'))
    expect(backdrop(overlay).getBoundingClientRect().height).toBe(0)
    expect(status.textContent).toBe('')
  })

  it('lies over everything, a later popover below it too, and keeps clicks away', async () => {
    const container = await mount(
      '<button style="position: fixed; inset: 0; z-index: 2147483647">Kaufen</button><vitrine-loading-overlay ' +
        'is-show></vitrine-loading-overlay>',
    )
    const overlay = overlayIn(container)
    await vi.waitFor(() => expect(overlay.dataset.state).toBe('open'))
    expect(backdrop(overlay).matches(':popover-open')).toBe(true)
    expect(document.elementFromPoint(20, 20)).toBe(overlay)
    const clicked = vi.fn()
    container.querySelector('button')!.addEventListener('click', clicked)
    await userEvent.click(container, { force: true, position: { x: 20, y: 20 } }).catch(() => {})
    expect(clicked).not.toHaveBeenCalled()
  })

  it('covers the page again after a builder moved it', async () => {
    const container = await mount('<vitrine-loading-overlay is-show></vitrine-loading-overlay><p>Ende</p>')
    const overlay = overlayIn(container)
    await vi.waitFor(() => expect(overlay.dataset.state).toBe('open'))
    container.append(overlay)
    expect(document.elementFromPoint(20, 20)).toBe(overlay)
    overlay.isShow = false
    await vi.waitFor(() => expect(document.elementFromPoint(20, 20)).not.toBe(overlay))
  })

  it('stays closed in an editor and shows a chip instead', async () => {
    document.documentElement.dataset.vitrineMode = 'edit'
    const overlay = overlayIn(await mount('<vitrine-loading-overlay is-show></vitrine-loading-overlay>'))
    expect(inside(overlay).getByText('Ladeanzeige').getBoundingClientRect().height).toBeGreaterThan(20)
    expect(backdrop(overlay).getBoundingClientRect().height).toBe(0)
  })

  it('turns calmly for those who ask for less motion', async () => {
    const overlay = overlayIn(await mount('<vitrine-loading-overlay is-show></vitrine-loading-overlay>'))
    const rules = overlay.shadowRoot!.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
    const calm = rules.filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.conditionText.includes('reduced-motion'))
    expect(calm.map((rule) => rule.cssText).join()).toMatch(/spinner.*animation-duration: 4s/s)
  })
})
