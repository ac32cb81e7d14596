type Asking = Record<string, (...words: never[]) => Promise<unknown>>

/** An object whose code is fetched when it is first looked at: a page without products need not have theirs. */
export function later<G extends object>(load: () => Promise<G>): G {
  let loading: Promise<Asking> | undefined
  const loaded = () => {
    loading ??= (load() as Promise<unknown> as Promise<Asking>).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return new Proxy({} as G, {
    get: (_, name) => {
      // Or whoever awaits it would wait for ever.
      if (name === 'then') return undefined
      loaded().catch(() => {})
      return async (...words: never[]) => {
        const call = (await loaded())[String(name)]
        if (!call) throw new TypeError(`There is no call "${String(name)}".`)
        return call(...words)
      }
    },
  })
}
