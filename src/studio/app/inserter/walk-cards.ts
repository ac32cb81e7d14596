import type { KeyboardEvent } from 'react'

/** Arrows walk the cards as they lie on the screen; up from the first row is the search field, and down from there the first card. */
export function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget
  const cards = [...panel.querySelectorAll<HTMLElement>('.offer-button')]
  const search = panel.querySelector<HTMLInputElement>('input[type=search]')
  const from = cards.indexOf(event.target as HTMLElement)
  const target = event.target === search ? fromSearch(event.key, cards) : from < 0 ? undefined : fromCard(event.key, cards, from, search)
  if (!target) return
  event.preventDefault()
  target.focus()
}

const fromSearch = (key: string, cards: readonly HTMLElement[]): HTMLElement | undefined =>
  key === 'ArrowDown' || key === 'Enter' ? cards[0] : undefined

function fromCard(key: string, cards: readonly HTMLElement[], from: number, search: HTMLElement | null): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return cards[from + 1]
    case 'ArrowLeft':
      return cards[from - 1]
    case 'ArrowDown':
      return nearestBeside(cards[from]!, cards.slice(from + 1))
    case 'ArrowUp':
      return nearestBeside(cards[from]!, cards.slice(0, from).reverse()) ?? search ?? undefined
    case 'Home':
      return cards[0]
    case 'End':
      return cards.at(-1)
    default:
      return undefined
  }
}

// The next row gives the card that lies closest below or above.
function nearestBeside(card: HTMLElement, others: readonly HTMLElement[]): HTMLElement | undefined {
  const { left, top } = card.getBoundingClientRect()
  const row = others.map((other) => ({ other, box: other.getBoundingClientRect() })).filter(({ box }) => Math.abs(box.top - top) > 4)
  const next = row.filter(({ box }) => Math.abs(box.top - row[0]!.box.top) <= 4)
  return next.toSorted((one, two) => Math.abs(one.box.left - left) - Math.abs(two.box.left - left))[0]?.other
}
