/** `import '@vitrine/blocks/svelte'` anywhere in an application: its templates know the blocks. */
import type { HTMLAttributes } from 'svelte/elements'
import type { VitrineBlocks } from '../tags.js'

export type * from '../tags.js'

type Own<Element> = Omit<Element, keyof HTMLElement>
type InTemplate<Element extends HTMLElement, Attributes> = Omit<HTMLAttributes<Element>, keyof Attributes | keyof Own<Element>> & {
  [Name in keyof Attributes]?: Attributes[Name] | (Name extends keyof Own<Element> ? Own<Element>[Name] : never)
} & { [Name in Exclude<keyof Own<Element>, keyof Attributes>]?: Own<Element>[Name & keyof Own<Element>] | undefined }

type Blocks = { [Tag in keyof VitrineBlocks]: InTemplate<VitrineBlocks[Tag]['element'], VitrineBlocks[Tag]['attributes']> }

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Blocks {}
}
