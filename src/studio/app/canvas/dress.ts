/** The attributes an element of the canvas has from its node. */
export type Wears = Readonly<Record<string, string>>

/** Sets only the attributes that differ, so that a block hears of nothing else. */
export function dress(element: Element, wears: Wears): void {
  for (const name of element.getAttributeNames()) {
    if (!Object.hasOwn(wears, name) && !marks.has(name)) element.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(wears)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

// Attributes that other parts of the canvas set on elements, and that blocks set on themselves.
const marks: ReadonlySet<string> = new Set([
  'data-canvas-invisible',
  'data-canvas-dragged',
  'data-canvas-written',
  'data-canvas-open',
  'data-canvas-unfolded',
  'data-state',
])
