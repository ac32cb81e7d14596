/**
 * A colour of the theme by its name (`--vitrine-overlay`), or what the browser itself reads as a colour.
 * @returns undefined for anything else
 */
export function overlayColour(text: string): string | undefined {
  const value = text.trim()
  if (/^--vitrine-[a-z0-9-]+$/.test(value)) return `var(${value})`
  // A value that would also fit a width is a variable or a keyword such as `inherit`, not a colour.
  return CSS.supports('color', value) && !CSS.supports('width', value) ? value : undefined
}
