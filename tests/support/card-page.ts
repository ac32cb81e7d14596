import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { PageNode } from '../../src/core/element/declaration.js'

/** A page of which nothing matters but its nodes. */
export const pageOf = (...nodes: PageNode[]): PageDocument => ({
  version: 1,
  path: '/karte',
  language: 'de',
  title: 'Karte',
  description: '',
  nodes,
})
