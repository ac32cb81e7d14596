import { type InferOutput, nullish, pipe, string, transform } from 'valibot'
import { fitting } from '../wire/lists.js'
import { object } from '../wire/object-shape.js'
import type {
  ConsultantGateway,
  ConsultantProfile,
  FacetValue,
  FoundConsultant,
  Imprint,
} from '../../domain/consultant/consultant-gateway.js'
import type { Methods } from '../methods/methods.js'
import { recordProfileNames } from '../../domain/names/consultant-names.js'
import { readPostalCode } from '../../domain/customer/postal-code.js'
import { type Names, namer } from '../../domain/names/names.js'
import { PlatformError } from '../errors.js'
import { consultantOf, type RecordReading, shopRecordShape } from '../wire/consultant-wire.js'
import { fieldText } from '../wire/fields.js'
import { profileOfRecord } from '../wire/record-profile.js'
import { ibcQuestion, recordIn } from './shop-record.js'
import { refusalIn, refusalMembers } from './method-refusals.js'
import { extras, maybeCount, maybeText, parseBody } from '../wire/wire.js'

export interface ConsultantOptions {
  methods: Pick<Methods, 'call' | 'forget'>
  settings: () => { sitePath: string; subsidiaryCode: string; names?: Names | undefined }
}

const texts = nullish(extras(string()), [])
const facet = nullish(extras(object({ value: maybeText, count: maybeCount })), [])

const foundShape = pipe(
  shopRecordShape,
  transform((record) => ({ record, ...record })),
  object({
    record: shopRecordShape,
    languages: texts,
    specialties: texts,
    distance: maybeCount,
  }),
)

const pageShape = object({
  ...refusalMembers,
  consultants: nullish(fitting(foundShape), []),
  total: maybeCount,
  facets: nullish(object({ languages: facet, specialties: facet })),
  place: nullish(object({ postalCode: maybeText, city: maybeText })),
})

const imprintShape = object({
  firstName: maybeText,
  lastName: maybeText,
  street: maybeText,
  postalCode: maybeText,
  city: maybeText,
  country: maybeText,
  phone: maybeText,
  email: maybeText,
  vatId: maybeText,
})

const profileShape = nullish(
  object({
    ...refusalMembers,
    shopRecord: nullish(shopRecordShape),
    about: maybeText,
    city: maybeText,
    languages: texts,
    specialties: texts,
    social: nullish(object({ instagram: maybeText, facebook: maybeText, youtube: maybeText, tiktok: maybeText }), {}),
    favouriteProductIds: texts,
    catalogueUrl: maybeText,
    joinUrl: maybeText,
    imprint: nullish(imprintShape, {}),
  }),
)

const wireNames = { name: 'Name', phone: 'Phone', 'postal-code': 'PostalCode' } as const

/** The part of the consultants' gateway that a page without a search or a profile does without. */
export function createConsultantDirectory({ methods, settings }: ConsultantOptions): Pick<ConsultantGateway, 'search' | 'profile'> {
  return {
    async search({ by, text, radius, languages = [], specialties = [], page, pageSize }, signal) {
      const { subsidiaryCode } = settings()
      const input = {
        searchBy: wireNames[by],
        searchText: by === 'postal-code' ? (readPostalCode(text) ?? text) : text,
        radius: radius ?? null,
        languages,
        specialties,
        page,
        pageSize,
        subsidiaryCode,
      }
      const answer = parseBody(pageShape, await methods.call('findConsultants', input, signal), 'findConsultants')
      const refused = refusalIn(answer)
      if (refused) return { refused }
      const { consultants, total, facets, place } = answer
      return {
        // Nothing can be done with somebody who has no moniker.
        consultants: consultants
          .map((found) => foundOf(found, settings()))
          .filter(({ moniker, alternateMoniker }) => moniker || alternateMoniker),
        total: total ?? consultants.length,
        facets: { languages: valuesOf(facets?.languages), specialties: valuesOf(facets?.specialties) },
        ...(place?.postalCode ? { place: { postalCode: place.postalCode, city: place.city || undefined } } : {}),
      }
    },
    async profile(moniker, signal, asker) {
      const { subsidiaryCode } = settings()
      try {
        const value = await methods.call('getConsultantProfile', { consultantMoniker: moniker, subsidiaryCode }, signal)
        const answer = parseBody(profileShape, value, 'getConsultantProfile')
        return answer && !refusalIn(answer) ? profileOf(answer, settings()) : undefined
      } catch (error) {
        // A method of the shop's own: without it the shop record tells what the law asks for.
        if (!(error instanceof PlatformError) || error.kind !== 'missing') throw error
        const { accountId, guest } = (await asker?.()) ?? { guest: true }
        const shop = recordIn(await methods.call('getIbcDetails', ibcQuestion({ moniker, accountId, guest }, subsidiaryCode), signal))
        return shop && profileOfRecord(shop, settings())
      }
    },
  }
}

function foundOf(found: InferOutput<typeof foundShape>, reading: RecordReading): FoundConsultant {
  const name = namer(recordProfileNames, () => reading.names)
  return {
    ...consultantOf(found.record, reading),
    distance: found.distance ?? undefined,
    city: fieldText(found.record, name('shopRecord.city')) ?? '',
    postalCode: fieldText(found.record, name('shopRecord.postalCode')) ?? '',
    languages: found.languages,
    specialties: found.specialties,
  }
}

/** A value without a name or a number cannot be offered; the others can. */
const valuesOf = (values: InferOutput<typeof facet> = []): FacetValue[] =>
  values.flatMap(({ value, count }) => (value && typeof count === 'number' ? [{ value, count }] : []))

function profileOf(answer: NonNullable<InferOutput<typeof profileShape>>, reading: RecordReading): ConsultantProfile | undefined {
  if (!answer.shopRecord) return undefined
  const consultant = consultantOf(answer.shopRecord, reading)
  const { about, city, languages, specialties, favouriteProductIds, catalogueUrl, joinUrl, social, imprint } = answer
  return {
    consultant,
    pictureUrl: consultant.pictureUrl,
    about: about ?? '',
    city: city ?? '',
    languages,
    specialties,
    favouriteProductIds,
    social: known(social),
    ...known({ catalogueUrl, joinUrl }),
    imprint: imprintOf(imprint),
  }
}

function imprintOf({ phone, email, vatId, ...rest }: InferOutput<typeof imprintShape>): Imprint {
  const { firstName, lastName, street, postalCode, city, country } = rest
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    street: street ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    country: country ?? '',
    ...known({ phone, email, vatId }),
  }
}

/** Leaves out texts that are empty or null. */
function known<K extends string>(texts: Readonly<Partial<Record<K, string | null | undefined>>>): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Record<K, string>>
}
