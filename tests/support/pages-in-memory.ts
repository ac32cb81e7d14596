import { experiencePage } from '../../src/pages/document/experience-page.js'
import { hasLinkTo } from '../../src/pages/document/links-to.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { sharedIn } from '../../src/pages/document/shared-parts.js'
import type { Answer, Failure, PageClient } from '../../src/studio/app/session/page-client.js'
import type { PageComment } from '../../src/pages/document/team-api.js'
import type { PageEvent, PageSummary, PageVersion, StoredPage } from '../../src/pages/document/pages-api.js'

interface Kept {
  page: PageDocument
  revision: number
  versions: { about: PageVersion; page: PageDocument }[]
  live: boolean
  deleted: boolean
  variantOf?: string | undefined
  by?: string | undefined
}

/** The Studio's server as a page client sees it, kept in memory; tests say what fails. */
export interface PagesInMemory extends PageClient {
  /** Every request after this is answered so, until it is said that nothing fails. */
  failWith: (failure: Failure | undefined) => void
  pageOf: (id: string) => PageDocument | undefined
  /** Somebody else saves. */
  saveElsewhere: (id: string, change: Partial<PageDocument>, by?: string) => void
  tell: (event: PageEvent) => void
}

const changed = '2026-05-04T12:32:00.000Z'

