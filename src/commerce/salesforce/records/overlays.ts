type Change = (data: unknown) => unknown

export type Overlays = ReturnType<typeof createOverlays>

/** Changes that are shown over an answer until the platform has confirmed or refused them. */
export function createOverlays() {
  const changes = new Map<string, Set<Change>>()

  return {
    over: (key: string, data: unknown): unknown => [...(changes.get(key) ?? [])].reduce((shown, change) => change(shown), data),
    /** @returns the end of it */
    add(key: string, change: Change): () => void {
      const own = changes.get(key) ?? new Set<Change>()
      changes.set(key, own.add(change))
      return () => {
        own.delete(change)
        if (own.size === 0 && changes.get(key) === own) changes.delete(key)
      }
    },
  }
}
