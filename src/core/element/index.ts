export {
  type BlockDeclaration,
  type BlockEvent,
  type BlockNode,
  defineBlock,
  type Field,
  type FieldsOf,
  type HtmlNode,
  type Json,
  type PageNode,
  type Preset,
  type LocalizedText,
} from './declaration.js'
export { fieldSlots, type FieldSlot, kebab, readAttribute } from './fields.js'
export { type Mode, modeOf } from './mode.js'
export { register, type Registration } from './register.js'
export { vitrineVersion } from './version.js'
export type { BlockTools, ViewOf } from './view.js'
