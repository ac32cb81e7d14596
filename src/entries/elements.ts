import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { VitrineBlocks } from './tags.js'

export type * from './tags.js'

// A name may be an attribute and a property: JSX takes what either takes.
type Own<Element> = Omit<Element, keyof HTMLElement>
type InJsx<Element, Attributes> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes | keyof Own<Element>> & {
  [Name in keyof Attributes]?: Attributes[Name] | (Name extends keyof Own<Element> ? Own<Element>[Name] : never)
} & { [Name in Exclude<keyof Own<Element>, keyof Attributes>]?: Own<Element>[Name & keyof Own<Element>] | undefined }

type Blocks = { [Tag in keyof VitrineBlocks]: InJsx<VitrineBlocks[Tag]['element'], VitrineBlocks[Tag]['attributes']> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Blocks {}
  }
}
