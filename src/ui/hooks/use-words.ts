import { useMemo } from 'react'
import { useSettings } from './use-shop.js'

/** The words of a block: German and English twins with the same names. */
export const words = <Words extends object>(both: { de: Words; en: { [K in keyof Words]: Words[K] } }) => both

/** The words in the page's language, with those that `vitrine-store` replaces. */
export function useWords<Words extends object>(both: { de: Words; en: Words }): Words {
  const { locale, words: own } = useSettings()
  return useMemo(() => {
    const chosen = { ...both[locale] }
    for (const [name, word] of Object.entries(own)) {
      if (Object.hasOwn(chosen, name) && typeof word === 'string' && typeof Reflect.get(chosen, name) === 'string')
        Reflect.set(chosen, name, word)
    }
    return chosen
  }, [both, locale, own])
}

const rules = { de: new Intl.PluralRules('de'), en: new Intl.PluralRules('en') }

/** "1 Artikel", "3 Artikel": picks by the plural rules of the language. */
export function plural(locale: 'de' | 'en', count: number, one: string, other: string): string {
  return `${count.toLocaleString(locale)} ${rules[locale].select(count) === 'one' ? one : other}`
}
