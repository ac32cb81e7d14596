import { placeOf, type Point } from './places.js'
import { pointOfRegion } from './postal-regions.js'

/**
 * Returns about where a postal code is: to the town for larger German ones, to the region of two or three digits otherwise.
 * @param country ISO 3166: DE, AT, CH or LI
 * @returns undefined for what is no postal code of that country, and for other countries
 */
export const pointOfPostalCode = (country: string, postalCode: string): Point | undefined => {
  if (country !== 'DE') return pointOfRegion(country, postalCode)
  const place = placeOf(postalCode)
  return place && { latitude: place.latitude, longitude: place.longitude }
}
