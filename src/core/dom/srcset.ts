import { safePictureUrl } from './safe-url.js'

/** One file of a picture, for screens of a density or for a width in pixels. */
export type Candidate = { url: string } & ({ density: number } | { width: number })

/** Specification, section 5: resource sizes are floored at 100. */
export const smallestWidth = 100

// Patterns of the HTML standard for a srcset: an address up to the next space, and its descriptor up to the next comma.
const entry = /[\t\n\f\r ,]*([^\t\n\f\r ,][^\t\n\f\r ]*)/y
const description = /(?:[^,(]|\([^)]*(?:\)|$))*/y
// An address may begin or end with a comma once ignored characters are dropped; written again, it would be read as a separator.
const commaAtAnEnd = /^,|,$/
const density = /^(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?x$/

/**
 * Reads the text of a srcset, or one address alone. Specification, section 5: bad entries are skipped.
 * @param text such as `a.svg 1x, a@2x.svg 2x` or `a.svg 800w, b.svg 1600w`
 * @param origins origins that are fine besides https and the own site
 * @returns the good entries in their order, all by density or all by width, each density and width once
 */
export function readSrcset(text: string, origins: readonly string[] = []): Candidate[] {
  const found: Candidate[] = []
  for (const { address, words } of entriesOf(text)) {
    const url = writable(safePictureUrl(address, origins))
    const candidate = url === undefined ? undefined : describe(url, words)
    if (candidate && fits(candidate, found)) found.push(candidate)
  }
  return found
}

/** Writes candidates as a srcset. */
export const writeSrcset = (candidates: readonly Candidate[]): string =>
  candidates.map((candidate) => `${candidate.url} ${descriptorOf(candidate)}`).join(', ')

const descriptorOf = (candidate: Candidate): string => ('width' in candidate ? `${candidate.width}w` : `${candidate.density}x`)

/** The addresses of a srcset, good and bad; or the one that stands alone. */
export const addressesIn = (text: string): string[] => [...entriesOf(text)].map(({ address }) => address)

/** The same srcset with other addresses; an entry that gets none is left out. */
export function mapAddresses(text: string, change: (address: string, words: readonly string[]) => string | undefined): string {
  const changed = [...entriesOf(text)].flatMap(({ address, words }) => {
    const url = writable(change(address, words))
    return url === undefined ? [] : [[url, ...words].join(' ')]
  })
  return changed.join(', ')
}

/** A srcset, or one address, as it stands but for the entries that are bad; undefined when there is no good one. */
export function safeSrcset(text: string, origins: readonly string[] = []): string | undefined {
  const isSize = (word: string): boolean => /^[\d.]+[wxh]$/.test(word)
  return mapAddresses(text, (address, words) => (words.every(isSize) ? safePictureUrl(address, origins) : undefined)) || undefined
}

const writable = (url: string | undefined): string | undefined => (url !== undefined && commaAtAnEnd.test(url) ? undefined : url)

function* entriesOf(text: string): Generator<{ address: string; words: string[] }> {
  let at = 0
  for (;;) {
    entry.lastIndex = at
    const address = entry.exec(text)?.[1]
    if (address === undefined) return
    at = entry.lastIndex
    if (address.endsWith(',')) {
      yield { address: withoutCommas(address), words: [] }
    } else {
      description.lastIndex = at
      const words = description.exec(text)?.[0] ?? ''
      at = description.lastIndex
      yield { address, words: words.split(/[\t\n\f\r ]+/).filter(Boolean) }
    }
  }
}

function withoutCommas(address: string): string {
  let end = address.length
  while (address[end - 1] === ',') end -= 1
  return address.slice(0, end)
}

function describe(url: string, [word = '1x', ...more]: readonly string[]): Candidate | undefined {
  if (more.length > 0) return undefined
  const amount = Number(word.slice(0, -1))
  if (!Number.isFinite(amount) || amount <= 0) return undefined
  if (/^\d+w$/.test(word)) return { url, width: Math.max(amount, smallestWidth) }
  return density.test(word) ? { url, density: amount } : undefined
}

// Browsers cannot weigh a density against a width, and take the first of equals.
function fits(candidate: Candidate, found: readonly Candidate[]): boolean {
  const [first] = found
  return !first || ('width' in first === 'width' in candidate && !found.some((other) => descriptorOf(other) === descriptorOf(candidate)))
}
