import type { ShopSettings } from './settings.js'

/**
 * The words of one subject, as shoppers read them: German and English twins with the same names. What editors read are
 * `Text`s and the Studio's own tables: no page replaces those, and the Studio does not know the shop.
 */
export const words = <Words extends object>(both: { de: Words; en: { [K in keyof Words]: Words[K] } }) => both

/** How the page speaks: its language, and the words that its `vitrine-store` replaces. */
export type Wording = Pick<ShopSettings, 'locale' | 'words'>

/** The words in the page's language, with those that `vitrine-store` replaces. */
export function wordsIn<Words extends object>(both: { de: Words; en: Words }, { locale, words: own }: Wording): Words {
  const chosen = { ...both[locale] }
  for (const [name, word] of Object.entries(own)) {
    if (Object.hasOwn(chosen, name) && typeof word === 'string' && typeof Reflect.get(chosen, name) === 'string')
      Reflect.set(chosen, name, word)
  }
  return chosen
}

const rules = { de: new Intl.PluralRules('de'), en: new Intl.PluralRules('en') }

/** "1 Artikel", "3 Artikel": picks by the plural rules of the language. */
export function plural(locale: 'de' | 'en', count: number, one: string, other: string): string {
  return `${count.toLocaleString(locale)} ${rules[locale].select(count) === 'one' ? one : other}`
}
