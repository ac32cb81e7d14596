import type { Text } from '../element/declaration.js'

/** What a sentence about a problem may need to name. */
export interface Particulars {
  name: Text
  others: readonly Text[]
  child: Text
  field: Text
  word: string
  most: number
}

const quoted = (text: string, language: keyof Text): string => (language === 'de' ? `„${text}“` : `“${text}”`)

function list(texts: readonly Text[], language: keyof Text): string {
  const words = texts.map((text) => quoted(text[language], language))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words)
}

type Sentence = (given: Particulars) => Text

const sentence = (de: (given: Particulars) => string, en: (given: Particulars) => string): Sentence => (
  (given) => ({ de: de(given), en: en(given) })
)
const deName = ({ name }: Particulars): string => quoted(name.de, 'de')
const enName = ({ name }: Particulars): string => quoted(name.en, 'en')
const deField = ({ field }: Particulars): string => quoted(field.de, 'de')
const enField = ({ field }: Particulars): string => quoted(field.en, 'en')
const deOthers = ({ others }: Particulars): string => list(others, 'de')
const enOthers = ({ others }: Particulars): string => list(others, 'en')

/** What editors read when something on a page is not right. */
export const problemWords = {
  'not-a-node': sentence(
    () => 'Hier stand etwas, das weder Text noch Baustein ist. Es wurde weggelassen.',
    () => 'Something here was neither text nor a block. It was left out.',
  ),
  'too-deep': sentence(
    () => 'Hier ist zu viel ineinander geschachtelt. Das Innerste wurde weggelassen.',
    () => 'Too much is nested here. The innermost part was left out.',
  ),
  'newer-block': sentence(
    (given) => `${deName(given)} stammt aus einer neueren Version. Bitte Vitrine aktualisieren.`,
    (given) => `${enName(given)} comes from a newer version. Please update Vitrine.`,
  ),
  'not-migrated': sentence(
    (given) => `${deName(given)} ließ sich nicht auf den heutigen Stand bringen. Bitte die Felder prüfen.`,
    (given) => `${enName(given)} could not be brought up to date. Please check its fields.`,
  ),
  'bad-path': sentence(
    ({ word }) => `Die Adresse „${word}“ passt nicht: Sie beginnt mit / und besteht aus kleinen Buchstaben, Ziffern und Bindestrichen.`,
    ({ word }) => `The address “${word}” does not fit: it starts with / and is made of small letters, digits and hyphens.`,
  ),
  'no-title': sentence(
    () => 'Die Seite braucht einen Titel.',
    () => 'The page needs a title.',
  ),
  'unknown-block': sentence(
    ({ word }) => `Den Baustein „${word}“ gibt es nicht. Auf der veröffentlichten Seite fehlt er.`,
    ({ word }) => `There is no block “${word}”. It will be missing from the published page.`,
  ),
  'wrong-parent': sentence(
    (given) => `${deName(given)} gehört in ${deOthers(given)}.`,
    (given) => `${enName(given)} belongs in ${enOthers(given)}.`,
  ),
  'wrong-place': sentence(
    (given) => `${deName(given)} darf nicht in ${deOthers(given)} stehen.`,
    (given) => `${enName(given)} must not stand inside ${enOthers(given)}.`,
  ),
  'too-many': sentence(
    (given) => `${deName(given)} darf auf einer Seite ${given.most === 1 ? 'nur einmal' : `höchstens ${given.most}-mal`} stehen.`,
    (given) => `${enName(given)} may stand ${given.most === 1 ? 'only once' : `at most ${given.most} times`} on a page.`,
  ),
  'unknown-slot': sentence(
    (given) => `${deName(given)} hat keinen Platz „${given.word}“. Was darin steht, fehlt auf der veröffentlichten Seite.`,
    (given) => `${enName(given)} has no slot “${given.word}”. What stands in it will be missing from the published page.`,
  ),
  'not-accepted': sentence(
    (given) => `${quoted(given.child.de, 'de')} passt nicht in ${deName(given)}. Dort hinein gehört ${deOthers(given) || 'ein Baustein'}.`,
    (given) => `${quoted(given.child.en, 'en')} does not fit into ${enName(given)}. It takes ${enOthers(given) || 'a block'}.`,
  ),
  'unknown-field': sentence(
    (given) => `${deName(given)} hat kein Feld „${given.word}“.`,
    (given) => `${enName(given)} has no field “${given.word}”.`,
  ),
  'unfit-field': sentence(
    (given) => `Der Wert im Feld ${deField(given)} von ${deName(given)} passt nicht.`,
    (given) => `The value of the field ${enField(given)} of ${enName(given)} does not fit.`,
  ),
  'unsafe-address': sentence(
    (given) => `Die Adresse im Feld ${deField(given)} von ${deName(given)} ist nicht erlaubt. Möglich sind https, mailto, tel und Seiten dieser Website.`,
    (given) => `The address in the field ${enField(given)} of ${enName(given)} is not allowed. Use https, mailto, tel or a page of this site.`,
  ),
  'missing-field': sentence(
    (given) => `${deName(given)} braucht noch das Feld ${deField(given)}.`,
    (given) => `${enName(given)} still needs the field ${enField(given)}.`,
  ),
  'refused-element': sentence(
    ({ word }) => `Das Element <${word}> wird nicht veröffentlicht, nur sein Inhalt.`,
    ({ word }) => `The element <${word}> is not published, only its content.`,
  ),
  'refused-attribute': sentence(
    ({ word }) => `Die Angabe ${word} wird nicht veröffentlicht.`,
    ({ word }) => `The attribute ${word} is not published.`,
  ),
} satisfies Readonly<Record<string, Sentence>>
