/** Attribute on the root of a page with experiments: the variants that were drawn when it was opened. */
export const experimentsAttribute = 'data-vitrine-experiments'

export type Variant = 'a' | 'b'

/** Returns true when a section is of this variant; an unknown variant counts as the first, as the block reads it. */
export const isVariant = (said: unknown, variant: Variant): boolean => (said === 'b') === (variant === 'b')

/** Normalises an experiment's name: `Advent 2026` and `advent-2026` are one experiment. */
export const experimentName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')

/** Returns the drawn variant of an experiment, or the first when none was drawn. */
export const variantIn = (drawn: readonly string[], experiment: string): Variant =>
  drawn.includes(`${experimentName(experiment)}:b`) ? 'b' : 'a'
