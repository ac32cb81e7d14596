import { useEffect, useRef } from 'react'
import { bringsFiles } from './use-file-drop.js'

/** Takes files that are dropped outside every drop target. Without this the browser would leave the Studio to show them. */
export function useDroppedFiles(take: (files: readonly File[]) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (bringsFiles(event.dataTransfer)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!bringsFiles(event.dataTransfer) || event.defaultPrevented) return
      event.preventDefault()
      // An open dialog takes precedence.
      if (!document.querySelector('dialog[open]')) latest.current([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
    }
  }, [])
}
