/** Something that not every page needs, and whose code is fetched when somebody first wants it. */
export interface Late<T> {
  /** Fetches it once, whoever asks. What could not be fetched is fetched anew for whoever asks next. */
  get: () => Promise<T>
  /** Before somebody wants it, so that she need not wait. A failure is left to whoever then does. */
  fetchAhead: () => void
  /** Asks nobody; undefined until it has come. */
  peek: () => T | undefined
}

export function late<T>(load: () => Promise<T>): Late<T> {
  let there: T | undefined
  let coming: Promise<T> | undefined
  const arrived = (thing: T): T => {
    there = thing
    return thing
  }
  const failed = (error: unknown): never => {
    coming = undefined
    throw error
  }
  const get = () => {
    coming ??= load().then(arrived, failed)
    return coming
  }
  return { get, fetchAhead: () => void get().catch(() => {}), peek: () => there }
}
