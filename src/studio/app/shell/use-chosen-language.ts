import { useState } from 'react'
import type { Language } from '../kit/language.js'

const key = 'vitrine-studio-language'

/** Returns the Studio's language: the one chosen here before, else the browser's. */
export function useChosenLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(
    () => remembered() ?? (navigator.language.toLowerCase().startsWith('en') ? 'en' : 'de'),
  )
  return [
    language,
    (next) => {
      setLanguage(next)
      try {
        localStorage.setItem(key, next)
      } catch (error) {
        // A browser that stores nothing is asked again next time.
        if (!(error instanceof DOMException)) throw error
      }
    },
  ]
}

function remembered(): Language | undefined {
  try {
    const language = localStorage.getItem(key)
    return language === 'de' || language === 'en' ? language : undefined
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
