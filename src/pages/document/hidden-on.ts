import type { BlockNode, Device, PageNode } from '../../core/element/declaration.js'
import type { PageDocument } from './page.js'

export const devices: readonly Device[] = ['mobile', 'tablet', 'desktop']

/** Returns the devices that a value from anywhere names, each once and in their order. */
export const readDevices = (value: unknown): readonly Device[] => {
  const named: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\s+/) : []
  return devices.filter((device) => named.includes(device))
}

/** Returns the blocks that some device does not show, and those inside them: nothing that they need may be asked for beforehand. */
export function hiddenBlocks(nodes: readonly PageNode[], isInside = false, found = new Set<BlockNode>()): Set<BlockNode> {
  for (const node of nodes) {
    if (typeof node === 'string' || 'shared' in node) continue
    if ('html' in node) hiddenBlocks(node.children ?? [], isInside, found)
    else {
      const isHidden = isInside || (node.hiddenOn ?? []).length > 0
      if (isHidden) found.add(node)
      for (const below of Object.values(node.slots ?? {})) hiddenBlocks(below, isHidden, found)
    }
  }
  return found
}

/**
 * Returns the page as each device shows it, once when all show the same. A hidden node leaves an empty text, so that the way to
 * everything else stays as it is.
 */
export function pagePerDevice(page: PageDocument): readonly PageDocument[] {
  if (hiddenBlocks(page.nodes).size === 0) return [page]
  return devices.map((device) => ({ ...page, nodes: shownOn(page.nodes, device) }))
}

function shownOn(nodes: readonly PageNode[], device: Device): readonly PageNode[] {
  return nodes.map((node): PageNode => {
    if (typeof node === 'string' || 'shared' in node) return node
    if ('html' in node) return node.children ? { ...node, children: shownOn(node.children, device) } : node
    if (node.hiddenOn?.includes(device)) return ''
    const slots = Object.entries(node.slots ?? {}).map(([slot, below]) => [slot, shownOn(below, device)])
    return node.slots ? { ...node, slots: Object.fromEntries(slots) } : node
  })
}
