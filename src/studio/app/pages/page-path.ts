const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The address a title suggests: „Über uns“ → `/ueber-uns`. */
export function pathFor(title: string): string {
  const plain = title.toLowerCase().replace(/[äöüß]/g, (letter) => letters[letter] as string)
  const words = plain.normalize('NFKD').replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? []
  return `/${words.join('-')}`
}

/** Finds pages as people type: any part of title or address, without regard to case and accents. */
export function matches(word: string, ...texts: readonly string[]): boolean {
  return texts.some((text) => plain(text).includes(plain(word.trim())))
}

const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
