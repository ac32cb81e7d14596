import { expect, userEvent, waitFor } from 'storybook/test'
import { productSearch } from '../src/blocks/product-search/product-search.block.js'
import '../src/blocks/product-search/index.js'
import { productSearchesKey } from '../src/commerce/domain/memory.js'
import { about, type BlockMeta, type BlockStory, inside, setText, stateOf } from './support.js'

type Story = BlockStory<typeof productSearch>
type Play = NonNullable<Story['play']>
const tag = productSearch.tag

const meta: BlockMeta<typeof productSearch> = { title: 'Shop/Product search', id: 'products-product-search', ...about(productSearch) }
export default meta

const type =
  (text: string): Play =>
  async ({ canvasElement }) => {
    const page = await inside(canvasElement, tag)
    const field = await page.findByRole('combobox')
    field.focus()
    setText(field, text)
    await stateOf(canvasElement, tag, 'open')
  }

export const Playground: Story = {}

export const Suggestions: Story = { play: type('rose') }

export const SuggestionsOnAPhone: Story = { ...Suggestions, globals: { viewport: { value: 'small' } } }

export const WordsOnly: Story = { args: { showProducts: 0 }, play: type('ro') }

export const SearchedBefore: Story = {
  parameters: { sandbox: { visited: () => ({ [productSearchesKey]: JSON.stringify(['lippenstift', 'trockene Haut']) }) } },
  play: async ({ canvasElement }) => {
    const page = await inside(canvasElement, tag)
    await userEvent.click(await page.findByRole('combobox'))
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2))
  },
}
