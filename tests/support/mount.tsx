import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { vi } from 'vitest'

/** Puts HTML into the page, waits until every block in it is defined and mounted, and returns what holds it. */
export async function mount(html: string): Promise<HTMLElement> {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  await mounted(container)
  return container
}

/** Waits until every block inside is defined and mounted. */
export async function mounted(container: ParentNode): Promise<void> {
  const blocks = [...container.querySelectorAll('*')].filter((element) => element.localName.startsWith('vitrine-'))
  await Promise.all([...new Set(blocks.map((block) => block.localName))].map(defined))
  await vi.waitFor(() => {
    const empty = blocks.find((block) => block.isConnected && block.shadowRoot?.childElementCount === 0)
    if (empty) throw new Error(`<${empty.localName}> is defined, but nothing is mounted in it.`)
  })
}

/** Testing Library's queries, bound to what a block draws in its shadow root. */
export function inside(element: Element | null | undefined): BoundFunctions<typeof queries> {
  const drawn = element?.shadowRoot?.querySelector<HTMLElement>('.block')
  if (!drawn) throw new Error(`${element ? `<${element.localName}>` : 'The element'} has nothing mounted in an open shadow root.`)
  return within(drawn)
}

async function defined(tag: string): Promise<void> {
  const missing = setTimeout(() => console.error(`<${tag}> is still not defined: is its block registered?`), 2000)
  await customElements.whenDefined(tag)
  clearTimeout(missing)
}
