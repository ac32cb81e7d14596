/** Does it when what was drawn in this task has been seen. @returns an undo that keeps it from being done */
export function nextPicture(deed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(deed)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
