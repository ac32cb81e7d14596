import { type No, no } from '../saying-no.js'
import { entryOf } from '../state.js'
import type { Subscriber } from '../types.js'
import type { World } from '../world.js'
import { pathIn, post } from './post.js'

type Input = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A link in a mail is no key that one could guess in a real shop; here it only has to be another each time. */
const tokenFor = (world: World): string => world.newId('0nl').slice(3)

/** Only the owner of an address learns, in her mail, that it is known already. */
export function enrol(world: World, input: Input): { success: true } | No {
  const email = text(input.email).toLowerCase()
  if (email.length > 254 || !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) return no.input('Bitte gib eine gültige E-Mail-Adresse ein.')
  const phone = text(input.phone) || null
  if (phone && input.phoneConsent !== true) return no.input('Für Anrufe brauchen wir deine Einwilligung.')
  const token = tokenFor(world)
  const subscribers = subscribersOf(world)
  subscribers[token] = {
    email,
    phone,
    phoneConsent: phone !== null,
    locale: text(input.locale) || 'de',
    asked: world.now(),
    confirmed: null,
  }
  send(world, email, token, { page: pathIn(input.page, '/newsletter'), english: input.locale === 'en' })
  return { success: true }
}

/** A second press on the link is no fault. */
export function confirm(world: World, input: Input): { success: true } | No {
  const subscriber = entryOf(subscribersOf(world), text(input.token))
  if (!subscriber) return no.link()
  subscriber.confirmed ??= world.now()
  return { success: true }
}

/** A subscriber who asked twice is removed twice. */
export function unsubscribe(world: World, input: Input): { success: true } | No {
  const subscribers = subscribersOf(world)
  const subscriber = entryOf(subscribers, text(input.token))
  if (!subscriber) return no.link()
  for (const [token, { email }] of Object.entries(subscribers)) if (email === subscriber.email) delete subscribers[token]
  return { success: true }
}

function subscribersOf({ state }: World): Record<string, Subscriber> {
  state.subscribers ??= {}
  return state.subscribers
}

function send(world: World, to: string, token: string, { page, english }: { page: string; english: boolean }): void {
  const link = (name: string) => `${page}${page.includes('?') ? '&' : '?'}${name}=${token}`
  const mail = english
    ? {
        subject: 'Please confirm your newsletter',
        text: `Was it you? Then confirm here:\n${link('confirm')}\n\nIf not, do nothing, or unsubscribe here:\n${link('unsubscribe')}`,
      }
    : {
        subject: 'Bitte bestätige deinen Newsletter',
        text: `Warst du das? Dann bestätige es hier:\n${link('confirm')}\n\nWenn nicht, tu nichts, oder melde dich hier ab:\n${link('unsubscribe')}`,
      }
  post(world, { to, ...mail })
}
