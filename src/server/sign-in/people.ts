import type { Context } from 'hono'
import type { LocalizedText } from '../../core/element/declaration.js'
import { RequestError } from '../http/requests.js'

/**
 * Role of a person. Each may do what those before it may: write drafts; publish and restore; shared parts, deleting pictures, settings.
 */
export type Role = 'editor' | 'publisher' | 'admin'

export interface Person {
  /** Id at the provider that signs people in; never changes. */
  id: string
  /** Name as others read it. */
  name: string
  role: Role
}

/** Person where nobody signs in: the Studio is for this machine only, and everybody at it may do everything. */
export const whoever: Person = { id: 'here', name: '', role: 'admin' }

export const roles: readonly Role[] = ['editor', 'publisher', 'admin']

export const mayAct = ({ role }: Pick<Person, 'role'>, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least)

const key = 'person'

/** Sets the person who makes this request. */
export const setPerson = (context: Context, person: Person): void => context.set(key, person)

/** Calls the listener when the sign-in of this request has ended; returns its undo. */
export type WhenSignedOut = (listener: () => void) => () => void

const endKey = 'when-signed-out'

export const setWhenSignedOut = (context: Context, when: WhenSignedOut): void => context.set(endKey, when)
export const whenSignedOut = (context: Context): WhenSignedOut =>
  (context.get(endKey) as WhenSignedOut | undefined) ?? (() => () => undefined)

/** Returns the person who makes a request. @throws Error where no guard has set one: such a way into the Studio would be open to all */
export function personOf(context: Context): Person {
  const person = context.get(key) as Person | undefined
  if (!person) throw new Error(`Nobody has looked who asks for ${context.req.path}.`)
  return person
}

/** Returns the person who makes a request. @throws RequestError with the words for it, when this person may not do this */
export function onlyFor(context: Context, least: Role): Person {
  const person = personOf(context)
  if (!mayAct(person, least)) throw new RequestError(403, notAllowed[least])
  return person
}

const notAllowed: Readonly<Record<Role, LocalizedText>> = {
  editor: {
    de: 'Du darfst hier nur zusehen. Es wurde nichts geändert.',
    en: 'You may only look on here. Nothing was changed.',
  },
  publisher: {
    de: 'Du darfst Entwürfe schreiben, aber nicht veröffentlichen. Es wurde nichts geändert: Bitte jemanden, der veröffentlichen darf.',
    en: 'You may write drafts, but not publish. Nothing was changed: ask somebody who may publish.',
  },
  admin: {
    de: 'Das dürfen nur Verwalterinnen und Verwalter. Es wurde nichts geändert.',
    en: 'Only administrators may do this. Nothing was changed.',
  },
}
