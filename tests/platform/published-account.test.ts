/** The gateways of session, accounts, addresses and wish lists read Salesforce's published answers. */
import { describe, expect, it } from 'vitest'
import * as answers from './corpus/account-answers.js'
import { childRecords, objectInfo, picklists, recordUi, relatedRecords, user } from './corpus/record-answers.js'
import { type Asked, behindContext, json, platformWith, type Reply, thrown } from './support.js'

/** A platform that answers these parts of its addresses, for somebody who is signed in. */
type Told = readonly (readonly [path: RegExp, body: unknown, status?: number])[]

function platformOf(...told: Told) {
  return platformNamed({}, ...told)
}

function platformNamed(names: Record<string, string>, ...told: Told) {
  const reply: Reply = ({ url }: Asked) => {
    if (url.pathname.endsWith('/csrfToken')) return new Response('return "T";')
    const found = told.find(([path]) => path.test(url.pathname))
    if (found) return json(found[1], found[2])
    return url.pathname.endsWith('/session-context') ? json(answers.buyerSession) : json([{ errorCode: 'NOT_FOUND', message: 'No.' }], 404)
  }
  return platformWith(behindContext(reply), {}, { names })
}

describe('a published session', () => {
  it('is a guest’s though it has a user, and a buyer’s with her groups', async () => {
    const guest = platformOf([/session-context/, answers.guestSession]).gateways
    expect(await guest.account.session()).toEqual({ guest: true, userId: '005xx000001XB9VAAW', accountId: undefined, firstName: undefined })
    expect(await guest.context.session()).toMatchObject({ guestUser: true, accountName: undefined, buyerGroups: [] })
    const buyer = platformOf().gateways
    expect(await buyer.account.session()).toMatchObject({ guest: false, accountId: '001xx000003GYXPAA4', firstName: 'Alan' })
    expect(await buyer.context.session()).toMatchObject({ accountName: 'Acme', buyerGroups: [{ name: 'Retail' }] })
  })
})

describe('published accounts', () => {
  it('are offered by their own names, the buyer’s first', async () => {
    const { gateways } = platformOf([/external-managed-accounts/, answers.managedAccounts])
    expect(await gateways.account.managed()).toEqual([
      {
        id: '001xx000003GYXPAA4',
        name: 'Acme',
        isDefault: true,
        address: { street: '415 Mission St', postalCode: '94105', city: 'San Francisco', state: 'CA', country: 'US' },
      },
      { id: '001xx000003GYv5AAG', name: 'Acme West', isDefault: false, address: undefined },
    ])
  })

  it('are none of hers where there are none', async () => {
    const none = { externalManagedAccounts: [], totalExternalManagedAccounts: 0 }
    expect(await platformOf([/external-managed-accounts/, none]).gateways.account.managed()).toEqual([])
  })
})

describe('published addresses', () => {
  it('have the primary one first, and a name where nothing else is said', async () => {
    const list = await platformOf([/\/addresses$/, answers.addresses]).gateways.addresses.list()
    expect(list.map(({ id, firstName, lastName, isPrimary }) => [id, firstName, lastName, isPrimary])).toEqual([
      ['81Wxx0000000001EAA', '', 'Home Address', true],
      ['81Wxx0000000002EAA', 'Alan', 'Johnson', false],
    ])
    expect(list[0]).toMatchObject({ street: '1 Milk Street', postalCode: '01234', region: 'MA', country: 'US', phoneNumber: '' })
  })

  it('are kept as the platform has saved them', async () => {
    const [, saved] = answers.addresses.items
    const { asked, gateways } = platformOf([/\/addresses\/81W/, saved], [/\/addresses$/, answers.addresses])
    expect(await gateways.addresses.change('81Wxx0000000001EAA', { isPrimary: true })).toMatchObject({ isPrimary: true, city: 'Boston' })
    expect(asked.at(-1)?.body).toEqual({ isDefault: true, name: 'Home Address' })
  })
})

