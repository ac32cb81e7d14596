const most = 200

/** Keeps what was made for the last keys that were asked for. */
export function createKeeper<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>()
  return (key, make) => {
    const made = known.get(key) ?? make()
    // The one that was asked for last is the youngest.
    known.delete(key)
    known.set(key, made)
    for (const [eldest] of known) if (known.size > most) known.delete(eldest)
    return made
  }
}
