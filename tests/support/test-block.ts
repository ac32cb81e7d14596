export const text = (de: string) => ({ de, en: de })

/** What a block that a test makes says of itself, beyond what the test is about. */
export const called = (name: string, line: string) =>
  ({
    version: 1,
    name: text(name),
    summary: text(`${line}.`),
    inserter: { tagline: text(line) },
    category: 'shop',
    icon: 'box',
  }) as const
