import type { BlockNode, PageNode } from '../../../core/element/declaration.js'
import type { Drawing, Shape } from '../../../core/element/drawing.js'
import type { PageDocument } from '../../../pages/document/page-document.js'

// The sheet is 80 × 48 (drawing.ts).
const sheet = { left: 6, right: 74, top: 5, bottom: 45 }
const gap = 2

type PartOf = (id: string) => Pick<PageDocument, 'nodes'> | undefined

interface Strip {
  height: number
  draw: (x: number, y: number, width: number) => Shape[]
}

/** Draws a saved section or a shared part: its columns as wide as they are, its headings, texts, pictures and blocks. */
export function drawingOfNodes(nodes: readonly PageNode[], partOf: PartOf): Drawing {
  const shapes: Shape[] = []
  let y = sheet.top
  for (const strip of stripsOf(nodes, partOf)) {
    if (y + strip.height > sheet.bottom) break
    shapes.push(...strip.draw(sheet.left, y, sheet.right - sheet.left))
    y += strip.height + gap
  }
  return shapes.length > 0 ? shapes : [['dashed', sheet.left, 15, sheet.right - sheet.left, 18, 3]]
}

function stripsOf(nodes: readonly PageNode[], partOf: PartOf): Strip[] {
  return nodes.flatMap((node): Strip[] => {
    if (typeof node === 'string') return node.trim() ? [lines(1)] : []
    if ('shared' in node) return stripsOf(partOf(node.shared)?.nodes ?? [], partOf)
    if ('block' in node) return blockStrips(node, partOf)
    if (/^h[1-4]$/.test(node.html)) return [heading(node.html)]
    if (node.html === 'img' || node.html === 'picture') return [picture(14)]
    if (node.html === 'p' || node.html === 'a') return [isButton(node) ? button : lines(2)]
    if (node.html === 'ul' || node.html === 'ol') return [lines(3)]
    if (node.html === 'hr') return [{ height: 1, draw: (x, y, width) => [['middle', x, y, width, 1]] }]
    return stripsOf(node.children ?? [], partOf)
  })
}

function blockStrips(node: BlockNode, partOf: PartOf): Strip[] {
  const inside = Object.values(node.slots ?? {}).flat()
  if (node.block === 'vitrine-section') return [sectionStrip(node, inside, partOf)]
  if (/-(store|detection|overlay|consent|panel)$/.test(node.block)) return []
  const own: Strip = /-(list|search|catalogue-frame)$/.test(node.block)
    ? { height: 12, draw: (x, y, width) => [0, 1, 2, 3].map((tile): Shape => ['line', x + (tile * width) / 4, y, width / 4 - 2, 12, 2]) }
    : {
        height: 8,
        draw: (x, y, width) => [
          ['paper', x, y, width, 8, 2],
          ['middle', x + 3, y + 3, width / 3, 2, 1],
        ],
      }
  return inside.length > 0 && !/-navigation$/.test(node.block) ? stripsOf(inside, partOf) : [own]
}

function sectionStrip(node: BlockNode, inside: readonly PageNode[], partOf: PartOf): Strip {
  const columns = inside.filter(
    (child): child is BlockNode => typeof child === 'object' && 'block' in child && child.block === 'vitrine-column',
  )
  const stacks = (columns.length > 0 ? columns : [undefined]).map((column) => ({
    width: typeof column?.fields?.width === 'number' ? column.fields.width : 12,
    strips: stripsOf(column ? Object.values(column.slots ?? {}).flat() : inside, partOf).slice(0, 4),
  }))
  const heightOf = (strips: readonly Strip[]): number => strips.reduce((sum, strip) => sum + strip.height + gap, gap)
  const height = Math.min(Math.max(12, ...stacks.map(({ strips }) => heightOf(strips))), sheet.bottom - sheet.top)
  return {
    height,
    draw(left, top, whole) {
      const ground: Shape[] = node.fields?.background ? [['middle', left, top, whole, height, 2]] : [['paper', left, top, whole, height, 2]]
      let x = left + gap
      return [
        ...ground,
        ...stacks.flatMap(({ width, strips }) => {
          const own = ((whole - gap) * width) / 12 - gap
          const from = x
          x = from + own + gap >= left + whole - 1 ? left + gap : from + own + gap
          let y = top + gap
          return strips.flatMap((strip) => {
            const at = y
            y += strip.height + gap
            return y > top + height + gap ? [] : strip.draw(from, at, own)
          })
        }),
      ]
    },
  }
}

const heading = (name: string): Strip => ({
  height: name === 'h1' ? 5 : 4,
  draw: (x, y, width) => [['strong', x, y, width * 0.7, name === 'h1' ? 5 : 4, 1.5]],
})
const lines = (count: number): Strip => ({
  height: count * 3 - 1,
  draw: (x, y, width) =>
    Array.from({ length: count }, (_, line): Shape => ['line', x, y + line * 3, width * (line === count - 1 ? 0.6 : 0.95), 2, 1]),
})
const picture = (height: number): Strip => ({ height, draw: (x, y, width) => [['middle', x, y, width, height, 2]] })
const button: Strip = { height: 4, draw: (x, y, width) => [['strong', x, y, Math.min(18, width), 4, 2]] }

const isButton = (node: PageNode): boolean =>
  typeof node === 'object' &&
  'html' in node &&
  (/\b(button|actions)\b/.test(node.attributes?.class ?? '') || (node.children ?? []).some(isButton))
