import { largestQuantity } from '../limits.js'

/** Specification, section 3: what a permalink carries besides the consultant. */
export interface PermalinkHolder {
  p: string
  partList: string
  l: string
}

export interface WantedPart {
  partId: string
  quantity: number
}

export interface Permalink {
  /** Each part once, at most 100 of them. */
  parts: readonly WantedPart[]
  /** Parts of which the link wants more than any cart takes. */
  tooMany: ReadonlySet<string>
  /** Entries that name no part or no whole positive number, as written; at most 100. */
  unclear: readonly string[]
  /** Number of further entries that were not looked at. */
  beyond: number
}

export const mostParts = 100
const contents = ['p', 'PartList', 'l'] as const
const longestPartId = 40
const partId = /^[\p{L}\p{N}_][\p{L}\p{N} ._/-]*$/u

/** Specification, section 3: the permalink of an address. A name that stands there twice counts with both its texts. */
export function holderOf({ searchParams }: URL): PermalinkHolder {
  const text = (name: string) => searchParams.getAll(name).join(',')
  return { p: text('p'), partList: text('PartList'), l: text('l') }
}

/**
 * Reads which parts a permalink wants. Specification, section 5: separated by commas, each trimmed, duplicates count as
 * quantity; only positive quantities are put into a cart.
 *
 * Inferred, for the specification names p and l without a word on them: `p` is the short form of `PartList`, and a
 * link with both wants what both say; a quantity may be written as `10200113:2` or `10200113*2`; `l` is the language of
 * the link, which decides nothing.
 */
export function readPermalink({ p, partList }: PermalinkHolder): Permalink {
  const wanted = new Map<string, number>()
  const unclear = new Set<string>()
  const beyond = new Set<string>()
  for (const entry of `${partList},${p}`.split(',')) {
    const text = entry.trim()
    if (text === '') continue
    const part = readEntry(text)
    const list = part ? wanted : unclear
    const name = part?.partId ?? shorten(text)
    if (!list.has(name) && list.size >= mostParts) beyond.add(name)
    else if (part) wanted.set(name, (wanted.get(name) ?? 0) + part.quantity)
    else unclear.add(name)
  }
  const all = [...wanted].map(([partId, quantity]) => ({ partId, quantity }))
  return {
    parts: all.map(({ partId, quantity }) => ({ partId, quantity: Math.min(quantity, largestQuantity) })),
    tooMany: new Set(all.filter(({ quantity }) => quantity > largestQuantity).map(({ partId }) => partId)),
    unclear: [...unclear],
    beyond: beyond.size,
  }
}

function readEntry(text: string): WantedPart | undefined {
  const [, id = '', count = '1'] = /^([^:*]*)(?:[:*](.*))?$/s.exec(text) ?? []
  const named = { partId: id.trim(), count: count.trim() }
  if (named.partId.length > longestPartId || !partId.test(named.partId) || !/^\d+$/.test(named.count)) return undefined
  const quantity = Number(named.count)
  return quantity > 0 ? { partId: named.partId, quantity } : undefined
}

const shorten = (text: string): string =>
  text.length > longestPartId ? `${[...text.slice(0, longestPartId * 2)].slice(0, longestPartId).join('')}…` : text

export const hasContents = ({ searchParams }: URL): boolean => contents.some((name) => searchParams.has(name))

/** The address without what was put into the cart; whose shop it is stays. */
export function withoutContents(here: URL): URL {
  const url = new URL(here)
  for (const name of contents) url.searchParams.delete(name)
  return url
}
