/** `import '@vitrine/blocks/solid'` anywhere in an application: its JSX knows the blocks. */
import type { JSX } from 'solid-js'
import type { VitrineBlocks } from '../tags.js'

export type * from '../tags.js'

type Block = VitrineBlocks[keyof VitrineBlocks]
type Own<Element> = Omit<Element, keyof HTMLElement>
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name
type PropertyOf<Element, Name extends string> = Camel<Name> extends keyof Own<Element> ? Own<Element>[Camel<Name>] : never

// Solid makes `page-size` the property `pageSize`, and would make `pageSize` the property `pagesize`.
type Fields<One extends Block> = {
  [Name in keyof One['attributes'] & string as Name extends `on${string}` ? never : Name]?:
    | One['attributes'][Name]
    | PropertyOf<One['element'], Name>
} & {
  [Name in keyof One['attributes'] & string as Name extends `on${string}` ? never : `attr:${Name}`]?: One['attributes'][Name]
} & { [Name in keyof Own<One['element']> & string as `prop:${Name}`]?: Own<One['element']>[Name] | undefined }

type Listeners<One extends Block> = {
  [Name in keyof One['events'] & string as `on:${Name}`]?: ((event: One['events'][Name]) => void) | undefined
}

type InJsx<One extends Block> = Omit<JSX.HTMLAttributes<One['element']>, keyof One['attributes'] | keyof Own<One['element']>> &
  Fields<One> &
  Listeners<One>

type Blocks = { [Tag in keyof VitrineBlocks]: InJsx<VitrineBlocks[Tag]> }

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Blocks {}
  }
}
