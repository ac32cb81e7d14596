import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { StoryParameters, Toolbars } from '../.storybook/parameters.js'
import { theSandbox } from '../.storybook/world.js'
import { store } from '../src/blocks/store/store.block.js'
import { argsOf } from '../src/tools/definitions/controls.js'
import type { PlatformSettings } from '../src/commerce/salesforce/clients.js'
import type { Sandbox } from '../src/sandbox/sandbox.js'
import { Explorer } from './explorer/explorer.js'
import { addSamples } from './explorer/samples.js'

type Story = StoryObj & { parameters?: StoryParameters & Record<string, unknown> }

/** The platform's client to be tried out: what goes out, what comes back, what is kept. */
const meta: Meta = {
  title: 'Plattform/Platform explorer',
  tags: ['!autodocs'],
  loaders: [async () => ({ sandbox: await theSandbox() })],
  parameters: { layout: 'fullscreen', controls: { disable: true }, sandbox: { scene: 'signed-in', arrange: addSamples } },
  render: (_args, { globals, loaded }) => {
    const { locale } = globals as unknown as Toolbars
    const settings = { ...(argsOf(store) as unknown as PlatformSettings), locale }
    return <Explorer locale={locale} world={(loaded as { sandbox: Sandbox }).sandbox.world} settings={settings} />
  },
}
export default meta

type Canvas = ReturnType<typeof within>

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }))
const resultOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Ergebnis' }))
const cacheOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Cache' }))

