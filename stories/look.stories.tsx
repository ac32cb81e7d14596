import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { StoryParameters, Toolbars } from '../.storybook/parameters.js'
import '../src/blocks/cart-panel/index.js'
import '../src/blocks/column/index.js'
import '../src/blocks/footer/index.js'
import '../src/blocks/main-navigation/index.js'
import '../src/blocks/newsletter-signup/index.js'
import '../src/blocks/product-list/index.js'
import '../src/blocks/section/index.js'
import { LookEditor } from './look/look-editor.js'

type Story = StoryObj & { parameters?: StoryParameters & Record<string, unknown> }

/** A brand in ten minutes: one colour, real blocks, a sheet to take along. */
const meta: Meta<{ begin: string }> = {
  title: 'Handbuch/Dein Aussehen',
  tags: ['!autodocs'],
  args: { begin: 'lindenrose' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ begin }, { globals }) => {
    const { locale, theme } = globals as unknown as Toolbars
    return <LookEditor locale={locale} theme={theme} begin={begin} />
  },
}
export default meta

export const Ready: Story = {}

/** One colour, and everything follows: what one presses is painted with it, and can be read. */
export const FromOneColour: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('the colour of the brand', async () => {
      fireEvent.change(canvas.getByLabelText('Farbe deiner Marke'), { target: { value: '#2f6fb0' } })
      await canvas.findByText('Alles gut zu lesen.')
      const button = canvas.getByRole('link', { name: 'Pflege entdecken' })
      const accent = canvas.getByLabelText<HTMLInputElement>('accent, Hell').value
      await waitFor(() => expect(hexOf(getComputedStyle(button).backgroundColor)).toBe(accent))
      expect(canvas.getByRole('region', { name: 'Dein Stylesheet' }).textContent).toContain(`--vitrine-accent: light-dark(${accent}, #`)
    })
    await step('the dark half of it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dunkel' }))
      await canvas.findByText('Alles gut zu lesen.')
    })
    await step('is taken along', async () => {
      const link = canvas.getByRole('link', { name: 'brand.css herunterladen' })
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/^data:text\/css;charset=utf-8,:root \{\n {2}--vitrine-paper/)
    })
  },
}

/** A pair of colours that cannot be read is reported at once. */
export const TooFaint: Story = {
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    fireEvent.change(canvas.getByLabelText('ink-soft, Hell'), { target: { value: '#d8c8c0' } })
    await canvas.findByText('6 Paare sind zu blass.')
  },
}

export const Forest: Story = { args: { begin: 'forest' } as never }
export const Ink: Story = { args: { begin: 'ink' } as never, globals: { theme: 'dark' } }
export const Copper: Story = { args: { begin: 'copper' } as never }
export const English: Story = { globals: { locale: 'en' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, width: '375' } }

const hexOf = (colour: string): string =>
  `#${[...colour.matchAll(/\d+/g)]
    .slice(0, 3)
    .map(([part]) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
