import { pageShare } from '../../core/bus/index.js'
import { langAt, languageAt } from '../../core/dom/page-language.js'
import { english } from './english.js'
import type { ShopSettings } from './settings.js'

/** On `document`: a language has come, which pages may have been waiting for (`messages.ts`). */
export const languagesChanged = 'vitrine-languages'

/** The language that the shop speaks here: ours, or another of which a page has registered messages. */
export const spokenAt = (element: Element): string => pageShare().messages?.languageOf(langAt(element)) ?? languageAt(element)

/** The words of a subject in each language that the blocks bring. */
export interface Translations<Words extends object> {
  de: Words
  /** The build takes it out of what shoppers load; it comes by itself where it is read. */
  en: { [K in keyof Words]: Words[K] }
  namespace?: string
}

/**
 * Declares the words of one subject, as shoppers read them: German and English translations with the same names. What editors read are
 * `Text`s and the Studio's own tables: no page replaces those, and the Studio does not know the shop.
 * @param namespace the name by which `registerMessages` brings them in a third language; words that stay in two need none
 * @param both the words by language; a word is a text, or a function of numbers and names
 * @returns the words for `useMessages`
 * @example
 * ```ts
 * import { messages } from '@vitrine/blocks/kit'
 *
 * export const cardMessages = messages('stamp-card', {
 *   de: { heading: 'Deine Stempelkarte', stamps: (count: number) => `${count} Stempel` },
 *   en: { heading: 'Your stamp card', stamps: (count) => `${count} stamps` },
 * })
 * ```
 */
export function messages<Words extends object>(namespace: string, both: Translations<Words>): Translations<Words>
export function messages<Words extends object>(both: Translations<Words>): Translations<Words>
/* @__NO_SIDE_EFFECTS__ */
export function messages<Words extends object>(
  ...[namespace, both]: [string, Translations<Words>] | [Translations<Words>]
): Translations<Words> {
  return typeof namespace === 'string' ? { ...(both as Translations<Words>), namespace } : namespace
}

/** The page's language, and the words that its `vitrine-store` replaces. */
export type Wording = Pick<ShopSettings, 'locale' | 'words'>

/** English words that came by themselves, by their namespace. */
let apart: Readonly<Record<string, object>> | undefined
let coming: Promise<boolean> | undefined

/**
 * Fetches the English words where they do not stand beside the German ones, which stay when it fails.
 * @returns whether they have come; undefined when there is nothing to wait for
 */
export function loadEnglish(): Promise<boolean> | undefined {
  if (!english || apart) return undefined
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

/** The words in the page's language, with those that `vitrine-store` replaces. */
export function messagesIn<Words extends object>(both: Translations<Words>, { locale, words: own }: Wording): Words {
  const { de, en, namespace = '' } = both
  const base = locale === 'de' ? de : (en ?? apart?.[namespace] ?? de)
  const chosen = { ...base, ...pageShare().messages?.in(locale, namespace, base) } as Words
  for (const [name, word] of Object.entries(own)) {
    if (Object.hasOwn(chosen, name) && typeof word === 'string' && typeof Reflect.get(chosen, name) === 'string')
      Reflect.set(chosen, name, word)
  }
  return chosen
}

const rules = new Map<string, Intl.PluralRules>()

/**
 * Writes a number with its noun, such as "1 Artikel" or "3 Artikel", by the plural rules of the language.
 * @param locale a BCP 47 tag such as `de`
 * @param count the number; from 1000 and with decimals it is written as the language does
 * @param one the noun where the rules say `one`
 * @param other the noun in all other cases
 * @returns the number, a space and the noun
 * @throws RangeError when the locale is no language tag
 * @example
 * ```ts
 * import { plural } from '@vitrine/blocks/kit'
 *
 * const text = (count: number) => `Noch ${plural('de', count, 'Punkt', 'Punkte')} bis zu deinem Geschenk.`
 * ```
 */
export function plural(locale: string, count: number, one: string, other: string): string {
  // See `formatMoney`.
  const number = count < 1000 && Number.isInteger(count) ? count : count.toLocaleString(locale)
  let rule = rules.get(locale)
  if (!rule) {
    rule = new Intl.PluralRules(locale)
    rules.set(locale, rule)
  }
  return `${number} ${rule.select(count) === 'one' ? one : other}`
}
