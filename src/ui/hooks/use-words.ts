import { useMemo } from 'react'
import { wordsIn } from '../../shop/words.js'
import { useSettings } from './use-shop.js'

/** The words in the page's language, with those that `vitrine-store` replaces. */
export function useWords<Words extends object>(both: { de: Words; en: Words }): Words {
  const settings = useSettings()
  return useMemo(() => wordsIn(both, settings), [both, settings])
}
