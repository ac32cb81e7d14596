/** @returns the name that was probably meant: the one with the fewest changed letters, if those are few */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 4))
  let best: { name: string; distance: number } | undefined
  for (const each of names) {
    const distance = distanceBetween(name.toLowerCase(), each.toLowerCase())
    if (distance <= most && distance < (best?.distance ?? Infinity)) best = { name: each, distance }
  }
  return best?.name
}

/** Levenshtein: letters that are put in, taken out or changed. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...one].entries()) {
    let before = index
    row = row.map((above, at) => {
      if (at === 0) return index + 1
      const changed = (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1)
      before = Math.min(changed, above + 1, (at === 1 ? index + 1 : before) + 1)
      return before
    })
  }
  return row.at(-1) ?? 0
}
