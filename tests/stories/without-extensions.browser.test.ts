import { describe, expect, it, vi } from 'vitest'
import { embedOf } from '../../.storybook/draw.js'
import type { SandboxWish, StoryParameters } from '../../.storybook/parameters.js'
import { declarations } from '../../src/blocks/declarations.js'
import { store } from '../../src/blocks/store/store.block.js'
import type { BlockDeclaration } from '../../src/core/element/declaration.js'
import { fieldSlots } from '../../src/core/element/fields.js'
import { noMoniker } from '../../src/commerce/domain/channels.js'
import type { ShopSettings } from '../../src/commerce/domain/settings.js'
import { namesWith } from '../../src/commerce/domain/names/extension-names.js'
import { openSandbox } from '../support/shop-page.js'

import.meta.glob('../../src/blocks/*/index.ts', { eager: true })

interface Part {
  args?: Readonly<Record<string, unknown>>
  parameters?: StoryParameters
  globals?: Readonly<Record<string, unknown>>
}
type Module = Readonly<Record<string, Part>> & { default: Part & { title?: string } }

const modules = import.meta.glob<Module>('../../stories/*.stories.tsx')
const visit = openSandbox({ extensions: [] })
const off = namesWith([])

/** The store's attributes for what a story wishes of it. */
function attributesOf(settings: Partial<ShopSettings>): Record<string, string> {
  const given = fieldSlots(store).flatMap(({ property, attribute }) => {
    const value = (settings as Readonly<Record<string, unknown>>)[property]
    return value === undefined ? [] : [[attribute, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const]
  })
  return Object.fromEntries(given)
}

/** A catalogue and a video stand at another house, which no test asks; the cart panel waits until somebody opens it. */
const apart = ['vitrine-catalogue-frame', 'vitrine-video', 'vitrine-cart-panel']

/** Nobody tells these in whose shop they are where no detection stands beside them. */
const asksDetection = declarations
  .filter(({ subscribes = [] }: BlockDeclaration) => subscribes.some(({ name }) => name === noMoniker.name))
  .map(({ tag }): string => tag)

const toolbars = { locale: 'de', theme: 'light', mode: 'live', width: 'full', direction: 'ltr', scene: '', weather: '' }

/** Everything that went wrong with a story, in words. */
async function faultsOf(name: string, args: Part['args'] = {}, parameters: StoryParameters): Promise<string[]> {
  const { sandbox: wish = {}, stays } = parameters
  const weather = [wish.weather ?? []].flat()
  const failures: string[] = []
  const fail = (event: Event) => failures.push(`${name}: ${String((event as CustomEvent).detail?.message)}`)
  document.addEventListener('vitrine-error', fail)
  try {
    const page = await visit({
      html: embedOf({ args, parameters, globals: toolbars }),
      scene: wish.scene ?? 'guest',
      weather,
      at: wish.address ?? '/',
      settings: { ...attributesOf({ ...wish.settings, names: { ...wish.settings?.names, ...off } }) },
      world: ({ world }) => {
        wish.arrange?.(world)
        for (const [key, value] of Object.entries(wish.visited?.(world) ?? {})) sessionStorage.setItem(key, value)
      },
    })
    const blocks = [...page.container.querySelectorAll<HTMLElement>('*')].filter(
      ({ localName }) => localName.startsWith('vitrine-') && !apart.includes(localName),
    )
    const isDetected = page.container.querySelector('vitrine-consultant-detection') !== null
    const passing = ({ localName, dataset: { state = '' } }: HTMLElement) =>
      /^(?:waiting|sending|processing)$/.test(state) && state !== stays && (isDetected || !asksDetection.includes(localName))
    await vi.waitFor(() => expect(blocks.filter(passing).map(({ localName }) => `${name}: ${localName}`)).toEqual([]))
    // In bad weather a story is about the failure.
    const failed = weather.length > 0 ? [] : blocks.filter(({ dataset }) => dataset.state === 'failed' && stays !== 'failed')
    const refused = page.sandbox.requests().filter(({ status }) => status === 400 || status === 501)
    return [
      ...(weather.length > 0 ? [] : failures),
      ...failed.map(({ localName }) => `${name}: ${localName} failed`),
      ...refused.map(({ method, path, status }) => `${name}: ${status} ${method} ${path}`),
    ]
  } finally {
    document.removeEventListener('vitrine-error', fail)
  }
}

describe('stories on a platform without extensions', () => {
  // The gate looks at the first of each block, `npm run test:all` at every one.
  it.each(Object.keys(modules))(
    '%s is drawn without a failure, and asks nothing that the platform refuses',
    async (file) => {
      const { default: meta, ...stories } = await modules[file]!()
      // On an editor's canvas nothing is asked; what waits for a minute, or was answered once, is no question to a platform.
      const isAsked = ({ recording, weather = [] }: SandboxWish = {}) => !recording && ![weather].flat().some(({ kind }) => kind === 'slow')
      const all = Object.entries(stories).filter(([, story]) => story.globals?.mode !== 'edit' && isAsked(story.parameters?.sandbox))
      const faults: string[] = []
      for (const [name, { args, parameters }] of import.meta.env.VITRINE_TEST_ALL === '1' ? all : all.slice(0, 1)) {
        const sandbox = { ...meta.parameters?.sandbox, ...parameters?.sandbox }
        faults.push(...(await faultsOf(name, { ...meta.args, ...args }, { ...meta.parameters, ...parameters, sandbox })))
      }
      expect(faults).toEqual([])
    },
    600_000,
  )
})
