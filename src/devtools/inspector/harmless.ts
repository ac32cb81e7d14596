// Which values may leave a page as they are, by the name of their field. Every field that is not named here leaves as a shape.

/** Kinds, states and codes: one word each, of the platform or of our own channels. */
const code =
  /^(?:apiName|kind|type|.*Type|status(?:Code)?|.*Status|state|errorCode|code|(?:country|currency|iso|language|reason|subsidiary|region|state)(?:Iso)?Code|country|currency|language|locale|\w*[pP]ageToken|eTag|weakEtag|cacheable|format|version|method|channel|event|purposes|sort\w*|fields|include\w*|expand|apexTransport|monikerStorage|consent|sku|productClass|stockKeepingUnit)$/

/** Values of our own channels; people write whole reasons into fields of the same name. */
const ownWord: Readonly<Record<string, readonly string[]>> = {
  reason: ['added', 'asked', 'told', 'not-found', 'no-moniker', 'taken', 'gone', 'not-allowed'],
  from: ['shop', 'catalogue', 'permalink'],
}
export const isOwnWord = (field: string, text: string): boolean => Object.hasOwn(ownWord, field) && ownWord[field]!.includes(text)

/** Words for counts, sums and sizes: a field name with one of them, and with no word about people, is a harmless number. */
const countWords: ReadonlySet<string> = new Set(
  `quantity count total subtotal price amount fee tax rate percent percentage discount adjustment adjustments size limit offset
  increment rating score rank stock revision position duration lifetime decimals scale page index min max minimum maximum step
  width height took delay ttl level depth version status sort`.split(/\s+/),
)
const personWords: ReadonlySet<string> = new Set(
  `account customer user contact phone mobile card bank birth age postal zip plz house street member id ids number no nr serial pin
  salary income security verification access`.split(/\s+/),
)

function isCount(field: string): boolean {
  // `totalCartItemCount`, `Grand_Total`; longer than any field of ours is none.
  const words = field
    .slice(0, 100)
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
  return words.some((word) => countWords.has(word)) && !words.some((word) => personWords.has(word))
}

/** Days and times of the shop's work, not of anybody's life. */
const time =
  /^(?:(?:created|ordered|placed|modified|lastModified|changed|published|expir\w*|start|end|valid(?:From|Until|To)|system)(?:Date|At|Time|On|Modstamp)?|(?:created|ordered|lastModified|expiration|expiry|start|end|due|delivery|shipping|withdrawal|received)Date|received|withdrawn|since|until|at|loaded)$/i

const address = /(?:url|path|href|src|srcset|image|origin)$/i

/** Field names of things and their descriptions. */
const ofThing =
  /^(?:name|title|label|heading|summary|description|displayName|displayValue|value|text|brand|unit|nameOrId|alternativeText|alt|defaultImage|contentKey|urlName|facetValue|attributeType|developerName|carrier|nameOrId)$/

/** Tells whether a text or a number is known not to be personal where it stands. */
export interface Harmless {
  field: string
  code: boolean
  count: boolean
  time: boolean
  address: boolean
  ofThing: boolean
}

export const harmlessAs = (field: string): Harmless => ({
  field,
  code: code.test(field),
  count: isCount(field),
  time: time.test(field),
  address: address.test(field),
  ofThing: ofThing.test(field),
})

export const isCode = (text: string): boolean => /^[\w.,:;+/~-]{1,200}$/.test(text)
export const isNumber = (text: string): boolean => /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)
export const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d))?$/.test(text)
/** An address of files and interfaces; what comes behind one of a page may name a person. */
export const isSystemPath = (text: string): boolean =>
  /^\/(?:services|cms|webruntime|sfsites|lwr|assets|media|sandbox|apex)\/[\w/.,:@~-]*$/i.test(text)
