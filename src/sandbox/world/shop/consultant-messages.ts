import { Refusal } from '../refusal.js'
import type { World } from '../world.js'
import { post } from './post.js'

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Into the consultant's mailbox; the same message twice is one. */
export function deliver(world: World, input: Readonly<Record<string, unknown>>): void {
  const { imprint, firstName } = world.directory.byMoniker.get(text(input.moniker).toLowerCase()) ?? {}
  const email = text(input.email)
  const [id, name, topic, message] = [input.id, input.name, input.topic, input.message].map(text)
  if (!imprint?.email || !id || !name || !topic || !message || !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    throw new Refusal(422, 'INVALID_INPUT', 'A message needs a consultant, its id, a name, an e-mail address, a topic and words.')
  const taken = world.state.consultantMessages ?? []
  if (taken.includes(id)) return
  world.state.consultantMessages = [...taken, id].slice(-200)
  const phone = text(input.phone)
  const from = [name, email, ...(phone ? [phone] : [])].join(', ')
  post(world, { to: imprint.email, subject: topic, text: `Hallo ${firstName},\n\n${message}\n\n${from}` })
}
