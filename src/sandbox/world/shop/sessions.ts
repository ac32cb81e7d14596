import type { Customer } from '../consultants/directory.js'
import { isPasswordOf } from './passwords.js'
import { entryOf, type SessionState } from '../state.js'
import { token } from './tokens.js'
import type { CustomerFacts } from '../types.js'
import type { World } from '../world.js'

/** Answers nothing when the name or the password is wrong. */
export async function signIn(world: World, username: string, password: string): Promise<SessionState | undefined> {
  const name = username.trim().toLowerCase()
  const { userNameSuffix = '' } = world.state.settings
  const customer = name.endsWith(userNameSuffix)
    ? world.directory.byUsername.get(name.slice(0, name.length - userNameSuffix.length))
    : undefined
  return customer && (await knows(customer, password)) ? openSession(world, customer) : undefined
}

export const knows = (customer: Customer, password: string): boolean | Promise<boolean> =>
  'password' in customer ? customer.password === password : isPasswordOf(customer.passwordHash, password)

export function openSession(world: World, customer: CustomerFacts): SessionState {
  const session: SessionState = { sid: token(), userId: customer.userId, csrfToken: token() }
  world.state.sessions[session.sid] = session
  world.state.logins[customer.userId] = (entryOf(world.state.logins, customer.userId) ?? 0) + 1
  return session
}

export function closeSession(world: World, sid: string): void {
  delete world.state.sessions[sid]
}

export function sessionOf(world: World, sid: string | undefined): SessionState | undefined {
  return sid === undefined ? undefined : entryOf(world.state.sessions, sid)
}

/** True during the first stay only. */
export const isFirstTimeLogin = (world: World, customer: CustomerFacts): boolean =>
  customer.firstTimeLogin && (entryOf(world.state.logins, customer.userId) ?? 0) < 2
