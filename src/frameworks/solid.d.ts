/** `import '@vitrine/blocks/solid'` anywhere in an application: its JSX knows the blocks. */
import type { JSX } from 'solid-js'
import type { VitrineBlocks } from '../tags.js'

export type * from '../tags.js'

type Own<Element> = Omit<Element, keyof HTMLElement>
type Properties<Element> = { [Name in keyof Own<Element>]?: Own<Element>[Name] | undefined }

/** Fields in camelCase, as a property (`prop:`) or an attribute (`attr:`); events after `on:`. */
type InJsx<Block extends VitrineBlocks[keyof VitrineBlocks]> = Omit<JSX.HTMLAttributes<Block['element']>, keyof Own<Block['element']>> &
  Properties<Block['element']> & {
    [Name in keyof Own<Block['element']> & string as `prop:${Name}`]?: Own<Block['element']>[Name] | undefined
  } & { [Name in keyof Block['attributes'] & string as `attr:${Name}`]?: Block['attributes'][Name] } & {
    [Name in keyof Block['events'] & string as `on:${Name}`]?: ((event: Block['events'][Name]) => void) | undefined
  }

type Blocks = { [Tag in keyof VitrineBlocks]: InJsx<VitrineBlocks[Tag]> }

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Blocks {}
  }
}
