import { createContext, use } from 'react'
import type { LocalizedText } from '../../../core/element/declaration.js'

/** Language of the Studio's own words; the page has its own language. */
export type Language = keyof LocalizedText

export const LanguageContext = createContext<Language>('de')

/** Words that every panel uses. */
export const kitWords = {
  de: { close: 'Schließen', cancel: 'Abbrechen', again: 'Erneut versuchen', loading: 'Einen Moment …' },
  en: { close: 'Close', cancel: 'Cancel', again: 'Try again', loading: 'One moment …' },
}

export const useLanguage = (): Language => use(LanguageContext)

/** The words of one part of the Studio, in the Studio's language. */
export function useStudioWords<Words>(words: { de: Words; en: Words }): Words {
  return words[useLanguage()]
}