async function chooseCall(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^(GET|POST|PATCH|DELETE) ${name}$`) }))
  await canvas.findByRole('heading', { level: 2, name })
}

async function write(canvas: Canvas, field: string, text: string): Promise<void> {
  const box = canvas.getByRole('textbox', { name: field })
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(text)
}

export const Ready: Story = {}

/** A read goes out once; what is known of a record is not asked for again, until it is too old. */
export const ReadingARecord: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const result = resultOf(canvas)
    await step('the example goes out and comes back', async () => {
      await press(canvas, 'Senden')
      await result.findByText('Fulfilled')
      result.getByText('1 Anfrage')
      result.getByText('Muster')
    })
    await step('known fields are not asked for again', async () => {
      await write(canvas, 'fields', 'Contact.LastName')
      await press(canvas, 'Senden')
      await result.findByText('Nichts gesendet')
      result.getByText('Die Antwort war im Cache und ist noch gut.')
    })
    await step('after a while they are too old, and asked for again', async () => {
      const cache = cacheOf(canvas)
      await cache.findByText(/noch \d+ s$/)
      await userEvent.click(cache.getByRole('button', { name: /\+ 30 s$/ }))
      await cache.findByText('Stale')
      await press(canvas, 'Senden')
      await result.findByText('1 Anfrage')
      await cache.findByText('Fulfilled')
    })
  },
}

/** Commerce calls and server methods let one look into their cache, too. */
export const WhatIsKeptOfACommerceCall: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const cache = cacheOf(canvas)
    await step('at first nothing is known', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'products')
      await chooseCall(canvas, 'products')
      await cache.findByText('Unfulfilled')
      await userEvent.click(cache.getByRole('button', { name: 'Aus dem Cache ansehen' }))
      await resultOf(canvas).findByText('504')
    })
    await step('an answer is kept', async () => {
      await press(canvas, 'Senden')
      await cache.findByText(/noch \d+ (s|min)$/)
    })
    await step('until it is too old', async () => {
      await userEvent.click(cache.getByRole('button', { name: /\+ 5 min$/ }))
      await cache.findByText('Stale')
    })
  },
}

/** A change reaches all subscribers, and nobody asks again for what it takes along. */
export const AChangeReachesWhoSubscribed: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('somebody reads and subscribes', async () => {
      await press(canvas, 'Senden')
      await resultOf(canvas).findByText('Fulfilled')
      const subscribe = await cacheOf(canvas).findByRole('button', { name: 'Abonnieren' })
      await waitFor(() => expect(subscribe).toBeEnabled())
      await userEvent.click(subscribe)
      await canvas.findByText('Wartet auf den nächsten Snapshot.')
    })
    await step('another call changes the record', async () => {
      await chooseCall(canvas, 'updateRecord')
      await press(canvas, 'Senden')
      await resultOf(canvas).findByText('Erledigt')
    })
    await step('the snapshot comes by itself', async () => {
      const told = within(canvas.getByRole('log', { name: 'getRecord' }))
      await told.findByText('Änne')
      told.getByText('Fulfilled')
    })
  },
}

export const Refused: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const result = resultOf(canvas)
    await step('by the platform', async () => {
      await chooseCall(canvas, 'createRecord')
      await write(canvas, 'apiName', 'Product2')
      await press(canvas, 'Senden')
      await result.findByText('INSUFFICIENT_ACCESS_OR_READONLY')
      result.getByText('403', { selector: '.status' })
    })
    await step('because it was changed since', async () => {
      await chooseCall(canvas, 'updateRecord')
      await press(canvas, 'Senden')
      await result.findByText('Erledigt')
      await userEvent.click(canvas.getByText(/weitere Parameter/))
      await write(canvas, 'ifUnmodifiedSince', '2026-01-01T00:00:00.000Z')
      await press(canvas, 'Senden')
      await result.findByText('PRECONDITION_FAILED')
      result.getByText('Thu, 01 Jan 2026 00:00:00 GMT')
    })
  },
}

/** Wrong values may be sent on purpose: the client notices before it asks. */
export const WrongValues: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const result = resultOf(canvas)
    await step('an id that is none', async () => {
      await write(canvas, 'recordId', 'Anna')
      await press(canvas, 'Senden')
      await result.findByText('INVALID_CONFIG', { selector: 'h4 code' })
      result.getByText('Nichts gesendet')
    })
    await step('no id', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'recordId' }))
      await press(canvas, 'Senden')
      await result.findByText('Es fehlt recordId. Der Client wartet, bis alles da ist.')
    })
    await step('half an object is told where it stands, and not sent', async () => {
      await chooseCall(canvas, 'updateRecord')
      await write(canvas, 'fields', '{"FirstName": ')
      await press(canvas, 'Senden')
      const field = canvas.getByRole('textbox', { name: 'fields' })
      await waitFor(() => expect(field).toHaveFocus())
      expect(field).toBeInvalid()
      canvas.getByText('Das ist noch kein JSON.')
    })
  },
}

/** A call is found by typing, chosen and sent by keys, and put back from the history. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('a call is found by a parameter', async () => {
      canvas.getByRole('searchbox', { name: 'Aufruf suchen' }).focus()
      await userEvent.keyboard('seo record')
      await canvas.findByText(/^1 von \d+ Aufrufen$/)
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await canvas.findByRole('heading', { level: 2, name: 'getSeoProperties' })
    })
    await step('it is sent from within a field', async () => {
      canvas.getByRole('textbox', { name: 'recordId' }).focus()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await resultOf(canvas).findByText('Fulfilled')
    })
    await step('what was sent comes back from the history', async () => {
      await write(canvas, 'recordId', 'nichts')
      await userEvent.click(within(canvas.getByRole('region', { name: 'Verlauf' })).getByRole('button', { name: /getSeoProperties/ }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'recordId' })).not.toHaveValue('nichts'))
    })
  },
}

export const AFileGoesUp: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await chooseCall(canvas, 'createContentDocumentAndVersion')
    await userEvent.upload(canvas.getByLabelText('fileData'), new File(['abc'], 'rose.txt', { type: 'text/plain' }))
    await press(canvas, 'Senden')
    await resultOf(canvas).findByText('Erledigt')
    resultOf(canvas).getByText('"rose.txt, text/plain, 3 B"')
  },
}

export const AsAGuest: Story = {
  parameters: { sandbox: { scene: 'guest', arrange: addSamples } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByText('Als Gast wirst du bei den Beispielen abgewiesen: Sie gehören einer Kundin.')
    await press(canvas, 'Senden')
    await resultOf(canvas).findByText('404', { selector: '.status' })
  },
}

export const PlatformUnreachable: Story = {
  parameters: { sandbox: { scene: 'signed-in', arrange: addSamples, weather: { kind: 'offline' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Senden')
    await resultOf(canvas).findByText('keine Antwort')
    resultOf(canvas).getByText('OFFLINE')
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Send')
    await within(canvas.getByRole('region', { name: 'Result' })).findByText('1 request')
  },
}

export const Dark: Story = { ...ReadingARecord, globals: { theme: 'dark' } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, width: '375' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Anderer Aufruf')
    await chooseCall(canvas, 'getObjectInfo')
    expect(canvas.getByRole('heading', { level: 2, name: 'getObjectInfo' })).toHaveFocus()
    await press(canvas, 'Senden')
    await resultOf(canvas).findByText('1 Anfrage')
  },
}