export function pagesInMemory(pages: Readonly<Record<string, PageDocument>>, broken: readonly PageSummary[] = []): PagesInMemory {
  const kept = new Map<string, Kept>(
    Object.entries(pages).map(([id, page]) => [id, { page, revision: 1, versions: [], live: false, deleted: false }]),
  )
  const comments = new Map<string, readonly PageComment[]>()
  const listeners = new Set<(event: PageEvent) => void>()
  let failure: Failure | undefined

  const summaryOf = (id: string, { page, revision, versions, live, variantOf, by }: Kept): PageSummary => {
    const last = versions.at(-1)
    return {
      id,
      ...(page.kind && { kind: page.kind }),
      path: page.path,
      title: page.title,
      language: page.language,
      ...(variantOf && { variantOf }),
      ...(by !== undefined && { by }),
      revision,
      changed,
      ...(live &&
        last && {
          published: {
            version: last.about.version,
            at: changed,
            path: last.page.path,
            current: JSON.stringify(last.page) === JSON.stringify(page),
          },
        }),
    }
  }
  const storedOf = (id: string, one: Kept): StoredPage => ({ ...summaryOf(id, one), page: one.page })

  async function answer<Value>(make: () => Value | { failed: Failure }): Promise<Answer<Value>> {
    await Promise.resolve()
    if (failure) return { failed: failure }
    const made = make()
    return typeof made === 'object' && made !== null && 'failed' in made ? (made as { failed: Failure }) : { done: made as Value }
  }

  function withPage<Value>(id: string, make: (one: Kept) => Value | { failed: Failure }): Promise<Answer<Value>> {
    return answer(() => {
      const one = kept.get(id)
      return one ? make(one) : { failed: { kind: 'missing' as const, text: { de: 'Diese Seite gibt es nicht mehr.', en: 'Gone.' } } }
    })
  }

  return {
    failWith(next) {
      failure = next
    },
    pageOf: (id) => kept.get(id)?.page,
    saveElsewhere(id, change, by) {
      const one = kept.get(id)
      if (one) Object.assign(one, { page: { ...one.page, ...change }, revision: one.revision + 1, by })
    },
    tell: (event) => {
      for (const listener of listeners) listener(event)
    },
    list: () =>
      answer(() => [
        ...[...kept].filter(([, { deleted, page }]) => !deleted && !page.kind).map(([id, one]) => summaryOf(id, one)),
        ...broken,
      ]),
    listDeleted: () =>
      answer(() =>
        [...kept]
          .filter(([, one]) => one.deleted)
          .map(([id, one]) => ({ ...summaryOf(id, one), deleted: changed }))
          .reverse(),
      ),
    parts: () =>
      answer(() =>
        [...kept]
          .filter(([, one]) => one.page.kind && !one.deleted)
          .map(([id, one]) => ({ ...storedOf(id, one), page: one.versions.at(-1)?.page ?? one.page })),
      ),
    uses: (id) =>
      answer(() =>
        [...kept].flatMap(([page, one]) =>
          !one.deleted && sharedIn(one.page.nodes).has(id)
            ? [{ id: page, title: one.page.title, path: one.page.path, live: one.live, draft: true }]
            : [],
        ),
      ),
    redirects: () => answer(() => []),
    forgetAddress: () => answer(() => undefined),
    restoreAddress: () => answer(() => undefined),
    linksTo: (target) =>
      answer(() => {
        const place =
          'page' in target
            ? { id: target.page, paths: new Set([kept.get(target.page)?.page.path ?? '']) }
            : { paths: new Set([target.from]) }
        return [...kept].flatMap(([id, { page, live, deleted }]) =>
          !deleted && id !== place.id && hasLinkTo(page, place) ? [{ id, title: page.title, path: page.path, live, draft: true }] : [],
        )
      }),
    templates: () =>
      answer(() => [
        {
          id: 'home',
          name: { de: 'Startseite', en: 'Home' },
          summary: { de: 'Ein Auftakt.', en: 'A start.' },
          page: { version: 1 as const, path: '/start', language: 'de' as const, title: 'Start', description: '', nodes: [] },
        },
      ]),
    create: (page, variantOf) =>
      answer(() => {
        const id = `page-${kept.size + 1}`
        const one: Kept = { page: page as PageDocument, revision: 1, versions: [], live: false, deleted: false, variantOf }
        kept.set(id, one)
        return storedOf(id, one)
      }),
    open: (id) => withPage(id, (one) => storedOf(id, one)),
    save: (id, { page, basedOn }) =>
      withPage<PageSummary>(id, (one) => {
        if (basedOn !== one.revision)
          return { failed: { kind: 'changed' as const, text: { de: 'Geändert.', en: 'Changed.' }, theirs: storedOf(id, one) } }
        Object.assign(one, { page, revision: one.revision + 1 })
        return summaryOf(id, one)
      }),
    remove: (id) =>
      withPage(id, (one) => {
        one.deleted = true
        return undefined
      }),
    undelete: (id) =>
      withPage(id, (one) => {
        one.deleted = false
        return summaryOf(id, one)
      }),
    publish: (id) =>
      withPage(id, (one) => {
        one.versions.push({ about: { version: one.versions.length + 1, at: changed, title: one.page.title }, page: one.page })
        one.live = true
        return summaryOf(id, one)
      }),
    unpublish: (id) =>
      withPage(id, (one) => {
        one.live = false
        return summaryOf(id, one)
      }),
    show: (id, { version }) =>
      withPage(id, (one) => {
        one.live = version !== undefined
        if (version !== undefined) one.versions.length = version
        return summaryOf(id, one)
      }),
    setVariantOf: (id, variantOf) =>
      withPage(id, (one) => {
        one.variantOf = variantOf
        return summaryOf(id, one)
      }),
    comments: (id) => answer(() => comments.get(id) ?? []),
    comment: (id, { text, about, node, anchor }) =>
      answer(() => {
        const made = { id: `k${comments.size}`, text, about, by: 'Anna', at: changed, ...(node && { node }), ...(anchor && { anchor }) }
        comments.set(id, [...(comments.get(id) ?? []), made])
        return comments.get(id) ?? []
      }),
    resolveComment: () => answer(() => []),
    releases: () => answer(() => ({ now: new Date().toISOString(), releases: [] })),
    addRelease: () => answer<never>(() => ({ failed: { kind: 'unreachable' as const, text: { de: '', en: '' } } })),
    publishRelease: () => answer<never>(() => ({ failed: { kind: 'unreachable' as const, text: { de: '', en: '' } } })),
    takeBackRelease: () => answer<never>(() => ({ failed: { kind: 'unreachable' as const, text: { de: '', en: '' } } })),
    restoreRelease: () => answer<never>(() => ({ failed: { kind: 'unreachable' as const, text: { de: '', en: '' } } })),
    renewRelease: () => Promise.resolve({ failed: { kind: 'missing' as const, text: { de: 'Keine.', en: 'None.' } } }),
    removeRelease: () => answer(() => undefined),
    versions: (id) => withPage(id, ({ versions }) => versions.map(({ about }) => about).toReversed()),
    version: (id, version) => withPage(id, (one) => ({ ...storedOf(id, one), page: one.versions[version - 1]?.page })),
    me: () => answer(() => ({ id: 'here', name: '', role: 'admin' as const, signsOut: false })),
    audit: () => answer(() => []),
    share: () => answer(() => ({ path: '/studio/shared/word', until: changed })),
    unshare: () => answer(() => undefined),
    listen: (_id, _editor, hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    previewOf: () => 'about:blank',
    exportAddress: '/studio/api/export.zip',
    salesforce: (id, site) => withPage(id, ({ page }) => ({ losses: experiencePage(page, { site }).losses })),
    salesforceAddress: (id, site) => `/studio/api/pages/${id}/salesforce.zip?site=${encodeURIComponent(site)}`,
  }
}
