import { type Harmless, harmlessAs, isCode, isNumber, isOwnWord, isSystemPath, isTime } from './harmless.js'
import { isGoods, isThing, type Kind, kindOfField } from './personal.js'

/** Id prefixes of products, categories, catalogues and stores, which are public. */
const publicIds = /^(?:01t|0ZG|0ZS|0ZE|0ZK|2Zs|20Y|069|0DB)/
const id = /(?<![\p{L}\d])(?:[a-zA-Z\d]{18}|[a-zA-Z\d]{15})(?![\p{L}\d])/gu
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi

/** Patterns of personal data, each with its replacement. */
const patterns: readonly (readonly [RegExp, (found: string) => string])[] = [
  // A picture in an address may be a face.
  [/data:[\w/+.-]+;base64,[\w+/=]+/g, () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  [/eyJ[\w-]{8,}(?:\.[\w-]*)*/g, () => '***'],
  [/(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, (found) => shapeOf(found)],
  [/\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?\b/g, (found) => shapeOf(found)],
  [/\b(?:\d[ -]?){13,19}\b/g, (found) => shapeOf(found)],
  // A phone number; a price, a date or a number of goods does not match.
  [/(?<![\w./-])(?:\+\d|0\d|\(0)[\d ()/-]{5,30}\d(?![\w-])/g, (found) => shapeOf(found)],
  [
    /\b\p{Lu}[\p{L}.-]{0,60}(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|chaussee)\s{1,3}\d{1,5}\s?[a-z]?\b/giu,
    (found) => shapeOf(found),
  ],
  [/(?<=[?&](?:token|code|key|email|phone|name)=)[^&#\s"]+/gi, () => '***'],
]

/** The same length, punctuation and capitals, so that a form or a layout looks the same. */
export const shapeOf = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/(?!X)\p{L}/gu, 'x')
    .replaceAll(/\p{Nd}/gu, '0')

interface Place {
  kind: Kind
  /** The kind of value that its field is known to hold; undefined for an unknown field. */
  harmless?: Harmless
  /** An organisation has named the fields. */
  isStrict: boolean
  /** Below it are the fields of goods, which everybody may know. */
  isOfGoods?: boolean
  /** True for a value that describes a thing. */
  isOfThing?: boolean
  /** True for the site's own settings. */
  isOwn?: boolean
}

/**
 * Takes the people out of what a page says, asks and is answered: what leaves as it is, is named in `harmless.ts`, and of all
 * the rest only the shape does. Ids that belong to people become other ids, the same
 * one each time, so that what belongs together still does.
 */
export class Masker {
  readonly #ids = new Map<string, string>()
  /** Values that were masked because of the name of their field: they may occur in a sentence as well. */
  readonly #known = new Set<string>()
  #names: { count: number; anywhere: RegExp } | undefined

  /** @param isStrict for content that organisations define themselves: only plainly technical texts are kept */
  value(value: unknown, isStrict = false): unknown {
    return this.#value(value, { kind: 'plain', isStrict })
  }

  /** Masks known names in an organisation's description of its fields, which has no values of people. */
  described(value: unknown): unknown {
    return this.seal(value)
  }

  /** Masks the settings of the site, which everybody can read in its pages. */
  own(value: unknown): unknown {
    return this.#value(value, { kind: 'plain', isStrict: false, isOwn: true })
  }

  /** Masks a path, a query, or both. */
  address(address: string): string {
    const [path = '', query] = address.split('?')
    if (query === undefined) return this.#text(path)
    return `${this.#text(path)}?${this.query(query)}`
  }

  query(query: string): string {
    const parameters = new URLSearchParams(query)
    for (const [name, text] of [...parameters]) parameters.set(name, this.#parameter(name, text))
    return parameters.toString()
  }

  /** Masks a text that is not JSON. Only its shape remains, so that the result is no JSON either. */
  foreignText(text: string): string {
    const token = /^(.*return\s*")[^"]+(".*)$/s.exec(text)
    return token ? `${token[1]}masked${token[2]}` : shapeOf(text)
  }

  /** Masks the key of an answer: a path and parameters, or a method and its arguments as JSON. */
  keyOfAnswer(key: string): string {
    const [, before = '', json = ''] = /^([^{]*)(.*)$/s.exec(key) ?? []
    return this.address(before) + (json ? this.#parameter('', json) : '')
  }

  /** Masks a value again, now that more names are known: in sentences they stand without a field. */
  seal<T>(value: T): T {
    const anywhere = this.#anywhere()
    const seal = (each: unknown): unknown => {
      if (typeof each === 'string') return each.replaceAll(anywhere, shapeOf)
      if (Array.isArray(each)) return each.map(seal)
      if (typeof each !== 'object' || each === null) return each
      return Object.fromEntries(Object.entries(each).map(([name, member]) => [name, isFrame(name) ? member : seal(member)]))
    }
    return this.#known.size === 0 ? value : (seal(value) as T)
  }

  /** Longer names first; made anew when there are more of them. */
  #anywhere(): RegExp {
    if (this.#names?.count === this.#known.size) return this.#names.anywhere
    const known = [...this.#known].toSorted((one, other) => other.length - one.length)
    const escaped = known.map((each) => each.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    const anywhere = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'giu')
    this.#names = { count: known.length, anywhere }
    return anywhere
  }

  #value(value: unknown, place: Place): unknown {
    if (typeof value === 'string') return this.#string(value, place)
    if (typeof value === 'number') return isKeptNumber(place) ? value : roughly(value)
    if (Array.isArray(value)) return value.map((each) => this.#value(each, place))
    if (typeof value !== 'object' || value === null) return value
    const record = value as Record<string, unknown>
    const about = { isOfGoods: place.isOfGoods === true || isGoods(record), isOfThing: isThing(record) }
    return Object.fromEntries(Object.entries(record).map(([name, member]) => [name, this.#value(member, this.#within(place, name, about))]))
  }

  #within({ kind, isStrict, isOwn = false }: Place, name: string, about: { isOfGoods: boolean; isOfThing: boolean }): Place {
    if (isOwn) return { kind: kindOfField(name) === 'secret' ? 'secret' : kind, isStrict, isOwn }
    if (kind !== 'plain') return { kind, isStrict }
    const isOfThing = about.isOfGoods || about.isOfThing
    // Organisations name the fields of their records as they like.
    if (name === 'fields') return { kind, isStrict: isStrict || !about.isOfGoods, isOfGoods: about.isOfGoods }
    const own = kindOfField(name)
    const isOfPerson = /^name$/i.test(name) && !isOfThing
    return { kind: own === 'plain' && isOfPerson ? 'personal' : own, isStrict, harmless: harmlessAs(name), ...about, isOfThing }
  }

  #string(text: string, { kind, isStrict, harmless, isOfGoods, isOfThing, isOwn }: Place): string {
    if (text === '') return text
    if (kind === 'secret') return '***'
    if (kind === 'personal') return this.#personal(text)
    if (isOwn || isWhollyId(text) || /^(?:true|false)$/.test(text)) return this.#text(text)
    const isKept =
      (harmless?.code && isCode(text)) ||
      (harmless && isOwnWord(harmless.field, text)) ||
      (harmless?.count && isNumber(text)) ||
      (harmless?.time && isTime(text)) ||
      (harmless?.address && isSystemPath(text.split('?')[0] ?? '')) ||
      (!isStrict && (isOfGoods || (isOfThing && harmless?.ofThing)))
    if (!isKept) return /ids?$/i.test(harmless?.field ?? '') && !isUuid(text) ? this.#numbered(text) : this.#shape(text)
    return harmless?.address ? this.address(text) : this.#text(text)
  }

  #personal(text: string): string {
    this.#remember(text)
    return this.#shape(text)
  }

  #shape(text: string): string {
    if (isWhollyId(text)) return this.#id(text)
    if (text.startsWith('data:') || isUuid(text)) return this.#text(text)
    if (/^\d{4}-\d\d-\d\d/.test(text)) return `2000-01-01${text.slice(10).replaceAll(/\d/g, '0')}`
    // A number by which something is found stays one of its own.
    return /\d{5}$/.test(text) && !/^[\d\s()+/-]+$/.test(text) ? this.#numbered(text) : shapeOf(text)
  }

  #numbered(text: string): string {
    const known = this.#ids.get(text)
    if (known) return known
    const shape = shapeOf(text)
    const count = String(this.#ids.size + 1)
    const made = shape.slice(0, -count.length) + count
    this.#ids.set(text, made)
    return made
  }

  #remember(text: string): void {
    // A path leads to things, and a text with `__` is the name of a field.
    if (text.length > 200 || text.startsWith('/') || text.includes('__')) return
    for (const word of [text, ...text.split(/[\s,;@./]+/)]) if (/\p{L}{3}|\d{5}/u.test(word)) this.#known.add(word)
  }

  #text(text: string): string {
    let masked = text
    for (const [pattern, become] of patterns) masked = masked.replaceAll(pattern, become)
    masked = masked.replaceAll(uuid, (found) => this.#uuid(found))
    return masked.replaceAll(id, (found) => this.#id(found))
  }

  #id(text: string): string {
    if (publicIds.test(text) || !/\d.*\d/.test(text)) return text
    const known = this.#ids.get(text.slice(0, 15))
    const made = known ?? `${text.slice(0, 3)}9V${String(this.#ids.size + 1).padStart(10, '0')}`
    this.#ids.set(text.slice(0, 15), made)
    return text.length === 18 ? `${made}AAA` : made
  }

  #uuid(text: string): string {
    const known = this.#ids.get(text)
    const made = known ?? `00000000-0000-4000-8000-${String(this.#ids.size + 1).padStart(12, '0')}`
    this.#ids.set(text, made)
    return made
  }

  #parameter(name: string, text: string): string {
    const kind = kindOfField(name.replace(/^mk_/, ''))
    if (text.startsWith('{') || text.startsWith('[')) {
      try {
        return JSON.stringify(this.#value(JSON.parse(text), { kind, isStrict: true }))
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error
      }
    }
    const isSearch = /^(?:q|search|searchTerm)$/i.test(name)
    return this.#string(text, { kind: isSearch ? 'personal' : kind, isStrict: true, harmless: harmlessAs(name) })
  }
}

const isKeptNumber = ({ kind, harmless, isOfGoods, isOwn }: Place): boolean =>
  kind === 'plain' &&
  (isOwn === true || isOfGoods === true || harmless?.count === true || harmless?.code === true || harmless?.time === true)

/** Rounds a coordinate to tens of degrees; any other number becomes 0. */
const roughly = (value: number): number => (Math.abs(value) <= 180 ? Math.trunc(value / 10) * 10 : 0)

const isUuid = (text: string): boolean => text.length === 36 && text.replace(uuid, '') === ''

const isWhollyId = (text: string): boolean => /^(?=.*\d.*\d)(?:[a-zA-Z0-9]{15}|[a-zA-Z0-9]{18})$/.test(text)

/** True for fields of the recording itself, which are never personal. */
const isFrame = (name: string): boolean =>
  ['kind', 'method', 'path', 'channel', 'by', 'heard', 'headers', 'format', 'vitrine'].includes(name)
