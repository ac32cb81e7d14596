import { notUnderstood, PlatformError } from '../errors.js'
import type { Prepared } from './prepare.js'
import type { SnapshotFacts } from './snapshot.js'
import type { ReadRow } from './table.js'

/** An answer as it is cached, its records in the store. */
export interface CachedAnswer {
  status: number
  body: unknown
  /** The body is what a batch said of this member. */
  failed?: true
}

export const rowOf = ({ row }: Prepared) => row as ReadRow

export const unknownYet: SnapshotFacts = { state: 'Unfulfilled', status: 504 }

export const failed = (error: PlatformError): SnapshotFacts => ({ state: 'Error', status: error.status, error })

export const isKnown = ({ state }: SnapshotFacts) => state === 'Fulfilled' || state === 'Error'

/** Returns the error of a batch's member, as if the member had been requested alone. */
export function errorOfItem({ name }: Prepared, { status, body }: CachedAnswer): PlatformError {
  const entry = (Array.isArray(body) ? body[0] : body) as { errorCode?: unknown; message?: unknown } | null | undefined
  const code = typeof entry?.errorCode === 'string' ? entry.errorCode : `HTTP_${status}`
  const message = typeof entry?.message === 'string' ? entry.message : `${name} was answered with ${status}.`
  return new PlatformError({ kind: status >= 500 ? 'broken' : 'rejected', status, code, message, cause: body })
}

export function unexpected({ name }: Prepared, what: string): PlatformError {
  return new PlatformError({ kind: 'broken', code: notUnderstood, message: `The answer to ${name} is not understood: ${what}.` })
}

/** @throws PlatformError 'Unsupported avatar type' (specification, section 8) */
export function checkAvatar(avatar: unknown): void {
  const type = (avatar as { type?: unknown } | null | undefined)?.type
  if (type === 'Theme' || type === 'Photo') return
  throw new PlatformError({ kind: 'broken', code: 'UNSUPPORTED_AVATAR_TYPE', message: 'Unsupported avatar type', cause: avatar })
}
