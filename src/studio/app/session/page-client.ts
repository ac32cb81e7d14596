import type { NewComment, NewRelease, PageComment, Release, ReleaseList } from '../../../pages/document/team-api.js'
import { ownName } from './own-name.js'
import type { LocalizedText } from '../../../core/element/declaration.js'
import type {
  AuditEntry,
  Me,
  PreviewLink,
  NewPage,
  PageEvent,
  PageSummary,
  PageTemplate,
  PageVersion,
  PartUse,
  Redirect,
  Refusal,
  SalesforcePage,
  SavePage,
  SharedPart,
  ShowVersion,
  StoredPage,
} from '../../../pages/document/pages-api.js'

/** Reason why a request to the server failed. The editor reads `text`. */
export interface Failure {
  kind: Refusal['error'] | 'offline' | 'broken'
  text: LocalizedText
  /** Version that stands on the server, for `changed`. */
  theirs?: StoredPage
  /** Problems to mend first, for `unfit`. */
  problems?: NonNullable<Extract<Refusal, { error: 'unfit' }>['problems']>
}

export type Answer<Value> = { done: Value } | { failed: Failure }

/** Client for the Studio's requests to its server. Nothing here throws: the caller receives a failure as an answer. */
export interface PageClient {
  list: () => Promise<Answer<PageSummary[]>>
  listDeleted: () => Promise<Answer<PageSummary[]>>
  /** Lists the shared parts and saved sections of the site. */
  parts: () => Promise<Answer<SharedPart[]>>
  /** Lists the places where a shared part stands. */
  uses: (id: string) => Promise<Answer<PartUse[]>>
  templates: () => Promise<Answer<PageTemplate[]>>
  redirects: () => Promise<Answer<Redirect[]>>
  /** Removes the redirect from this address. */
  forgetAddress: (from: string) => Promise<Answer<undefined>>
  /** Restores the redirect from this address to this page. */
  restoreAddress: (from: string, page: string) => Promise<Answer<undefined>>
  /** Lists the pages and parts with a link to a page, or to an old address. */
  linksTo: (target: { page: string } | { from: string }) => Promise<Answer<PartUse[]>>
  /** @param variantOf the page whose translation it is */
  create: (page: unknown, variantOf?: string) => Promise<Answer<StoredPage>>
  open: (id: string) => Promise<Answer<StoredPage>>
  save: (id: string, save: SavePage, goesOn?: boolean) => Promise<Answer<PageSummary>>
  remove: (id: string) => Promise<Answer<undefined>>
  undelete: (id: string) => Promise<Answer<PageSummary>>
  publish: (id: string, basedOn: number) => Promise<Answer<PageSummary>>
  unpublish: (id: string) => Promise<Answer<PageSummary>>
  /** Reverts publishing, or taking back. */
  show: (id: string, wanted: ShowVersion) => Promise<Answer<PageSummary>>
  /** Sets which page this one translates; undefined for none. */
  setVariantOf: (id: string, of: string | undefined) => Promise<Answer<PageSummary>>
  comments: (id: string) => Promise<Answer<readonly PageComment[]>>
  comment: (id: string, comment: NewComment) => Promise<Answer<readonly PageComment[]>>
  resolveComment: (id: string, comment: string, resolved: boolean) => Promise<Answer<readonly PageComment[]>>
  releases: () => Promise<Answer<ReleaseList>>
  addRelease: (release: NewRelease) => Promise<Answer<Release>>
  publishRelease: (id: string, revision: number) => Promise<Answer<Release>>
  /** Renews a release: the drafts as they are now go live at its time. */
  renewRelease: (id: string, revision: number) => Promise<Answer<Release>>
  takeBackRelease: (id: string, revision: number) => Promise<Answer<Release>>
  restoreRelease: (id: string, revision: number) => Promise<Answer<Release>>
  removeRelease: (id: string) => Promise<Answer<undefined>>
  versions: (id: string) => Promise<Answer<PageVersion[]>>
  version: (id: string, version: number) => Promise<Answer<StoredPage>>
  /** Returns the signed-in person. */
  me: () => Promise<Answer<Me>>
  /** Lists the actions of all people; admins only. */
  audit: () => Promise<Answer<AuditEntry[]>>
  /** Creates an address that shows the draft to anyone who has it, for a week. */
  share: (id: string) => Promise<Answer<PreviewLink>>
  /** Takes all such addresses of the page back. */
  unshare: (id: string) => Promise<Answer<undefined>>
  /** Listens to what happens to a page in other windows, until the returned function is called. */
  listen: (id: string, editor: string, hear: (event: PageEvent) => void) => () => void
  /** Address of the draft as it would be published, or of a version as it was. */
  previewOf: (id: string, version?: number) => string
  exportAddress: string
  /** Returns what an Experience Builder page of this site would lose of the draft. */
  salesforce: (id: string, site: string) => Promise<Answer<SalesforcePage>>
  /** Address of the draft as an Experience Builder page, as a zip. */
  salesforceAddress: (id: string, site: string) => string
}

// After this time an editor thinks that nothing happens at all.
const patience = 20_000
// A request that goes on while its window closes may carry no more (Fetch, "keepalive").
const mostAtGoodbye = 60_000

const sentences = {
  offline: {
    de: 'Der Server ist gerade nicht zu erreichen. Prüfe deine Verbindung.',
    en: 'The server cannot be reached right now. Check your connection.',
  },
  unreachable: {
    de: 'Der Speicher antwortet gerade nicht. Es wurde nichts geändert.',
    en: 'The storage is not answering right now. Nothing was changed.',
  },
  full: {
    de: 'Der Speicher ist voll. Es wurde nichts geändert. Schaff Platz oder gib der Technik Bescheid.',
    en: 'The storage is full. Nothing was changed. Make room or tell your technicians.',
  },
  missing: {
    de: 'Diese Seite gibt es nicht mehr. Vielleicht wurde sie in einem anderen Fenster gelöscht.',
    en: 'This page no longer exists. Perhaps it was deleted in another window.',
  },
  broken: {
    de: 'Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.',
    en: 'Something went wrong on the server. Try again in a moment.',
  },
} satisfies Record<string, LocalizedText>

