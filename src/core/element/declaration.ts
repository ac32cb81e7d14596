import type { Channel } from '../bus/channel.js'
import type { Drawing } from './drawing.js'

/** A text for people, in both languages of the shop. */
export interface LocalizedText {
  de: string
  en: string
}

/** A planned removal: the thing works until then, and tells its users what to use in its place. */
export interface Deprecation {
  /** The version that announced it, and the one that no longer has it. */
  since: `${number}.${number}.${number}`
  until: `${number}.${number}.${number}`
  /** The replacement, as a whole sentence. */
  use: LocalizedText
}

/** A description of something that a page may use. */
export interface About extends LocalizedText {
  deprecated?: Deprecation
}

/** A custom property, its default, and its CSS syntax, such as `<length>`. */
export interface CssProperty extends About {
  default?: string
  syntax?: string
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export interface Option {
  value: string
  label: LocalizedText
}

interface FieldBase<Value> {
  label: LocalizedText
  help?: LocalizedText
  deprecated?: Deprecation
  /** The fold of the property form it stands in. */
  group?: 'content' | 'layout' | 'look' | 'links' | 'behaviour'
  default?: Value
  /** The page must set a value; without one the block shows a friendly placeholder. */
  required?: true
  /** Three attributes: `name`, `name-tablet`, `name-mobile`; desktop is the base. */
  responsive?: true
  /** Default on a phone; without it the value of the tablet counts. */
  defaultMobile?: Value
  /** Few editors need it: it stands in the fold „Erweitert“. */
  advanced?: true
  /** The form shows it only while another field has one of these values, or none of those. */
  visibleWhen?: Condition
}

export type Condition = { field: string; is: readonly Json[] } | { field: string; isNot: readonly Json[] }

export type Field =
  | (FieldBase<string> & { type: 'text' | 'textarea' | 'colour' | 'image' })
  /** `2026-12-01`; with `time` `2026-12-01T08:00`, on the clocks of the shop. `after`: the field that must be earlier. */
  | (FieldBase<string> & { type: 'date'; time?: true; after?: string })
  /** `brings`: what the page's policy must allow to come from this address. */
  | (FieldBase<string> & { type: 'url'; cspDirective?: 'frames' | 'scripts' | 'connections' })
  | (FieldBase<string> & { type: 'token'; tokens: 'colour' | 'space' | 'radius' })
  | (FieldBase<string> & { type: 'reference'; to: 'product' | 'category' | 'consultant' | 'page' })
  /** Several in the editor's order, each once; no more than `most`. */
  | (FieldBase<readonly string[]> & { type: 'references'; to: 'product' | 'category' | 'consultant'; most?: number })
  | (FieldBase<number> & { type: 'number'; min?: number; max?: number; step?: number; unit?: string })
  | (FieldBase<boolean> & { type: 'boolean' })
  /** `open`: values it takes besides its options; a language is a tag such as `fr`. */
  | (FieldBase<string> & { type: 'select'; options: readonly Option[]; open?: 'language' })
  | (FieldBase<readonly string[]> & { type: 'multiselect'; options: readonly Option[] })
  | (FieldBase<readonly Json[]> & { type: 'list' })
  | (FieldBase<Readonly<Record<string, Json>>> & { type: 'object' })

type DetailType = 'string' | 'number' | 'boolean' | 'string[]'

export interface BlockEvent {
  help: LocalizedText
  deprecated?: Deprecation
  /** The members of `event.detail` and their types. */
  detail: Readonly<Record<string, DetailType>>
}

export interface Slot {
  label: LocalizedText
  deprecated?: Deprecation
  /** Tags that the slot accepts; `html` allows plain elements. Without it everything is accepted. */
  accepts?: { blocks?: readonly string[]; html?: boolean }
}

/** The source text of a translation on a page in another language. */
export interface Source {
  text: string
  /** An editor confirms that the translation is right, although it equals the source. */
  fits?: true
}

export type Sources = Readonly<Record<string, Source>>

/** Device that shows the page, by the width of its window. */
export type Device = 'mobile' | 'tablet' | 'desktop'

/** One block on a page, as a page document keeps it. */
export interface BlockNode {
  block: string
  version?: number
  /** Identifies the node in what refers to it, wherever it is moved; only nodes that something refers to have one. */
  id?: string
  /** The editor's name for it in the outline; the shopper never reads it. */
  name?: string
  /** Devices that neither show nor load it. */
  hiddenOn?: readonly Device[]
  /** Sources of its translated texts, by field. */
  translates?: Sources
  fields?: Readonly<Record<string, Json>>
  slots?: Readonly<Record<string, readonly PageNode[]>>
}

/** A plain element between blocks: a heading, a paragraph, a link, a picture. */
export interface HtmlNode {
  html: string
  id?: string
  name?: string
  /** Sources of its translated texts: its running text as `text`, others by attribute. */
  translates?: Sources
  attributes?: Readonly<Record<string, string>>
  children?: readonly PageNode[]
}

/** Stands for the nodes of a shared part, wherever that part is used. */
export interface SharedNode {
  /** The id of the part in the page store. */
  shared: string
  id?: string
  /** The editor's name for it on this page. */
  name?: string
}

export type PageNode = BlockNode | HtmlNode | SharedNode | string

export interface Preset {
  id: string
  label: LocalizedText
  fields?: Readonly<Record<string, Json>>
  slots?: Readonly<Record<string, readonly PageNode[]>>
  /** True for example texts that no shopper should read: the editor is warned when publishing them. */
  isSample?: true
  /** Drawing on its card; the card of the first preset shows the block's own. */
  drawing?: Drawing
}

/** Advice on choosing a block, and on using it well. */
export interface Guidance {
  do: readonly LocalizedText[]
  dont: readonly LocalizedText[]
}

/** Entry of a block in an editor's inserter. */
export interface Inserter {
  /** Its purpose, in three or four words; the summary has the whole sentence. */
  tagline: LocalizedText
  /** Other words that editors look for, in both languages; a match ranks above blocks that merely mention the word. */
  keywords?: string
  /** Drawing of the block; without one its preset's content or its category is drawn. */
  illustration?: Drawing
}

export interface BlockDeclaration {
  /** Tag in lower case, with its owner's prefix before the first dash: ours are `vitrine-…`. */
  tag: `${string}-${string}`
  /** Version of the fields; it counts up when old pages need a migration. */
  version: number
  name: LocalizedText
  summary: LocalizedText
  deprecated?: Deprecation
  category: 'page' | 'layout' | 'consultant' | 'shop' | 'checkout' | 'account'
  icon: string
  guidance?: Guidance
  /** True when it shows the heading of the whole page, so that no other is needed. */
  providesH1?: true
  fields: Readonly<Record<string, Field>>
  slots?: Readonly<Record<string, Slot>>
  placement?: {
    parents?: readonly string[]
    notInside?: readonly string[]
    maxPerPage?: number
    /** End of the page that takes it when the editor names no place: it would be overlooked among the others, or it frames them. */
    insertAt?: 'start' | 'end'
  }
  /** The fragment of addresses that opens it: the element on a published page has it as its id. */
  anchor?: string
  /** True when it opens over the page and takes no room on it. */
  overlay?: true
  /** The visitors who see it, where only some do: an editor's canvas folds it, so that it shows a page as one visitor has it. */
  onlyFor?: LocalizedText
  presets?: readonly Preset[]
  /** Events by name. Each name begins like the tag: `acme-stamp-card` emits `acme-…`. */
  events?: Readonly<Record<`${string}-${string}`, BlockEvent>>
  parts?: Readonly<Record<string, About>>
  cssProperties?: Readonly<Record<`--${string}`, CssProperty>>
  /** Values of the element's `data-state`, which CSS may match with `:state(…)`. */
  states?: Readonly<Record<string, About>>
  /** Channels on which its view itself publishes; the shop's messages are declared by the shop (`src/commerce/domain/says.ts`). */
  publishes?: readonly Channel<unknown>[]
  subscribes?: readonly Channel<unknown>[]
  /** Search parameters of the page's address that its view reads, or writes as the shopper goes on. */
  queryParams?: Readonly<Record<string, LocalizedText>>
  /**
   * Code that only some pages need, by the file that its view imports late, or the page for it: a page on which one of
   * these conditions holds asks for it beside the block, not after it.
   */
  preload?: Readonly<Record<string, readonly Condition[]>>
  /** Items that it keeps in the shopper's browser, by the keys of `src/commerce/domain/kept.ts`. */
  storageKeys?: readonly string[]
  /**
   * Features of an organisation that it uses beyond the platform's documented calls, by the keys of
   * `src/tools/salesforce/extensions.ts`: where one is missing, the block shows less or nothing.
   */
  extensions?: readonly string[]
  /** Data that the canvas of an editor shows instead of the shop. */
  sample?: Json
  /** Content of the page until the block is there, or if it never comes. */
  fallback?: {
    heading?: string | LocalizedText
    /** Announces the block; a failure to load replaces it. */
    loading?: LocalizedText
    /** Text that is always true, or the name of the field that holds it. */
    text?: string | LocalizedText
    /** Fields that an editor has filled with running text: all of it is shown, each below its own heading. */
    texts?: readonly { field: string; heading: LocalizedText }[]
    links?: readonly { field: string; text: LocalizedText }[]
  }
  /**
   * Facts on which the block's place on the page depends: keys of a page's memory in the shopper's browser, or search parameters
   * of the page's address, as `?` and the name. They count where one of these
   * conditions holds, or always where there are none: the page says so before it is drawn.
   */
  layoutDependsOn?: Readonly<Record<string, readonly Condition[]>>
  /** Its height in CSS, so that nothing jumps when it comes; `none` for a block that only appears later. */
  reservedSize?: 'none' | { height: string; onPhone?: string }
  inserter: Inserter
  migrations?: readonly { to: number; migrate: (node: BlockNode) => BlockNode }[]
}

type ScalarOf<F> = F extends { type: 'number' }
  ? number
  : F extends { type: 'boolean' }
    ? boolean
    : F extends { type: 'select'; options: readonly { value: infer V }[] }
      ? F extends { open: string }
        ? V | (string & {})
        : V
      : F extends { type: 'multiselect'; options: readonly { value: infer V }[] }
        ? readonly V[]
        : F extends { type: 'references' }
          ? readonly string[]
          : F extends { type: 'list' }
            ? readonly Json[]
            : F extends { type: 'object' }
              ? Readonly<Record<string, Json>>
              : string

type ValueOf<F> = F extends { default: unknown } | { type: 'boolean' } ? ScalarOf<F> : ScalarOf<F> | undefined

type FieldsMap = Readonly<Record<string, Field>>
type ResponsiveKeys<F extends FieldsMap> = { [K in keyof F]: F[K] extends { responsive: true } ? K & string : never }[keyof F]

/** The properties of a block's element, inferred from its declaration. */
export type FieldsOf<D extends { fields: FieldsMap }> = { -readonly [K in keyof D['fields']]: ValueOf<D['fields'][K]> } & {
  -readonly [K in ResponsiveKeys<D['fields']> as `${K}Tablet` | `${K}Mobile`]: ScalarOf<D['fields'][K]> | undefined
}

type DetailValue<T> = T extends 'string' ? string : T extends 'number' ? number : T extends 'boolean' ? boolean : readonly string[]
type EventsOf<D> = D extends { events: infer E } ? E : Record<never, never>
export type EventNameOf<D> = keyof EventsOf<D> & string
export type DetailOf<D, Name> = Name extends keyof EventsOf<D>
  ? EventsOf<D>[Name] extends { detail: infer T }
    ? { readonly [K in keyof T]: DetailValue<T[K]> }
    : never
  : never

type ChannelsOf<D, Key extends string> = D extends { [K in Key]: readonly (infer C)[] } ? C : never
type MessageIn<C> = C extends { schema: { '~standard': { types?: { output: infer M } | undefined } } } ? M : never
export type PublishedBy<D> = ChannelsOf<D, 'publishes'>
export type SubscribedBy<D> = ChannelsOf<D, 'subscribes'>
export type { MessageIn }

/** A select's default is one of its own options, and names carry their prefix: anything else does not compile. */
type Checked<D extends BlockDeclaration> = {
  fields: {
    [K in keyof D['fields']]: D['fields'][K] extends { type: 'select'; options: readonly { value: infer V }[]; default: infer Given }
      ? Given extends V
        ? D['fields'][K]
        : { default: V }
      : D['fields'][K]
  }
} & Prefixed<D, 'events', D['tag'] extends `${infer House}-${string}` ? `${House}-${string}` : never> &
  Prefixed<D, 'cssProperties', `--${string}`>

type Prefixed<D, Key extends string, Name extends string> = D extends { [K in Key]: infer Named }
  ? { [K in Key]: { [N in keyof Named]: N extends Name ? Named[N] : never } }
  : unknown

/**
 * Declares a block: data only, so that it runs in Node and builders can read it.
 * Registering the element is another function (`register`).
 * @param declaration a select's default is one of its options, and events begin with the tag's prefix: anything else does not compile
 * @returns the same declaration, from which `ViewOf` and `FieldsOf` infer the types of its view and its fields
 * @example
 * ```ts
 * import { defineBlock } from '@vitrine/blocks/kit'
 *
 * export const greeting = defineBlock({
 *   tag: 'acme-greeting',
 *   version: 1,
 *   category: 'shop',
 *   icon: 'card',
 *   name: { de: 'Gruß', en: 'Greeting' },
 *   summary: { de: 'Ein Gruß an alle, die hereinkommen.', en: 'A greeting for everyone who comes in.' },
 *   inserter: { tagline: { de: 'Gäste begrüßen', en: 'Greet guests' } },
 *   fields: { text: { type: 'text', label: { de: 'Text', en: 'Text' }, default: 'Willkommen!' } },
 * })
 * ```
 */
export const defineBlock = <const D extends BlockDeclaration>(declaration: D & Checked<D>): D => declaration
