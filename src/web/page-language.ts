/** The language of ours that what stands here is written in, by the nearest `lang`: German unless it says English. */
export const languageAt = (element: Element): 'de' | 'en' => (/^en\b/i.test(langAt(element)) ? 'en' : 'de')

/** The nearest `lang`, as it is written. */
export const langAt = (element: Element): string => (element.closest<HTMLElement>('[lang]') ?? element.ownerDocument.documentElement).lang
