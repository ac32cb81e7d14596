import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { startPage } from '../../src/entries/start.js'
import '../../src/entries/page.css'
import '../../src/blocks/section/index.js'
import '../../src/blocks/column/index.js'
import { inside, mount, mounted } from '../support/mount.js'

beforeAll(() => void startPage())

const box = (element: Element | null | undefined) => element!.getBoundingClientRect()
const widths = (container: Element, selector = 'vitrine-column') =>
  [...container.querySelectorAll(selector)].map((element) => Math.round(box(element).width))
const inRow = (container: Element, selector = 'vitrine-column') =>
  new Set([...container.querySelectorAll(selector)].map((element) => Math.round(box(element).top))).size === 1
const sectionIn = (container: Element) => container.querySelector('vitrine-section')!
const part = (element: Element, name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)
const chosen = (section: Element) => part(section, 'picture') as HTMLImageElement | null
const asked = (section: Element) => [...section.shadowRoot!.querySelectorAll('source')].map((source) => source.srcset)
const requests = () => performance.getEntriesByType('resource').map(({ name }) => name)

// Any address of this server will do: which one the browser asks for is what counts.
const picture = (name: string) => `/package.json?picture=${name}`
const pictures = (...names: string[]) => names.map((name, index) => `${picture(name)} ${index + 1}x`).join(', ')

beforeEach(async () => {
  await page.viewport(1280, 800)
  document.documentElement.removeAttribute('data-vitrine-mode')
  return () => vi.restoreAllMocks()
})

