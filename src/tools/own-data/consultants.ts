import { pointOfPostalCode } from '../../sandbox/owner-facts.js'
import type { Cell } from './product-draft.js'
import { plainText } from './read-product.js'
import { plain } from './row-reader.js'

export interface OwnConsultant {
  moniker: string
  firstName: string
  lastName: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166; Germany unless the file says so. */
  country: string
  latitude?: number
  longitude?: number
  phone?: string
  email?: string
  vatId?: string
  languages: readonly string[]
  specialties: readonly string[]
  about: string
  picture?: string
}

/** Columns in German and English; these are our own format. */
const columns = {
  moniker: ['moniker', 'kürzel'],
  firstName: ['first name', 'firstname', 'vorname'],
  lastName: ['last name', 'lastname', 'nachname'],
  street: ['street', 'straße', 'strasse'],
  postalCode: ['postal code', 'postalcode', 'plz', 'postleitzahl'],
  city: ['city', 'ort', 'stadt'],
  country: ['country', 'land'],
  latitude: ['latitude', 'breite'],
  longitude: ['longitude', 'länge'],
  phone: ['phone', 'telefon'],
  email: ['email', 'e-mail'],
  vatId: ['vat id', 'vatid', 'ust-idnr.'],
  languages: ['languages', 'sprachen'],
  specialties: ['specialties', 'schwerpunkte'],
  about: ['about', 'über mich'],
  picture: ['picture', 'bild'],
} as const

type Field = keyof typeof columns

export const isConsultantTable = (names: readonly string[]): boolean => {
  const there = new Set(names.map(plain))
  return columns.moniker.some((name) => there.has(name)) && columns.lastName.some((name) => there.has(name))
}

/** Checks one consultant; without a moniker no address leads to her, and she is left out. */
export function readConsultant(
  values: Readonly<Record<string, string>>,
  omit: (cell: Cell, reason: string) => void,
): OwnConsultant | undefined {
  const cells = new Map(Object.entries(values).map(([column, value]) => [plain(column), { column, value: value.trim() }]))
  const cell = (field: Field): Cell | undefined => columns[field].flatMap((name) => cells.get(name) ?? []).find(({ value }) => value !== '')
  const text = (field: Field): string => plainText(cell(field)?.value ?? '')
  const moniker = text('moniker').toLowerCase()
  if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(moniker)) {
    omit(cell('moniker') ?? { column: 'moniker', value: '' }, 'A moniker has letters a to z, digits and hyphens, so the row is left out.')
    return undefined
  }
  const country = text('country').toUpperCase() || 'DE'
  const postalCode = text('postalCode').replace(/\s|^[A-Z]{1,2}-/gi, '')
  const point = pointIn(cell('latitude'), cell('longitude')) ?? pointOfPostalCode(country, postalCode)
  if (!point && postalCode !== '')
    omit(cell('postalCode') as Cell, `It is no postal code of ${country}: a search by distance does not find her.`)
  const optional = (field: 'phone' | 'email' | 'vatId' | 'picture') => (text(field) === '' ? {} : { [field]: text(field) })
  return {
    moniker,
    firstName: text('firstName'),
    lastName: text('lastName'),
    street: text('street'),
    postalCode,
    city: text('city'),
    country,
    ...(point && { latitude: point.latitude, longitude: point.longitude }),
    ...optional('phone'),
    ...optional('email'),
    ...optional('vatId'),
    ...optional('picture'),
    languages: listIn(text('languages')),
    specialties: listIn(text('specialties')),
    about: text('about'),
  }
}

const listIn = (text: string): string[] =>
  text
    .split(/[;|,]/)
    .map((part) => part.trim())
    .filter(Boolean)

function pointIn(latitude: Cell | undefined, longitude: Cell | undefined) {
  const [north, east] = [latitude, longitude].map((cell) => Number((cell?.value ?? '').replace(',', '.') || 'x'))
  return north !== undefined && east !== undefined && Math.abs(north) <= 90 && Math.abs(east) <= 180
    ? { latitude: north, longitude: east }
    : undefined
}
