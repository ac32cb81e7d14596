import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { visit } from './block-visits.js'
import { faults, times } from './broken-calls.js'

const everything = import.meta.env.VITRINE_TEST_ALL === '1'

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
/** Such an answer may say that there is nothing of hers to show. */
const isEmptied = (fault: string) => emptied.includes(fault)

describe('what waits for the platform', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each(declarations.map(({ tag }) => ({ tag })))(
    'ends in content or in words when a question of $tag fails',
    { timeout: 600_000 },
    async ({ tag }) => {
      const well = await visit(tag)
      expect(well.waits, 'well').toEqual([])
      expect(well.calls.join(), 'asked').toContain('session-context')
      const cases = well.calls.flatMap((call) => Object.keys(faults).flatMap((fault) => times.map((time) => ({ call, fault, time }))))
      const some = Math.min(everything ? 60 : 2, cases.length)
      const [sample = []] = fc.sample(fc.shuffledSubarray(cases, { minLength: some, maxLength: some }), { seed: 20_261_123, numRuns: 1 })
      const faulty: string[] = []
      for (const broken of sample) {
        const { words, waits, uncaught, state, after } = await visit(tag, broken)
        const seen = [
          ...waits,
          ...uncaught,
          ...(well.words && !words && (state === 'waiting' || !isEmptied(broken.fault)) ? ['no words'] : []),
          // A 404 is kept (specification, section 8).
          ...(after !== undefined && after !== well.state && broken.fault !== 'answers 404' ? [`${after} after another try`] : []),
        ]
        if (seen.length > 0) faulty.push(`${broken.call} ${broken.fault}, ${broken.time}: ${seen.join(', ')} (${state})`)
      }
      expect(faulty).toEqual([])
    },
  )
})
