import { useAddress } from '../../ui/hooks/use-address.js'
import { pageIn, pageText } from '../../core/dom/page-number.js'

/** Which page of lines is shown; from 0. */
export const usePageAddress = (live: boolean) =>
  useAddress({ read: () => ({ page: live ? pageIn(new URLSearchParams(location.search)) : 0 }), write, live })

function write({ page }: { page: number }): string {
  const url = new URL(location.href)
  if (page > 0) url.searchParams.set('page', pageText(page))
  else url.searchParams.delete('page')
  return url.pathname + url.search
}
