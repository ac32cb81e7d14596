import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../src/blocks/cart-panel/index.js'
import '../src/blocks/newsletter-signup/index.js'
import '../src/blocks/product-list/index.js'
import '../src/blocks/section/index.js'
import { inside, type PageStory } from './support.js'

/** Brands that are made of tokens alone. */
// No picture: the play functions look at corners and colours.
const meta: Meta = { title: 'Grundlagen/Marken', tags: ['!autodocs', 'no-picture'], parameters: { layout: 'fullscreen' } }
export default meta

/** The sheet that a site would link, as long as the story is shown. */
const wear = (css: string) => () => {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  return () => sheet.remove()
}

const nodes: PageStory['parameters']['nodes'] = [
  { block: 'vitrine-product-list', fields: { heading: 'Neu bei uns', pageSize: 4 } },
  { block: 'vitrine-section', fields: { tone: 'sand' }, slots: { default: [{ block: 'vitrine-newsletter-signup', fields: {} }] } },
]

/** Everything below an element, in shadow roots too. */
const allIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [element, ...(element.shadowRoot ? allIn(element.shadowRoot) : [])])

export const SquareCorners: PageStory = {
  beforeEach: wear(
    ':root { --vitrine-radius-s: 0px; --vitrine-radius-m: 0px; --vitrine-radius-l: 0px; --vitrine-radius-full: 0px; --vitrine-radius-round: 0px; }',
  ),
  parameters: { nodes },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, 'vitrine-product-list')).findAllByRole('button', undefined, { timeout: 5000 })
    const round = allIn(canvasElement).filter((element) => Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) > 0)
    await expect(round.map((element) => `${element.localName}.${element.className}`)).toEqual([])
  },
}

/** Dark for everybody: `color-scheme` chooses the dark half of each token that the brand leaves as it is. */
export const AlwaysDark: PageStory = {
  beforeEach: wear(
    ':root, :root[data-vitrine-theme] { color-scheme: dark; --vitrine-paper: #10131a; --vitrine-surface: #1a1f2b; --vitrine-accent: #9ecbff; --vitrine-accent-deep: #cfe5ff; --vitrine-on-accent: #06213d; }',
  ),
  parameters: { nodes },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, 'vitrine-product-list')).findAllByRole('button', undefined, { timeout: 5000 })
    const gold = document.createElement('span')
    gold.style.color = 'var(--vitrine-gold)'
    canvasElement.append(gold)
    await expect(getComputedStyle(gold).color).toBe('rgb(230, 191, 128)')
    gold.remove()
  },
}
