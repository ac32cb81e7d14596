/** Strings count their characters, packed pages their bytes. */
type Weighed = string | Uint8Array<ArrayBuffer>

/**
 * Keeps what was made for the last keys that were asked for. The keys are whole pages, which are others whenever a price or a
 * stock is: without a bound by weight, a busy server keeps an hour of them.
 * @param most of keys and what was made for them together
 */
export function createKeeper<T extends Weighed>(most = 8 * 1024 * 1024): (key: string, make: () => T) => T {
  const known = new Map<string, T>()
  let weight = 0
  return (key, make) => {
    const found = known.get(key)
    const made = found ?? make()
    if (found === undefined) weight += key.length + made.length
    // The key that was asked for last becomes the youngest.
    known.delete(key)
    known.set(key, made)
    for (const [eldest, { length }] of known) {
      if (weight <= most || eldest === key) break
      known.delete(eldest)
      weight -= eldest.length + length
    }
    return made
  }
}
