import { accountById, fullName } from '../shop/accounts.js'
import { hashOf, idOf, to18 } from '../ids.js'
import { guestUserId } from '../shop/owners.js'
import { objectNamed, type ObjectFacts, objectOfId } from './record-objects.js'
import { freshRecordState, type FieldValue, type RecordPlatformState, type SavedRecord } from './record-state.js'
import { relationsOf } from '../consultants/relations.js'
import { isFirstTimeLogin } from '../shop/sessions.js'
import { isShopActive } from '../shop/shops.js'
import { entryOf } from '../state.js'
import type { BeautyProfile, ConsultantFacts, CustomerFacts, ProductFacts } from '../types.js'
import type { World } from '../world.js'

/** A record as somebody may see it. */
export interface Thing {
  id: string
  object: ObjectFacts
  fields: Readonly<Record<string, FieldValue>>
  /** ISO 8601. */
  modified: string
}

/** The reader of records; without a customer, a guest. */
export interface Viewer {
  world: World
  customer: CustomerFacts | undefined
}

type Fields = Record<string, FieldValue>
type Told = readonly [id: string, fields: Fields]

const firstDay = '2025-06-01T10:00:00.000Z'

export const recordState = ({ state }: World): RecordPlatformState => state.recordPlatform ?? freshRecordState()

/** Returns the same state for changes, and keeps it from now on. */
export function changeableRecordState({ state }: World): RecordPlatformState {
  state.recordPlatform ??= freshRecordState()
  return state.recordPlatform
}

/** The records of one object that this viewer may see, the facts first, then in order of creation. */
export function thingsOf(viewer: Viewer, apiName: string): Thing[] {
  const object = objectNamed(apiName)
  if (!object) return []
  const told = factsOf(viewer, apiName).map(([id, fields]) => thing(viewer, object, id, fields))
  const own = Object.entries(recordState(viewer.world).records).filter(
    ([id, saved]) => isTheirs(viewer, saved) && saved.apiName === apiName && !told.some((one) => one?.id === id),
  )
  return [...told, ...own.map(([id]) => thing(viewer, object, id, {}))].filter((one) => one !== undefined)
}

export function thingById(viewer: Viewer, id: string): Thing | undefined {
  const saved = entryOf(recordState(viewer.world).records, id)
  const object = saved ? objectNamed(saved.apiName) : objectOfId(id)
  if (!object || (saved && !isTheirs(viewer, saved))) return undefined
  const told = oneFact(viewer, object.apiName, id)
  return told || saved ? thing(viewer, object, id, told?.[1] ?? {}) : undefined
}

const isTheirs = ({ customer }: Viewer, { accountId }: SavedRecord) => customer?.accountId === accountId

function thing({ world }: Viewer, object: ObjectFacts, id: string, told: Fields): Thing | undefined {
  const saved = entryOf(recordState(world).records, id)
  if (saved?.deleted) return undefined
  const modified = saved?.modified ?? firstDay
  const empty = Object.fromEntries(Object.keys(object.fields).map((name) => [name, null]))
  const fields: Fields = { ...empty, ...told, ...saved?.fields, Id: id, CreatedDate: firstDay, LastModifiedDate: modified }
  if (object.fields.Name?.readOnly && object.fields.FirstName && object.fields.LastName && saved)
    fields.Name = nameOf(fields.FirstName ?? null, fields.LastName ?? null)
  return { id, object, fields, modified }
}

const nameOf = (first: FieldValue, last: FieldValue) => [first, last].filter(Boolean).join(' ')

/** The many are found without looking at all of them. */
function oneFact(viewer: Viewer, apiName: string, id: string): Told | undefined {
  const product = apiName === 'Product2' ? viewer.world.shelves.byId.get(id) : undefined
  if (product) return productFact(product)
  const consultant = apiName === 'Consultant__c' ? viewer.world.directory.byShopId.get(id) : undefined
  if (consultant) return consultantFact(viewer.world, consultant)
  return ['Product2', 'Consultant__c'].includes(apiName) ? undefined : factsOf(viewer, apiName).find(([one]) => one === id)
}

function factsOf({ world, customer }: Viewer, apiName: string): readonly Told[] {
  if (apiName === 'Product2') return world.shelves.products.map(productFact)
  if (apiName === 'Consultant__c') return world.directory.consultants.map((consultant) => consultantFact(world, consultant))
  if (customer) return customerFacts(world, customer)[apiName] ?? []
  return apiName === 'User' ? [[guestUserId, { Name: 'Gast', LastName: 'Gast', FirstTimeLogin_cb__c: false }]] : []
}

const productFact = ({ id, name, description, sku, partId, line }: ProductFacts): Told => [
  id,
  { Name: name, Description: description, StockKeepingUnit: sku, EnterpriseMarketingPartID_t__c: partId, IsActive: true, Line__c: line },
]

const consultantFact = (world: World, one: ConsultantFacts): Told => [
  one.shopId,
  {
    Name: `${one.firstName} ${one.lastName}`,
    FirstName_t__c: one.firstName,
    LastName_t__c: one.lastName,
    ProfileImage_url__c: one.profileImageUrl || null,
    IsShopActive_f__c: isShopActive(world, one),
    ConsultantMoniker_t__c: one.moniker,
    AlternateConsultantMoniker_t__c: one.alternateMoniker ?? null,
    City__c: one.city,
    PostalCode__c: one.postalCode,
    Specialties__c: one.specialties.join(';'),
    Account__c: one.id,
  },
]

