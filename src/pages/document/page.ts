import type { PageNode, Sources } from '../../core/element/declaration.js'

/** A page as the page store keeps it. */
export interface PageDocument {
  version: 1
  /** Set for a document without an address of its own, whose path is empty: a part that pages share, or a section that somebody saved. */
  kind?: 'part' | 'section'
  /** Path of the page on its site: `/`, `/products`. */
  path: string
  language: 'de' | 'en'
  title: string
  description: string
  /** Address of the same page in the other language. A page store knows it of the pages that belong together. */
  translation?: string
  /** Sources that title and description were translated from. */
  translates?: Sources
  /** Address of the original when the page is a copy. */
  canonical?: string
  /** Purpose that the shop needs this page for, so that blocks find it: `cart`, `checkout`, `terms`, … */
  role?: string
  openGraph?: { image?: string }
  /** Asks search engines to leave the page out; the default follows from the page's role (`isIndexed`). */
  noindex?: boolean
  nodes: readonly PageNode[]
}
