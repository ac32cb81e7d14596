import { declarations } from '../../../blocks/declarations.js'
import type { BlockDeclaration, PageNode } from '../../../core/element/declaration.js'

type Shape = 'text' | 'wide' | 'person' | 'tiles' | 'form'

const shapes: Partial<Record<BlockDeclaration['category'], Shape>> = {
  layout: 'wide',
  consultant: 'person',
  shop: 'tiles',
  checkout: 'form',
  account: 'form',
}
const heights: Record<Shape, number> = { text: 7, wide: 13, person: 13, tiles: 15, form: 15 }
const bottom = 68

/** A page seen from afar: its first blocks as shapes. Head and foot look alike on all pages: a main part is drawn alone. */
export function TemplatePicture({ nodes }: { nodes: readonly PageNode[] }) {
  const drawn = placed(mainOf(nodes).flatMap(shapesOf))
  return (
    <svg className="template-picture" viewBox="0 0 120 76" aria-hidden="true">
      <rect x="26" y="5" width="68" height="66" rx="5" className="sheet" />
      {drawn.map(({ shape, y }) => (
        <Drawn key={y} shape={shape} y={y} />
      ))}
      {drawn.length === 0 && <path d="M60 30v16M52 38h16" className="plus" />}
    </svg>
  )
}

const mainOf = (nodes: readonly PageNode[]): readonly PageNode[] =>
  nodes.flatMap((node) => (typeof node === 'object' && 'html' in node && node.html === 'main' ? [node.children ?? []] : []))[0] ?? nodes

function shapesOf(node: PageNode): Shape[] {
  if (typeof node === 'string' || 'shared' in node) return []
  if ('html' in node) return /^(main|div|article|section)$/.test(node.html) ? (node.children ?? []).flatMap(shapesOf) : ['text']
  const declaration = declarations.find(({ tag }) => tag === node.block)
  const inner = Object.values(node.slots ?? {})
    .flat()
    .flatMap(shapesOf)
    .filter((shape) => shape !== 'text' && shape !== 'wide')
  const own = declaration && !/-(detection|notice|panel)$/.test(declaration.tag) ? shapes[declaration.category] : undefined
  return inner.length > 0 ? inner : own ? [own] : []
}

function placed(all: readonly Shape[]): { shape: Shape; y: number }[] {
  let y = 12
  return all.flatMap((shape) => {
    const at = y
    y += heights[shape]
    return y > bottom ? [] : [{ shape, y: at }]
  })
}

function Drawn({ shape, y }: { shape: Shape; y: number }) {
  switch (shape) {
    case 'text':
      return <rect x="32" y={y} width="34" height="4" rx="2" className="bar" />
    case 'wide':
      return <rect x="32" y={y} width="56" height="10" rx="2" className="bar" />
    case 'person':
      return (
        <>
          <circle cx="37" cy={y + 5} r="5" className="bar strong" />
          <rect x="46" y={y + 1} width="38" height="3" rx="1.5" className="bar" />
          <rect x="46" y={y + 6} width="24" height="3" rx="1.5" className="bar" />
        </>
      )
    case 'tiles':
      return (
        <>
          {[32, 52, 72].map((x) => (
            <rect key={x} x={x} y={y} width="16" height="12" rx="2" className="bar" />
          ))}
          <rect x="32" y={y + 9} width="16" height="3" rx="1" className="bar strong" />
        </>
      )
    case 'form':
      return (
        <>
          <rect x="32" y={y} width="56" height="5" rx="2" className="bar" />
          <rect x="32" y={y + 7} width="22" height="5" rx="2.5" className="bar strong" />
        </>
      )
  }
}
