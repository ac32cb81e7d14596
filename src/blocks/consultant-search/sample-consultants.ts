import type { ConsultantPage } from '../../commerce/domain/consultant/consultant-gateway.js'
import { consultantSearch } from './consultant-search.block.js'

const { consultants, total, place, languages, specialties } = consultantSearch.sample

/** The declaration's sample, filled up to a whole answer. */
export const samplePage: ConsultantPage = {
  consultants: consultants.map((given) => ({
    moniker: given.id,
    alternateMoniker: undefined,
    pictureUrl: undefined,
    postalCode: '',
    ...given,
  })),
  total,
  place,
  facets: { languages, specialties },
}
