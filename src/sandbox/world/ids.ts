const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'

const isUpperCase = (char: string) => char >= 'A' && char <= 'Z'

const checksumOf = (five: string) => letters[[...five].reduce((bits, char, i) => bits + (isUpperCase(char) ? 1 << i : 0), 0)]

/** Adds the three characters that let a case-insensitive system tell two Salesforce ids apart. */
export function to18(id15: string): string {
  if (!/^[0-9A-Za-z]{15}$/.test(id15)) throw new Error(`"${id15}" is not a 15-character id; pass one without its checksum.`)
  return id15 + [0, 5, 10].map((start) => checksumOf(id15.slice(start, start + 5))).join('')
}

/** An 18-character id in this sandbox's own number range, e.g. idOf('01t', 1). */
export const idOf = (prefix: string, serial: number): string => to18(`${prefix}9V${String(serial).padStart(13 - prefix.length, '0')}`)

/** A 32-bit number that is the same for the same text everywhere (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

export interface Dice {
  /** At least 0, below 1. */
  next(): number
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  chance(odds: number): boolean
}

/** Repeatable chance: the same seed throws the same numbers (mulberry32). */
export function diceOf(seed: string | number): Dice {
  let state = hashOf(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    chance: (odds) => next() < odds,
  }
}
