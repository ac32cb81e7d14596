import type { MouseEvent, ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Leads to another page of this Storybook, and leaves the sidebar standing. */
export function PageLink({
  to,
  className,
  children,
}: {
  to: `/story/${string}` | `/docs/${string}`
  className?: string
  children: ReactNode
}) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, `?path=${to}`)
  }
  return (
    <a href={`./?path=${to}`} target="_top" onClick={go} {...(className && { className })}>
      {children}
    </a>
  )
}
