import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sets numbers on the host itself, as custom properties in a sheet of this one element: a `style` attribute
 * would end up in the page that a builder saves.
 * @param inside any element of the shadow root; the host of a closed one does not show it
 */
export function useHostRule(inside: RefObject<HTMLElement | null>, numbers: Readonly<Record<`--${string}`, number>>): void {
  const rule = `:host { ${Object.entries(numbers)
    .map(([name, value]) => `${name}: ${Number(value)};`)
    .join(' ')} }`
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode() as ShadowRoot
    const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet ?? CSSStyleSheet
    const sheet = new Sheet()
    sheet.replaceSync(rule)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [inside, rule])
}
