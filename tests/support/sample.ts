/** Whether `npm run test:all` runs, in Node or in a browser. */
export const everything = import.meta.env.VITRINE_TEST_ALL === '1'

/**
 * Takes cases out of a matrix for `npm test`; `npm run test:all` has them all. A step that shares no divisor with the length
 * of the rows tries every value of every dimension. Whatever is sampled stands in the table of stories/guides/testing.md.
 * @param step takes every so many-th case
 * @param first the place of the first one
 * @example it.each(sample(widths, 2))('fits at %i px', …)
 */
export function sample<Case>(cases: readonly Case[], step: number, first = 0): Case[] {
  return cases.filter((_, place) => everything || place % step === first)
}

/** Stories are looked at in the light, each of them; tests of blocks add the dark, and both with `npm run test:all`. */
export const schemes = sample(['light', 'dark'] as const, 2, 1)
