/** Something that not every page needs, and whose code is fetched when somebody first wants it. */
export interface Lazy<T> {
  /** Fetches it once for all callers. After a failure the next call fetches it anew. */
  get: () => Promise<T>
  /** Fetches it early, so that nobody need wait. A failure is left to the next call of `get`. */
  preload: () => void
  /** Asks nobody; undefined until it has come. */
  peek: () => T | undefined
}

export function lazy<T>(load: () => Promise<T>): Lazy<T> {
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
  return { get, preload: () => void get().catch(() => {}), peek: () => there }
}
