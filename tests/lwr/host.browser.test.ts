import { afterEach, describe, expect, it } from 'vitest'
import { enterCanvas } from '../../src/entries/lwr/canvas.js'
import { giveAllDevices, type WantedBlock } from '../../src/entries/lwr/host.js'
import { watchForStore } from '../../src/entries/lwr/missing-store.js'
import { valuesPerDevice } from '../../src/entries/lwr/screen-responsive.js'

let isReady = 0
document.addEventListener('vitrine-ready', () => {
  isReady += 1
})
await import('../../src/entries/lwr/door.js')

/** What a component of the site does: a box in its template, and an event from it. */
function box(inside = ''): HTMLElement {
  const root = document.body.appendChild(document.createElement('c-wrapper')).attachShadow({ mode: 'closed' })
  root.innerHTML = `<div>${inside}</div>`
  return root.firstElementChild as HTMLElement
}

function ask(wanted: WantedBlock): boolean {
  const event = new CustomEvent('vitrine-host', { bubbles: true, composed: true, cancelable: true, detail: wanted })
  wanted.box.dispatchEvent(event)
  return event.defaultPrevented
}

const tag = 'acme-thing'
const blockIn = (place: HTMLElement) => place.querySelector<HTMLElement & { settings?: unknown }>(`:scope > ${tag}`)!

afterEach(() => document.body.replaceChildren())

describe('the page, asked for a block by a component of the site', () => {
  it('says when it is there, for whoever has asked too early', () => {
    expect(isReady).toBe(1)
  })

  it('puts it into the box, also in a closed root, with its values as attributes', () => {
    const place = box()
    expect(ask({ box: place, tag, values: { heading: 'Neu', 'page-size': 4, 'open-on-add': false, badge: undefined } })).toBe(true)
    expect(blockIn(place).outerHTML).toBe('<acme-thing heading="Neu" page-size="4" open-on-add="false"></acme-thing>')
  })

  it('hands over what is changed, and takes away what is not given any more', () => {
    const place = box()
    ask({ box: place, tag, values: { heading: 'Neu', 'page-size': '4' } })
    const first = blockIn(place)
    ask({ box: place, tag, values: { heading: 'Neuer', 'page-size': null } })
    expect(place.children).toHaveLength(1)
    expect(blockIn(place)).toBe(first)
    expect(first.outerHTML).toBe('<acme-thing heading="Neuer"></acme-thing>')
  })

  it('moves regions and the fallback into the block, once', () => {
    const place = box('<div>Inhalt</div><div data-region="links">Links</div>')
    const regions = [...place.children]
    ask({ box: place, tag })
    ask({ box: place, tag })
    expect([...blockIn(place).children]).toEqual(regions)
    expect(regions.map(({ slot }) => slot)).toEqual(['', 'links'])
  })

  it('hands objects and functions over as properties', () => {
    const place = box()
    const settings = { one: () => 1 }
    ask({ box: place, tag, values: { settings, 'on-time': settings } })
    expect(blockIn(place).settings).toBe(settings)
  })

  it('lends no component what its sandbox forbids', () => {
    const place = box()
    ask({
      box: place,
      tag,
      values: { onclick: 'alert(1)', 'inner-h-t-m-l': '<img>', innerHTML: '<img>', style: { cssText: 'color: red' } },
    })
    expect(blockIn(place).outerHTML).toBe('<acme-thing></acme-thing>')
    for (const other of ['script', 'iframe', 'Acme-Thing', 'acme-thing onload=x']) expect(ask({ box: place, tag: other })).toBe(false)
    expect(place.children).toHaveLength(1)
  })

  it('leaves alone what another version of ours on the page has answered', () => {
    const place = box()
    place.addEventListener('vitrine-host', (event) => event.preventDefault())
    ask({ box: place, tag })
    expect(place.children).toHaveLength(0)
  })

  it('reads values per device from what the platform exposes to CSS, and again when that changes', () => {
    const place = box()
    for (const [size, value] of Object.entries({ l: '6', m: ' 8', s: '"12"' })) place.style.setProperty(`--dxp-c-${size}-width`, value)
    ask({ box: place, tag, values: { width: '3' }, responsive: ['width', 'min-height'] })
    expect(blockIn(place).outerHTML).toBe('<acme-thing width="6" width-tablet="8" width-mobile="12"></acme-thing>')
    place.style.setProperty('--dxp-c-l-width', '4')
    giveAllDevices()
    expect(blockIn(place).getAttribute('width')).toBe('4')
  })
})

describe('values per device', () => {
  it('are left alone where the platform says none', () => {
    expect(valuesPerDevice({ getPropertyValue: () => '' }, ['width'])).toEqual([])
  })
})

describe('the canvas of Experience Builder', () => {
  it('is known by its host, and lets the page say otherwise', () => {
    const root = document.createElement('html')
    expect(enterCanvas({ hostname: 'shop.my.site.com' }, root)).toBe(false)
    expect(root.outerHTML).not.toContain('data-vitrine-mode')
    expect(enterCanvas({ hostname: 'acme.builder.salesforce-experience.com' }, root)).toBe(true)
    expect(root.dataset.vitrineMode).toBe('edit')
    root.dataset.vitrineMode = 'preview'
    expect(enterCanvas({ hostname: 'acme--live.livepreview.salesforce-experience.com' }, root)).toBe(true)
    expect(root.dataset.vitrineMode).toBe('preview')
  })
})

describe('a page of the site without the settings of the shop', () => {
  const warnings = () => {
    const said: unknown[] = []
    const before = console.warn
    console.warn = (text: unknown) => said.push(text)
    return { said, end: () => (console.warn = before) }
  }

  it('is told so once in the console, and a page that has them is not', async () => {
    const { said, end } = warnings()
    const [without, withStore] = [watchForStore(0), watchForStore(0)]
    for (const name of ['vitrine-quote', 'vitrine-table']) without(name)
    for (const name of ['vitrine-quote', 'vitrine-store']) withStore(name)
    await expect.poll(() => said).toEqual([expect.stringContaining('Put the component vitrineStore on it')])
    end()
  })
})
