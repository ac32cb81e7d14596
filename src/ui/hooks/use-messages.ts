import { useMemo } from 'react'
import { messagesIn } from '../../commerce/domain/translations.js'
import { useSettings } from './use-shop.js'

/**
 * Returns the words in the page's language, with those that `vitrine-store` replaces.
 * @param both German and English words, as `messages` returns them: declared once outside of the view
 * @returns the words by name: texts, and functions that return one
 * @throws Error where the page has no shop yet
 * @example
 * ```tsx
 * import { messages, useMessages } from '@vitrine/blocks/kit'
 *
 * const cardMessages = messages('stamp-card', {
 *   de: { heading: 'Deine Stempelkarte' },
 *   en: { heading: 'Your stamp card' },
 * })
 *
 * const Heading = () => <h2>{useMessages(cardMessages).heading}</h2>
 * ```
 */
export function useMessages<Words extends object>(both: { de: Words; en: Words }): Words {
  const settings = useSettings()
  return useMemo(() => messagesIn(both, settings), [both, settings])
}
