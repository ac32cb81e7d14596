import { createHash, randomBytes } from 'node:crypto'
import type { Storage } from 'unstorage'
import { openKept } from '../database/kept-records.js'
import type { Person } from './people.js'
import { sweepHourly } from '../database/sweeping.js'

interface Session {
  person: Person
  /** Milliseconds since 1970. */
  begun: number
  used: number
  /** Token with which the provider signs this person out. */
  idToken?: string
}

/** Sessions of the people who are signed in, at whichever server. */
export interface Sessions {
  /** @returns the token that the browser keeps; only its hash is kept here */
  begin: (person: Person, idToken?: string) => Promise<string>
  find: (token: string | undefined) => Promise<Person | undefined>
  /** Calls the listener when the session has ended, at whichever server; returns its undo. */
  whenEnded: (token: string | undefined, listener: () => void) => () => void
  /** @returns the token with which the provider signs this person out too */
  end: (token: string | undefined) => Promise<string | undefined>
}

const minute = 60_000
const hour = 3_600_000
/** Milliseconds without a request after which a session ends. */
const idle = 4 * hour
/** Milliseconds after which every session ends. */
const longest = 12 * hour
/** Milliseconds between two notes that a session is used. */
const noted = hour / 6

/** A storage that cannot be written must not sign anybody out. */
const unnoted = (cause: unknown): void => console.warn('What became of a session could not be noted.', cause)

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
export const newToken = (): string => randomBytes(32).toString('base64url')

export async function openSessions(storage: Storage, now: () => number = Date.now): Promise<Sessions> {
  const sessions = await openKept<Session>(storage, '-sessions')
  // A session that begins later than now is from before the clock was set back: it would last as much longer.
  const isOver = ({ begun, used }: Session): boolean => now() - begun > longest || Math.abs(now() - used) > idle
  const remove = (id: string, revision: number) => sessions.remove(id, revision)
  await sweepHourly(storage, () => sessions.sweep(isOver))
  return {
    async begin(person, idToken) {
      const token = newToken()
      await sessions.write(hashOf(token), { person, begun: now(), used: now(), ...(idToken !== undefined && { idToken }) }, 0)
      return token
    },
    async find(token) {
      const session = token ? sessions.read(hashOf(token)) : undefined
      if (!session) return undefined
      const { id, value, revision } = session
      if (isOver(value)) {
        await remove(id, revision).catch(unnoted)
        return undefined
      }
      // A server that was faster has noted it too.
      if (now() - value.used > noted) await sessions.write(id, { ...value, used: now() }, revision).catch(unnoted)
      return value.person
    },
    whenEnded(token, listener) {
      const id = token ? hashOf(token) : ''
      const isOpen = (): boolean => {
        const session = sessions.read(id)
        return session !== undefined && !isOver(session.value)
      }
      const look = () => {
        if (!isOpen()) listener()
      }
      const stop = sessions.changes((changed) => changed === id && look())
      // An open event line does not count as use of the session, which ends in its time.
      const timer = setInterval(look, minute)
      timer.unref()
      return () => {
        stop()
        clearInterval(timer)
      }
    },
    async end(token) {
      const session = token ? sessions.read(hashOf(token)) : undefined
      if (session) await remove(session.id, session.revision)
      return session?.value.idToken
    },
  }
}
