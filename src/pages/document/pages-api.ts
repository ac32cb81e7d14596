import type { ZonedTime } from '../../core/dom/zoned-time.js'
import type { ExperienceLoss } from './experience-nodes.js'
import type { PageDocument } from './page-document.js'
import type { Problem } from './problems.js'
import type { LocalizedText } from '../../core/element/declaration.js'

/** Messages between the Studio's app and its server, under `/studio/api`. */

/** A page in the list of pages. */
export interface PageSummary {
  id: string
  /** Set for a shared part or a saved section, which is no page; only the lists of parts and of deleted ones have them. */
  kind?: 'part' | 'section'
  path: string
  title: string
  language: 'de' | 'en'
  /** Page whose translation it is. */
  variantOf?: string
  /** Number of texts of a translation that are still to be translated, or whose original has changed since. */
  untranslated?: number
  /** Number of comments that are not resolved. */
  comments?: number
  /** Set when the page waits for its time to be published, or could not be when it came; `why` says the reason. */
  planned?: {
    release: string
    at?: ZonedTime
    why?: LocalizedText
    /** Revisions of the draft that will be published then, and of the release. */
    revision?: number
    counts: number
  }
  /** Set when the page waits for its time to be taken from the site, or could not be when it came; `why` says the reason. */
  ends?: { release: string; at?: ZonedTime; why?: LocalizedText }
  /** Revision of the draft; counts up with every save. */
  revision: number
  /** ISO time of the last save. */
  changed: string
  /** Version that shoppers see, `current` when the draft says the same, and the path where they find it. */
  published?: { version: number; at: string; current: boolean; path?: string }
  /** ISO time; only pages in the list of deleted ones have it. */
  deleted?: string
  /** Person who changed it last; set where people sign in. */
  by?: string
  /** Reason why the stored document cannot be opened, in the editor's words. */
  broken?: LocalizedText
  /** True when the last save was cut off or damaged in the storage, and this is the revision before it. */
  isOlder?: true
  /** Published version that cannot be read any more: shoppers see the one in `published` instead, or nothing. */
  damagedVersion?: number
}

/** A page as it is opened for editing. `page` is the stored JSON: the client that opens it checks it with `openPage`. */
export interface StoredPage extends PageSummary {
  page: unknown
}

/** A shared part as pages show it, or a saved section: `page` is the published version, or the draft when there is none. */
export interface SharedPart extends PageSummary {
  page: unknown
}

/** A page that shows a shared part, or leads to a page. */
export interface PartUse {
  id: string
  kind?: 'part' | 'section'
  title: string
  path: string
  /** True when shoppers see it there now. */
  live: boolean
  /** True when the draft has it. */
  draft: boolean
}

/** `GET /me`: the person who asks; `signsOut` when people sign in, and can sign out (`POST /studio/sign-out`). */
export interface Me {
  id: string
  name: string
  role: 'editor' | 'publisher' | 'admin'
  signsOut: boolean
}

/** Actions on a page or a picture; each is noted with the person who did it. */
export type Deed =
  | 'created'
  | 'saved'
  | 'published'
  /** Published at its planned time. */
  | 'released'
  | 'unpublished'
  | 'deleted'
  | 'undeleted'
  | 'shared'
  | 'unshared'
  /** Two pages say the same in two languages, or no longer. */
  | 'linked'
  | 'unlinked'
  /** An old address leads nowhere any more. */
  | 'closed'
  /** It leads to the page again. */
  | 'reopened'
  | 'uploaded'
  | 'described'
  | 'framed'
  | 'replaced'
  | 'erased'

/** `GET /audit`: an action of a person. */
export interface AuditEntry {
  at: string
  who: string
  what: Deed
  /** Id of the page, or of the picture. */
  page: string
  title?: string
}

/** `POST /pages/ID/preview-link`: an address that shows the draft to everyone who has it. */
export interface PreviewLink {
  path: string
  /** ISO time. */
  until: string
}

/** `PUT /pages/ID/shown`: the version that shoppers see from now on, when they see `instead` until then; without one, none. */
export interface ShowVersion {
  version?: number
  instead?: number
}

/** A published version of a page. */
export interface PageVersion {
  version: number
  at: string
  title: string
  /** Person who published it; set where people sign in. */
  by?: string
  note?: string
}

/** An address that a page has left, from which visitors are led on. A page that is published there takes it back. */
export interface Redirect {
  from: string
  to: string
  /** Id of the page. */
  page: string
  title: string
  /** ISO time at which the page left. */
  since: string
}

/** `GET /pages/ID/salesforce?site=…`: the parts of the draft that an Experience Builder page of that site does not say. */
export interface SalesforcePage {
  losses: readonly ExperienceLoss[]
}

