import { expect, userEvent, waitFor } from 'storybook/test'
import { siteSearch } from '../src/blocks/site-search/site-search.block.js'
import '../src/blocks/site-search/index.js'
import { about, type BlockMeta, type BlockStory, inside, preset, stateOf, typeInto } from './support.js'

type Story = BlockStory<typeof siteSearch>
const tag = siteSearch.tag

/** Restores the address, so that one story's changes do not reach the next. */
const beforeEach = () => {
  const { href } = location
  return () => history.replaceState(history.state, '', href)
}

const meta: BlockMeta<typeof siteSearch> = { title: 'Shop/Site search', ...about(siteSearch), beforeEach }
export default meta

/** The story's own address is Storybook's; the shopper searches by hand. */
async function look(canvas: HTMLElement, text: string): Promise<void> {
  await typeInto(await (await inside(canvas, tag)).findByRole('searchbox'), text)
}

export const BeforeTheSearch: Story = {}

export const WithSuggestions: Story = {
  args: preset(siteSearch, 'with-suggestions').args,
  play: async ({ canvasElement }) => {
    const search = await inside(canvasElement, tag)
    await userEvent.click(search.getByRole('button', { name: 'Rückgabe' }))
    await stateOf(canvasElement, tag, 'filled')
    expect(search.getByRole('searchbox')).toHaveValue('Rückgabe')
  },
}

export const ManyResults: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'pflege')
    await stateOf(canvasElement, tag, 'filled')
    expect((await inside(canvasElement, tag)).getByText('Seite 1 von 2')).toBeVisible()
  },
}

export const OneResult: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'kuehlungsborn')
    await stateOf(canvasElement, tag, 'filled')
    expect((await inside(canvasElement, tag)).getByText('Kühlungsborn')).toBeVisible()
  },
}

export const WithDates: Story = {
  args: { show: ['excerpt', 'path', 'date'] },
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'versand')
    await stateOf(canvasElement, tag, 'filled')
  },
}

export const TitlesOnly: Story = {
  args: { show: [] },
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'pflege')
    await stateOf(canvasElement, tag, 'filled')
  },
}

export const TheLastPage: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'pflege')
    await stateOf(canvasElement, tag, 'filled')
    const search = await inside(canvasElement, tag)
    await userEvent.click(search.getByRole('link', { name: 'Weiter' }))
    await waitFor(() => expect(search.getByText('Seite 2 von 2')).toBeVisible())
    await stateOf(canvasElement, tag, 'filled')
  },
}

export const NothingFound: Story = {
  args: preset(siteSearch, 'with-suggestions').args,
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'Xylophon')
    await stateOf(canvasElement, tag, 'empty')
  },
}

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'v')
    await (await inside(canvasElement, tag)).findByText(/zwei Buchstaben/)
  },
}

export const Searching: Story = {
  parameters: { sandbox: { weather: { kind: 'slow', delay: 60_000, match: 'search/results' } }, stays: 'loading' },
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'pflege')
    await stateOf(canvasElement, tag, 'loading')
  },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { weather: { kind: 'offline', match: 'search/results' } } },
  play: async ({ canvasElement }) => {
    await look(canvasElement, 'pflege')
    await stateOf(canvasElement, tag, 'failed')
  },
}

export const InANarrowColumn: Story = { ...ManyResults, globals: { width: '320' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { ...ManyResults, globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
