/** Our language of the content at an element, by the nearest `lang`: German unless it is English. */
export const languageAt = (element: Element): 'de' | 'en' => (/^en\b/i.test(langAt(element)) ? 'en' : 'de')

/** The nearest `lang`, as it is written. */
export const langAt = (element: Element): string => (element.closest<HTMLElement>('[lang]') ?? element.ownerDocument.documentElement).lang
