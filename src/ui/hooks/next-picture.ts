/** Runs a function once the drawing of this task has been painted. @returns a function that cancels it */
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
