import type { Mail } from '../types.js'
import type { World } from '../world.js'

const mostMails = 50

/** Puts a mail where one can read it: `/sandbox/mailbox`. */
export function post(world: World, mail: Omit<Mail, 'sent'>): void {
  world.state.mails = [...(world.state.mails ?? []), { ...mail, sent: world.now() }].slice(-mostMails)
}

/** Only a path of the site: a mail leads nowhere else. */
export function pathIn(said: unknown, otherwise: string): string {
  const path = typeof said === 'string' ? said.trim() : ''
  return path.startsWith('/') && !path.startsWith('//') ? path : otherwise
}
