import { searchable } from '../kit/search.js'
import type { Row } from './rows.js'

type Step = { go: Row | undefined } | { fold: readonly string[]; closed: boolean }

/** Returns the effect of a key in a tree (ARIA practices); undefined when the tree does not use it. */
export function treeStep(key: string, current: Row, rows: readonly Row[]): Step | undefined {
  const at = rows.indexOf(current)
  switch (key) {
    case 'ArrowDown':
      return { go: rows[at + 1] }
    case 'ArrowUp':
      return { go: rows[at - 1] }
    case 'Home':
      return { go: rows[0] }
    case 'End':
      return { go: rows.at(-1) }
    case 'ArrowRight':
      return current.expanded === false ? { fold: [current.id], closed: false } : { go: current.expanded ? rows[at + 1] : undefined }
    case 'ArrowLeft':
      return current.expanded ? { fold: [current.id], closed: true } : { go: rows.find(({ id }) => id === current.parent) }
    case '*':
      return {
        fold: rows.filter(({ parent, expanded }) => parent === current.parent && expanded === false).map(({ id }) => id),
        closed: false,
      }
    default:
      return undefined
  }
}

const pause = 600

/** Finds the next line that begins with what is being typed. */
export function typeahead(now: () => number = () => performance.now()) {
  let text = ''
  let last = -Infinity
  return (letter: string, current: Row, rows: readonly Row[], labelOf: (row: Row) => string): Row | undefined => {
    text = now() - last > pause ? letter : text + letter
    last = now()
    const at = rows.indexOf(current) + (text.length === 1 ? 1 : 0)
    const wanted = searchable(text).split('\n')[0] ?? ''
    return [...rows.slice(at), ...rows.slice(0, at)].find((row) =>
      searchable(labelOf(row))
        .split('\n')
        .some((label) => label.startsWith(wanted)),
    )
  }
}
