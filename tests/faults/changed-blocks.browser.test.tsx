import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { changed, pathsIn, placeIn, wrong } from '../support/changes.js'
import { inside } from '../support/mount.js'
import { visit } from './block-visits.js'
import { rewriting } from './broken-calls.js'

const everything = import.meta.env.VITRINE_TEST_ALL === '1'
const seed = 20_261_126
const sampleOf = <Thing,>(things: readonly Thing[], most: number): Thing[] => {
  const some = Math.min(most, things.length)
  return fc.sample(fc.shuffledSubarray([...things], { minLength: some, maxLength: some }), { seed, numRuns: 1 })[0] ?? []
}

/** What nobody would write. */
const unwritten = /\bundefined\b|\bNaN\b|\bnull\b|\[object |Invalid Date|Infinity/
const neighbour = '<vitrine-newsletter-signup></vitrine-newsletter-signup>'

/** She sends the form beside it, with nothing in it. */
async function isAnswered(page: HTMLElement): Promise<boolean> {
  const form = page.querySelector(':scope > vitrine-newsletter-signup:last-child')
  inside(form).getByRole('button', { name: 'Newsletter bestellen' }).click()
  await new Promise((resolve) => setTimeout(resolve, 10))
  return form?.shadowRoot?.querySelector('[aria-invalid="true"]') !== null
}

describe('a block whose answers are not as they should be', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each(everything ? declarations : sampleOf(declarations, 12))(
    'shows in words what it can, waits for nothing and leaves the others alone: $tag',
    { timeout: 600_000 },
    async ({ tag }) => {
      const well = await visit(tag, undefined, neighbour)
      expect(
        well.said.filter((text) => unwritten.test(text)),
        'well',
      ).toEqual([])
      const cases = [...well.answers].flatMap(([call, body]) =>
        [[], ...pathsIn(body)].flatMap((path) => Object.entries(wrong).map(([fault, change]) => ({ call, path, fault, change }))),
      )
      const faulty: string[] = []
      for (const { call, path, fault, change } of sampleOf(cases, everything ? 60 : 2)) {
        const way = rewriting((text) => {
          const body = JSON.parse(text)
          // Another answer to the same call may have no such place.
          if (path.length > 0 && placeIn(body, path.slice(0, -1)) == null) return text
          return JSON.stringify(changed(body, path, change(placeIn(body, path)))) ?? ''
        })
        const { waits, said, uncaught, state, after, page } = await visit(tag, { call, fault, time: 'every', way }, neighbour)
        const seen = [
          ...waits.map((each) => `${each} waits`),
          ...uncaught,
          ...said.filter((text) => unwritten.test(text)).map((text) => text.slice(0, 60)),
          ...(state === 'loading' ? ['waits'] : []),
          ...(after !== undefined && after !== well.state ? [`${after} after another try`] : []),
          ...((await isAnswered(page.container)) ? [] : ['its neighbour says nothing']),
        ]
        if (seen.length > 0)
          faulty.push(`${call.split(/[ ?]/)[1]?.split('/').slice(-3).join('/')} ${path.join('.')} ${fault}: ${seen.join(', ')} (${state})`)
      }
      expect(faulty).toEqual([])
    },
  )
})