describe('published wishlists', () => {
  it('name the products that she may see', async () => {
    const { gateways } = platformOf([/wishlist-items/, answers.wishlistItems], [/wishlists$/, answers.wishlists])
    expect(await gateways.favourites.read()).toEqual(['01tRM000000Osl0YAC', '01tRM000000Oi92YAC'])
  })

  it('are begun with the first product that is kept', async () => {
    const { asked, gateways } = platformWith(
      behindContext(({ method, url }) => {
        if (url.pathname.endsWith('/csrfToken')) return new Response('return "T";')
        if (url.pathname.endsWith('/wishlist-items')) return json(answers.wishlistItems.items[0], 201)
        if (method === 'POST') return json(answers.newWishlist, 201)
        return json({ displayedList: null, summaries: [], wishlistCount: 0 })
      }),
    )
    expect(await gateways.favourites.add('01tRM000000Osl0YAC')).toEqual({ done: true })
    expect(asked.at(-1)?.url.pathname).toContain(`/wishlists/${answers.newWishlist.summary.id}/wishlist-items`)
  })

  it('are none before one was made', async () => {
    const none = { displayedList: null, summaries: [], wishlistCount: 0 }
    expect(await platformOf([/wishlists$/, none]).gateways.favourites.read()).toEqual([])
  })
})

describe('published records', () => {
  it('say who she is, be a name of hers missing', async () => {
    const { gateways } = platformOf([/\/records\/005/, user])
    expect(await gateways.profile.person()).toEqual({ firstName: '', lastName: 'User', email: 'user@demo.net', phone: undefined })
  })

  it('have what she chose, and what there is to choose', async () => {
    const names = {
      'beauty.list': 'Contacts',
      beauty: 'Contact',
      'beauty.skinType': 'LeadSource',
      'beauty.foundation': 'AccountSource',
      'beauty.ageRange': 'Rating',
    }
    const { gateways } = platformNamed(
      names,
      [/\/picklist-values\//, picklists],
      [/\/object-info\//, objectInfo],
      [/\/related-list-records\//, relatedRecords],
      [/\/records\/005/, user],
    )
    expect(await gateways.profile.beauty()).toMatchObject({
      said: { skinType: 'Phone Inquiry', foundation: undefined, otherNeeds: [] },
      choices: {
        foundation: ['Web', 'Phone Inquiry', 'Partner Referral', 'Purchased List', 'Other'].map((value) => ({ value, label: value })),
        ageRange: [],
      },
      version: '2017-08-18T14:46:22.000Z',
    })
  })

  it('come as they are printed, alone, below another and with their layout', async () => {
    const { records } = platformOf(
      [/\/record-ui\//, recordUi],
      [/\/child-relationships\/|\/related-list-records\//, relatedRecords],
      [/\/records\//, user],
    )
    const asked = { recordId: user.id, fields: ['User.Name', 'User.Email'] }
    expect(await records.read('getRecord', asked)).toMatchObject({ id: user.id, fields: { Email: user.fields.Email } })
    expect(await records.read('getRelatedListRecords', { parentRecordId: '001B000000UnQ2wIAF', relatedListId: 'Contacts' })).toMatchObject({
      count: 1,
      records: [{ fields: childRecords.records[0]?.fields }],
    })
    expect(await records.read('getRecordUi', { recordIds: user.id, layoutTypes: 'Full', modes: 'View' })).toMatchObject({
      records: { [user.id]: { fields: { Name: user.fields.Name } } },
      layouts: recordUi.layouts,
    })
  })

  it('that she may not see say so in the form of the record interface', async () => {
    const gone = [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }]
    const { records } = platformOf([/\/records\//, gone, 404])
    expect(await thrown(records.read('getRecord', { recordId: user.id, fields: ['User.Name'] }))).toMatchObject({ code: 'NOT_FOUND' })
  })
})
