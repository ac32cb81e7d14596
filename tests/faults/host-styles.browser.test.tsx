import '../../src/entries/page.css'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { startPage } from '../../src/entries/start.js'
import { mount } from '../support/mount.js'

void import.meta.glob('../../src/blocks/*/index.ts', { eager: true })

beforeAll(() => void startPage())

/** What is inherited of a text, and says how it is set. */
const inherited = {
  'font-style': 'italic',
  'font-variant-caps': 'small-caps',
  'font-weight': '700',
  hyphens: 'auto',
  'letter-spacing': '5px',
  'line-break': 'anywhere',
  'line-height': '60px',
  'text-align': 'center',
  'text-align-last': 'right',
  'text-emphasis-style': '"x"',
  'text-indent': '40px',
  'text-shadow': 'rgb(255, 0, 0) 1px 1px 1px',
  'text-transform': 'uppercase',
  'white-space-collapse': 'preserve',
  'word-break': 'break-all',
  'word-spacing': '9px',
  'writing-mode': 'vertical-rl',
  '-webkit-text-fill-color': 'rgb(255, 0, 0)',
  '-webkit-text-stroke-width': '2px',
} as const

it.each(declarations.map(({ tag }) => tag).filter((tag) => tag !== 'vitrine-store'))(
  '<%s> looks the same within text that is set otherwise',
  async (tag) => {
    const styles = Object.entries(inherited)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; ')
    const container = await mount(
      `<div data-vitrine-mode="edit"><div><${tag}></${tag}></div><div style="${styles}"><${tag}></${tag}></div></div>`,
    )
    const [plain, within] = [...container.querySelectorAll(tag)].map((element) => getComputedStyle(element))
    // On which side words of the page's own stand, the page says.
    const isContainer = ['vitrine-column', 'vitrine-section'].includes(tag)
    const names = Object.keys(inherited).filter((name) => !isContainer || name !== 'text-align')
    for (const name of names) expect([name, within!.getPropertyValue(name)]).toEqual([name, plain!.getPropertyValue(name)])
  },
)

afterEach(() => {
  document.documentElement.style.fontSize = ''
})

/** In pixels, of every element that a block draws. */
const textSizes = (container: ParentNode) =>
  [...container.querySelectorAll('*')]
    .flatMap((element) => [...(element.shadowRoot?.querySelectorAll('*') ?? [])])
    .map((element) => `${element.localName}: ${getComputedStyle(element).fontSize}`)

it('text of every block is as large on a page with `html { font-size: 62.5% }`, and larger where the page enlarges it', async () => {
  const tags = declarations.map(({ tag }) => tag)
  const container = await mount(`<div data-vitrine-mode="edit">${tags.map((tag) => `<${tag}></${tag}>`).join('')}</div>`)
  const sizes = textSizes(container)
  expect(sizes.length).toBeGreaterThan(1000)
  document.documentElement.style.fontSize = '62.5%'
  expect(textSizes(container)).toEqual(sizes)
  document.documentElement.style.fontSize = '200%'
  const host = getComputedStyle(container.querySelector('vitrine-quote')!)
  expect(host.fontSize).toBe('32px')
})
