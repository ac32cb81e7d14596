import { answerJson, answerNothing } from '../answers.js'
import {
  checkAccount,
  effectiveAccountId,
  needCustomer,
  normalId,
  storeRoute,
  type Answer,
  type Call,
  type Method,
  type Route,
} from '../call.js'
import { type AccountAddress, addAddress, addressesOf, changeAddress, deleteAddress } from '../world/checkout/addresses.js'
import { shippingCountriesOf } from '../world/checkout/delivery-methods.js'
import { accountFor } from '../world/shop/owners.js'
import { illegalParameter } from '../world/refusal.js'
import { checkAccountNamed } from './account-named.js'
import { listIn, numberIn, pageOf, viewerOf } from './ui-api.js'

const addressRoute = (method: Method, path: string, answer: Answer): Route =>
  storeRoute(method, `accounts/:account/addresses${path}`, answer, (call) => {
    needCustomer(call)
    checkAccount(call)
    if (call.param('account') === 'current') checkAccountNamed(call)
  })

export const addressRoutes: readonly Route[] = [
  addressRoute('get', '', (call) => answerJson(addressCollection(call))),
  addressRoute('post', '', async (call) => {
    const input = await call.body()
    return answerJson(addressView(addAddress(viewerOf(call), accountOf(call), input)), { status: 201 })
  }),
  addressRoute('patch', '/:address', async (call) => {
    const input = await call.body()
    return answerJson(addressView(changeAddress(viewerOf(call), accountOf(call), { addressId: addressIdOf(call), input })))
  }),
  addressRoute('delete', '/:address', (call) => {
    deleteAddress(viewerOf(call), accountOf(call), addressIdOf(call))
    return answerNothing()
  }),
]

const addressIdOf = (call: Call) => normalId(call.param('address'))

/** `current` is the account that the call names, or her own. */
function accountOf(call: Call): string {
  const account = call.param('account')
  return accountFor(needCustomer(call), account === 'current' ? effectiveAccountId(call) : normalId(account))
}

const addressView = (address: AccountAddress) => ({ ...address, middleName: null, fields: {} })

const defaultPageSize = 25
const mostPerPage = 100

/** Names of the paging members are inferred. */
function addressCollection(call: Call) {
  const { query, url } = call
  const sortOrder = query.get('sortOrder') || 'CreatedDateDesc'
  const found = sorted(addressesOf(viewerOf(call), accountOf(call)).filter(wanted(query, shippingCountriesOf(call.world))), sortOrder)
  const all =
    query.get('shouldShowDefaultAddrFirst') === 'true'
      ? found.toSorted((left, right) => Number(right.isDefault) - Number(left.isDefault))
      : found
  const pageSize = numberIn('pageSize', query.get('pageSize') ?? defaultPageSize, { least: 1, most: mostPerPage })
  const page = pageOf(all, { pageSize, pageToken: query.get('pageToken') }, defaultPageSize)
  const urlOf = (token: string | null) => token && `${url.pathname}?pageSize=${pageSize}&sortOrder=${sortOrder}&pageToken=${token}`
  return {
    count: page.shown.length,
    currentPageToken: page.token,
    currentPageUrl: urlOf(page.token),
    items: page.shown.map(addressView),
    nextPageToken: page.next,
    nextPageUrl: urlOf(page.next),
    pageSize,
    previousPageToken: page.previous,
    previousPageUrl: urlOf(page.previous),
    sortOrder,
  }
}

function wanted(query: URLSearchParams, countries: readonly string[]): (address: AccountAddress) => boolean {
  const types = listIn(query.get('addressType'))
  const strange = types.find((type) => type !== 'Shipping' && type !== 'Billing')
  if (strange !== undefined) throw illegalParameter('addressType', strange)
  const addressId = query.get('addressId')
  return (address) =>
    (types.length === 0 || types.includes(address.addressType)) &&
    (query.get('defaultOnly') !== 'true' || address.isDefault) &&
    (query.get('excludeUnsupportedCountries') !== 'true' || countries.includes(address.country ?? '')) &&
    (!addressId || address.addressId === normalId(addressId))
}

const byName = (left: AccountAddress, right: AccountAddress) => left.name.localeCompare(right.name, 'de')

function sorted(addresses: readonly AccountAddress[], sortOrder: string): AccountAddress[] {
  if (sortOrder === 'CreatedDateAsc') return [...addresses]
  if (sortOrder === 'CreatedDateDesc') return addresses.toReversed()
  if (sortOrder === 'NameAsc') return addresses.toSorted(byName)
  if (sortOrder === 'NameDesc') return addresses.toSorted((left, right) => byName(right, left))
  throw illegalParameter('sortOrder', sortOrder)
}
