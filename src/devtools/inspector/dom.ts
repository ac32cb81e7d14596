type Content = Node | string | undefined

/** Creates an element with its properties and content: no markup is parsed, as the page's policy demands. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...contents: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  Object.assign(element, properties)
  element.append(...contents.filter((each): each is Node | string => each !== undefined && each !== ''))
  return element
}

export const button = (text: string, className: string, press: () => void): HTMLButtonElement =>
  make('button', { type: 'button', className, onclick: press }, text)

export interface Row {
  key: string
  /** The row stays as it is as long as its state is the same. */
  state: string
  /** A row that is drawn anew stays open. */
  make: (isOpen: boolean) => HTMLElement
}

/** Updates a list to its rows: existing rows stay, with their focus and their open parts. */
export function showRows(list: HTMLElement, rows: readonly Row[]): void {
  const before = new Map([...list.children].map((child) => [(child as HTMLElement).dataset.key, child as HTMLElement]))
  rows.forEach((row, index) => {
    const known = before.get(row.key)
    before.delete(row.key)
    const element = known?.dataset.state === row.state ? known : drawn(row, known)
    if (known && known !== element) known.replaceWith(element)
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null)
  })
  for (const gone of before.values()) gone.remove()
}

function drawn({ key, state, make: makeRow }: Row, before: HTMLElement | undefined): HTMLElement {
  const element = makeRow(before?.querySelector('details')?.open ?? false)
  Object.assign(element.dataset, { key, state })
  return element
}
