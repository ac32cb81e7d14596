import { readQuestion, searchConsultants } from '../world/consultants/consultant-search.js'
import { inTenths } from '../world/consultants/places.js'
import { isNo, no } from '../world/saying-no.js'
import { shopRecord } from '../world/shop/shop-methods.js'
import { isTerminated } from '../world/shop/shops.js'
import type { World } from '../world/world.js'
import { type Input, reading, type ServerMethods } from './server-method.js'

export const consultantMethods: ServerMethods = {
  findConsultants: reading(findConsultants),
  getConsultantProfile: reading(getConsultantProfile),
}

function findConsultants(world: World, input: Input) {
  const answer = searchConsultants(world, readQuestion(input))
  if (isNo(answer)) return answer
  const { hits, total, facets, place } = answer
  return {
    consultants: hits.map(({ consultant, distance }) => ({
      ...shopRecord(world, consultant),
      distance: distance === undefined ? null : inTenths(distance),
    })),
    total,
    facets,
    place: place ? { postalCode: place.postalCode, city: place.city ?? null } : null,
  }
}

function getConsultantProfile(world: World, { consultantMoniker }: Input) {
  const moniker = typeof consultantMoniker === 'string' ? consultantMoniker.trim().toLowerCase() : ''
  const consultant = world.directory.byMoniker.get(moniker)
  if (!consultant || isTerminated(world, consultant.id)) return no.consultant()
  const { firstName, lastName, about, city, languages, specialties, social, favouriteProductIds, catalogueUrl, joinUrl, imprint } =
    consultant
  return {
    shopRecord: shopRecord(world, consultant),
    about,
    city,
    languages,
    specialties,
    social,
    favouriteProductIds,
    catalogueUrl: catalogueUrl ?? null,
    joinUrl: joinUrl ?? null,
    imprint: { firstName, lastName, country: consultant.country ?? 'DE', ...imprint },
  }
}
