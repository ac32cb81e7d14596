/** `import '@vitrine/blocks/vue'` anywhere in an application: its templates know the blocks. */
import type { EmitFn, HTMLAttributes } from 'vue'
import type { VitrineBlocks } from '../tags.js'

export type * from '../tags.js'

type Own<Element> = Omit<Element, keyof HTMLElement>
type Emits<Events> = EmitFn<{ [Name in keyof Events]: (event: Events[Name]) => void }>

/** Fields in camelCase or, as Vue has it, in kebab-case; events by their names. */
type InTemplate<Block extends VitrineBlocks[keyof VitrineBlocks]> = new () => Block['element'] & {
  $props: HTMLAttributes & { [Name in keyof Own<Block['element']>]?: Own<Block['element']>[Name] | undefined }
  $emit: Emits<Block['events']>
}

type Blocks = { [Tag in keyof VitrineBlocks]: InTemplate<VitrineBlocks[Tag]> }

declare module 'vue' {
  interface GlobalComponents extends Blocks {}
}
