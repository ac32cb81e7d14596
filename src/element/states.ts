const worn = new WeakMap<Element, CustomStateSet>()

/** Lets a page ask for an element's state as `:state(…)`; older browsers, some of which want other names there, have `data-state`. */
export function takeStates(element: HTMLElement): void {
  if (CSS.supports('selector(:state(a))')) worn.set(element, element.attachInternals().states)
}

export function wear(element: Element, state: string): void {
  worn.get(element)?.clear()
  worn.get(element)?.add(state)
}
