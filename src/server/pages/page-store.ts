import { isDeepStrictEqual } from 'node:util'
import type { Storage } from 'unstorage'
import type { PageDocument } from '../../pages/document/page-document.js'
import { hasLinkTo } from '../../pages/document/links-to.js'
import { lintPage } from '../../pages/document/lint/page-lint.js'
import { isReservedPath } from '../../pages/document/page-path.js'
import type { PageSummary, PageVersion, PartUse, Redirect, SharedPart, ShowVersion, StoredPage } from '../../pages/document/pages-api.js'
import { problem } from '../../pages/document/problems.js'
import { formerAfter, redirectsOf, whoLeft, withoutFormer } from './former-addresses.js'
import { brokenness, isCurrent, isPart, type Kept, kindOf, type LivePage, pathOf, signed, stored, summary } from './kept-page.js'
import { opened } from './opened.js'
import { keepPages, RevisionConflict } from './kept-pages.js'
import { freeId, freePath, partAddress } from './page-names.js'
import type { PageRecord } from './page-records.js'
import { isUnwritable, PageStoreError } from './page-store-error.js'
import { pageStoreMessages as words } from './page-store.messages.js'
import { createSwitching, type PageSwitching } from '../releases/page-switching.js'
import { createTwins, type Translation } from './page-translations.js'
import type { PartOf } from '../../pages/document/shared-parts.js'
import { createSharedParts } from './shared-parts.js'

export interface PageStoreOptions {
  storage: Storage
  /** Milliseconds since 1970. */
  now?: () => number
  /** Pages that stand published on a first start, and follow the shop's own changes until somebody edits them. */
  seeds?: readonly PageDocument[]
  /** Id of the original by the id of its translation, for seeds that do not say it themselves. */
  seedTranslations?: Readonly<Record<string, string>>
  /** Writes the page as it would be published; what it throws keeps the page from being published. */
  tryOut?: (page: PageDocument) => void
  /** True to begin anew, without the stored pages. */
  reset?: boolean
  /** Milliseconds after which a silent storage counts as unreachable. */
  patience?: number
}

/** The pages of a site. An impossible change throws a {@link PageStoreError} that says why, and changes nothing. */
export interface PageStore extends PageSwitching {
  /** Writes seeds that have changed since, as on a start: pages that somebody has edited stay. */
  followSeeds: (seeds: readonly PageDocument[]) => Promise<void>
  list: () => PageSummary[]
  /** Lists the deleted pages, the latest first. */
  deleted: () => PageSummary[]
  read: (id: string) => StoredPage
  /** @param variantOf the page whose translation it is */
  create: (page: unknown, variantOf?: string, by?: string) => Promise<StoredPage>
  save: (id: string, save: { page: unknown; basedOn: number; by?: string }) => Promise<PageSummary>
  /** Takes the page from the site and the list; it stays kept. */
  remove: (id: string, by?: string) => Promise<void>
  undelete: (id: string, by?: string) => Promise<PageSummary>
  publish: (id: string, basedOn: number, by?: string) => Promise<PageSummary>
  unpublish: (id: string, by?: string) => Promise<PageSummary>
  /** Sets the page whose translation a page is; undefined for none. */
  setVariantOf: (id: string, of: string | undefined, by?: string) => Promise<PageSummary>
  /** Returns the same page in the other language. */
  twin: (id: string) => Translation | undefined
  /** Lists the versions, the newest first. */
  versions: (id: string) => PageVersion[]
  version: (id: string, version: number) => Promise<StoredPage>
  /** Lists the shared parts as pages show them. */
  parts: () => SharedPart[]
  /** Lists the pages and parts that show a part. */
  uses: (id: string) => PartUse[]
  /** Lists the pages and parts with a link to a page, or to an address that it has left. */
  linksTo: (target: { page: string } | { from: string }) => PartUse[]
  /** Shows shoppers this version, or none, when they see `instead` until then. */
  show: (id: string, wanted: ShowVersion, by?: string) => Promise<PageSummary>
  /** Returns a page with the shared parts in it as they are published; the very same document as long as none of them changes. */
  resolved: (page: PageDocument) => PageDocument
  /** Returns a shared part as it is published. */
  partOf: PartOf
  published: () => LivePage[]
  publishedAt: (path: string) => LivePage | undefined
  /** Returns the address where shoppers find a page. */
  addressOf: (id: string) => string | undefined
  /** Lists the old addresses, and where they lead. */
  redirects: () => Redirect[]
  /** Removes the redirect from this address. */
  forgetAddress: (from: string) => Promise<void>
  /** Restores the redirect from this address to this page. */
  restoreAddress: (from: string, id: string) => Promise<void>
}

