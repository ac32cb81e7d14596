/**
 * A colour of the theme by its name (`--vitrine-overlay`), or what the browser itself reads as a colour.
 * @returns undefined for anything else
 */
export function overlayColour(text: string): string | undefined {
  const value = text.trim()
  if (/^--vitrine-[a-z0-9-]+$/.test(value)) return `var(${value})`
  // What would fit a width too is a variable or a word like `inherit`, no colour.
  return CSS.supports('color', value) && !CSS.supports('width', value) ? value : undefined
}
