import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import type { StoryParameters } from '../.storybook/parameters.js'
import { theSandbox } from '../.storybook/world.js'
import { argsOf, controlsOf } from '../src/tools/definitions/controls.js'
import { pageBus, pageShare } from '../src/core/bus/index.js'
import type { BlockDeclaration, FieldsOf, Preset } from '../src/core/element/declaration.js'
import type { Weather } from '../src/sandbox/weather.js'
import { products } from '../src/sandbox/world/shop/catalogue.js'
import { customers } from '../src/sandbox/world/shop/customers.js'
import { openSession } from '../src/sandbox/world/shop/sessions.js'
import type { World } from '../src/sandbox/world/world.js'
import type { Shop } from '../src/commerce/domain/shop.js'

/** A story about one block: a state of it. */
export type BlockStory<D extends BlockDeclaration> = StoryObj<FieldsOf<D>> & { parameters?: StoryParameters & Record<string, unknown> }
export type BlockMeta<D extends BlockDeclaration> = Meta<FieldsOf<D>>
/** A story about a whole page, or about a few elements together. */
export type PageStory = StoryObj & { parameters: StoryParameters & Record<string, unknown> }

/** Everything that Storybook wants to know about a block, from its declaration. */
export function about<const D extends BlockDeclaration>(block: D): BlockMeta<D> {
  const { name, summary } = block
  return {
    args: argsOf(block) as Partial<FieldsOf<D>>,
    argTypes: controlsOf(block) as NonNullable<BlockMeta<D>['argTypes']>,
    parameters: {
      block,
      docs: { description: { component: `**${name.de}** · ${name.en}\n\n${summary.de}\n\n*${summary.en}*` } },
    },
  } as BlockMeta<D>
}

/** A preset of the block, as the editor's inserter would drop it. */
export function preset(block: BlockDeclaration, id: string): { args: Record<string, never>; slots: NonNullable<Preset['slots']> } {
  const found = block.presets?.find((each) => each.id === id)
  if (!found) throw new Error(`<${block.tag}> has no preset "${id}".`)
  return { args: (found.fields ?? {}) as Record<string, never>, slots: found.slots ?? {} }
}

/** The id of a product of the sandbox. */
export function productNamed(name: string): string {
  const product = products.find((each) => each.name === name)
  if (!product) throw new Error(`The sandbox sells no "${name}".`)
  return product.id
}

/** The block of this tag, as soon as it has drawn something. */
export const blockIn = (canvas: HTMLElement, tag: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const block = canvas.querySelector<HTMLElement>(tag)
      if (!block?.shadowRoot?.querySelector('.block')) throw new Error(`<${tag}> has drawn nothing yet.`)
      return block
    },
    { timeout: 5000 },
  )

/** Testing Library's queries, in the shadow root of the block of this tag. */
export async function inside(canvas: HTMLElement, tag: string): Promise<ReturnType<typeof within>> {
  const block = await blockIn(canvas, tag)
  return within(block.shadowRoot!.querySelector<HTMLElement>('.block')!)
}

/** Waits for a `data-state` of the block of this tag. */
export async function stateOf(canvas: HTMLElement, tag: string, state: string): Promise<void> {
  const block = await blockIn(canvas, tag)
  await waitFor(
    () => {
      if (block.dataset.state !== state) throw new Error(`<${tag}> is ${block.dataset.state}, not ${state}.`)
    },
    { timeout: 8000 },
  )
}

/** Asks for the cart, as any page can. */
export const openCart = (): void => void pageBus().publish('cart.open', { reason: 'asked' })

/** The weather turns while the story is shown. */
export const turnWeather = async (weather: Weather): Promise<void> => (await theSandbox()).weather(weather)

/** Signs in the customer of this first name, for `arrange`. */
export const signInAs =
  (firstName: string) =>
  (world: World): void => {
    world.state.client.sid = openSession(world, customers.find((customer) => customer.firstName === firstName)!).sid
  }

/** The session ends while the story is shown, and the page hears of it. */
export async function endSession(): Promise<void> {
  const { world } = await theSandbox()
  world.state.sessions = {}
  await (pageShare().shop as Shop).wake()
}

/** Takes the place of what is in the field. React hears of it, which `userEvent.type` does not manage inside a shadow root. */
export function setText(field: HTMLElement, text: string): void {
  Reflect.set(field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }))
}

/** Types into the field, then presses Enter. */
export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  field.focus()
  setText(field, text)
  await userEvent.keyboard('{Enter}')
}
