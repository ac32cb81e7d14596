import { pageStoreMessages } from './page-store.messages.js'
import type { Refusal } from '../../pages/document/pages-api.js'

/** The page store did not do what was asked; `refusal` is the answer to the editor. Nothing was changed. */
export class PageStoreError extends Error {
  override name = 'PageStoreError'

  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusal.text.en, options)
  }
}

/** Returns the error for a storage that threw or did not answer at all, in the editor's words. */
export function storageError(cause: unknown): PageStoreError {
  const error = isFull(cause) ? 'full' : 'unreachable'
  return new PageStoreError({ error, text: pageStoreMessages[isReadOnly(cause) ? 'readOnly' : error] }, { cause })
}

// Files say it by code, Redis in its message; drivers may wrap either.
function isFull(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const { code } = cause as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' || /^OOM |no space left|quota exceeded/i.test(cause.message) || isFull(cause.cause)
}

/** Returns true when a storage answers, and lets nobody write: trying again is no help. Redis says it of a replica. */
export function isReadOnly(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const { code = '' } = cause as NodeJS.ErrnoException
  return ['EROFS', 'EACCES', 'EPERM'].includes(code) || /^READONLY /.test(cause.message) || isReadOnly(cause.cause)
}

/** Returns true when nothing can be written; what is kept can still be read. */
export const isUnwritable = (cause: unknown): boolean => isFull(cause) || isReadOnly(cause)
