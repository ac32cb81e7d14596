import { changeableRecordState, type Thing, thingsOf, type Viewer } from '../records/record-things.js'

export const addressObject = 'ContactPointAddress'

/** Returns the type of an address; one without a type is for shipping. */
export const typeOf = ({ fields }: Thing): string => String(fields.AddressType ?? 'Shipping')

/** Returns the account of an address; one that names none is the viewer's own. */
export const accountOf = ({ customer }: Viewer, { fields }: Thing): string => String(fields.ParentId ?? customer?.accountId ?? '')

/** Keeps one default address of each type per account, after a change anywhere: the changed one, if it says so. */
export function keepOneDefault(viewer: Viewer, changed: Thing): void {
  if (changed.object.apiName !== addressObject) return
  const all = thingsOf(viewer, addressObject).filter((address) => accountOf(viewer, address) === accountOf(viewer, changed))
  for (const type of new Set(all.map(typeOf)))
    settle(
      viewer,
      all.filter((address) => typeOf(address) === type),
      changed,
    )
}

function settle(viewer: Viewer, addresses: readonly Thing[], changed: Thing): void {
  const marked = addresses.filter(({ fields }) => fields.IsDefault === true)
  const chosen = marked.find(({ id }) => id === changed.id) ?? marked[0] ?? addresses.find(({ id }) => id !== changed.id) ?? addresses[0]
  for (const address of addresses) {
    if ((address.fields.IsDefault === true) !== (address === chosen)) mark(viewer, address, address === chosen)
  }
}

function mark({ world, customer }: Viewer, { id }: Thing, isDefault: boolean): void {
  const { records } = changeableRecordState(world)
  const before = Object.hasOwn(records, id) ? records[id] : undefined
  const fields = { ...before?.fields, IsDefault: isDefault }
  records[id] = { apiName: addressObject, accountId: customer?.accountId ?? '', fields, modified: world.now() }
}
