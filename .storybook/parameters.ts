import type { TemplateResult } from 'lit-html'
import type { BlockDeclaration, PageNode } from '../src/core/element/declaration.js'
import type { SceneName } from '../src/sandbox/scenes.js'
import type { Weather } from '../src/sandbox/weather.js'
import type { World } from '../src/sandbox/world/world.js'
import type { ShopSettings } from '../src/commerce/domain/settings.js'

/** State of the world that a story asks for, before its blocks are made. */
export interface SandboxWish {
  /** `guest` by default. */
  scene?: SceneName
  weather?: Weather | readonly Weather[]
  /** Settings that `vitrine-store` would provide. */
  settings?: Partial<ShopSettings>
  /** The address the shop believes to be at, such as `/?mk_moniker=anna-berger`. */
  address?: string
  /** Values that this visit remembers already, by the keys of `src/commerce/domain/memory.ts`. */
  visited?: (world: World) => Readonly<Record<string, string>>
  /** A file of the inspector, as JSON: it answers in the place of the sandbox, and says the address and the settings. */
  recording?: unknown
  /** Changes the scene a little; what the platform could be told, a story tells it instead. */
  arrange?: (world: World) => void
}

/** The toolbars, as a story sees them. */
export interface Toolbars {
  locale: 'de' | 'en'
  theme: 'light' | 'dark'
  mode: 'live' | 'preview' | 'edit'
  width: string
  direction: 'ltr' | 'rtl'
  scene: string
  weather: string
}

/** Parameters of a story about one block, or about a page. */
export interface StoryParameters {
  block?: BlockDeclaration
  /** Content of the block's slots, as in a page document. */
  slots?: Readonly<Record<string, readonly PageNode[]>>
  /** A page, as its document has it; takes the place of `block`. */
  nodes?: readonly PageNode[]
  /** Several elements, as a page author would write them; takes the place of `block`. */
  html?: (toolbars: Toolbars) => TemplateResult
  sandbox?: SandboxWish
  /** The `data-state` this story is about, where it is one that usually passes. */
  stays?: string
}