/** `POST /pages`: a new page, from a template, a copy, an import. A taken path gets a number: `/home-2`. */
export interface NewPage {
  page: unknown
  /** Page whose translation it is. */
  variantOf?: string
}

/** Template that a new page may begin with. */
export interface PageTemplate {
  id: string
  name: LocalizedText
  /** Advice when to take it. */
  summary: LocalizedText
  page: PageDocument
}

/** `PUT /pages/ID`: saves the draft when nobody saved after `basedOn`. */
export interface SavePage {
  page: unknown
  basedOn: number
  /** Id of this window, so that it is not told of its own saves. */
  editor: string
  /** Name of the editor who saves, in the editor's own words; counts only where nobody signs in. */
  name?: string
}

/** Body of an answer that is no success, with its status. */
export type Refusal =
  /** 404 */
  | { error: 'missing'; text: LocalizedText }
  /** 409: somebody saved in between; `theirs` is what stands there now. */
  | { error: 'changed'; text: LocalizedText; theirs: StoredPage }
  /** 409: another page has this path. */
  | { error: 'path-taken'; text: LocalizedText }
  /** 422: cannot be published or kept so; 400, 403, 413, 415: not sent as the Studio's own app sends it, or too much. */
  | { error: 'unfit'; text: LocalizedText; problems?: readonly Problem[] }
  /** 401: nobody is signed in, or not any more; 403: the person who is may not do this. Nothing was changed. */
  | { error: 'signed-out' | 'not-allowed'; text: LocalizedText }
  /** 507: the disk, or another storage of the pages, is full; 503: it does not answer. Nothing was changed. */
  | { error: 'full' | 'unreachable'; text: LocalizedText }

/** Events that `GET /pages/ID/events?editor=…` sends (server-sent events). */
export type PageEvent =
  /** Number of windows that have this page open, this one among them, and the people at the others, if they say. */
  | { kind: 'editors'; count: number; people?: readonly string[] }
  /** Another window saved this revision. */
  | { kind: 'saved'; revision: number; editor: string; by?: string }
  /** `by`: at its planned time, or together with others; without it by hand. */
  | { kind: 'published' | 'unpublished'; by?: 'plan' | 'release' }
  | { kind: 'deleted' | 'commented' }
  /** Any shared part has changed. */
  | { kind: 'parts' }

/*
 * GET    /pages                              PageSummary[], deleted ones not among them
 * GET    /pages?deleted                      PageSummary[], only deleted ones, the latest first
 * POST   /pages                  NewPage     201 StoredPage
 * GET    /pages/ID                           StoredPage
 * PUT    /pages/ID               SavePage    PageSummary | 409 changed | 409 path-taken | 507 full
 * DELETE /pages/ID                           204; a deleted page is no longer published
 * POST   /pages/ID/undelete                  PageSummary, as it was, published or not
 * POST   /pages/ID/publish       {basedOn}   PageSummary | 409 changed | 422 unfit
 * PUT    /pages/ID/variant-of    {variantOf} PageSummary; the page is this one's translation, or without an id nobody's
 * POST   /pages/ID/unpublish                 PageSummary
 * PUT    /pages/ID/shown         ShowVersion PageSummary | 422 unfit; takes publishing, and taking back, back
 * GET    /pages/ID/versions                  PageVersion[], the newest first
 * GET    /pages/ID/versions/N                StoredPage whose `page` is that version; restoring is saving it as draft
 * GET    /pages/ID/uses                      PartUse[], the pages and parts that show this shared part, directly or through another
 * GET    /links?page=ID|from=…               PartUse[], the pages and parts with a link to this page, or to this old address
 * GET    /parts                              SharedPart[]
 * GET    /pages/ID/events?editor=…           text/event-stream of PageEvent
 * POST   /pages/ID/preview-link              PreviewLink, for a week; DELETE takes all of the page back
 * GET    /pages/ID/salesforce?site=…         SalesforcePage
 * GET    /pages/ID/salesforce.zip?site=…     the draft as an Experience Builder page, for a project of the Salesforce CLI
 * GET    /me                                 Me
 * GET    /audit                              AuditEntry[], the latest first; admins only
 * GET    /redirects                          Redirect[], by address
 * DELETE /redirects?from=…                   204; nobody is led on from there any more
 * POST   /redirects              {from,page} 204; shoppers are led on from there again
 * GET    /templates                          { id, name: Text, summary: Text, page: PageDocument }[]
 * GET    /export.zip                         the published site as files
 * GET    /studio/preview/ID                  (not under /api) the draft, exactly as it would be published; ?version=N a version
 */
