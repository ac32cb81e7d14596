import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { vitrineVersion } from '../../src/core/element/version.js'
import { defineBlock, register } from '../../src/core/element/index.js'
import { type BlockReport, reportTo } from '../../src/entries/report.js'
import { PlatformError } from '../../src/commerce/salesforce/errors.js'
import { userEvent } from 'vitest/browser'
import { inside, mount } from '../support/mount.js'

const personal = [
  'Anna Berger',
  'anna@example.org',
  'Lindenweg 7, 10115 Berlin',
  '+49 30 1234567',
  'tok_4f9aSECRET',
  'DE89370400440532013000',
]
const told = personal.join(' ')

const wish = defineBlock({
  tag: 'vitrine-test-wish',
  version: 1,
  name: { de: 'Wunsch', en: 'Wish' },
  summary: { de: 'Gibt es nur in Tests.', en: 'Lives in tests only.' },
  inserter: { tagline: { de: 'Nur in Tests', en: 'In tests only' } },
  category: 'shop',
  icon: 'card',
  fields: { text: { type: 'text', label: { de: 'Text', en: 'Text' } } },
})
function broken(): never {
  const cause = new PlatformError({ kind: 'rejected', code: told, message: told, status: 409, cause: told })
  const error = new TypeError(`${told}\n    at ${told} (https://shop.example/anna.berger/tok_4f9aSECRET.js:1:2)`, {
    cause,
  })
  throw Object.assign(error, { address: personal[2], toJSON: () => told })
}
register(wish, { live: () => broken(), styles: [] })
const block = `<vitrine-test-wish text="${told}"></vitrine-test-wish>`

let reports: BlockReport[]
const collect = (report: BlockReport) => void reports.push(report)
beforeEach(() => {
  reports = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  reportTo()
  vi.restoreAllMocks()
})

describe('reportTo', () => {
  it('tells release, block, tag, class of error and place, and nothing of what the error says', async () => {
    reportTo(collect)
    await mount(block)
    const [report] = reports
    expect(report).toEqual({
      release: vitrineVersion,
      block: 'test-wish',
      tag: 'vitrine-test-wish',
      during: 'drawing',
      errors: ['TypeError', 'PlatformError', 'string'],
      at: expect.arrayContaining([expect.stringMatching(/\/tests\/faults\/reporter\.browser\.test\.tsx:\d+:\d+$/)]),
    })
    for (const canary of personal) expect(JSON.stringify(reports)).not.toContain(canary)
    expect(JSON.stringify(reports)).not.toMatch(/anna|berger|lindenweg|token|secret|\?|%/i)
  })

  it('tells of a block whose files did not come, as the loader says it', () => {
    reportTo(collect)
    const error = new TypeError(`Failed to fetch dynamically imported module: https://shop.example/blocks/cart.js?email=anna@example.org`)
    document.dispatchEvent(new CustomEvent('vitrine-error', { detail: { tag: 'vitrine-cart-panel', message: String(error), error } }))
    expect(reports).toMatchObject([{ block: 'cart-panel', tag: 'vitrine-cart-panel', during: 'loading', errors: ['TypeError'] }])
    expect(JSON.stringify(reports)).not.toContain('anna')
  })

  it('tells the same once, however often she tries again', async () => {
    reportTo(collect)
    const page = await mount(block + block)
    const again = inside(page.querySelector('vitrine-test-wish')).getByRole('button', { name: 'Erneut versuchen' })
    await userEvent.click(again)
    expect(reports.filter(({ during }) => during === 'drawing')).toHaveLength(1)
  })

  it('is silent by itself, and when its port was taken away; another port takes the place of the one before', async () => {
    const send = vi.spyOn(navigator, 'sendBeacon')
    await mount(block)
    expect(reports).toEqual([])
    const first = vi.fn()
    reportTo(first)
    reportTo(collect)
    await mount(block)
    expect([first.mock.calls.length, reports.length]).toEqual([0, 1])
    reportTo()
    document.dispatchEvent(new CustomEvent('vitrine-error', { detail: { tag: 'vitrine-login', message: '', error: new Error() } }))
    expect([reports.length, send.mock.calls.length]).toEqual([1, 0])
  })

  it('passes on nothing that a script of the page pretends', () => {
    reportTo(collect)
    for (const detail of [
      null,
      'anna@example.org',
      {},
      { tag: 'anna@example.org' },
      { tag: 'vitrine-login', error: { name: told, stack: told } },
    ])
      document.dispatchEvent(new CustomEvent('vitrine-error', { detail }))
    expect(reports).toMatchObject([{ tag: 'vitrine-login', errors: ['object'], at: [] }])
  })

  it('passes on no more than a collector can bear, however much a script pretends', () => {
    reportTo(collect)
    for (let count = 0; count < 5000; count += 1)
      document.dispatchEvent(new CustomEvent('vitrine-error', { detail: { tag: `vitrine-made-up${count}`, error: new Error('x') } }))
    expect(reports).toHaveLength(100)
    reportTo(collect)
    document.dispatchEvent(new CustomEvent('vitrine-error', { detail: { tag: 'vitrine-login', error: new Error('x') } }))
    expect(reports).toHaveLength(101)
  })

  it('leaves the page alone when the port itself breaks', async () => {
    const uncaught = (event: ErrorEvent) => event.preventDefault()
    addEventListener('error', uncaught)
    try {
      reportTo(() => {
        throw new Error('The collector is away.')
      })
      const page = await mount(`${block}<p>Weiter</p>`)
      expect(inside(page.querySelector('vitrine-test-wish')).getByRole('alert').textContent).toContain('gerade nicht angezeigt')
    } finally {
      removeEventListener('error', uncaught)
    }
  })
})
