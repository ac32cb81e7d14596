import { type DragEvent, useEffect, useRef, useState } from 'react'

/** Returns true when a drag carries files. */
export const bringsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false

/** Takes files that are dropped on an element, or pasted while it is shown. */
export function useFileDrop(take: (files: readonly File[]) => unknown) {
  const [isOver, setOver] = useState(false)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  const over = (event: DragEvent) => {
    if (!bringsFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        if (!bringsFiles(event.dataTransfer)) return
        event.preventDefault()
        event.stopPropagation()
        take([...event.dataTransfer.files])
      },
    },
  }
}
