import { expect, it } from 'vitest'
import { sampleOf } from './sample.js'

const stories = Array.from({ length: 12 }, (_, block) =>
  Array.from({ length: 4 + (block % 5) }, (_, story) => ({ id: `block-${block}--story-${story}`, block: `block-${block}` })),
).flat()
const idsOf = (seed: string) => sampleOf(stories, seed).map(({ id }) => id)

it('takes a story of each block, and the same ones for the same seed', () => {
  expect(new Set(sampleOf(stories, 'a0f9283').map(({ block }) => block)).size).toBe(12)
  expect(idsOf('a0f9283')).toEqual(idsOf('a0f9283'))
  expect(idsOf('a0f9283')).not.toEqual(idsOf('d132902'))
})

it('comes by every story within some commits', () => {
  const seen = new Set(Array.from({ length: 12 }, (_, commit) => idsOf(`commit ${commit}`)).flat())
  expect(seen.size).toBe(stories.length)
})