const byStatus: Readonly<Record<number, keyof typeof sentences>> = {
  404: 'missing',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
  507: 'full',
}

export const failure = (kind: keyof typeof sentences): { failed: Failure } => ({ failed: { kind, text: sentences[kind] } })

interface PageClientTools {
  /** Address of the Studio. */
  base?: string
  fetch?: typeof globalThis.fetch
}

/** Talks to the Studio's server (`pages-api.ts`). */
export function createPageClient({ base = '/studio', fetch = (...given) => globalThis.fetch(...given) }: PageClientTools = {}): PageClient {
  async function ask<Value>(method: string, path: string, body?: unknown, goesOn = false): Promise<Answer<Value>> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    try {
      const response = await fetch(`${base}/api${path}`, {
        method,
        signal: AbortSignal.timeout(patience),
        ...(text !== undefined && { body: text, headers: { 'Content-Type': 'application/json' } }),
        ...(goesOn && (text?.length ?? 0) < mostAtGoodbye && { keepalive: true }),
      })
      return await readAnswer<Value>(response)
    } catch (error) {
      // The request ran out of time, or was given up with the window.
      if (error instanceof DOMException) return failure('unreachable')
      if (error instanceof TypeError) return failure('offline')
      throw error
    }
  }

  const page = (id: string): string => `/pages/${encodeURIComponent(id)}`
  return {
    list: () => ask('GET', '/pages'),
    listDeleted: () => ask('GET', '/pages?deleted'),
    parts: () => ask('GET', '/parts'),
    uses: (id) => ask('GET', `${page(id)}/uses`),
    templates: () => ask('GET', '/templates'),
    redirects: () => ask('GET', '/redirects'),
    forgetAddress: (from) => ask('DELETE', `/redirects?from=${encodeURIComponent(from)}`),
    restoreAddress: (from, id) => ask('POST', '/redirects', { from, page: id }),
    linksTo: (target) => ask('GET', `/links?${new URLSearchParams({ ...target })}`),
    create: (document, variantOf) =>
      ask('POST', '/pages', { page: document, ...(variantOf !== undefined && { variantOf }) } satisfies NewPage),
    open: (id) => ask('GET', page(id)),
    save: (id, save, goesOn) => ask('PUT', page(id), save, goesOn),
    remove: (id) => ask('DELETE', page(id)),
    undelete: (id) => ask('POST', `${page(id)}/undelete`),
    publish: (id, basedOn) => ask('POST', `${page(id)}/publish`, { basedOn }),
    unpublish: (id) => ask('POST', `${page(id)}/unpublish`),
    show: (id, wanted) => ask('PUT', `${page(id)}/shown`, wanted),
    setVariantOf: (id, variantOf) => ask('PUT', `${page(id)}/variant-of`, { variantOf }),
    comments: (id) => ask('GET', `${page(id)}/comments`),
    comment: (id, comment) => ask('POST', `${page(id)}/comments`, comment),
    resolveComment: (id, comment, resolved) => ask('PUT', `${page(id)}/comments/${comment}`, { resolved }),
    releases: () => ask('GET', '/releases'),
    addRelease: (release) => ask('POST', '/releases', release),
    publishRelease: (id, revision) => ask('POST', `/releases/${id}/publish`, { revision }),
    renewRelease: (id, revision) => ask('POST', `/releases/${id}/renew`, { revision }),
    takeBackRelease: (id, revision) => ask('POST', `/releases/${id}/take-back`, { revision }),
    restoreRelease: (id, revision) => ask('POST', `/releases/${id}/restore`, { revision }),
    removeRelease: (id) => ask('DELETE', `/releases/${id}`),
    versions: (id) => ask('GET', `${page(id)}/versions`),
    version: (id, version) => ask('GET', `${page(id)}/versions/${version}`),
    me: () => ask('GET', '/me'),
    audit: () => ask('GET', '/audit'),
    share: (id) => ask('POST', `${page(id)}/preview-link`),
    unshare: (id) => ask('DELETE', `${page(id)}/preview-link`),
    listen(id, editor, hear) {
      const events = new EventSource(
        `${base}/api${page(id)}/events?editor=${encodeURIComponent(editor)}&name=${encodeURIComponent(ownName())}`,
      )
      events.addEventListener('message', ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as PageEvent))
      return () => events.close()
    },
    previewOf: (id, version) => `${base}/preview/${encodeURIComponent(id)}${version === undefined ? '' : `?version=${version}`}`,
    exportAddress: `${base}/api/export.zip`,
    salesforce: (id, site) => ask('GET', `${page(id)}/salesforce?${new URLSearchParams({ site })}`),
    salesforceAddress: (id, site) => `${base}/api${page(id)}/salesforce.zip?${new URLSearchParams({ site })}`,
  }
}

/** Reads a response of the server into an answer. */
export async function readAnswer<Value>(response: Response): Promise<Answer<Value>> {
  if (response.status === 204) return { done: undefined as Value }
  const answer = await readJson(response)
  if (response.ok) return answer === undefined ? failure('broken') : { done: answer as Value }
  return isRefusal(answer) ? { failed: { kind: answer.error, ...answer } } : failure(byStatus[response.status] ?? 'broken')
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    // The body may be an HTML page of a proxy, or an answer cut off.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string' && 'text' in answer
