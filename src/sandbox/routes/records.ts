import { answerJson } from '../answers.js'
import { normalId, type Call, type Route } from '../call.js'
import { guestUserId } from '../world/owners.js'
import { notFound, Refusal } from '../world/refusal.js'
import { isFirstTimeLogin } from '../world/sessions.js'
import type { CustomerFacts } from '../world/types.js'
import { hashOf } from '../world/ids.js'
import { accountName, fullName } from './context.js'

export const recordRoutes: readonly Route[] = [
  { method: 'get', path: '/services/data/:version/ui-api/records/:record', answer: (call) => answerJson(record(call)) },
]

type Value = string | boolean | null

/** One record: its own fields, and records it points to. */
interface Thing {
  apiName: string
  id: string
  fields: Readonly<Record<string, Value | Thing>>
  displayName: string | null
}

const modified = '2025-06-01T10:00:00.000Z'

function record(call: Call) {
  const { query } = call
  const required = fieldList(query.get('fields'))
  const optional = fieldList(query.get('optionalFields'))
  if (required.length + optional.length === 0 && !query.has('layoutTypes')) {
    throw new Refusal(400, 'INVALID_API_INPUT', 'One of fields, optionalFields and layoutTypes is required.')
  }
  const thing = readable(call)
  const unknown = required.filter((path) => !knows(thing, path))
  if (unknown.length > 0) throw new Refusal(400, 'INVALID_FIELD', `No such column '${unknown[0]}' on entity '${thing.apiName}'.`)
  const all = Object.keys(thing.fields).map((name) => `${thing.apiName}.${name}`)
  const paths = query.has('layoutTypes') ? [...all, ...required] : [...required, ...optional]
  return view(thing, paths.filter((path) => knows(thing, path)).map((path) => path.split('.').slice(1)))
}

const fieldList = (text: string | null) => (text ?? '').split(',').map((name) => name.trim()).filter(Boolean)

/** Everybody may read their own user record, customers their account. */
function readable(call: Call): Thing {
  const { customer } = call.caller
  const id = normalId(call.param('record'))
  if (!customer && id === guestUserId) return guest
  if (customer && id === customer.userId) return user(call, customer)
  if (customer && id === customer.accountId) return account(call, customer)
  throw notFound()
}

const guest: Thing = {
  apiName: 'User',
  id: guestUserId,
  displayName: 'Gast',
  fields: { Id: guestUserId, AccountId: null, FirstTimeLogin_cb__c: false, FirstName: null, LastName: 'Gast', Name: 'Gast', Email: null, Username: null },
}

const user = (call: Call, customer: CustomerFacts): Thing => ({
  apiName: 'User',
  id: customer.userId,
  displayName: fullName(customer),
  fields: {
    Id: customer.userId,
    AccountId: customer.accountId,
    Account: account(call, customer),
    FirstTimeLogin_cb__c: isFirstTimeLogin(call.world, customer),
    FirstName: customer.firstName,
    LastName: customer.lastName,
    Name: fullName(customer),
    Email: customer.email,
    Username: customer.username,
  },
})

const account = ({ world }: Call, { accountId }: CustomerFacts): Thing => ({
  apiName: 'Account',
  id: accountId,
  displayName: accountName(world, accountId),
  fields: { Id: accountId, Name: accountName(world, accountId) },
})

const isThing = (value: Value | Thing | undefined): value is Thing => typeof value === 'object' && value !== null

function fieldOf(thing: Thing, name: string): Value | Thing | undefined {
  return Object.hasOwn(thing.fields, name) ? thing.fields[name] : undefined
}

/** `path` starts with the object's name: `User.Account.Name`. */
function knows(thing: Thing, path: string): boolean {
  const [object, ...names] = path.split('.')
  return object === thing.apiName && leads(thing, names)
}

function leads(thing: Thing, [name, ...rest]: string[]): boolean {
  const value = name === undefined ? undefined : fieldOf(thing, name)
  return rest.length === 0 ? value !== undefined : isThing(value) && leads(value, rest)
}

interface RecordView {
  fields: Record<string, unknown>
  [member: string]: unknown
}

function view(thing: Thing, paths: readonly string[][]): RecordView {
  const names = [...new Set(paths.map(([name = '']) => name))]
  const fields = Object.fromEntries(names.map((name) => [name, fieldView(thing, name, paths)]))
  return {
    apiName: thing.apiName,
    childRelationships: {},
    eTag: etagOf(fields),
    fields,
    id: thing.id,
    lastModifiedById: thing.id,
    lastModifiedDate: modified,
    recordTypeId: '012000000000000AAA',
    recordTypeInfo: null,
    systemModstamp: modified,
    weakEtag: Date.parse(modified),
  }
}

function fieldView(thing: Thing, name: string, paths: readonly string[][]) {
  const value = fieldOf(thing, name)
  if (!isThing(value)) return { displayValue: null, value: value ?? null }
  const inner = paths.filter(([first, second]) => first === name && second !== undefined).map(([, ...rest]) => rest)
  return { displayValue: value.displayName, value: view(value, inner.length > 0 ? inner : [['Id'], ['Name']]) }
}

function etagOf(fields: unknown): string {
  const text = JSON.stringify(fields)
  return ['a', 'b', 'c', 'd'].map((salt) => hashOf(salt + text).toString(16).padStart(8, '0')).join('')
}
