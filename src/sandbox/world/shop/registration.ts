import { idOf } from '../ids.js'
import { hashPassword, type PasswordHash } from './passwords.js'
import { placeOf } from '../consultants/places.js'
import { type No, no } from '../saying-no.js'
import type { RegisteredCustomer } from '../types.js'
import type { World } from '../world.js'

type Input = Readonly<Record<string, unknown>>

/** The platform's own lengths. */
const longest = { firstName: 40, lastName: 80, email: 80, password: 255 }
const shortestPassword = 8

/** Makes a customer who has never signed in. */
export async function register(world: World, input: Input): Promise<RegisteredCustomer | No> {
  const entries = {
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    email: text(input.email),
    password: typeof input.password === 'string' ? input.password : '',
  }
  const postalCode = text(input.postalCode)
  const problem = problemOf(entries)
  if (problem) return no.input(problem)
  const place = placeOf(postalCode, world.finder.homes)
  if (postalCode && !place) return no.postalCode()
  const { password, ...person } = entries
  const passwordHash = await hashPassword(password)
  // Asked last: somebody may have registered meanwhile.
  if (world.directory.byUsername.has(entries.email.toLowerCase())) return no.secondAccount()
  const customer = newCustomer(world, { ...person, passwordHash, ...(place && { postalCode: place.postalCode }) })
  world.enrol(customer)
  return customer
}

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

type Entries = Record<keyof typeof longest, string>

export function problemOf({ firstName, lastName, email, password }: Entries): string | undefined {
  if (!lastName) return 'Bitte gib deinen Nachnamen ein.'
  if (firstName.length > longest.firstName) return `Der Vorname darf höchstens ${longest.firstName} Zeichen haben.`
  if (lastName.length > longest.lastName) return `Der Nachname darf höchstens ${longest.lastName} Zeichen haben.`
  if (email.length > longest.email || !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) return 'Bitte gib eine gültige E-Mail-Adresse ein.'
  if (password.length < shortestPassword) return `Das Passwort braucht mindestens ${shortestPassword} Zeichen.`
  return password.length > longest.password ? `Das Passwort darf höchstens ${longest.password} Zeichen haben.` : undefined
}

/** Ids beyond those of the facts. */
function newCustomer(
  world: World,
  { email, ...entries }: Omit<Entries, 'password'> & { passwordHash: PasswordHash; postalCode?: string },
): RegisteredCustomer {
  const serial = Object.keys(world.state.customers).length + 1
  return {
    ...entries,
    email,
    username: email,
    userId: idOf('005', 100_000 + serial),
    accountId: idOf('001', 600_000 + serial),
    firstTimeLogin: true,
    consultantIds: [],
    managedAccountIds: [],
  }
}
