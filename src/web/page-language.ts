/** The language of the shop that what stands here is written in, by the nearest `lang`: German unless it says English. */
export function languageAt(element: Element): 'de' | 'en' {
  const { lang } = element.closest<HTMLElement>('[lang]') ?? element.ownerDocument.documentElement
  return /^en\b/i.test(lang) ? 'en' : 'de'
}
