import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineBlock, register, type ViewOf } from '../../src/core/element/index.js'
import { inside, mount } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const vitrine = defineBlock({
  tag: 'vitrine-test-window',
  ...called('Schaufenster', 'Zeigt etwas'),
  fields: { heading: { type: 'text', label: text('Überschrift'), default: 'Neu' } },
})
type Props = ViewOf<typeof vitrine>

function Live({ heading, mode }: Props) {
  const [visits, setVisits] = useState(0)
  return (
    <button type="button" onClick={() => setVisits(visits + 1)}>
      {`${heading} ${mode} ${visits}`}
    </button>
  )
}

const Sample = ({ heading }: Props) => <button type="button">{`${heading} als Muster`}</button>

register(vitrine, { live: Live, sample: Sample, styles: [] })

const put = async (mode: string) => {
  document.documentElement.dataset.vitrineMode = mode
  const page = await mount('<vitrine-test-window heading="Creme"></vitrine-test-window>')
  return page.querySelector<HTMLElement>(vitrine.tag)!
}
const shown = (element: Element) => inside(element).getByRole('button', { hidden: true }).textContent
const showsSoon = (element: Element, words: string) => inside(element).findByText(words)

describe('a block with a sample', () => {
  beforeEach(() => {
    delete document.documentElement.dataset.vitrineMode
  })
  afterEach(() => {
    delete document.documentElement.dataset.vitrineMode
  })

  it.each(['live', 'preview'])('shows what is live when the page is %s', async (mode) => {
    expect(shown(await put(mode))).toBe(`Creme ${mode} 0`)
  })

  it('shows its sample, inert and with the fields of the page, while it is edited', async () => {
    const element = await put('edit')
    expect(shown(element)).toBe('Creme als Muster')
    expect(inside(element).getByText('Creme als Muster').closest('[inert]')).not.toBeNull()
    element.setAttribute('heading', 'Seife')
    await showsSoon(element, 'Seife als Muster')
  })

  it('goes from one to the other with the page, and begins anew', async () => {
    const element = await put('live')
    await userEvent.click(inside(element).getByRole('button'))
    await showsSoon(element, 'Creme live 1')
    document.documentElement.dataset.vitrineMode = 'edit'
    await showsSoon(element, 'Creme als Muster')
    document.documentElement.dataset.vitrineMode = 'live'
    await showsSoon(element, 'Creme live 0')
  })
})
