import { useMemo } from 'react'
import { messagesIn } from '../../shop/translations.js'
import { useSettings } from './use-shop.js'

/** The words in the page's language, with those that `vitrine-store` replaces. */
export function useMessages<Words extends object>(both: { de: Words; en: Words }): Words {
  const settings = useSettings()
  return useMemo(() => messagesIn(both, settings), [both, settings])
}
