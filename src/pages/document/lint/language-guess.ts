// Words that only one of the two languages has: „in“, „an“, „was“ and „will“ are in both.
const german = new Set(
  `
  der die das den dem des ein eine einen einem einer und oder ist sind nicht mit für auf von zu zum zur im ins bei dich dir du dein deine
  deiner deinen wir uns unsere unser ich sie es sich auch wie wenn hier wird werden haben hat noch nur aus nach alle mehr kein keine
`
    .trim()
    .split(/\s+/),
)
const english = new Set(
  `
  the a and or is are not with for on of to from by you your we our us it its this that these those be been have has had can could
  would should about into more all when how here there who which their them they
`
    .trim()
    .split(/\s+/),
)

const fewest = 4

/** Returns the language that a text reads like; undefined when it is short, or could be either. */
export function languageOf(text: string): 'de' | 'en' | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < fewest) return undefined
  const de = words.filter((word) => german.has(word) || /[äöüß]/.test(word)).length
  const en = words.filter((word) => english.has(word)).length
  if (de >= 2 && de > en * 2) return 'de'
  return en >= 2 && en > de * 2 ? 'en' : undefined
}
