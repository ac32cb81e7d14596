const worn = new WeakMap<HTMLElement, CustomStateSet>()

let areKnown: boolean | undefined

/** Lets a page ask for an element's state as `:state(…)`; older browsers, some of which want other names there, have `data-state`. */
export function wear(element: HTMLElement, state: string): void {
  areKnown ??= CSS.supports('selector(:state(a))')
  if (!areKnown) return
  const states = worn.get(element) ?? element.attachInternals().states
  worn.set(element, states)
  states.clear()
  states.add(state)
}
