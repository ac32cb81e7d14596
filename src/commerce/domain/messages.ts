import { pageShare } from '../../core/bus/index.js'
import type { Shop } from './shop.js'
import { languagesChanged } from './translations.js'

/** A text, or the function that makes one of numbers and names, as the German words of its name are. */
export type Message = string | ((...values: never[]) => string)

/** Messages by their namespace and name: `{ 'cart-panel': { heading: 'Ton panier' } }`. */
export type Messages = Readonly<Record<string, Readonly<Record<string, Message>>>>

/**
 * Brings the blocks' messages in a further language; blocks that stand there already draw themselves anew. It may be called
 * several times, with more of them.
 * @param language a BCP 47 tag such as `fr` or `pt-BR`; with `de` or `en` it replaces messages of ours
 * @param messages texts and functions by namespace and name; English replaces those left out, and {@link missingMessages} lists them
 * @throws RangeError when the tag is none
 * @example
 * ```ts
 * import { registerMessages } from '@vitrine/blocks/page'
 *
 * registerMessages('fr', {
 *   'cart-panel': { heading: 'Ton panier', more: (count: number) => `Afficher ${count} de plus` },
 * })
 * ```
 */
export function registerMessages(language: string, messages: Messages): void {
  const share = pageShare()
  share.messages ??= openMessages()
  share.messages.register(canonical(language), messages)
  ;(share.shop as Shop | undefined)?.renewWords()
  if (typeof document !== 'undefined') document.dispatchEvent(new Event(languagesChanged))
}

/**
 * Lists the messages that blocks of this page wanted in a language and that were not registered: they were said in English.
 * A message of the wrong kind, a text where a function is needed, counts as missing.
 * @param language a BCP 47 tag such as `fr` or `pt-BR`
 * @returns the messages as `namespace.name`, sorted
 * @throws RangeError when the tag is none and messages have been registered
 * @example
 * ```ts
 * import { missingMessages } from '@vitrine/blocks/page'
 *
 * console.table(missingMessages('fr')) // 'cart.total' …
 * ```
 */
export const missingMessages = (language: string): string[] => pageShare().messages?.missing(canonical(language)) ?? []

function canonical(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? ''
  } catch (cause) {
    throw new RangeError(`"${language}" is no language tag; write "fr" or "pt-BR".`, { cause })
  }
}

function openMessages(): NonNullable<ReturnType<typeof pageShare>['messages']> {
  const registered = new Map<string, Record<string, object>>()
  const missing = new Map<string, Set<string>>()
  const languageOf = (tag: string): string | undefined => {
    const [primary = ''] = tag.split('-')
    const wanted = tag.toLowerCase()
    return [...registered.keys()].find((language) => language.toLowerCase() === wanted) ?? (registered.has(primary) ? primary : undefined)
  }
  return {
    languageOf,
    register(language, messages) {
      const before = registered.get(language) ?? {}
      const merged = Object.entries(messages).map(([namespace, added]) => [namespace, { ...before[namespace], ...added }])
      registered.set(language, { ...before, ...Object.fromEntries(merged) })
      missing.delete(language)
    },
    in(locale, namespace, base) {
      const language = languageOf(locale)
      if (language === undefined) return undefined
      const given = registered.get(language)?.[namespace] ?? {}
      const fits = (name: string) => Object.hasOwn(given, name) && typeof Reflect.get(given, name) === typeof Reflect.get(base, name)
      const names = Object.keys(base)
      // German and English are complete; a page replaces single messages of theirs.
      if (!/^(?:de|en)\b/.test(language)) {
        const list = missing.get(language) ?? new Set()
        for (const name of names) if (!fits(name)) list.add(`${namespace}.${name}`)
        missing.set(language, list)
      }
      return Object.fromEntries(names.filter(fits).map((name) => [name, Reflect.get(given, name)]))
    },
    registered: () => Object.fromEntries(registered),
    missing: (language) => [...(missing.get(language) ?? [])].toSorted(),
  }
}
