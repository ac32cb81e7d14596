import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startPage } from '../../src/entries/start.js'
import '../../src/entries/page.css'
import '../../src/blocks/section/index.js'
import '../../src/blocks/column/index.js'
import { mount } from '../support/mount.js'

beforeAll(() => void startPage())

type Column = HTMLElement & { width: number; widthMobile: number | undefined }

const columnIn = (container: Element) => container.querySelector<Column>('vitrine-column')!
const content = (container: Element) => columnIn(container).shadowRoot!.querySelector<HTMLElement>('[part=content]')!
const inSection = (attributes: string, children = '', given = '') =>
  mount(
    `<vitrine-section gutter="0" max-width="0" space="none" ${given}><vitrine-column ${attributes}>${children}</vitrine-column></vitrine-section>`,
  )
const block = (height = 50) => `<div class="thing"><img alt="" width="10" height="${height}"></div>`
const tops = (container: Element) => {
  const { top } = content(container).getBoundingClientRect()
  return [...container.querySelectorAll('.thing')].map((thing) => thing.getBoundingClientRect().top - top)
}

beforeEach(async () => {
  await page.viewport(1200, 800)
  return () => vi.restoreAllMocks()
})

describe('<vitrine-column>', () => {
  it.each(Array.from({ length: 12 }, (_column, index) => index + 1))('is %i of 12 wide', async (width) => {
    const container = await inSection(`width="${width}"`)
    expect(columnIn(container).getBoundingClientRect().width).toBeCloseTo(width * 100, 0)
  })

  it('keeps to 12 for what is no width, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const container = await inSection('width="13"')
    expect(columnIn(container).getBoundingClientRect().width).toBe(1200)
    expect(warn).toHaveBeenCalledExactlyOnceWith('<vitrine-column> width="13" is not understood; using 12.')
  })

  it('may be narrow on a phone, when told', async () => {
    await page.viewport(360, 800)
    const container = await inSection('width="6"')
    expect(columnIn(container).getBoundingClientRect().width).toBe(360)
    columnIn(container).widthMobile = 6
    await vi.waitFor(() => expect(columnIn(container).getBoundingClientRect().width).toBe(180))
  })

  it.each([
    ['start', [0, 50]],
    ['center', [150, 200]],
    ['end', [300, 350]],
  ])('aligns its content: %s', async (align, expected) => {
    const container = await inSection(`vertical-align="${align}"`, block() + block(), 'min-height="400"')
    expect(tops(container)).toEqual(expected)
  })

  it('lets its content fill its height', async () => {
    const container = await inSection('vertical-align="stretch"', block(), 'min-height="400"')
    expect(container.querySelector('.thing')!.getBoundingClientRect().height).toBe(400)
  })

  it('keeps a gap between its contents', async () => {
    const container = await inSection('gap="20"', block() + block())
    expect(tops(container)).toEqual([0, 70])
  })

  it('is a card with room around its content', async () => {
    const container = await inSection('rounded tone="sage"', block())
    const { borderRadius, backgroundColor } = getComputedStyle(content(container))
    expect([borderRadius, backgroundColor]).toEqual(['24px', 'rgb(233, 236, 226)'])
    expect(tops(container)).toEqual([32])
  })

  it('lets links and pictures keep their own width', async () => {
    const container = await inSection('', '<a class="button" href="#ziel">Weiter</a><img alt="" width="10" height="10">')
    expect(container.querySelector('a')!.getBoundingClientRect().width).toBeLessThan(200)
    expect(container.querySelector('img')!.getBoundingClientRect().width).toBe(10)
  })

  it('keeps its width when a builder moves it', async () => {
    const container = await inSection('width="3"')
    const column = columnIn(container)
    container.querySelector('vitrine-section')!.append(column)
    await new Promise((resolve) => setTimeout(resolve))
    expect(column.getBoundingClientRect().width).toBe(300)
  })

  it('outside a section takes all the room there is', async () => {
    const container = await mount('<vitrine-column width="6">a</vitrine-column>')
    expect(columnIn(container).getBoundingClientRect().width).toBe(1200)
  })
})
