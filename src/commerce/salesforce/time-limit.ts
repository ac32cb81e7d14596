/** Aborts with the caller or when the time is over; cleared, it leaves no timer and no listener behind. */
export function timeLimit(milliseconds: number, caller: AbortSignal | undefined) {
  const controller = new AbortController()
  const follow = () => controller.abort(caller?.reason)
  let over = false
  const timer = setTimeout(() => {
    over = true
    controller.abort()
  }, milliseconds)
  if (caller?.aborted) follow()
  caller?.addEventListener('abort', follow, { once: true })
  return {
    signal: controller.signal,
    isOver: () => over,
    clear: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', follow)
    },
  }
}
