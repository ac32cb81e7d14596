/** Specification, section 5. */
const lastNameFirst: ReadonlySet<string> = new Set(['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'])

export interface PersonName {
  firstName: string
  lastName: string
  /** ISO 3166; "DE" when not said. */
  country?: string | undefined
}

/** A person's only name is the last one, since the platform needs no other (UI API, Contact: LastName). */
export const wholeName = (firstName: string, lastName: string): Pick<PersonName, 'firstName' | 'lastName'> =>
  lastName === '' ? { firstName: '', lastName: firstName } : { firstName, lastName }

/** A name as it is said where its bearer lives. */
export function displayName({ firstName, lastName, country: hers = '' }: PersonName, country = hers): string {
  const parts = [firstName.trim(), lastName.trim()]
  if (lastNameComesFirst(country)) parts.reverse()
  return parts.filter(Boolean).join(' ')
}

export const lastNameComesFirst = (country: string): boolean => lastNameFirst.has(country.trim().toUpperCase())
