const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Returns the same components and channels below another prefix, so that two of them live in one org: `vitrineCartPanel` as
 * `acmeCartPanel`. Tags (`vitrine-cart-panel`) and events are the blocks' own and stay.
 */
export function renameFiles(files: Readonly<Record<string, string>>, prefix: string): Record<string, string> {
  if (prefix === 'vitrine') return { ...files }
  const rename = (text: string): string =>
    text
      .replace(/\bvitrine(?=[A-Z])/g, prefix)
      .replace(/\bVitrine(?=[A-Z])/g, capital(prefix))
      .replace(/<(\/?)c-vitrine-/g, `<$1c-${prefix.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-`)
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [rename(name), rename(text)]))
}
