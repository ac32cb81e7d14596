import { userEvent } from 'vitest/browser'

// Vitest hands an element to the browser's driver as words (its role, label or text), which lead to another one, or to several,
// when the page goes on loading in between. A test id of its own is what those words are taken from first.
let marked = 0

type Action = (target: unknown, ...more: unknown[]) => Promise<unknown>
const actions = ['click', 'dblClick', 'tripleClick', 'hover', 'unhover', 'fill', 'clear', 'type', 'upload', 'selectOptions'] as const
const events = userEvent as unknown as Record<(typeof actions)[number], Action>

// Files share a page, which is prepared once.
const prepared = Symbol.for('vitrine.test.steady')
for (const name of Object.hasOwn(events, prepared) ? [] : actions) {
  const act = events[name]
  events[name] = async (target, ...more) => {
    if (!(target instanceof Element) || target.hasAttribute('data-testid')) return act(target, ...more)
    marked += 1
    target.setAttribute('data-testid', `target-${marked}`)
    try {
      return await act(target, ...more)
    } finally {
      target.removeAttribute('data-testid')
    }
  }
}
Object.defineProperty(events, prepared, { value: true })
