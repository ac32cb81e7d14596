import { useState } from 'react'
import { productSearchesKey } from '../../commerce/domain/memory.js'
import { useShop } from '../index.js'

const mostKept = 5

/** The shopper's searches on this visit, the last one first. */
export function useSearches() {
  const { visit } = useShop().page
  const [searches, setSearches] = useState(() => read(visit.get(productSearchesKey)))
  return {
    searches,
    keep(term: string) {
      const now = [term, ...searches.filter((one) => one !== term)].slice(0, mostKept)
      visit.set(productSearchesKey, JSON.stringify(now))
      setSearches(now)
    },
    clear() {
      visit.remove(productSearchesKey)
      setSearches([])
    },
  }
}

/** Storage is not trusted. */
function read(kept: string | undefined): readonly string[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string').slice(0, mostKept) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
