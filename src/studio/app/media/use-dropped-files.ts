import { useEffect, useRef } from 'react'
import { bringsFiles } from './use-file-drop.js'

/** Files that are let go beside everything that takes them. Without this the browser would leave the Studio to show them. */
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
      // A dialog that is open has the word.
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
