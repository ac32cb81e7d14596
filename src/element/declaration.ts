import type { Channel } from '../bus/channel.js'
import type { Drawing } from './drawing.js'

/** A text for people, in both languages of the shop. */
export interface LocalizedText {
  de: string
  en: string
}

/** What will go: it works until then, says so to who uses it, and what to use in its place. */
export interface Deprecation {
  /** The version that said it first, and the one that no longer has it. */
  since: `${number}.${number}.${number}`
  until: `${number}.${number}.${number}`
  /** What to use, as a whole sentence. */
  use: LocalizedText
}

/** A text about something that a page may use. */
export interface About extends LocalizedText {
  deprecated?: Deprecation
}

/** A custom property, what counts without it, and what CSS takes for it: `<length>`. */
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
  /** The page asks for a value; without one the block shows a friendly placeholder. */
  required?: true
  /** Three attributes: `name`, `name-tablet`, `name-mobile`; desktop is the base. */
  responsive?: true
  /** What counts on a phone while nothing is set there; without it, what counts on the tablet. */
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
  /** `open`: what it takes besides its options; a language is a tag such as `fr`. */
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
  /** Tags it takes; `html` allows plain elements. Without it everything is welcome. */
  accepts?: { blocks?: readonly string[]; html?: boolean }
}

/** What a text on a page in another language was translated from. */
export interface Source {
  text: string
  /** An editor says that it is right as it stands, although it says the same. */
  fits?: true
}

export type Sources = Readonly<Record<string, Source>>

/** What a page is shown on, by the width of its window. */
export type Device = 'mobile' | 'tablet' | 'desktop'

/** One block on a page, as a page document keeps it. */
export interface BlockNode {
  block: string
  version?: number
  /** By this what is said about it finds it again, wherever it is moved; only nodes that something is said about have one. */
  id?: string
  /** What its editor calls it in the outline; the shopper never reads it. */
  name?: string
  /** The devices that neither show nor load it. */
  hiddenOn?: readonly Device[]
  /** What its texts were translated from, by field. */
  translates?: Sources
  fields?: Readonly<Record<string, Json>>
  slots?: Readonly<Record<string, readonly PageNode[]>>
}

/** A plain element between blocks: a heading, a paragraph, a link, a picture. */
export interface HtmlNode {
  html: string
  id?: string
  name?: string
  /** What its texts were translated from: its running text as `text`, others by attribute. */
  translates?: Sources
  attributes?: Readonly<Record<string, string>>
  children?: readonly PageNode[]
}

/** Stands for the nodes of a shared part, wherever that part is used. */
export interface SharedNode {
  /** The id of the part in the page store. */
  shared: string
  id?: string
  /** What its editor calls it on this page. */
  name?: string
}

export type PageNode = BlockNode | HtmlNode | SharedNode | string

export interface Preset {
  id: string
  label: LocalizedText
  fields?: Readonly<Record<string, Json>>
  slots?: Readonly<Record<string, readonly PageNode[]>>
  /** Its words are an example, which no shopper should read: whoever publishes them is told. */
  isSample?: true
  /** On a card of its own; the first preset is drawn as the block is. */
  drawing?: Drawing
}

/** What helps to choose a block, and to use it well. */
export interface Guidance {
  do: readonly LocalizedText[]
  dont: readonly LocalizedText[]
}

/** Entry of a block in an editor's inserter. */
export interface Inserter {
  /** What it is for, in three or four words; the summary has the whole sentence. */
  tagline: LocalizedText
  /** Other words editors look for, in both languages; each leads to it before all that is not called so. */
  keywords?: string
  /** Without one it is drawn by what a preset puts into it, or by its category. */
  illustration?: Drawing
}

export interface BlockDeclaration {
  /** Lower case, with the name of whose it is before the first dash: ours are `vitrine-…`. */
  tag: `${string}-${string}`
  /** Of its fields; counts up when old pages need a migration. */
  version: number
  name: LocalizedText
  summary: LocalizedText
  deprecated?: Deprecation
  category: 'page' | 'layout' | 'consultant' | 'shop' | 'checkout' | 'account'
  icon: string
  guidance?: Guidance
  /** It shows the heading of the whole page, so that no other is needed. */
  providesH1?: true
  fields: Readonly<Record<string, Field>>
  slots?: Readonly<Record<string, Slot>>
  placement?: {
    parents?: readonly string[]
    notInside?: readonly string[]
    maxPerPage?: number
    /** End of the page that takes it when its editor names no place: nobody sees it among the others, or it frames them. */
    insertAt?: 'start' | 'end'
  }
  /** The fragment of addresses that opens it: the element on a published page has it as its id. */
  anchor?: string
  /** It opens over the page and takes no room on it. */
  overlay?: true
  /** The visitors who see it, where few do: an editor's canvas folds it, so that it shows a page as one visitor has it. */
  onlyFor?: LocalizedText
  presets?: readonly Preset[]
  /** Each begins like the tag: `acme-stamp-card` tells `acme-…`. */
  events?: Readonly<Record<`${string}-${string}`, BlockEvent>>
  parts?: Readonly<Record<string, About>>
  cssProperties?: Readonly<Record<`--${string}`, CssProperty>>
  /** What the element wears as `data-state`, and CSS may ask for as `:state(…)`. */
  states?: Readonly<Record<string, About>>
  /** What its view says itself; what the shop says meanwhile is the shop's to declare (`src/shop/says.ts`). */
  publishes?: readonly Channel<unknown>[]
  subscribes?: readonly Channel<unknown>[]
  /** Search parameters of the page's address that its view reads, or writes as one goes on. */
  queryParams?: Readonly<Record<string, LocalizedText>>
  /**
   * Code that only some pages need, by the file that its view imports late, or the page for it: a page on which one of
   * these conditions holds asks for it beside the block, not after it.
   */
  preload?: Readonly<Record<string, readonly Condition[]>>
  /** What its shopper's browser keeps because of it, by the keys of `src/shop/kept.ts`. */
  storageKeys?: readonly string[]
  /**
   * What it uses of an organisation beyond the platform's documented calls, by the keys of
   * `src/builder/salesforce/extensions.ts`: where that is missing, it says less or nothing.
   */
  extensions?: readonly string[]
  /** What the canvas of an editor shows instead of the shop. */
  sample?: Json
  /** What stands in the page until the block is there, or if it never comes. */
  fallback?: {
    heading?: string | LocalizedText
    /** What is coming; it gives way to the news that it did not come. */
    loading?: LocalizedText
    /** What is true for ever. */
    text?: LocalizedText
    /** Fields that an editor has filled with running text: all of it stands there, each below its own heading. */
    texts?: readonly { field: string; heading: LocalizedText }[]
    links?: readonly { field: string; text: LocalizedText }[]
  }
  /**
   * What its shopper's browser keeps by which its place differs, by the keys of a page's memory, or what the page's address
   * says, as `?` and the name of a search parameter, where one of these
   * conditions holds, or always where there are none: the page says so before it is drawn.
   */
  layoutDependsOn?: Readonly<Record<string, readonly Condition[]>>
  /** How high it will be, as CSS says it, so that nothing jumps when it comes; `none` for what shows itself only later. */
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
 */
export const defineBlock = <const D extends BlockDeclaration>(declaration: D & Checked<D>): D => declaration
