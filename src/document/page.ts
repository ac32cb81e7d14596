import type { PageNode, Sources } from '../element/declaration.js'

/** A page as the page store keeps it. */
export interface PageDocument {
  version: 1
  /** What has no address of its own, and an empty path: a part that pages share, or a section that somebody saved. */
  kind?: 'part' | 'section'
  /** Where the page is found on its site: `/`, `/products`. */
  path: string
  language: 'de' | 'en'
  title: string
  description: string
  /** Where the same page stands in the other language. A page store knows it of the pages that belong together. */
  translation?: string
  /** What title and description were translated from. */
  translates?: Sources
  /** When the page is a copy: the address of the original. */
  canonical?: string
  /** What the shop needs this page for, so that blocks find it: `cart`, `checkout`, `terms`, … */
  role?: string
  openGraph?: { image?: string }
  /** Asks search engines to leave the page out; the default follows from the page's role (`isIndexed`). */
  noindex?: boolean
  nodes: readonly PageNode[]
}
