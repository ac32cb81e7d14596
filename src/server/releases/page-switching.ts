import { lintPage } from '../../pages/document/lint/page-lint.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import type { Refusal } from '../../pages/document/pages-api.js'
import type { Switched } from '../../pages/document/team-api.js'
import { formerAfter } from '../pages/former-addresses.js'
import { isCurrent, type Kept, kindOf, pathOf } from '../pages/kept-page.js'
import { opened } from '../pages/opened.js'
import type { PageRecords } from '../pages/page-records.js'
import { pageReleasesMessages as releaseWords } from './page-releases.messages.js'
import { PageStoreError } from '../pages/page-store-error.js'
import { pageStoreMessages as words } from '../pages/page-store.messages.js'

/** Change of a page from one version to another. */
export type Switching = Pick<Switched, 'id' | 'from'> & Partial<Pick<Switched, 'to'>>

/** Changes what shoppers see of several pages as one. */
export interface PageSwitching {
  /**
   * Publishes the drafts of several pages, or what `drafts` says of them, all or none. Nothing that would be an error in the Studio is published.
   * @param begin is told what will be switched when all of it is ready and nothing can be seen yet
   */
  publishTogether: (
    ids: readonly string[],
    begin: (switches: Switched[]) => Promise<void>,
    by?: string,
    drafts?: Readonly<Record<string, unknown>>,
  ) => Promise<Switched[]>
  /**
   * Shows shoppers these versions, all or none; a page without `to` is unpublished. A page that shows its version already stays as it
   * is.
   */
  switchTo: (switches: readonly Switching[], by?: string) => Promise<void>
}

interface SwitchingOptions {
  records: Pick<PageRecords, 'readVersion' | 'writeVersion'>
  /** ISO time. */
  time: () => string
  /** @throws PageStoreError when there is no such page */
  find: (id: string) => Kept
  whole: (kept: Kept) => Kept
  fitToPublish: (kept: Kept) => PageDocument
  /** @throws PageStoreError when another page has this address */
  mayStandAt: (path: string, id: string) => void
  /** Runs the work while nobody else gives an address away, with all pages as they stand now. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs the work again when another server was faster. */
  again: <T>(work: () => Promise<T>) => Promise<T>
  /** @returns the number it is kept as; throws when another server was faster */
  put: (kept: Kept) => Promise<number>
  /** Shows the written pages to readers. */
  show: (kept: readonly Kept[]) => void
}

export function createSwitching({
  records,
  time,
  find,
  whole,
  fitToPublish,
  mayStandAt,
  withLock,
  again,
  put,
  show,
}: SwitchingOptions): PageSwitching {
  /** Writes all records, and shows them only when all are written; when one fails, the others become again what they were. */
  async function writeTogether(changes: readonly { before: Kept; after: Kept }[]): Promise<void> {
    const counts = new Map<string, number>()
    const write = async (kept: Kept) => void counts.set(kept.id, await put(kept))
    const counted = (kept: Kept): Kept => ({ ...kept, count: counts.get(kept.id) ?? kept.count })
    try {
      for (const { after } of changes) await write(after)
    } catch (error) {
      const written = changes.filter(({ before }) => counts.has(before.id))
      for (const { before } of written) await write(before).catch(() => undefined)
      show(written.map(({ before }) => counted(before)))
      throw error
    }
    show(changes.map(({ after }) => counted(after)))
  }

  async function switched({ id, to }: Switching, by: string | undefined): Promise<{ before: Kept; after: Kept }> {
    const before = find(id)
    const { untouched: _, published: __, ...record } = before.record
    const { live, isOlder: ___, ...kept } = before
    const at = time()
    const formerly = (path: string | undefined) => formerAfter(record.former ?? [], { path, left: live?.page.path, at })
    if (to === undefined) return { before, after: { ...kept, record: { ...record, former: formerly(undefined) } } }
    const page = await pageOf(id, to)
    if (page.kind !== kindOf(before)) throw new PageStoreError({ error: 'unfit', text: words.otherKind })
    const isKnown = record.versions.some(({ version }) => version === to)
    const signed = by === undefined ? {} : { by }
    const versions = isKnown ? record.versions : [...record.versions, { version: to, at, title: page.title, ...signed }]
    return {
      before,
      after: {
        ...kept,
        record: { ...record, published: { version: to, at }, versions, former: formerly(page.path) },
        live: { id, version: to, page },
      },
    }
  }

  async function pageOf(id: string, version: number): Promise<PageDocument> {
    const page = opened(await records.readVersion(id, version))
    if (!page) throw new PageStoreError({ error: 'missing', text: words.noVersion })
    return page
  }

  async function switchAll(switches: readonly Switching[], by: string | undefined): Promise<void> {
    const needed = switches.filter(({ id, to }) => find(id).record.published?.version !== to)
    await writeTogether(await Promise.all(needed.map((each) => switched(each, by))))
  }

  function fitToRelease(kept: Kept): void {
    const path = pathOf(kept.record.page) ?? kept.id
    try {
      const [problem] = lintPage(fitToPublish(whole(kept))).filter(({ level }) => level === 'error')
      if (problem) throw new PageStoreError({ error: 'unfit', text: problem.text })
    } catch (error) {
      if (!(error instanceof PageStoreError)) throw error
      throw new PageStoreError({ ...error.refusal, text: releaseWords.unfit(path, error.refusal.text) } as Refusal, { cause: error.cause })
    }
  }

  /** Returns the page with this draft in place of its own. */
  function withDraft(stored: Kept, drafts: Readonly<Record<string, unknown>>): Kept {
    if (!Object.hasOwn(drafts, stored.id)) return stored
    return { ...stored, record: { ...stored.record, page: drafts[stored.id] } }
  }

  return {
    publishTogether: (ids, begin, by, drafts = {}) =>
      withLock(async () => {
        const all = ids.map((id) => withDraft(find(id), drafts))
        for (const kept of all) fitToRelease(kept)
        const switches: Switched[] = []
        for (const kept of all.filter((each) => !isCurrent(each))) {
          const { published, versions, page } = kept.record
          let to = (versions.at(-1)?.version ?? 0) + 1
          while (!(await records.writeVersion(kept.id, to, page))) to += 1
          switches.push({ id: kept.id, ...(published && { from: published.version }), to })
        }
        await begin(switches)
        await again(() => switchAll(switches, by))
        return switches
      }),
    switchTo: (switches, by) =>
      withLock(async () => {
        for (const { id, from, to } of switches) {
          const { record } = find(id)
          const stands = record.published?.version
          if (stands !== to && stands !== from)
            throw new PageStoreError({ error: 'unfit', text: releaseWords.notSince(pathOf(record.page) ?? id) })
          // Another page may have taken its address since.
          if (to !== undefined && stands !== to) mayStandAt((await pageOf(id, to)).path, id)
        }
        await again(() => switchAll(switches, by))
      }),
  }
}