describe('<vitrine-section>', () => {
  it('holds its content in 1180 px with a margin, in the middle', async () => {
    const container = await mount('<vitrine-section><p>Hallo</p></vitrine-section>')
    const { left, width } = box(container.querySelector('p'))
    expect([left, width]).toEqual([74, 1132])
    expect(box(sectionIn(container)).width).toBe(1280)
  })

  it('keeps to another width, and fills the page with 0', async () => {
    const container = await mount(
      '<vitrine-section max-width="648"><p>Hallo</p></vitrine-section><vitrine-section max-width="0"><p>Hallo</p></vitrine-section>',
    )
    expect(widths(container, 'p')).toEqual([600, 1280])
  })

  it('puts columns side by side by twelfths, with a gutter', async () => {
    const container = await mount(`<vitrine-section gutter="32">
      <vitrine-column width="8"></vitrine-column>
      <vitrine-column width="4"></vitrine-column>
    </vitrine-section>`)
    const [wide, narrow] = container.querySelectorAll('vitrine-column')
    expect(inRow(container)).toBe(true)
    expect(box(narrow).left - box(wide).right).toBeCloseTo(32, 1)
    expect(widths(container)).toEqual([744, 356])
    expect(box(narrow).right).toBeCloseTo(1206, 0)
  })

  it.each([[6, 6], [4, 4, 4], [3, 3, 3, 3], [2, 2, 2, 2, 2, 2], [5, 7], Array.from({ length: 12 }, () => 1)])(
    'fills one row with %j %j %j',
    async (...given) => {
      for (const width of [1280, 1113, 1031, 769]) {
        await page.viewport(width, 800)
        const container = await mount(
          `<vitrine-section gutter="17">${given.map((each) => `<vitrine-column width="${each}">x</vitrine-column>`).join('')}</vitrine-section>`,
        )
        expect(inRow(container), `${width} px`).toBe(true)
        container.remove()
      }
    },
  )

  it('begins a new row when twelve are full', async () => {
    const container = await mount(
      '<vitrine-section gutter="20"><vitrine-column width="8">a</vitrine-column><vitrine-column ' +
        'width="6">b</vitrine-column></vitrine-section>',
    )
    const [first, second] = container.querySelectorAll('vitrine-column')
    expect(box(second).top - box(first).bottom).toBeCloseTo(20, 1)
  })

  it('gives each device its widths, at the exact breakpoints', async () => {
    const container = await mount(
      '<vitrine-section gutter="0" max-width="0"><vitrine-column width="3" width-tablet="6" ' +
        'width-mobile="9">a</vitrine-column></vitrine-section>',
    )
    const share = () => Math.round((box(container.querySelector('vitrine-column')).width / innerWidth) * 12)
    const shares: number[] = []
    // 47.9375em, 48em, 64em, 64.0625em
    for (const width of [375, 767, 768, 1024, 1025, 1280]) {
      await page.viewport(width, 800)
      shares.push(share())
    }
    expect(shares).toEqual([9, 9, 6, 6, 3, 3])
  })

  it('in a column follows the width of the column, by the same breakpoints whatever font the page gives its root', async () => {
    await page.viewport(1280, 800)
    const container = await mount(
      `<vitrine-section gutter="0" max-width="0"><vitrine-column><vitrine-section></vitrine-section><p>Text</p></vitrine-column></vitrine-section>`,
    )
    const column = container.querySelector<HTMLElement>('vitrine-column')!
    const device = () => getComputedStyle(column.querySelector('vitrine-section')!).getPropertyValue('--section-device')
    const devices: string[] = []
    try {
      for (const [root, width] of [
        ['10px', 767],
        ['10px', 768],
        ['10px', 1024],
        ['24px', 768],
        ['24px', 1025],
      ] as const) {
        document.documentElement.style.fontSize = root
        column.style.width = `${width}px`
        devices.push(device())
        expect(getComputedStyle(document.documentElement).fontSize).toBe(root)
      }
    } finally {
      document.documentElement.style.removeProperty('font-size')
    }
    expect(devices).toEqual(['mobile', 'tablet', 'tablet', 'tablet', 'desktop'])
  })

  it('stacks columns on a phone unless they say otherwise', async () => {
    const container = await mount(
      '<vitrine-section><vitrine-column width="6">a</vitrine-column><vitrine-column width="6">b</vitrine-column></vitrine-section>',
    )
    await page.viewport(800, 800)
    expect(inRow(container)).toBe(true)
    await page.viewport(375, 800)
    expect(widths(container)).toEqual([343, 343])
    expect(inRow(container)).toBe(false)
  })

  it('takes a width that is set as a property, and writes nothing into the page', async () => {
    const container = await mount('<vitrine-section gutter="0" max-width="0"><vitrine-column></vitrine-column></vitrine-section>')
    const written = container.innerHTML
    container.querySelector<HTMLElement & { width: number }>('vitrine-column')!.width = 3
    await vi.waitFor(() => expect(widths(container)).toEqual([320]))
    expect(container.innerHTML).toBe(written)
  })

  it('has a direction per device; below each other every column takes the full width', async () => {
    const container = await mount(`<vitrine-section direction="row" direction-tablet="column" direction-mobile="row">
      <vitrine-column width="6" width-mobile="6">a</vitrine-column><vitrine-column width="6" width-mobile="6">b</vitrine-column>
    </vitrine-section>`)
    const rows: boolean[] = []
    for (const width of [1280, 800, 375]) {
      await page.viewport(width, 800)
      rows.push(inRow(container))
      if (width === 800) expect(widths(container)).toEqual([752, 752])
    }
    expect(rows).toEqual([true, false, true])
  })

  it('hands a direction down to smaller devices', async () => {
    const container = await mount(
      '<vitrine-section direction="column"><vitrine-column width="6" width-mobile="6">a</vitrine-column><vitrine-column width="6" ' +
        'width-mobile="6">b</vitrine-column></vitrine-section>',
    )
    for (const width of [1280, 800, 375]) {
      await page.viewport(width, 800)
      expect(inRow(container)).toBe(false)
    }
  })

  it('is at least as high as it is told, per device', async () => {
    const container = await mount('<vitrine-section space="none" min-height="440" min-height-mobile="300"><p>Hallo</p></vitrine-section>')
    const heights: number[] = []
    for (const width of [1280, 800, 375]) {
      await page.viewport(width, 800)
      heights.push(box(sectionIn(container)).height)
    }
    expect(heights).toEqual([440, 440, 300])
  })

  it.each([
    ['start', 0, 50],
    ['center', 175, 225],
    ['end', 350, 400],
    ['stretch', 0, 400],
  ])('aligns columns: %s', async (align, top, bottom) => {
    const container = await mount(
      `<vitrine-section space="none" min-height="400" vertical-align="${align}"><vitrine-column><img alt="" width="10" height="50"></vitrine-column></vitrine-section>`,
    )
    const origin = box(sectionIn(container)).top
    const column = box(container.querySelector('vitrine-column'))
    expect([column.top - origin, column.bottom - origin]).toEqual([top, bottom])
  })

  it.each(['start', 'center', 'end'])('leaves words where they are when columns are aligned: %s', async (align) => {
    const container = await mount(
      `<div class="around"><vitrine-section vertical-align="${align}"><vitrine-column vertical-align="${align}"><p>Hallo</p></vitrine-column></vitrine-section></div>`,
    )
    const alignment = () => getComputedStyle(container.querySelector('p')!).textAlign
    expect(alignment()).toBe('start')
    container.style.textAlign = 'center'
    expect(alignment()).toBe('center')
  })

  it('has room above and below', async () => {
    const container = await mount(
      ['none', 'small', 'medium', 'large']
        .map((space) => `<vitrine-section space="${space}"><img alt="" width="10" height="50"></vitrine-section>`)
        .join(''),
    )
    expect([...container.children].map((section) => box(section).height - 50)).toEqual([0, 48, 96, 128])
  })

  it('stands on a colour of the theme', async () => {
    const container = await mount('<vitrine-section tone="sage">a</vitrine-section>')
    expect(getComputedStyle(part(sectionIn(container), 'frame')!).backgroundColor).toBe('rgb(233, 236, 226)')
  })

  it('makes everything that is not a column a row of its own', async () => {
    const container = await mount(
      '<vitrine-section><h2>Titel</h2><vitrine-column width="6">a</vitrine-column><vitrine-column ' +
        'width="6">b</vitrine-column><p>Ende</p>Nur Text</vitrine-section>',
    )
    expect(widths(container, 'h2, p')).toEqual([1132, 1132])
    expect(inRow(container)).toBe(true)
    expect(box(container.querySelector('p')).top).toBeGreaterThan(box(container.querySelector('vitrine-column')).bottom)
  })

  it('keeps its row inside the one box of a builder', async () => {
    const container = await mount(`<vitrine-section gutter="32" min-height="300" vertical-align="center"><div>
      <vitrine-column width="8">a</vitrine-column><vitrine-column width="4">b</vitrine-column>
    </div></vitrine-section>`)
    expect(inRow(container)).toBe(true)
    expect(widths(container)).toEqual([723, 345])
    await page.viewport(375, 800)
    expect(widths(container)).toEqual([343, 343])
  })

  it('keeps its row when a builder puts a box around each column too', async () => {
    const container = await mount(`<vitrine-section gutter="32"><div>
      <div><vitrine-column width="4">a</vitrine-column></div>
      <div><vitrine-column width="4">b</vitrine-column></div>
      <div><vitrine-column width="4">c</vitrine-column></div>
    </div></vitrine-section>`)
    const columns = [...container.querySelectorAll('vitrine-column')].map(box)
    expect(inRow(container)).toBe(true)
    expect(widths(container)).toEqual([345, 345, 345])
    expect(columns[1]!.left - columns[0]!.right).toBeCloseTo(32, 1)
    expect(box(sectionIn(container)).height).toBeGreaterThan(columns[0]!.height)
    await page.viewport(375, 800)
    expect(widths(container)).toEqual([343, 343, 343])
    expect(document.documentElement.scrollWidth).toBe(375)
  })

  it('follows its column when it is inside one', async () => {
    const container = await mount(`<vitrine-section gutter="0" max-width="0" space="none">
      <vitrine-column width="6"><vitrine-section id="inner" gutter="0" direction="row" direction-mobile="column" min-height="100" min-height-mobile="200"
        background="${picture('nested-wide')}" background-mobile="${picture('nested-narrow')}">
        <vitrine-column width="6">a</vitrine-column><vitrine-column width="6">b</vitrine-column>
      </vitrine-section></vitrine-column>
    </vitrine-section>`)
    const inner = container.querySelector('#inner')!
    // 640 px are a phone.
    expect(inRow(inner)).toBe(false)
    expect(box(inner).height).toBe(200)
    expect(asked(inner)).toEqual([`${picture('nested-narrow')} 1x`])
    await page.viewport(1600, 800)
    expect(inRow(inner)).toBe(true)
    await vi.waitFor(() => expect(asked(inner)).toEqual([`${picture('nested-wide')} 1x`]))
  })

  it('inside a column keeps no margin of its own, unless it has a ground', async () => {
    const container = await mount(`<vitrine-section><vitrine-column>
      <vitrine-section><p>a</p></vitrine-section><vitrine-section tone="rose"><p>b</p></vitrine-section>
    </vitrine-column></vitrine-section>`)
    expect(widths(container, 'p')).toEqual([1132, 1084])
  })

  it('asks for the picture of the device only, decorative', async () => {
    const container = await mount(
      `<vitrine-section background="${picture('desktop')}" background-tablet="${picture('tablet')}" background-mobile="${picture('mobile')}">a</vitrine-section>`,
    )
    const image = chosen(sectionIn(container))!
    expect(image.alt).toBe('')
    expect(image.closest('[aria-hidden=true]')).toBeTruthy()
    const seen: [number, string][] = []
    for (const width of [1280, 1025, 1024, 768, 767, 375]) {
      await page.viewport(width, 800)
      await vi.waitFor(() => expect(image.currentSrc).toContain(picture(width > 1024 ? 'desktop' : width > 767 ? 'tablet' : 'mobile')))
      seen.push([width, image.currentSrc.split('=')[1]!])
    }
    expect(seen).toHaveLength(6)
  })

  it('gives a smaller device the larger picture when it has none, or none that is good', async () => {
    const container = await mount(
      `<vitrine-section background="${picture('wide')}" background-mobile="javascript:alert(1)">a</vitrine-section>`,
    )
    expect(asked(sectionIn(container))).toEqual(Array(3).fill(`${picture('wide')} 1x`))
  })

  it('draws nothing broken on a desktop when only mobile has a picture', async () => {
    await page.viewport(1280, 800)
    const container = await mount(`<vitrine-section background-mobile="${picture('mobile')}">a</vitrine-section>`)
    const image = chosen(sectionIn(container))!
    await vi.waitFor(() => expect(image.naturalWidth).toBe(1))
    expect(image.currentSrc).not.toContain('mobile')
  })

  it.each([1, 2])('chooses 1x and 2x as the browser does, at %i pixels per point', async (deviceScaleFactor) => {
    const screen = cdp() as unknown as { send: (method: string, given?: object) => Promise<unknown> }
    await screen.send('Emulation.setDeviceMetricsOverride', { width: 0, height: 0, deviceScaleFactor, mobile: false })
    try {
      for (const srcset of [pictures('once', 'twice'), `${picture('small')} 640w, ${picture('large')} 1280w, ${picture('huge')} 2560w`]) {
        const container = await mount(
          `<vitrine-section background="${srcset}">a</vitrine-section><img id="own" srcset="${srcset}" sizes="100vw" alt="">`,
        )
        const own = container.querySelector<HTMLImageElement>('#own')!
        await vi.waitFor(() => expect(own.currentSrc).not.toBe(''))
        expect(chosen(sectionIn(container))!.currentSrc).toBe(own.currentSrc)
        if (srcset.includes('twice')) expect(own.currentSrc).toContain(deviceScaleFactor === 2 ? 'twice' : 'once')
        container.remove()
      }
    } finally {
      await screen.send('Emulation.clearDeviceMetricsOverride')
    }
  })

  it('skips bad entries of a srcset', async () => {
    const container = await mount(
      `<vitrine-section background="${picture('good')} 1x, ${picture('odd')} 3y, ${picture('tiny')} 8w">a</vitrine-section>`,
    )
    expect(asked(sectionIn(container))[0]).toBe(`${picture('good')} 1x`)
  })

  it('asks nobody else, whatever the address says', async () => {
    const hostile = [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'data:image/svg+xml,<svg/>',
      '//evil.test/a.svg',
      '/\\evil.test/a.svg',
      'http://evil.test/a.svg',
      'blob:https://evil.test/1',
      '\u0001,//evil.test/b.svg',
    ]
    const container = await mount('<vitrine-section>a</vitrine-section>')
    const section = sectionIn(container) as HTMLElement & { background: string; backgroundMobile: string }
    for (const address of hostile) {
      section.background = address
      section.backgroundMobile = `${address} 1x, ${picture('kind')} 2x`
      await vi.waitFor(() => expect(asked(section)).toEqual([`${picture('kind')} 2x`]))
      section.backgroundMobile = ''
      await vi.waitFor(() => expect(chosen(section)).toBeNull())
    }
    expect(requests().filter((address) => !address.startsWith(location.origin))).toEqual([])
  })

  it.each([
    ['#94274a80', 'rgba(148, 39, 74, 0.5'],
    ['rgb(0 0 0 / 40%)', 'rgba(0, 0, 0, 0.4)'],
    ['--vitrine-tint-rose', 'rgb(246, 231, 225)'],
  ])('lays %s over the picture', async (overlay, painted) => {
    const container = await mount(`<vitrine-section overlay="${overlay}">a</vitrine-section>`)
    expect(getComputedStyle(part(sectionIn(container), 'overlay')!).backgroundColor).toContain(painted)
  })

  it.each(['zartrosa', 'red; background-image: url(//evil.test/a.svg)', 'url(//evil.test/a.svg)', 'red}', 'inherit', 'var(--x, red)'])(
    'does without the overlay %j, and says so once',
    async (overlay) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const container = await mount('<vitrine-section>a</vitrine-section>')
      const section = sectionIn(container) as HTMLElement & { overlay: string }
      section.overlay = overlay
      await vi.waitFor(() =>
        expect(warn).toHaveBeenCalledExactlyOnceWith(
          expect.stringMatching(/^<vitrine-section> overlay=".+" is not a colour; using none\.$/),
        ),
      )
      expect(part(section, 'overlay')).toBeNull()
      expect(requests().filter((address) => address.includes('evil'))).toEqual([])
    },
  )

  it('is never blank in an editor, and never has more than the content on the page', async () => {
    const container = await mount('<vitrine-section>\n</vitrine-section>')
    const section = sectionIn(container)
    expect(inside(section).queryByText('Zieh hier Spalten oder Inhalte hinein')).toBeNull()
    document.documentElement.dataset.vitrineMode = 'edit'
    await inside(section).findByText('Zieh hier Spalten oder Inhalte hinein')
    expect(box(section).height).toBeGreaterThan(100)
    section.append(document.createElement('vitrine-column'))
    await mounted(container)
    await inside(container.querySelector('vitrine-column')).findByText('Zieh hier Inhalte hinein')
    await vi.waitFor(() => expect(inside(section).queryByText('Zieh hier Spalten oder Inhalte hinein')).toBeNull())
  })

  it('fits on the narrowest phone without sideways scrolling', async () => {
    await page.viewport(320, 640)
    await mount(
      `<vitrine-section gutter="80" background="${picture('wide')}">${'<vitrine-column width="3">Feuchtigkeitspflegeberatungstermin</vitrine-column>'.repeat(3)}</vitrine-section>`,
    )
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})
