import type { PageNode } from '../../core/element/declaration.js'
import { originsIn } from '../../core/dom/safe-url.js'
import { blocksIn } from './page-walk.js'

/** Returns the origins that a page's store settings trust besides https. */
export const trustedOrigins = (nodes: readonly PageNode[]): string[] =>
  [...blocksIn(nodes)].flatMap(({ block, fields }) => {
    const trusted = block === 'vitrine-store' ? fields?.trustedOrigins : undefined
    return typeof trusted === 'string' ? originsIn(trusted) : []
  })
