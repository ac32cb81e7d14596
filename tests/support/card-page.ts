import type { PageDocument } from '../../src/document/page-document.js'
import type { PageNode } from '../../src/element/declaration.js'

/** A page of which nothing matters but its nodes. */
export const pageOf = (...nodes: PageNode[]): PageDocument => ({
  version: 1,
  path: '/karte',
  language: 'de',
  title: 'Karte',
  description: '',
  nodes,
})
