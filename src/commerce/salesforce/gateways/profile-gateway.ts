import type { Refusable, Refusal } from '../../domain/answers.js'
import type { BeautyProfile, ContactPreferences, Person, ProfileGateway } from '../../domain/customer/profile-gateway.js'
import type { Commerce } from '../commerce/commerce.js'
import { fieldText } from '../wire/fields.js'
import { beautyNames, preferenceNames, subscriptionNames } from '../../domain/names/customer-names.js'
import { type Names, namer } from '../../domain/names/names.js'
import { asHers, type CustomerObject, customerRecordOf, type Kind, NotSignedIn } from './customer-record.js'
import { wireRecord } from '../wire/record-wire.js'
import type { Methods } from '../methods/methods.js'
import { createPersonalGateway } from './personal-gateway.js'
import type { Records } from '../records/records.js'
import { createSubscriptions } from './subscriptions.js'
import { sessionContextShape, parseBody } from '../wire/wire.js'

export interface ProfileOptions {
  commerce: Commerce
  records: () => Promise<Records>
  methods: Pick<Methods, 'call'>
  names?: (() => Names | undefined) | undefined
}

type NameOf<Keys> = (key: Keys) => string
const kindsOfBeauty: { readonly [K in keyof BeautyProfile]: Kind } = {
  birthMonth: 'number',
  birthDay: 'number',
  ageRange: 'text',
  referredBy: 'text',
  preferredLanguage: 'text',
  skinType: 'text',
  primaryNeed: 'text',
  otherNeeds: 'list',
  eyeConcerns: 'list',
  lipConcerns: 'list',
  foundation: 'text',
  makeup: 'list',
  interests: 'list',
}
const kindsOfPreferences: { readonly [K in keyof ContactPreferences]: Kind } = { time: 'text', method: 'text', frequency: 'text' }

/** An object as the organisation names it; a field with an empty name is neither read nor saved. */
function objectNamed<Said, Key extends string>(
  key: Key,
  kinds: { readonly [K in keyof Said]: Kind },
  name: NameOf<Key | `${Key}.list` | `${Key}.contact` | `${Key}.${keyof Said & string}`>,
): CustomerObject<Said> {
  const entries = (Object.entries(kinds) as [keyof Said & string, Kind][]).map(([field, kind]) => [
    field,
    { name: name(`${key}.${field}`), kind },
  ])
  return {
    apiName: name(key),
    relatedList: name(`${key}.list`),
    contactField: name(`${key}.contact`),
    fields: Object.fromEntries(entries) as CustomerObject<Said>['fields'],
  }
}

const notForGuests: { refused: Refusal } = { refused: { reason: 'not-allowed', message: '' } }

interface Asked {
  signal?: AbortSignal | undefined
  /** Nobody else. */
  who?: string | undefined
}

/** Reads and saves a customer's profile as her records. */
export function createProfileGateway({ commerce, records, methods, names = () => undefined }: ProfileOptions): ProfileGateway {
  const beautyProfile = () => objectNamed<BeautyProfile, 'beauty'>('beauty', kindsOfBeauty, namer(beautyNames, names))
  const contactPreferences = () =>
    objectNamed<ContactPreferences, 'preference'>('preference', kindsOfPreferences, namer(preferenceNames, names))
  const subscriptionsOf = (client: Records) => createSubscriptions(client, namer(subscriptionNames, names))

  async function userId(signal?: AbortSignal): Promise<string | undefined> {
    const { body } = await commerce.call('sessionContext', { signal })
    const session = parseBody(sessionContextShape, body, 'sessionContext')
    return session.guestUser ? undefined : (session.userId ?? undefined)
  }

  async function asUser<T>(
    work: (recordId: string, client: Records) => Promise<Refusable<T>>,
    { signal, who }: Asked,
  ): Promise<Refusable<T>> {
    const recordId = await userId(signal)
    if (!recordId || (who !== undefined && recordId !== who)) return notForGuests
    try {
      return await work(recordId, await records())
    } catch (error) {
      if (error instanceof NotSignedIn) return notForGuests
      throw error
    }
  }

  /** A user without a contact is no customer. */
  const asContact = <T>(work: (contactId: string, client: Records) => Promise<Refusable<T>>, asked: Asked): Promise<Refusable<T>> =>
    asUser(async (recordId, client) => {
      const body = await asHers(client.read('getRecord', { recordId, fields: ['User.ContactId'] }, asked.signal))
      const contactId = fieldText(parseBody(wireRecord, body, 'getRecord').fields, 'ContactId')
      return contactId ? work(contactId, client) : { refused: { reason: 'other', message: '' } }
    }, asked)

  return {
    ...createPersonalGateway(methods, async () => {
      const recordId = await userId()
      if (recordId) await (await records()).notifyRecordUpdateAvailable([{ recordId }])
    }),
    person: (signal) =>
      asUser(
        async (recordId, { read }) => {
          const asked = { recordId, fields: ['User.FirstName', 'User.LastName', 'User.Email'], optionalFields: ['User.Contact.Phone'] }
          return personOf(await asHers(read('getRecord', asked, signal)))
        },
        { signal },
      ),
    beauty: (signal) => asContact((contact, client) => customerRecordOf(beautyProfile(), client).read(contact, signal), { signal }),
    saveBeauty: (changes, version, who) =>
      asContact((contact, client) => customerRecordOf(beautyProfile(), client).save(contact, changes, version), { who }),
    preferences: (signal) =>
      asContact((contact, client) => customerRecordOf(contactPreferences(), client).read(contact, signal), { signal }),
    savePreferences: (changes, version, who) =>
      asContact((contact, client) => customerRecordOf(contactPreferences(), client).save(contact, changes, version), { who }),
    subscriptions: (signal) => asContact((contact, client) => subscriptionsOf(client).read(contact, signal), { signal }),
    saveSubscriptions: (changes, who) => asContact((contact, client) => subscriptionsOf(client).save(contact, changes), { who }),
  }
}

function personOf(body: unknown): Person {
  const { fields } = parseBody(wireRecord, body, 'getRecord')
  const contact = fields.Contact?.value
  return {
    firstName: fieldText(fields, 'FirstName') ?? '',
    lastName: fieldText(fields, 'LastName') ?? '',
    email: fieldText(fields, 'Email') ?? '',
    phone: contact ? fieldText(parseBody(wireRecord, contact, 'getRecord').fields, 'Phone') : undefined,
  }
}