/** Returns the records that belong to a customer, by object. */
function customerFacts(world: World, customer: CustomerFacts): Readonly<Record<string, readonly Told[]>> {
  const { accountId, userId, firstName, lastName, email, phone = null, beautyProfile } = customer
  const contact = ownId('003', accountId)
  const accounts = [accountId, ...customer.managedAccountIds]
  return {
    User: [
      [
        userId,
        {
          Name: fullName(customer),
          FirstName: firstName,
          LastName: lastName,
          Email: email,
          Username: customer.username,
          AccountId: accountId,
          ContactId: contact,
          FirstTimeLogin_cb__c: isFirstTimeLogin(world, customer),
        },
      ],
    ],
    Account: accounts.map(
      (id): Told => [
        id,
        {
          Name: accountById(world, id)?.name ?? null,
          Type: 'Customer',
          Phone: id === accountId ? phone : null,
          BillingCity: accountById(world, id)?.address?.city ?? null,
        },
      ],
    ),
    Contact: [
      [contact, { Name: fullName(customer), FirstName: firstName, LastName: lastName, Email: email, Phone: phone, AccountId: accountId }],
    ],
    // A customer who has never filled in a profile has no record.
    BeautyProfile__c: beautyProfile
      ? [[ownId('a0B', accountId), { Name: 'Beauty-Profil', Contact__c: contact, ...profileFields(beautyProfile) }]]
      : [],
    ContactPreference__c: beautyProfile
      ? [
          [
            ownId('a0P', accountId),
            { Name: 'Kontaktwunsch', Contact__c: contact, BestTime__c: 'abends', BestMethod__c: 'E-Mail', Frequency__c: 'monatlich' },
          ],
        ]
      : [],
    Subscription__c: customer.withoutNewsletters ? [] : subscriptions(world, customer, contact),
    ContactPointAddress: accounts.flatMap((id) => knownAddress(world, customer, id)),
  }
}

function knownAddress(world: World, customer: CustomerFacts, accountId: string): Told[] {
  const { name = '', address } = accountById(world, accountId) ?? {}
  if (!address) return []
  const person =
    accountId === customer.accountId
      ? { FirstName: customer.firstName, LastName: customer.lastName, PhoneNumber: customer.phone ?? null }
      : { CompanyName: name }
  const place = { Street: address.street, City: address.city, State: address.state, PostalCode: address.zip, Country: address.country }
  return [[ownId('8lW', accountId), { Name: name, ...person, ParentId: accountId, ...place, IsDefault: true, AddressType: 'Shipping' }]]
}

const profileNames: Readonly<Record<string, string>> = {
  skinType: 'SkinType__c',
  primaryNeed: 'PrimaryNeed__c',
  otherNeeds: 'OtherNeeds__c',
  eyeConcerns: 'EyeConcerns__c',
  lipConcerns: 'LipConcerns__c',
  preferredFoundation: 'PreferredFoundation__c',
  birthMonth: 'BirthMonth__c',
  birthDay: 'BirthDay__c',
  ageRange: 'AgeRange__c',
  preferredLanguage: 'PreferredLanguage__c',
  makeup: 'MakeupInterests__c',
  interests: 'Interests__c',
  referredBy: 'ReferredBy__c',
}

function profileFields(profile: BeautyProfile): Fields {
  return Object.fromEntries(
    Object.entries(profile).flatMap(([name, value]) => {
      const field = profileNames[name]
      return field === undefined ? [] : [[field, name.startsWith('birth') ? Number(value) : value]]
    }),
  )
}

/** The market's, and those of every consultant she shops with. Only what somebody has asked for is active. */
function subscriptions(world: World, customer: CustomerFacts, contact: string): readonly Told[] {
  const { accountId, beautyProfile } = customer
  const told = (id: string, topic: string, more: Fields): Told => [
    id,
    { Name: topic, Topic__c: topic, Market__c: 'DE', Contact__c: contact, Consultant__c: null, ...more },
  ]
  const ofMarket = ['Neuheiten', 'Angebote', 'Pflegetipps'].map((topic, place) =>
    told(ownId('a0N', accountId, place), topic, { IsActive__c: place === 0 && beautyProfile !== undefined }),
  )
  const ofConsultants = relationsOf(world, customer)
    .filter(({ status }) => status !== 'Terminated')
    .flatMap(({ consultant, isPrimary }) =>
      ['Neuheiten', 'Pflegetipps'].map((topic) =>
        told(idOf('a0N', hashOf(`${accountId} ${consultant.id} ${topic}`)), topic, {
          Consultant__c: consultant.shopId,
          IsActive__c: isPrimary && topic === 'Pflegetipps' && beautyProfile !== undefined,
        }),
      ),
    )
  return [...ofMarket, ...ofConsultants]
}

/** One id of a kind for each account. */
const ownId = (prefix: string, accountId: string, place = 0): string => to18(`${prefix}9V${place}${accountId.slice(6, 15)}`)
