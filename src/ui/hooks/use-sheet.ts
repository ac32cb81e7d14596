import { useCallback } from 'react'
import { wear } from '../../core/dom/sheets.js'

/** Returns a `ref` for a part loaded later: it adds the part's style sheet before the first paint. */
export function useSheet(css: string): (node: Element | null) => void {
  return useCallback(
    (node) => {
      const root = node?.getRootNode()
      if (root && 'host' in root) wear(root as ShadowRoot, css)
    },
    [css],
  )
}
