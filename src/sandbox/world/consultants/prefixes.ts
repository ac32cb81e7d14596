export interface PrefixIndex<Thing> {
  /** Everything that stands under a name which begins so; a thing with two such names comes twice. */
  startingWith(prefix: string): Thing[]
}

/** Names in alphabetical order, so that a beginning is found by halving. */
export function indexPrefixes<Thing>(entries: readonly (readonly [name: string, thing: Thing])[]): PrefixIndex<Thing> {
  const sorted = entries.toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  const firstAtLeast = (prefix: string): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.[0] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    startingWith(prefix) {
      const found: Thing[] = []
      for (let place = firstAtLeast(prefix); sorted[place]?.[0].startsWith(prefix); place += 1)
        found.push((sorted[place] as readonly [string, Thing])[1])
      return found
    },
  }
}
