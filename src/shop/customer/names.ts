/** Specification, section 5. */
const lastNameFirst: ReadonlySet<string> = new Set(['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'])

export interface PersonName {
  firstName: string
  lastName: string
}

/**
 * A name as it is said in a country.
 * @param country ISO 3166, "DE" when not said
 */
export function displayName({ firstName, lastName }: PersonName, country = 'DE'): string {
  const parts = [firstName.trim(), lastName.trim()]
  if (lastNameComesFirst(country)) parts.reverse()
  return parts.filter(Boolean).join(' ')
}

export const lastNameComesFirst = (country: string): boolean => lastNameFirst.has(country.trim().toUpperCase())
