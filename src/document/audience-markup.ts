import type { PageNode } from '../element/declaration.js'
import { audienceAttribute, audienceKey, audiences, isFor } from '../web/audience.js'
import { blocksIn } from './page-walk.js'

/** For whom some sections of a page are, besides everybody. */
function audiencesIn(nodes: readonly PageNode[]): string[] {
  const named = [...blocksIn(nodes)].flatMap(({ block, fields }) => (block === 'vitrine-section' ? [String(fields?.audience ?? '')] : []))
  return audiences.filter((each) => named.includes(each))
}

/**
 * Lets what she was last meant for stand in its place from the first moment: the page neither jumps nor shows what goes away
 * again. Empty for a page that says the same to everybody.
 */
export const audienceStyle = (nodes: readonly PageNode[]): string =>
  audiencesIn(nodes)
    .map((each) => `html[${audienceAttribute}~=${each}] vitrine-section:not(:defined)[audience][audience=${each}]{display:flex}`)
    .join('')

/** Tells the page, before it is drawn, for what she was last meant; whoever was never known is a guest. */
export const audienceScript = (nodes: readonly PageNode[]): string =>
  audiencesIn(nodes).length === 0
    ? ''
    : `{let known;try{known=localStorage.getItem('${audienceKey}')}catch{}document.documentElement.setAttribute('${audienceAttribute}',known||'guests')}`

/** The same for a preview as `viewer`. */
export const audiencesOf = (viewer: string): string => audiences.filter((each) => isFor(each, viewer)).join(' ')
