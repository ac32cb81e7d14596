import type { OrRefused, Refusal } from '../../shop/answers.js'
import type { BeautyProfile, ContactPreferences, Person, ProfileGateway } from '../../shop/customer/profile-gateway.js'
import type { Commerce } from '../commerce/commerce.js'
import { fieldText } from '../wire/fields.js'
import { asHers, type CustomerObject, customerRecordOf, NotSignedIn } from './customer-record.js'
import { wireRecord } from '../wire/record-wire.js'
import type { Methods } from '../methods/methods.js'
import { createPersonalGateway } from './personal-gateway.js'
import type { Records } from '../records/records.js'
import { createSubscriptions } from './subscriptions.js'
import { sessionContextShape, understand } from '../wire/wire.js'

export interface ProfileOptions {
  commerce: Commerce
  records: () => Promise<Records>
  methods: Pick<Methods, 'call'>
}

/** Inferred: the specification names the facts (section 3), not the fields. */
const beautyProfile: CustomerObject<BeautyProfile> = {
  apiName: 'BeautyProfile__c',
  relatedList: 'BeautyProfiles__r',
  contactField: 'Contact__c',
  fields: {
    birthMonth: { name: 'BirthMonth__c', kind: 'number' },
    birthDay: { name: 'BirthDay__c', kind: 'number' },
    ageRange: { name: 'AgeRange__c', kind: 'text' },
    referredBy: { name: 'ReferredBy__c', kind: 'text' },
    preferredLanguage: { name: 'PreferredLanguage__c', kind: 'text' },
    skinType: { name: 'SkinType__c', kind: 'text' },
    primaryNeed: { name: 'PrimaryNeed__c', kind: 'text' },
    otherNeeds: { name: 'OtherNeeds__c', kind: 'list' },
    eyeConcerns: { name: 'EyeConcerns__c', kind: 'list' },
    lipConcerns: { name: 'LipConcerns__c', kind: 'list' },
    foundation: { name: 'PreferredFoundation__c', kind: 'text' },
    makeup: { name: 'MakeupInterests__c', kind: 'list' },
    interests: { name: 'Interests__c', kind: 'list' },
  },
}

const contactPreferences: CustomerObject<ContactPreferences> = {
  apiName: 'ContactPreference__c',
  relatedList: 'ContactPreferences__r',
  contactField: 'Contact__c',
  fields: {
    time: { name: 'BestTime__c', kind: 'text' },
    method: { name: 'BestMethod__c', kind: 'text' },
    frequency: { name: 'Frequency__c', kind: 'text' },
  },
}

const notForGuests: { refused: Refusal } = { refused: { reason: 'not-allowed', message: '' } }

interface Asked {
  signal?: AbortSignal | undefined
  /** Nobody else. */
  who?: string | undefined
}

/** What a customer says of herself, as records of hers. */
export function createProfileGateway({ commerce, records, methods }: ProfileOptions): ProfileGateway {
  async function userId(signal?: AbortSignal): Promise<string | undefined> {
    const { body } = await commerce.call('sessionContext', { signal })
    const session = understand(sessionContextShape, body, 'sessionContext')
    return session.guestUser ? undefined : (session.userId ?? undefined)
  }

  async function asUser<T>(
    work: (recordId: string, client: Records) => Promise<OrRefused<T>>,
    { signal, who }: Asked,
  ): Promise<OrRefused<T>> {
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
  const asContact = <T>(work: (contactId: string, client: Records) => Promise<OrRefused<T>>, asked: Asked): Promise<OrRefused<T>> =>
    asUser(async (recordId, client) => {
      const body = await asHers(client.read('getRecord', { recordId, fields: ['User.ContactId'] }, asked.signal))
      const contactId = fieldText(understand(wireRecord, body, 'getRecord').fields, 'ContactId')
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
    beauty: (signal) => asContact((contact, client) => customerRecordOf(beautyProfile, client).read(contact, signal), { signal }),
    saveBeauty: (changes, version, who) =>
      asContact((contact, client) => customerRecordOf(beautyProfile, client).save(contact, changes, version), { who }),
    preferences: (signal) => asContact((contact, client) => customerRecordOf(contactPreferences, client).read(contact, signal), { signal }),
    savePreferences: (changes, version, who) =>
      asContact((contact, client) => customerRecordOf(contactPreferences, client).save(contact, changes, version), { who }),
    subscriptions: (signal) => asContact((contact, client) => createSubscriptions(client).read(contact, signal), { signal }),
    saveSubscriptions: (changes, who) => asContact((contact, client) => createSubscriptions(client).save(contact, changes), { who }),
  }
}

function personOf(body: unknown): Person {
  const { fields } = understand(wireRecord, body, 'getRecord')
  const contact = fields.Contact?.value
  return {
    firstName: fieldText(fields, 'FirstName') ?? '',
    lastName: fieldText(fields, 'LastName') ?? '',
    email: fieldText(fields, 'Email') ?? '',
    phone: contact ? fieldText(understand(wireRecord, contact, 'getRecord').fields, 'Phone') : undefined,
  }
}
