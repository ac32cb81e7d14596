import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startPage } from '../../src/entries/start.js'
import '../../src/entries/page.css'
import '../../src/blocks/questions/index.js'
import { mount } from '../support/mount.js'
import { complaints } from '../support/shop-page.js'

beforeAll(() => void startPage())

describe('<vitrine-questions>', () => {
  it('unfolds an answer by its question, and is what the browser knows', async () => {
    const container = await mount(
      '<vitrine-questions heading="Oft gefragt"><details><summary>Wie lange?</summary><p>Acht Wochen.</p></details></vitrine-questions>',
    )
    const answer = container.querySelector('p')!
    expect(answer.checkVisibility()).toBe(false)
    container.querySelector('summary')!.click()
    await vi.waitFor(() => expect(answer.checkVisibility()).toBe(true))
    expect(container.querySelector('vitrine-questions')!.shadowRoot!.querySelector('h2')?.textContent).toBe('Oft gefragt')
    expect(await complaints(container)).toEqual([])
  })

  it('has no heading where the editor gives none', async () => {
    const container = await mount(
      '<vitrine-questions><details><summary>Wie lange?</summary><p>Acht Wochen.</p></details></vitrine-questions>',
    )
    expect(container.querySelector('vitrine-questions')!.shadowRoot!.querySelector('h2')).toBeNull()
  })
})
