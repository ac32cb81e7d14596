const files = import.meta.glob<string>('../../tests/blocks/*.test.tsx', { query: '?raw', import: 'default' })

/** Sentences that the tests of a block say about it. */
export interface Promised {
  /** Words that the group adds to the tag: "when the platform is", "on a phone". */
  about: string
  sentences: readonly string[]
}

/** Reads the tests whose `describe` names the tag. */
export async function promisesOf(tag: string): Promise<Promised[]> {
  const texts = await Promise.all(
    Object.entries(files)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([, read]) => read()),
  )
  return texts.flatMap((text) => promisesIn(text, tag))
}

const spoken = /^( *)(describe|it)(?:\.\w+\([^\n]*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/gm

/** @param text of a test file */
export function promisesIn(text: string, tag: string): Promised[] {
  const found: { about: string; sentences: string[] }[] = []
  let isAbout = false
  for (const [, indent = '', kind, quoted, template] of text.matchAll(spoken)) {
    const words = (quoted ?? template ?? '').replaceAll("\\'", "'")
    if (kind === 'describe') {
      if (indent === '') isAbout = new RegExp(`^<?${tag}(?![\\w-])`).test(words)
      if (isAbout) found.push({ about: indent === '' ? wordsAfter(words, tag) : words, sentences: [] })
    } else if (isAbout) found.at(-1)?.sentences.push(words)
  }
  return found.filter(({ sentences }) => sentences.length > 0)
}

const wordsAfter = (words: string, tag: string): string =>
  words
    .replace(new RegExp(`^<?${tag}>?[,:]?\\s*`), '')
    .replace(/^(and|on) /, '$1 ')
    .trim()
