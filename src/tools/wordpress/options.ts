import type { PageDocument } from '../../pages/document/page-document.js'
import type { PageTemplate } from '../../pages/document/pages-api.js'

/** Options of a plugin for WordPress. */
export interface WordPressOptions {
  /** Namespace of the blocks, and beginning of the plugin's name: `vitrine` makes `vitrine/cart-panel` and `vitrine-blocks`. */
  prefix: string
  /** Tags of the blocks that editors find; `vitrine-store` is never among them, since the plugin prints it. */
  blocks: readonly string[]
  /** Value of `webstore-id` until somebody saves the plugin's settings. */
  webstoreId?: string | undefined
  /** Origin of the platform, such as `https://shop.example`, for the plugin's proxy. */
  platform?: string | undefined
  /** Pages that become patterns. */
  templates: readonly PageTemplate[]
  /** Pages of the Studio that become patterns as well. */
  pages: readonly PageDocument[]
}
