/** Pages count from 0 here, and from 1 for people. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 1 ? page - 1 : 0
}

/** The first page needs no word in the address. */
export const pageText = (page: number): string => (page > 0 ? String(page + 1) : '')
