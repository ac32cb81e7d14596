import type { NodeAnchor } from './node-ids.js'
import type { LocalizedText } from '../../core/element/declaration.js'
import type { ZonedTime } from '../../core/dom/zoned-time.js'

/** Messages between the Studio's app and its server about what a team does together, under `/studio/api`. */

/** Pages that are published, and taken back, as one; a page that is planned alone is a release of one page. */
export interface Release {
  id: string
  /** Name of the release; empty for a single page. */
  name: string
  /** Ids of its pages. */
  pages: readonly string[]
  /** Time at which it is published by itself. */
  at?: ZonedTime
  /** True when the pages are taken from the site at that time, not published. */
  ends?: true
  /** Revision of each page's draft that a planned release publishes, whatever is saved later. */
  revisions?: Readonly<Record<string, number>>
  /**
   * `open`: not published yet; `publishing`, `taking-back`: under way, and brought to its end also by a server that starts
   * anew; `failed`: it was due and could not be published, `why` says it.
   */
  state: 'open' | 'publishing' | 'published' | 'taking-back' | 'taken-back' | 'failed'
  why?: LocalizedText
  /** Pages that it switched, once it was published. */
  switched?: readonly Switched[]
  /** ISO time of the last change. */
  changed: string
  /** Person who made it; empty where nobody signs in. */
  by: string
  /** Counts up with every change. */
  revision: number
}

/** Switch of a page from one version to another; without `from` it was not published. */
export interface Switched {
  id: string
  from?: number
  to: number
}

/** `GET /releases`: all of them, and the time of the server that publishes them. */
export interface ReleaseList {
  now: string
  releases: readonly Release[]
}

/** `POST /releases` */
export interface NewRelease {
  name: string
  pages: readonly string[]
  at?: ZonedTime
  ends?: true
}

export interface PageComment {
  id: string
  /** Id of the node it is about; without one the whole page. */
  node?: string
  /** Place of the node when the comment was written, until a save of the page keeps its id. */
  anchor?: NodeAnchor
  /** Text of the node when the comment was written, for the time after the node is gone. */
  about: string
  text: string
  /** Name as the person gave it. */
  by: string
  /** ISO time. */
  at: string
  /** ISO time. */
  resolved?: string
}

/** `POST /pages/ID/comments` */
export interface NewComment extends Pick<PageComment, 'node' | 'anchor' | 'about' | 'text'> {
  /** Name of the person, who gives it herself where nobody signs in. */
  name?: string
}

/*
 * GET    /releases                             ReleaseList, the latest change first
 * POST   /releases              NewRelease     201 Release
 * POST   /releases/ID/publish   {revision}     Release; all of its pages or none
 * POST   /releases/ID/renew     {revision}     Release; what is published at its time are the drafts as they stand now
 * POST   /releases/ID/take-back {revision}     Release; each page says again what it said before
 * POST   /releases/ID/restore   {revision}     Release; one that was taken back stands published again, as it was
 * DELETE /releases/ID                          204; one that is not published is given up
 * GET    /pages/ID/comments                    PageComment[], the oldest first
 * POST   /pages/ID/comments     NewComment     201 PageComment[]
 * PUT    /pages/ID/comments/N   {resolved}     PageComment[]
 */
