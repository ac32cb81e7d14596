import type { PageNode } from '../element/declaration.js'

/** The origins that a page's store settings trust besides https. */
export function trustedOrigins(nodes: readonly PageNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if ('html' in node) return trustedOrigins(node.children ?? [])
    const trusted = node.block === 'vitrine-store' ? node.fields?.trustedOrigins : undefined
    return [...(typeof trusted === 'string' ? trusted.split(/\s+/).filter(Boolean) : []), ...Object.values(node.slots ?? {}).flatMap(trustedOrigins)]
  })
}
