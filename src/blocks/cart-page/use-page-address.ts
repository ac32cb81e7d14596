import { useEffect, useState } from 'react'

/** Which page of lines is shown stands in the address, so that Back and a reload show the same; from 0. */
export function usePageAddress(live: boolean) {
  const [page, setPage] = useState(() => (live ? read() : 0))
  useEffect(() => {
    if (!live) return
    const back = () => setPage(read())
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [live])
  const go = (to: number) => {
    history.pushState(history.state, '', hrefOf(to))
    setPage(to)
  }
  return { page, hrefOf, go }
}

function read(): number {
  const page = Number(new URLSearchParams(location.search).get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 1 ? page - 1 : 0
}

function hrefOf(page: number): string {
  const url = new URL(location.href)
  if (page > 0) url.searchParams.set('page', String(page + 1))
  else url.searchParams.delete('page')
  return url.pathname + url.search
}
