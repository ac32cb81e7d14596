import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { visit } from './block-visits.js'
import { type Broken, type Chance, casesOf, everything, type Piece, pieces } from './broken-calls.js'

const emptied = [
  'answers {}',
  'answers {"success":false}',
  'answers null',
  'answers []',
  'answers 204',
  'answers nothing',
  'answers with each value null',
  'answers 404',
]
/** Such an answer to the question for the accounts that she manages names none; it is not for guests (contracts, 1.5), and any member may be absent. */
const withoutAccounts = ['answers 401', 'answers another question', 'answers 2,000 levels', 'answers 20 MB']
/** Such an answer may say that there is nothing of hers to show. */
const isEmptied = ({ fault, call }: Broken) =>
  emptied.includes(fault) || (call.endsWith('/external-managed-accounts') && withoutAccounts.includes(fault))

const tried = new Set<string>()

/**
 * A few minutes for all blocks: of each block every fault, in one of its calls. Where everything is tried, every call also
 * fails in every way, at every time, before the first block that makes it.
 */
function casesBefore(piece: Piece, chances: readonly Chance[]): readonly Broken[] {
  const some = casesOf(piece, chances, { seed: 20_261_123, few: everything ? 1 : 2 })
  if (!everything) return some
  const fresh = casesOf(piece, chances, { seed: 20_261_123 }).filter((broken) => !tried.has(JSON.stringify(broken)))
  for (const broken of fresh) tried.add(JSON.stringify(broken))
  return fresh.length > 0 ? fresh : some
}

describe('what waits for the platform', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => vi.unstubAllGlobals())

  const wells = new Map<string, ReturnType<typeof visit>>()
  /** Where nothing fails. */
  const well = (tag: string) => {
    const found = wells.get(tag) ?? visit(tag)
    wells.set(tag, found)
    return found
  }

  it.each(declarations.flatMap(({ tag }) => pieces.map((piece) => [tag, piece.fault, piece] as const)))(
    '%s ends in content or in words when a call %s',
    { timeout: 120_000 },
    async (tag, _fault, piece) => {
      const { words: wellWords, waits: wellWaits, chances, state: wellState } = await well(tag)
      expect(wellWaits, 'well').toEqual([])
      expect(JSON.stringify(chances), 'asked').toContain('session-context')
      const faulty: string[] = []
      for (const broken of casesBefore(piece, chances)) {
        const { words, waits, uncaught, state, after } = await visit(tag, broken)
        const seen = [
          ...waits,
          ...uncaught,
          ...(wellWords && !words && (state === 'loading' || !isEmptied(broken)) ? ['no words'] : []),
          // A 404 is kept (specification, section 8).
          ...(after !== undefined && after !== wellState && broken.fault !== 'answers 404'
            ? [`${after} after another try, not ${wellState}`]
            : []),
        ]
        if (seen.length > 0) faulty.push(`${broken.call} ${broken.fault}, ${broken.time}: ${seen.join(', ')} (${state})`)
      }
      expect(faulty).toEqual([])
    },
  )
})
