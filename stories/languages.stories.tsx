import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../src/blocks/cart-panel/index.js'
import '../src/blocks/product-list/index.js'
import { missingMessages, registerMessages } from '../src/entries/kit.js'
import { french } from './languages/french.js'
import { inside, openCart, type PageStory } from './support.js'

/** A third language is registered, without a fork: what is not translated yet falls back to English, and is listed. */
// No picture: the play function reads the words.
const meta: Meta = { title: 'Grundlagen/Weitere Sprachen', tags: ['!autodocs', 'no-picture'], parameters: { layout: 'fullscreen' } }
export default meta

export const French: PageStory = {
  // Each story begins a page of its own.
  beforeEach: () => registerMessages('fr', french),
  parameters: {
    nodes: [
      { block: 'vitrine-product-list', fields: { heading: 'Nos nouveautés', pageSize: 4 } },
      { block: 'vitrine-cart-panel', fields: {} },
    ],
    sandbox: { scene: 'full-cart', settings: { locale: 'fr' } },
  },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, 'vitrine-product-list')
    await list.findAllByRole('button', { name: /^Ajouter au panier: / }, { timeout: 5000 })
    openCart()
    const panel = await inside(canvasElement, 'vitrine-cart-panel')
    await panel.findByRole('dialog', { name: 'Panier' }, { timeout: 5000 })
    await panel.findByText('Sous-total', undefined, { timeout: 5000 })
    expect(missingMessages('fr')).toContain('product.retrying')
  },
}
