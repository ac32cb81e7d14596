/** Does it when what was drawn in this task has been seen. @returns an undo that keeps it from being done */
export function nextPicture(deed: () => void): () => void {
  let isDue = true
  requestAnimationFrame(() => setTimeout(() => isDue && deed()))
  return () => {
    isDue = false
  }
}
