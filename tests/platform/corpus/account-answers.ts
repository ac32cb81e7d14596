/** About who is here and what is hers: answers as Salesforce published them, or of its tables where it prints no example. */
import type { PublishedAnswer } from './published-answer.js'

/** Session Context (62.0) of a guest. */
export const guestSession = {
  accountId: null,
  accountName: null,
  buyerGroups: [],
  guestUser: true,
  profile: null,
  userId: '005xx000001XB9VAAW',
  userName: null,
}

export const buyerSession = {
  accountId: '001xx000003GYXPAA4',
  accountName: 'Acme',
  buyerGroups: [{ id: '0ZIxx0000004C92GAE', name: 'Retail' }],
  guestUser: false,
  profile: { firstName: 'Alan', lastName: 'Johnson' },
  userId: '005xx000001X7vVAAS',
  userName: 'Alan Johnson',
}

const accountAddress = {
  city: 'San Francisco',
  country: 'US',
  geolocationAccuracy: 'Address',
  latitude: '37.79',
  longitude: '-122.4',
  state: 'CA',
  street: '415 Mission St',
  zip: '94105',
}

/** Answer after the tables of External Managed Account Collection, External Managed Account and its Address (53.0). */
export const managedAccounts = {
  externalManagedAccounts: [
    { accountId: '001xx000003GYXPAA4', accountName: 'Acme', address: accountAddress, externalManagedAccountId: null, isMyAccount: true },
    {
      accountId: '001xx000003GYv5AAG',
      accountName: 'Acme West',
      address: null,
      externalManagedAccountId: '0Qpxx0000004C92CAE',
      isMyAccount: false,
    },
  ],
  totalExternalManagedAccounts: 2,
}

/** Commerce Address Collection (57.0) around the address that the guide prints as a request; two members of it ended with v58. */
const homeAddress = {
  addressId: '81Wxx0000000001EAA',
  addressType: 'Shipping',
  city: 'Boston',
  companyName: null,
  country: 'US',
  countryCode: 'US',
  fields: { options__c: { label: 'Options', text: 'alpha', type: 'picklist' } },
  firstName: null,
  isDefault: true,
  lastName: null,
  middleName: null,
  name: 'Home Address',
  phoneNumber: null,
  postalCode: '01234',
  region: 'MA',
  regionCode: 'MA',
  street: '1 Milk Street',
}

export const addresses = {
  count: 2,
  currentPageToken: 'eyJwIjowfQ==',
  currentPageUrl: '/services/data/v64.0/commerce/webstores/0ZE/accounts/001/addresses?pageToken=eyJwIjowfQ%3D%3D',
  items: [
    { ...homeAddress, addressId: '81Wxx0000000002EAA', firstName: 'Alan', isDefault: false, lastName: 'Johnson', name: 'Alan Johnson' },
    homeAddress,
  ],
  nextPageToken: null,
  nextPageUrl: null,
  pageSize: 25,
  previousPageToken: null,
  previousPageUrl: null,
  sortOrder: 'CreatedDateDesc',
}

/** Answers after the tables of Wishlist Summaries, Wishlist Summary, Wishlist Item Collection and Wishlist Item (49.0). */
const wishlistSummary = {
  createdDate: '2011-02-25T18:24:31.000Z',
  id: '0wlxx00000000010AA',
  modifiedDate: '2011-02-25T18:24:31.000Z',
  name: 'My List',
  wishlistProductCount: 2,
}

export const wishlists = { displayedList: null, summaries: [wishlistSummary], wishlistCount: 1 }

const wished = (wishlistItemId: string, productId: string) => ({
  currencyIsoCode: 'USD',
  error: null,
  listPrice: 39.99,
  productSummary: { fields: {}, name: 'Peak Risor Jacket', productId, sku: 'W0013', thumbnailImage: null },
  salesPrice: 35.99,
  wishlistItemId,
})

const notEntitled = { errorCode: 'INSUFFICIENT_ACCESS', message: 'You can’t view this product.' }

export const wishlistItems = {
  currencyIsoCode: 'USD',
  currentPageToken: null,
  currentPageUrl: null,
  hasErrors: true,
  items: [
    wished('0Wixx0000000001AAA', '01tRM000000Osl0YAC'),
    {
      currencyIsoCode: 'USD',
      error: notEntitled,
      listPrice: null,
      productSummary: null,
      salesPrice: null,
      wishlistItemId: '0Wixx0000000002AAA',
    },
    wished('0Wixx0000000003AAA', '01tRM000000Oi92YAC'),
  ],
  nextPageToken: null,
  nextPageUrl: null,
  previousPageToken: null,
  previousPageUrl: null,
}

export const newWishlist = {
  page: { ...wishlistItems, hasErrors: false, items: [] },
  summary: { ...wishlistSummary, wishlistProductCount: 0 },
}

export const accountAnswers: readonly PublishedAnswer[] = [
  { source: 'Session Context, guest', call: 'GET session-context', body: guestSession },
  { source: 'Session Context', call: 'GET session-context', body: buyerSession },
  { source: 'External Managed Account Collection', call: 'GET external-managed-accounts', body: managedAccounts },
  {
    source: 'Commerce Address Collection',
    call: 'GET accounts/{}/addresses',
    body: addresses,
    beyond: ['countryCode', 'regionCode'],
  },
  { source: 'Commerce Address', call: 'PATCH accounts/{}/addresses/{}', body: homeAddress, beyond: ['countryCode', 'regionCode'] },
  { source: 'Wishlist Summaries', call: 'GET wishlists', body: wishlists },
  { source: 'Wishlist', call: 'POST wishlists', body: newWishlist },
  { source: 'Wishlist Item Collection', call: 'GET wishlists/{}/wishlist-items', body: wishlistItems },
  { source: 'Wishlist Item', call: 'POST wishlists/{}/wishlist-items', body: wishlistItems.items[0] },
]
