import { type CSSProperties, useRef } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { useMessages } from '../../ui/index.js'
import type { column } from './column.block.js'
import { columnMessages } from './column.messages.js'
import { useEmptySlot } from '../../ui/hooks/use-empty-slot.js'
import { useHostRule } from './use-host-rule.js'

export function Column({ mode, width, widthTablet = width, widthMobile = 12, verticalAlign, gap, tone, rounded }: ViewOf<typeof column>) {
  const content = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLSlotElement>(null)
  const empty = useEmptySlot(slot)
  useHostRule(content, {
    '--column-desktop': width,
    '--column-tablet': widthTablet,
    '--column-mobile': widthMobile,
  })
  return (
    <div
      ref={content}
      className={`content ${verticalAlign} ${tone}${rounded ? ' rounded' : ''}`}
      part="content"
      style={{ '--column-gap': `${gap}px` } as CSSProperties}
    >
      <slot ref={slot} />
      {mode === 'edit' && empty && <Placeholder />}
    </div>
  )
}

function Placeholder() {
  return <p className="placeholder">{useMessages(columnMessages).empty}</p>
}
