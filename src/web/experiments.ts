/** On the root of a page with experiments: what she was drawn for when it was opened. */
export const experimentsAttribute = 'data-vitrine-experiments'

export type Variant = 'a' | 'b'

/** Whether a section is of this variant; what is no variant is of the first, as the block reads it. */
export const isVariant = (said: unknown, variant: Variant): boolean => (said === 'b') === (variant === 'b')

/** However an editor writes it: `Advent 2026` and `advent-2026` are one experiment. */
export const experimentName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')

/** The variant of an experiment, by what somebody was drawn for; who was not sees the first. */
export const variantIn = (drawn: readonly string[], experiment: string): Variant =>
  drawn.includes(`${experimentName(experiment)}:b`) ? 'b' : 'a'
