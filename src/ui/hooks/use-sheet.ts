import { useCallback } from 'react'
import { wear } from '../../web/sheets.js'

/** For the `ref` of a part that comes late: it brings its own style sheet, which is there before it is first painted. */
export function useSheet(css: string): (node: Element | null) => void {
  return useCallback(
    (node) => {
      const root = node?.getRootNode()
      if (root && 'host' in root) wear(root as ShadowRoot, css)
    },
    [css],
  )
}
