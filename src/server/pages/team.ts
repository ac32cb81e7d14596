import type { Storage } from 'unstorage'
import type { PageComment } from '../../pages/document/team-api.js'
import { openKept } from '../database/kept-records.js'
import { createComments, type PageComments } from './page-comments.js'
import { type KeptRelease, openReleases, type PageReleases } from '../releases/page-releases.js'
import type { PageStore } from './page-store.js'

/** Shared work on the pages. */
export interface Team {
  releases: PageReleases
  comments: PageComments
}

interface TeamOptions {
  /** Storage of the pages. */
  storage: Storage
  store: PageStore
  /** Milliseconds since 1970. */
  now?: () => number
  /** True to begin anew, without the stored releases and comments. */
  reset?: boolean
}

const prefixes = { releases: '-releases', comments: '-comments' }

/** Opens releases and comments; releases that were due in the meantime are published before this is done. */
export async function openTeam({ storage, store, now = Date.now, reset = false }: TeamOptions): Promise<Team> {
  if (reset) for (const prefix of Object.values(prefixes)) await storage.clear(prefix)
  const releases = await openReleases({ kept: await openKept<KeptRelease>(storage, prefixes.releases), store, now })
  return { releases, comments: createComments(await openKept<readonly PageComment[]>(storage, prefixes.comments), now) }
}
