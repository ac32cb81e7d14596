import type { Storage } from 'unstorage'
import { openKept } from '../database/kept-records.js'
import { hashOf, newToken } from '../sign-in/sessions.js'
import { sweepHourly } from '../database/sweeping.js'

/** Addresses of drafts for people who do not sign in. */
export interface PreviewLinks {
  /** @returns the token in the address that opens it, of which only the hash is kept, and when it ends */
  make: (page: string, by: string) => Promise<{ token: string; until: string }>
  /** Returns the page that the token opens. */
  pageOf: (token: string) => string | undefined
  /** Takes all links of a page back. */
  revoke: (page: string) => Promise<void>
}

const hour = 3_600_000
const week = 7 * 24 * hour

interface PreviewLink {
  page: string
  until: string
  by: string
}

export async function openPreviewLinks(storage: Storage, now: () => number = Date.now): Promise<PreviewLinks> {
  const links = await openKept<PreviewLink>(storage, '-previews')
  // A link that lasts longer than any is from before the clock was set back: nobody knows how old it is.
  const isOver = ({ until }: PreviewLink): boolean => Date.parse(until) < now() || Date.parse(until) - now() > week + hour
  await sweepHourly(storage, () => links.sweep(isOver))
  return {
    async make(page, by) {
      const token = newToken()
      const until = new Date(now() + week).toISOString()
      await links.write(hashOf(token), { page, until, by }, 0)
      return { token, until }
    },
    pageOf(token) {
      const link = links.read(hashOf(token))?.value
      return link && !isOver(link) ? link.page : undefined
    },
    async revoke(page) {
      for (const { id, value, revision } of links.list()) if (value.page === page) await links.remove(id, revision)
    },
  }
}
