import type { Customer } from '../consultants/directory.js'
import { type No, no } from '../saying-no.js'
import { entryOf } from '../state.js'
import type { RegisteredCustomer } from '../types.js'
import type { World } from '../world.js'
import { hashPassword } from './passwords.js'
import { pathIn, post } from './post.js'
import { problemOf, text } from './registration.js'
import { knows } from './sessions.js'
import { token } from './tokens.js'

type Input = Readonly<Record<string, unknown>>
type Done = { success: true } | No

const done: Done = { success: true }
/** Milliseconds that a link to a new password holds. */
const linkHolds = 3_600_000
const longestPhone = 40

export function requestReset(world: World, { email, page, locale }: Input): Done {
  const address = text(email).toLowerCase()
  const customer = world.directory.byUsername.get(address)
  // The answer does not reveal if there is an account.
  if (!customer) return done
  const key = token()
  world.state.resets = { ...world.state.resets, [key]: { userId: customer.userId, asked: world.now() } }
  const path = pathIn(page, '/password')
  const link = `${path}${path.includes('?') ? '&' : '?'}reset=${key}`
  post(world, {
    to: customer.email,
    ...(locale === 'en'
      ? {
          subject: 'Your new password',
          text: `Choose it here within an hour:\n${link}\n\nIf it was not you, do nothing: the old one holds.`,
        }
      : {
          subject: 'Dein neues Passwort',
          text: `Such es dir innerhalb einer Stunde hier aus:\n${link}\n\nWenn du das nicht warst, tu nichts: das alte gilt weiter.`,
        }),
  })
  return done
}

/** Sets a new password, and signs out everywhere those who had the old one. */
export async function resetPassword(world: World, { token: key, password }: Input): Promise<Done> {
  const reset = entryOf(world.state.resets ?? {}, text(key))
  const customer = reset && world.directory.byUserId.get(reset.userId)
  if (!reset || !customer || world.clock.now() - Date.parse(reset.asked) > linkHolds) return no.link()
  const answer = await changed(world, customer, { password: String(password ?? '') })
  if (answer !== done) return answer
  delete world.state.resets?.[text(key)]
  signOut(world, customer.userId)
  return done
}

export async function changePerson(world: World, customer: Customer, { firstName, lastName, phone }: Input): Promise<Done> {
  const number = text(phone)
  if (number.length > longestPhone || (number && !/^[+\d][\d\s/()-]{4,}$/.test(number)))
    return no.input('Bitte gib eine gültige Telefonnummer ein.')
  return changed(world, customer, { firstName: text(firstName), lastName: text(lastName), phone: number })
}

/** The old address hears of it, in case it was not she. */
export async function changeEmail(world: World, customer: Customer, { email, password }: Input): Promise<Done> {
  if (!(await knows(customer, String(password ?? '')))) return no.password()
  const address = text(email)
  const owner = world.directory.byUsername.get(address.toLowerCase())
  if (owner && owner.userId !== customer.userId) return no.secondAccount()
  const answer = await changed(world, customer, { email: address, username: address })
  const about = { subject: 'Deine E-Mail-Adresse wurde geändert', text: 'Warst du das nicht? Dann ruf unseren Kundenservice an.' }
  if (answer === done) post(world, { to: customer.email, ...about })
  return answer
}

/** Other devices are signed out. @param sid of the one she is at */
export async function changePassword(world: World, customer: Customer, { password, newPassword }: Input, sid: string): Promise<Done> {
  if (!(await knows(customer, String(password ?? '')))) return no.password()
  const answer = await changed(world, customer, { password: String(newPassword ?? '') })
  if (answer === done) signOut(world, customer.userId, sid)
  return answer
}

/** All that the shop keeps of her, in words that she knows. */
export function personalData({ state, now }: World, customer: Customer) {
  const { userId, accountId, firstName, lastName, email, phone, postalCode, address, beautyProfile, consultantIds } = customer
  return {
    asOf: now(),
    person: { userId, accountId, firstName, lastName, email, phone, postalCode, address },
    beautyProfile: beautyProfile ?? null,
    consultants: entryOf(state.relations, accountId) ?? consultantIds.map((consultantId) => ({ consultantId })),
    orders: Object.values(state.orders).filter((order) => order.accountId === accountId),
    newsletters: Object.values(state.subscribers ?? {}).filter((subscriber) => subscriber.email === email.toLowerCase()),
  }
}

type Changes = Partial<Pick<RegisteredCustomer, 'firstName' | 'lastName' | 'email' | 'username' | 'phone'>> & { password?: string }

async function changed(world: World, customer: Customer, { password, ...changes }: Changes): Promise<Done> {
  const known = 'password' in customer ? customer.password : undefined
  const { password: _old, ...facts } = { password: '', ...customer, ...changes }
  // Her own password is long enough, wherever she does not change it.
  const problem = problemOf({ ...facts, password: password ?? 'x'.repeat(8) })
  if (problem) return no.input(problem)
  const passwordHash =
    password !== undefined || !('passwordHash' in customer) ? await hashPassword(password ?? known ?? '') : customer.passwordHash
  world.enrol({ ...facts, passwordHash })
  return done
}

function signOut({ state }: World, userId: string, but?: string): void {
  for (const session of Object.values(state.sessions))
    if (session.userId === userId && session.sid !== but) delete state.sessions[session.sid]
}
