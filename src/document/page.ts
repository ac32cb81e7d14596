import type { PageNode } from '../element/declaration.js'

/** A page as the page store keeps it. */
export interface PageDocument {
  version: 1
  /** Where the page is found on its site: `/`, `/products`. */
  path: string
  language: 'de' | 'en'
  title: string
  description: string
  /** Where the same page stands in the other language. */
  translation?: string
  /** When the page is a copy: the address of the original. */
  canonical?: string
  /** What the shop needs this page for, so that blocks find it: `cart`, `checkout`, `terms`, … */
  role?: string
  openGraph?: { image?: string }
  nodes: readonly PageNode[]
}