/**
 * Opens the pages in a storage: reads them once, here, and writes every change at once. Several servers may share a
 * storage that can write a key once (folder, Redis, S3): each hears of what the others write, and of two that go on from
 * the same revision one is told that the page has changed.
 * @throws PageStoreError when the storage does not answer
 */
export async function openPageStore({
  storage,
  now = Date.now,
  seeds = [],
  seedTranslations = {},
  tryOut,
  reset = false,
  patience = 10_000,
}: PageStoreOptions): Promise<PageStore> {
  const time = (): string => new Date(now()).toISOString()
  const keeping = keepPages({ storage, time, patience, partsChanged: () => shared.renew() })
  const { pages, records, adopt, write, goLive, enqueue, again, change, withAddresses } = keeping

  async function sow(seed: PageDocument): Promise<void> {
    const id = idOf(addressOf(seed))
    const before = pages.get(id)
    // A page that somebody has deleted stays deleted.
    if (before?.record.deleted) return
    if (before ? !before.record.untouched || isDeepStrictEqual(before.record.page, seed) : isTaken(seed.path)) return
    const kept = before ?? fresh(id, seed, twins.belonging(seed))
    const record = {
      ...kept.record,
      page: seed,
      revision: kept.record.revision + (before ? 1 : 0),
      changed: time(),
      untouched: true as const,
    }
    try {
      await goLive({ ...kept, record }, seed)
    } catch (error) {
      // Another server that begins at the same time has written it.
      if (!(error instanceof RevisionConflict)) throw error
    }
  }

  const fresh = (id: string, page: unknown, belongs: Pick<PageRecord, 'variantOf'> = {}, by?: string): Kept => ({
    id,
    count: 0,
    record: signed({ format: 1, revision: 1, changed: time(), page, versions: [], ...belongs }, by),
  })
  const idOf = (path: string): string => freeId(path, () => false) ?? tooMany(path)

  async function newId(path: string): Promise<string> {
    const id = freeId(path, (each) => pages.has(each)) ?? tooMany(path)
    await adopt(id)
    return pages.has(id) ? newId(path) : id
  }

  function find(id: string): Kept {
    const kept = pages.get(id)
    if (!kept || kept.record.deleted) throw new PageStoreError({ error: 'missing', text: words.missing })
    return kept
  }

  function whole(kept: Kept): Kept {
    if (kept.broken) throw new PageStoreError({ error: 'unfit', text: kept.broken })
    return kept
  }

  function isBasedOn(kept: Kept, revision: number): void {
    if (kept.record.revision !== revision) throw new PageStoreError({ error: 'changed', text: words.changed, theirs: stored(kept) })
  }

  const isTaken = (path: string, id?: string): boolean =>
    [...pages.values()].some(
      (kept) =>
        kept.id !== id && !kept.record.deleted && !isPart(kept) && (pathOf(kept.record.page) === path || kept.live?.page.path === path),
    )

  function refuseReserved(path: string): void {
    if (isReservedPath(path)) throw new PageStoreError({ error: 'path-taken', text: problem('reserved-path', [], { word: path }).text })
  }

  function mayStandAt(path: string, id: string): void {
    if (isPart(pages.get(id))) return
    refuseReserved(path)
    if (isTaken(path, id)) throw new PageStoreError({ error: 'path-taken', text: words.pathTaken(path) })
  }

  function fitToPublish(kept: Kept): PageDocument {
    const page = readable(kept.record.page)
    if (page.kind !== kindOf(kept)) throw new PageStoreError({ error: 'unfit', text: words.otherKind })
    const problems = lintPage(page, { partOf: shared.partOf }).filter(({ kind, field }) => field === 'path' || kind === 'no-title')
    if (problems.length > 0) throw new PageStoreError({ error: 'unfit', text: words.unfit, problems })
    mayStandAt(page.path, kept.id)
    try {
      tryOut?.(shared.resolved(page.kind ? { ...page, path: '/' } : page))
    } catch (cause) {
      throw new PageStoreError({ error: 'unfit', text: words.unrenderable }, { cause })
    }
    return page
  }

  const alive = (): Kept[] => [...pages.values()].filter(({ record }) => !record.deleted)
  const alivePages = (): Kept[] => alive().filter((kept) => !isPart(kept))
  const twins = createTwins(alive, find)
  const shared = createSharedParts(alive, summary, (id) => twins.twin(id)?.id)
  const switching = createSwitching({
    records,
    time,
    find,
    whole,
    fitToPublish,
    mayStandAt,
    withLock: (work) => enqueue(() => withAddresses(work)),
    again,
    put: keeping.put,
    show: keeping.show,
  })

  /** Links a seed that says by its address, or its origin, whose translation it is; an editor's own choice is kept. */
  function seedBelonging({ id, record }: Kept): Pick<PageRecord, 'variantOf'> {
    const of = seedTranslations[id]
    if (of === undefined) return twins.belonging(record.page)
    const isFree = alive().some((kept) => kept.id === of) && twins.twin(of) === undefined
    return isFree ? { variantOf: of } : {}
  }

  async function followSeeds(some: readonly PageDocument[]): Promise<void> {
    for (const seed of some) await sow(readable(JSON.parse(JSON.stringify(seed))))
  }

  await keeping.open(reset)
  try {
    await followSeeds(seeds)
    for (const kept of pages.values()) {
      const belongs = kept.record.variantOf === undefined && !kept.isOutline ? seedBelonging(kept) : {}
      if (belongs.variantOf) await write({ ...kept, record: { ...kept.record, ...belongs } })
    }
  } catch (error) {
    // Shoppers are served the pages in the storage, and editors hear of the error when they save.
    if (pages.size === 0 || !isUnwritable(error)) throw error
    console.error(error)
  }

  return {
    followSeeds: (some) => enqueue(() => withAddresses(() => followSeeds(some))),
    list: () =>
      alivePages()
        .map(summary)
        .sort((one, other) => one.path.localeCompare(other.path)),
    deleted: () =>
      [...pages.values()]
        .filter(({ record }) => record.deleted)
        .map(summary)
        .sort((one, other) => (other.deleted ?? '').localeCompare(one.deleted ?? '')),
    read: (id) => stored(find(id)),
    create: (page, variantOf, by) =>
      enqueue(() =>
        again(() =>
          withAddresses(async () => {
            const document = readable(page)
            shared.refuseCircle(undefined, document)
            shared.refuseTooLarge(undefined, document)
            const { path } = document
            if (!document.kind) refuseReserved(path)
            if (variantOf !== undefined) twins.mayTranslate(variantOf, page)
            const belongs = variantOf === undefined ? {} : { variantOf }
            if (document.kind)
              return stored(await write(fresh(await newId(addressOf(document)), { ...(page as object), path: '' }, belongs, by)))
            const free = freePath(path, isTaken) ?? tooMany(path)
            return stored(await write(fresh(await newId(free), { ...(page as object), path: free }, belongs, by)))
          }),
        ),
      ),
    save: (id, { page, basedOn, by }) =>
      change(id, async () => {
        const kept = whole(find(id))
        const document = readable(page)
        const { path } = document
        shared.refuseCircle(id, document)
        shared.refuseTooLarge(id, document)
        // The same page may be sent again because an answer was lost on its way.
        if (isDeepStrictEqual(kept.record.page, page)) return summary(kept)
        isBasedOn(kept, basedOn)
        // A page that became a part would be gone from the site, and a part from the pages that show it.
        if (document.kind !== kindOf(kept)) throw new PageStoreError({ error: 'unfit', text: words.otherKind })
        const { untouched: _, ...record } = kept.record
        const next = { ...kept, record: signed({ ...record, page, revision: basedOn + 1, changed: time() }, by) }
        if (path === pathOf(kept.record.page)) return summary(await write(next))
        return withAddresses(async () => {
          mayStandAt(path, id)
          return summary(await write(next))
        })
      }),
    remove: (id, by) =>
      change(id, async () => {
        const kept = find(id)
        await write({ ...kept, record: signed({ ...kept.record, deleted: time() }, by) })
      }),
    undelete: (id, by) =>
      change(id, () =>
        withAddresses(async () => {
          if (!pages.get(id)?.record.deleted) return summary(find(id))
          const kept = await keeping.readDeleted(id)
          if (!kept?.record.deleted) return summary(find(id))
          for (const path of [pathOf(kept.record.page), kept.live?.page.path]) if (path !== undefined) mayStandAt(path, id)
          const { deleted: _, ...record } = kept.record
          return summary(await write({ ...kept, record: signed(record, by) }))
        }),
      ),
    publish: (id, basedOn, by) =>
      change(id, () =>
        withAddresses(async () => {
          const kept = whole(find(id))
          isBasedOn(kept, basedOn)
          const page = fitToPublish(kept)
          return summary(isCurrent(kept) ? kept : await goLive(kept, page, by))
        }),
      ),
    unpublish: (id, by) =>
      change(id, async () => {
        const { live, ...kept } = find(id)
        const { published, untouched: _, ...record } = kept.record
        const former = formerAfter(record.former ?? [], { path: undefined, left: live?.page.path, at: time() })
        return summary(published ? await write({ ...kept, record: signed({ ...record, former }, by) }) : kept)
      }),
    ...switching,
    setVariantOf: (id, of, by) =>
      change(id, async () => {
        const kept = find(id)
        if (of !== undefined) twins.mayTranslate(of, kept.record.page, id)
        return summary(await write({ ...kept, record: signed({ ...kept.record, variantOf: of ?? '' }, by) }))
      }),
    twin: twins.twin,
    versions: (id) => find(id).record.versions.toReversed(),
    async version(id, version) {
      const kept = find(id)
      const known = kept.record.versions.some((each) => each.version === version)
      const page = known ? await records.readVersion(id, version) : undefined
      if (page === undefined) throw new PageStoreError({ error: 'missing', text: words.noVersion })
      const { broken: _, ...about } = summary(kept)
      return { ...about, page, ...brokenness(page) }
    },
    parts: shared.list,
    uses: (id) => shared.usesOf(find(id).id),
    linksTo(target) {
      const leads = redirectsOf(alivePages())
      const paths =
        'from' in target
          ? [target.from]
          : [pages.get(target.page)?.live?.page.path ?? [], leads.flatMap(({ from, page }) => (page === target.page ? [from] : []))].flat()
      const place = { ...('page' in target && { id: target.page }), paths: new Set(paths) }
      return alive().flatMap((kept): PartUse[] => {
        const draftPage = opened(kept.record.page)
        const live = kept.live !== undefined && hasLinkTo(kept.live.page, place)
        const draft = draftPage !== undefined && hasLinkTo(draftPage, place)
        const { kind, title, path } = summary(kept)
        return kept.id !== place.id && (live || draft) ? [{ id: kept.id, ...(kind && { kind }), title, path, live, draft }] : []
      })
    },
    async show(id, { version, instead }, by) {
      await switching.switchTo([{ id, ...(instead !== undefined && { from: instead }), ...(version !== undefined && { to: version }) }], by)
      return summary(find(id))
    },
    resolved: shared.resolved,
    partOf: shared.partOf,
    published: () => alivePages().flatMap(({ live }) => (live ? shared.asShown(live) : [])),
    publishedAt(path) {
      const live = alivePages().find((kept) => kept.live?.page.path === path)?.live
      return live && shared.asShown(live)
    },
    addressOf: (id) => alivePages().find((kept) => kept.id === id)?.live?.page.path,
    redirects: () => redirectsOf(alivePages()),
    async forgetAddress(from) {
      for (const id of whoLeft(from, alivePages()))
        await change(id, async () => {
          const { record, ...kept } = find(id)
          await write({ ...kept, record: withoutFormer(record, from) })
        })
    },
    restoreAddress: (from, id) =>
      change(id, async () => {
        const { record, ...kept } = find(id)
        const former = formerAfter(record.former ?? [], { path: undefined, left: from, at: time() })
        await write({ ...kept, record: { ...record, former } })
      }),
  }
}

const addressOf = (page: PageDocument): string => (page.kind ? partAddress(page.kind, page.title) : page.path)

function tooMany(path: string): never {
  throw new PageStoreError({ error: 'path-taken', text: words.tooMany(path) })
}

function readable(page: unknown): PageDocument {
  const document = isTooDeep(page) ? undefined : opened(page)
  if (!document) throw new PageStoreError({ error: 'unfit', text: words.noPage })
  return document
}

// Depth that no page has, and that is far from the end of the stack for every walk through it.
const deepest = 500
function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth >= deepest || Object.values(value).some((inside) => isTooDeep(inside, depth + 1))
}
