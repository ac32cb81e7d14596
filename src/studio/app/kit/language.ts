import { createContext, use } from 'react'
import type { Text } from '../../../element/declaration.js'

/** Of the Studio's own words; the page has its own language. */
export type Language = keyof Text

export const LanguageContext = createContext<Language>('de')

/** What is said in every panel. */
export const kitWords = {
  de: { close: 'Schließen', cancel: 'Abbrechen', again: 'Erneut versuchen', loading: 'Einen Moment …' },
  en: { close: 'Close', cancel: 'Cancel', again: 'Try again', loading: 'One moment …' },
}

export const useKitWords = (): (typeof kitWords)[Language] => kitWords[use(LanguageContext)]
