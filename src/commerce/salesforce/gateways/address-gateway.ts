import type { Address, AddressGateway, AddressInput } from '../../domain/address/address-gateway.js'
import type { Refusable } from '../../domain/answers.js'
import { displayName } from '../../domain/customer/names.js'
import type { Commerce } from '../commerce/commerce.js'
import { PlatformError } from '../errors.js'
import { addressesShape, addressShape, type WireAccountAddress } from '../wire/address-wire.js'
import { parseBody } from '../wire/wire.js'
import { asAnswer, refusalOf } from './refusals.js'

/** Addresses of the account that the shopper acts for (contracts, 2.8). */
export function createAddressGateway({ call }: Commerce): AddressGateway {
  /** A change needs the name as well (Commerce Address Input, 54.0): what a shopper leaves as it is, is sent again. */
  const names = new Map<string, string>()

  async function nameToTell(addressId: string): Promise<string | undefined> {
    // Without the list, the platform judges the change as it is.
    if (!names.has(addressId)) await list().catch(unlessBroken)
    return names.get(addressId)
  }

  async function page(pageToken: string | undefined, signal?: AbortSignal) {
    const query = { addressType: 'Shipping', shouldShowDefaultAddrFirst: true, pageToken }
    const { body } = await call('addresses', { query, signal })
    const answer = parseBody(addressesShape, body, 'addresses')
    for (const item of answer.items) names.set(item.addressId, item.name || nameOf(item))
    return answer
  }

  async function list(signal?: AbortSignal): Promise<readonly Address[]> {
    // By id: what is added while the pages are read moves the rest on.
    const found = new Map<string, Address>()
    const asked = new Set<string>()
    for (let token: string | undefined = ''; token !== undefined; ) {
      asked.add(token)
      const { items, nextPageToken } = await page(token || undefined, signal)
      for (const item of items) found.set(item.addressId, addressIn(item))
      token = nextPageToken && !asked.has(nextPageToken) ? nextPageToken : undefined
    }
    return [...found.values()].toSorted((left, right) => Number(right.isPrimary) - Number(left.isPrimary))
  }

  return {
    list,
    add: (input) => readAddress('addAddress', call('addAddress', { body: { addressType: 'Shipping', ...wireOf(input) } })),
    async change(addressId, input) {
      const body = wireOf(input)
      const name = body.name ?? (await nameToTell(addressId))
      return readAddress('changeAddress', call('changeAddress', { path: { addressId }, body: { ...body, ...(name && { name }) } }))
    },
    remove: (addressId) => asAnswer(call('deleteAddress', { path: { addressId } })),
  }
}

async function readAddress(name: string, answer: Promise<{ body: unknown }>): Promise<Refusable<Address>> {
  try {
    const { body } = await answer
    return addressIn(parseBody(addressShape, body, name))
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    return { refused }
  }
}

function nameOf({ firstName, lastName, companyName = '', country }: Partial<AddressInput>): string {
  return firstName === undefined || lastName === undefined ? '' : displayName({ firstName, lastName, country }) || companyName
}

/** The platform asks for a name of the whole, which is said as in the country it goes to. */
function wireOf({ isPrimary, ...input }: Partial<AddressInput>) {
  const name = nameOf(input)
  return { ...input, ...(name && { name }), ...(isPrimary !== undefined && { isDefault: isPrimary }) }
}

function addressIn({ addressId, isDefault, name, ...wire }: WireAccountAddress): Address {
  // One that was made elsewhere may have nothing but a name.
  const lastName = wire.firstName || wire.lastName ? wire.lastName : name
  return { ...wire, id: addressId, lastName, isPrimary: isDefault }
}

function unlessBroken(error: unknown): void {
  if (!(error instanceof PlatformError)) throw error
}
