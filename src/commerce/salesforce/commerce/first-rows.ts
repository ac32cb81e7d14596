import { lifetimes } from '../lifetimes.js'
import type { CommerceRow } from './row.js'

/** The rows that every page asks; the others come with `rows.ts` when the first of them is wanted. */
export const firstRows = {
  applicationContext: { method: 'GET', path: '/application-context', area: 'application', withoutAccount: true },
  sessionContext: { method: 'GET', path: '/session-context', area: 'session', lifetime: lifetimes.store },
} as const satisfies Record<string, CommerceRow>
