const atOnce = 3
let under = 0
const waiting: (() => void)[] = []

/** Twenty documents that load together slow each other down, so they take turns. The returned function gives the turn to the next. */
export function takeTurn(begin: () => void): () => void {
  let done = false
  const start = () => {
    under += 1
    begin()
  }
  if (under < atOnce) start()
  else waiting.push(start)
  return () => {
    if (done) return
    done = true
    const at = waiting.indexOf(start)
    if (at >= 0) return void waiting.splice(at, 1)
    under -= 1
    waiting.shift()?.()
  }
}
