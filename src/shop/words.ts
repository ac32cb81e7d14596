import { english } from './english.js'
import type { ShopSettings } from './settings.js'

/**
 * The words of one subject, as shoppers read them: German and English twins with the same names. What editors read are
 * `Text`s and the Studio's own tables: no page replaces those, and the Studio does not know the shop.
 */
export const words = <Words extends object>(both: { de: Words; en: { [K in keyof Words]: Words[K] } }) => both

/** How the page speaks: its language, and the words that its `vitrine-store` replaces. */
export type Wording = Pick<ShopSettings, 'locale' | 'words'>

/** English words that came by themselves, by the number of their subject. */
let apart: readonly object[] = []
let coming: Promise<boolean> | undefined

/**
 * Fetches the English words where they do not stand beside the German ones, which stay when it fails.
 * @returns whether they have come; undefined when there is nothing to wait for
 */
export function bringEnglish(): Promise<boolean> | undefined {
  if (!english || apart.length > 0) return undefined
  coming ??= english().then(
    (come) => {
      apart = come.default
      return true
    },
    (error) => {
      coming = undefined
      console.warn('The English words could not be loaded.', error)
      return false
    },
  )
  return coming
}

/** What the build writes in the place of English words: the number of their subject. */
interface Apart {
  at?: number
}

/** The words in the page's language, with those that `vitrine-store` replaces. */
export function wordsIn<Words extends object>(both: { de: Words; en: Words } & Apart, { locale, words: own }: Wording): Words {
  const chosen = { ...(both[locale] ?? apart[both.at ?? -1] ?? both.de) } as Words
  for (const [name, word] of Object.entries(own)) {
    if (Object.hasOwn(chosen, name) && typeof word === 'string' && typeof Reflect.get(chosen, name) === 'string')
      Reflect.set(chosen, name, word)
  }
  return chosen
}

const rules = { de: new Intl.PluralRules('de'), en: new Intl.PluralRules('en') }

/** "1 Artikel", "3 Artikel": picks by the plural rules of the language. */
export function plural(locale: 'de' | 'en', count: number, one: string, other: string): string {
  // See `formatMoney`.
  const number = count < 1000 && Number.isInteger(count) ? count : count.toLocaleString(locale)
  return `${number} ${rules[locale].select(count) === 'one' ? one : other}`
}
