import type { Call } from '../call.js'
import { register } from '../world/shop/registration.js'
import { isNo } from '../world/saying-no.js'
import { closeSession, signIn } from '../world/shop/sessions.js'
import { type Input, type ServerMethods, writing } from './server-method.js'

export const signInMethods: ServerMethods = {
  login: writing(login),
  logout: writing(logout),
  registerCustomer: writing(async ({ world }, input) => {
    const answer = await register(world, input)
    return isNo(answer) ? answer : { success: true, userId: answer.userId }
  }),
}

async function login(call: Call, { username, password }: Input) {
  const session = await signIn(call.world, String(username ?? ''), String(password ?? ''))
  if (!session) return { success: false, errorMessage: 'Benutzername oder Passwort ist falsch.' }
  if (call.caller.session) closeSession(call.world, call.caller.session.sid)
  call.caller.give({ sid: session.sid })
  return { success: true }
}

function logout(call: Call) {
  if (call.caller.session) closeSession(call.world, call.caller.session.sid)
  call.caller.give({ sid: null, guestKey: null })
  return { success: true }
}
