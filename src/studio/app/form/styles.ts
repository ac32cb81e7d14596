/** The classes of theme/page.css that an editor may choose, by element. */
const styles: Readonly<Record<string, readonly string[]>> = {
  p: ['lead', 'eyebrow', 'actions'],
  span: ['eyebrow'],
  a: ['button', 'button quiet'],
  img: ['hero-picture'],
  ol: ['steps'],
  ul: ['steps'],
  div: ['prose', 'head', 'actions'],
}

export const stylesFor = (element: string): readonly string[] => (Object.hasOwn(styles, element) ? styles[element]! : [])

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)

/** Returns the style that an element wears; the one with the most classes wins. */
export function knownStyle(given: string | undefined, among: readonly string[]): string {
  const worn = words(given)
  const fitting = among.filter((style) => words(style).every((word) => worn.includes(word)))
  return fitting.toSorted((one, other) => words(other).length - words(one).length)[0] ?? ''
}

/** Sets another style; classes that are not ours stay. */
export function withStyle(given: string | undefined, among: readonly string[], style: string): string | undefined {
  const known = new Set(among.flatMap(words))
  return [...words(style), ...words(given).filter((word) => !known.has(word))].join(' ') || undefined
}
