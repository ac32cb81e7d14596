import { useEffect, useRef, useState } from 'react'

const pageInAddress = (): string | undefined => new URLSearchParams(location.search).get('page') ?? undefined

function writeAddress(id: string | undefined): void {
  const url = new URL(location.href)
  if (id === undefined) url.searchParams.delete('page')
  else url.searchParams.set('page', id)
  if (url.href !== location.href) history.pushState(null, '', url)
}

/**
 * The page that the address names: `/studio?page=ID`. Back and forward open pages too.
 * @param mayLeave whether the open page may be left, asked before every change
 */
export function useAddress(mayLeave: () => Promise<boolean>): {
  pageId: string | undefined
  goTo: (id: string | undefined) => Promise<void>
} {
  const [pageId, setPageId] = useState(pageInAddress)
  const shown = useRef(pageId)
  const leave = useRef(mayLeave)
  useEffect(() => {
    leave.current = mayLeave
  })

  async function goTo(id: string | undefined): Promise<void> {
    if (id === shown.current) return
    const stays = !(await leave.current())
    if (!stays) {
      shown.current = id
      setPageId(id)
    }
    writeAddress(shown.current)
  }

  const travel = useRef(goTo)
  useEffect(() => {
    const follow = () => void travel.current(pageInAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  return { pageId, goTo: travel.current }
}
