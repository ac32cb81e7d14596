import type { Storage } from 'unstorage'
import type { AuditEntry } from '../../pages/document/pages-api.js'
import { openKept } from '../database/kept-records.js'
import type { Person } from './people.js'

/** Record of who did what, and when. */
export interface Audit {
  /** Writes in passing: a deed stays done even where it cannot be noted. */
  note: (person: Person, what: AuditEntry['what'], page: { id: string; title?: string }) => void
  /** The latest first. */
  read: () => AuditEntry[]
}

const most = 1000

/** A record per day. Saves of one page by one person in a row are one line. */
export async function openAudit(storage: Storage, now: () => number = Date.now): Promise<Audit> {
  const days = await openKept<AuditEntry[]>(storage, '-audit')
  let last: Promise<unknown> = Promise.resolve()
  return {
    note({ id, name }, what, page) {
      const at = new Date(now()).toISOString()
      const entry: AuditEntry = { at, who: name || id, what, page: page.id, ...(page.title !== undefined && { title: page.title }) }
      const write = () =>
        days.change(at.slice(0, 10), (before = []) => [
          ...before.filter((each, index) => index < before.length - 1 || !goesOn(each, entry)),
          entry,
        ])
      last = last.then(write).catch((cause: unknown) => console.error('What was done could not be noted.', cause))
    },
    read: () =>
      days
        .list()
        .flatMap(({ value }) => value)
        .reverse()
        .slice(0, most),
  }
}

const goesOn = (one: AuditEntry, other: AuditEntry): boolean =>
  one.what === 'saved' && other.what === 'saved' && one.who === other.who && one.page === other.page
