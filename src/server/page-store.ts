import { isDeepStrictEqual } from 'node:util'
import type { Storage } from 'unstorage'
import type { PageDocument } from '../document/page-document.js'
import { lintPage } from '../document/lint/page-lint.js'
import type { Text } from '../element/declaration.js'
import { isReservedPath } from '../document/page-path.js'
import { problem } from '../document/problems.js'
import { isForSeveral } from './first-write.js'
import { opened } from './opened.js'
import { formerAfter, redirectsOf } from './former-addresses.js'
import { freeId, freePath, partAddress } from './page-names.js'
import { type FoundRecord, openRecords, type PageRecord } from './page-records.js'
import { PageStoreError } from './page-store-error.js'
import { patiently } from './patient.js'
import { pageStoreWords as words } from './page-store.words.js'
import { lineOf } from './server-line.js'
import { locked } from './server-lock.js'
import type { Switched } from '../document/team-api.js'
import { pageReleasesWords as releaseWords } from './page-releases.words.js'
import { createSharedParts } from './shared-parts.js'
import type { PageSummary, PageVersion, PartUse, Redirect, Refusal, SharedPart, StoredPage } from '../document/pages-api.js'

export interface PageStoreOptions {
  storage: Storage
  /** Milliseconds since 1970. */
  now?: () => number
  /** Pages that stand published on a first start, and follow the shop's own changes until somebody edits them. */
  seeds?: readonly PageDocument[]
  /** Writes the page as it would be published; what it throws keeps the page from being published. */
  tryOut?: (page: PageDocument) => void
  /** Begin anew. */
  reset?: boolean
  /** Milliseconds after which a silent storage counts as unreachable. */
  patience?: number
}

/** What shoppers see of a page. */
export interface LivePage {
  id: string
  version: number
  page: PageDocument
}

/** From which version to which a page is switched. */
type Switching = Pick<Switched, 'id' | 'from'> & Partial<Pick<Switched, 'to'>>

/** A page's twin in the other language: its draft, and what shoppers see of it. */
export interface Twin {
  id: string
  variantOf?: string
  page: unknown
  live?: LivePage
}

/** The pages of a site. What cannot be done throws a {@link PageStoreError} that says why, and changes nothing. */
export interface PageStore {
  list: () => PageSummary[]
  /** The deleted ones, the latest first. */
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
  /**
   * Publishes the drafts of several pages, all or none. Nothing that would be an error in the Studio is published.
   * @param begin is told what will be switched when all of it is ready and nothing can be seen yet
   */
  publishTogether: (ids: readonly string[], begin: (switches: Switched[]) => Promise<void>) => Promise<Switched[]>
  /** Shows shoppers these versions, all or none; a page without `to` is unpublished. What shows it already stays. */
  switchTo: (switches: readonly Switching[]) => Promise<void>
  /** Says whose translation a page is; undefined: nobody's. */
  setVariantOf: (id: string, of: string | undefined) => Promise<PageSummary>
  /** The same page in the other language. */
  twin: (id: string) => Twin | undefined
  /** The newest first. */
  versions: (id: string) => PageVersion[]
  version: (id: string, version: number) => Promise<StoredPage>
  /** The shared parts as pages show them. */
  parts: () => SharedPart[]
  /** The pages and parts that show a part. */
  uses: (id: string) => PartUse[]
  /** With the shared parts in it as they are published; the very same document as long as none of them changes. */
  resolved: (page: PageDocument) => PageDocument
  published: () => LivePage[]
  publishedAt: (path: string) => LivePage | undefined
  /** Where shoppers find a page. */
  addressOf: (id: string) => string | undefined
  /** Old addresses, and where they lead. */
  redirects: () => Redirect[]
  /** Nobody is led on from this address any more. */
  forgetAddress: (from: string) => Promise<void>
}

interface Kept {
  id: string
  count: number
  record: PageRecord
  broken?: Text
  isOlder?: true
  live?: LivePage
}

/** Another server has written the page in between. */
class Overtaken extends Error {}

const mostTries = 20

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
  tryOut,
  reset = false,
  patience = 10_000,
}: PageStoreOptions): Promise<PageStore> {
  const records = openRecords(storage, patience)
  const ask = patiently(patience)
  const line = lineOf(storage)
  const pages = new Map<string, Kept>()
  let last: Promise<unknown> = Promise.resolve()

  async function asKept({ id, count, record, isOlder }: FoundRecord): Promise<Kept> {
    if (typeof record !== 'string') return withLive({ id, count, record, ...(isOlder && { isOlder }), ...brokenness(record.page) })
    const nothing: PageRecord = { format: 1, revision: 0, changed: time(), page: null, versions: [] }
    return { id, count, record: nothing, broken: record === 'newer' ? words.newer : words.broken }
  }

  async function withLive(kept: Kept): Promise<Kept> {
    const { published } = kept.record
    if (!published) return kept
    const before = pages.get(kept.id)?.live
    // A version never changes, and what is made of it stands already.
    if (before?.version === published.version) return { ...kept, live: before }
    const page = opened(await records.readVersion(kept.id, published.version))
    if (page) return { ...kept, live: { id: kept.id, version: published.version, page } }
    console.error(`The published page ${kept.id}/version-${published.version}.json cannot be opened and is not served.`)
    return kept
  }

  async function sow(seed: PageDocument): Promise<void> {
    const id = idOf(addressOf(seed))
    const before = pages.get(id)
    if (before ? !before.record.untouched || isDeepStrictEqual(before.record.page, seed) : isTaken(seed.path)) return
    const kept = before ?? fresh(id, seed, belonging(seed))
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
      // Another server that begins at the same time has sown it.
      if (!(error instanceof Overtaken)) throw error
    }
  }

  const time = (): string => new Date(now()).toISOString()
  const fresh = (id: string, page: unknown, belongs: Pick<PageRecord, 'variantOf'> = {}, by?: string): Kept => ({
    id,
    count: 0,
    record: signed({ format: 1, revision: 1, changed: time(), page, versions: [], ...belongs }, by),
  })
  const idOf = (path: string): string => freeId(path, () => false) ?? tooMany(path)

  // What was tried and failed may still arrive, and would be written over what was told to be kept: where a key is not
  // written once by itself, its number is not used again.
  const tried = new Map<string, number>()
  async function write({ isOlder: _, ...kept }: Kept): Promise<Kept> {
    const count = Math.max(kept.count, isForSeveral(storage) ? 0 : (tried.get(kept.id) ?? 0)) + 1
    tried.set(kept.id, count)
    if (!(await records.write(kept.id, count, kept.record))) {
      await adopt(kept.id)
      throw new Overtaken(kept.id)
    }
    const written = { ...kept, count }
    pages.set(kept.id, written)
    if (isPart(written)) shared.renew()
    line.say(topic, kept.id)
    return written
  }

  async function goLive(kept: Kept, page: PageDocument, by?: string): Promise<Kept> {
    const { id, record } = kept
    let version = (record.versions.at(-1)?.version ?? 0) + 1
    const at = time()
    // One that nobody names was left by a server that died in the middle, or is another server's at this moment.
    while (!(await records.writeVersion(id, version, record.page))) version += 1
    const versions = [...record.versions, { version, at, title: page.title, ...(by !== undefined && { by }) }]
    const former = formerAfter(record.former ?? [], { path: page.path, left: kept.live?.page.path, at })
    return write({ ...kept, record: { ...record, published: { version, at }, versions, former }, live: { id, version, page } })
  }

  /** Writes all records, and shows them only when all are written; when one fails, the others become again what they were. */
  async function writeTogether(changes: readonly { before: Kept; after: Kept }[]): Promise<void> {
    const counts = new Map<string, number>()
    const put = async (kept: Kept) => {
      const count = Math.max(kept.count, tried.get(kept.id) ?? 0) + 1
      tried.set(kept.id, count)
      if (!(await records.write(kept.id, count, kept.record))) {
        await adopt(kept.id)
        throw new Overtaken(kept.id)
      }
      counts.set(kept.id, count)
    }
    try {
      for (const { after } of changes) await put(after)
    } catch (error) {
      for (const { before } of changes) if (counts.has(before.id)) await put(before).catch(() => undefined)
      for (const { before } of changes)
        if (counts.has(before.id)) pages.set(before.id, { ...before, count: counts.get(before.id) ?? before.count })
      throw error
    }
    for (const { after } of changes) pages.set(after.id, { ...after, count: counts.get(after.id) ?? after.count })
    if (changes.some(({ after }) => isPart(after))) shared.renew()
    for (const { after } of changes) line.say(topic, after.id)
  }

  async function switched({ id, to }: Switching): Promise<{ before: Kept; after: Kept }> {
    const before = find(id)
    const { untouched: _, published: __, ...record } = before.record
    const { live, ...kept } = before
    const at = time()
    const formerly = (path: string | undefined) => formerAfter(record.former ?? [], { path, left: live?.page.path, at })
    if (to === undefined) return { before, after: { ...kept, record: { ...record, former: formerly(undefined) } } }
    const stored = await records.readVersion(id, to)
    const page = opened(stored)
    if (!page) throw new PageStoreError({ error: 'missing', text: words.noVersion })
    const isKnown = record.versions.some(({ version }) => version === to)
    const versions = isKnown ? record.versions : [...record.versions, { version: to, at, title: page.title }]
    return {
      before,
      after: {
        ...kept,
        record: { ...record, published: { version: to, at }, versions, former: formerly(page.path) },
        live: { id, version: to, page },
      },
    }
  }

  async function switchAll(switches: readonly Switching[]): Promise<void> {
    const needed = switches.filter(({ id, to }) => pages.get(id)?.record.published?.version !== to)
    await writeTogether(await Promise.all(needed.map(switched)))
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

  /**
   * One change after the other, so that no two claim the same path or the same revision. The shop's `inTurn` is not for
   * the server to know.
   */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  /** Changes a page as it stands now, although another server may have written it; again, when one was faster. */
  const change = <T>(id: string, work: () => Promise<T>): Promise<T> =>
    inTurn(() =>
      again(async () => {
        if (pages.has(id)) await adopt(id)
        return work()
      }),
    )

  async function again<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === mostTries) throw error
      }
    }
  }

  /** No two pages get the same address, at whichever server. */
  const withAddresses = <T>(work: () => Promise<T>): Promise<T> =>
    locked(
      storage,
      'addresses',
      async () => {
        if (isForSeveral(storage)) await adopt()
        return work()
      },
      ask,
    )

  async function adopt(id?: string): Promise<void> {
    for (const found of await records.find(id, (each) => pages.get(each)?.count ?? 0)) {
      pages.set(found.id, await asKept(found))
      if (isPart(pages.get(found.id))) shared.renew()
    }
  }

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

  /** Older documents name their twin by its address: an English page is the translation of the German one. */
  function belonging(page: unknown): Pick<PageRecord, 'variantOf'> {
    if (!isEntries(page) || page.language !== 'en' || typeof page.translation !== 'string') return {}
    const original = alive().find(({ record }) => pathOf(record.page) === page.translation && languageOf(record.page) === 'de')
    return original ? { variantOf: original.id } : {}
  }

  function twinOf(id: string, of = pages.get(id)?.record.variantOf || id): Kept | undefined {
    return alive().find((kept) => kept.id !== id && (kept.id === of || kept.record.variantOf === of))
  }

  function mayTranslate(of: string, page: unknown, id?: string): void {
    const original = find(of)
    const isTwice = original.record.variantOf || languageOf(original.record.page) === languageOf(page) || of === id
    const other = twinOf(of)
    if (isTwice || (other && other.id !== id)) throw new PageStoreError({ error: 'unfit', text: words.twice })
  }

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
  const shared = createSharedParts(alive, summary)

  const moved = () =>
    alivePages().flatMap(({ id, live, record: { former = [] } }) =>
      live ? [{ id, path: live.page.path, title: live.page.title, former }] : [],
    )

  if (reset) await records.removeAll()
  line.hear(topic, (id) => inTurn(() => adopt(String(id))))
  line.missed(() => inTurn(() => adopt()))
  await ask(line.settled())
  await adopt()
  for (const seed of seeds) await sow(readable(JSON.parse(JSON.stringify(seed))))
  for (const kept of pages.values()) {
    const belongs = kept.record.variantOf === undefined ? belonging(kept.record.page) : {}
    if (belongs.variantOf) await write({ ...kept, record: { ...kept.record, ...belongs } })
  }

  return {
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
      inTurn(() =>
        again(() =>
          withAddresses(async () => {
            const document = readable(page)
            shared.refuseCircle(undefined, document)
            if (document.kind)
              return stored(await write(fresh(await newId(addressOf(document)), { ...(page as object), path: '' }, {}, by)))
            const { path } = document
            refuseReserved(path)
            if (variantOf !== undefined) mayTranslate(variantOf, page)
            const free = freePath(path, isTaken) ?? tooMany(path)
            const belongs = variantOf === undefined ? {} : { variantOf }
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
        // Also when an answer was lost on its way, and the same is sent again.
        if (isDeepStrictEqual(kept.record.page, page)) return summary(kept)
        isBasedOn(kept, basedOn)
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
          const kept = pages.get(id)
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
    publishTogether: (ids, begin) =>
      inTurn(async () => {
        for (const id of ids) if (pages.has(id)) await adopt(id)
        const all = ids.map(find)
        for (const kept of all) fitToRelease(kept)
        const switches: Switched[] = []
        for (const kept of all.filter((each) => !isCurrent(each))) {
          const { published, versions, page } = kept.record
          let to = (versions.at(-1)?.version ?? 0) + 1
          while (!(await records.writeVersion(kept.id, to, page))) to += 1
          switches.push({ id: kept.id, ...(published && { from: published.version }), to })
        }
        await begin(switches)
        await again(() => switchAll(switches))
        return switches
      }),
    switchTo: (switches) =>
      inTurn(async () => {
        for (const { id } of switches) if (pages.has(id)) await adopt(id)
        for (const { id, from, to } of switches) {
          const { record } = find(id)
          const stands = record.published?.version
          if (stands !== to && stands !== from)
            throw new PageStoreError({ error: 'unfit', text: releaseWords.notSince(pathOf(record.page) ?? id) })
        }
        await again(() => switchAll(switches))
      }),
    setVariantOf: (id, of) =>
      change(id, async () => {
        const kept = find(id)
        if (of !== undefined) mayTranslate(of, kept.record.page, id)
        return summary(await write({ ...kept, record: { ...kept.record, variantOf: of ?? '' } }))
      }),
    twin(id) {
      const kept = twinOf(id)
      if (!kept) return undefined
      const { variantOf } = kept.record
      return { id: kept.id, page: kept.record.page, ...(variantOf && { variantOf }), ...(kept.live && { live: kept.live }) }
    },
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
    resolved: shared.resolved,
    published: () => alivePages().flatMap(({ live }) => (live ? shared.asShown(live) : [])),
    publishedAt(path) {
      const live = alivePages().find((kept) => kept.live?.page.path === path)?.live
      return live && shared.asShown(live)
    },
    addressOf: (id) => alivePages().find((kept) => kept.id === id)?.live?.page.path,
    redirects: () => redirectsOf(moved()),
    async forgetAddress(from) {
      for (const { id } of moved().filter(({ former }) => former.some(({ path }) => path === from)))
        await change(id, async () => {
          const { record, ...kept } = find(id)
          await write({ ...kept, record: { ...record, former: (record.former ?? []).filter(({ path }) => path !== from) } })
        })
    },
  }
}

const topic = 'pages'

function signed({ by: _, ...record }: PageRecord, by: string | undefined): PageRecord {
  return by === undefined ? record : { ...record, by }
}

function summary(kept: Kept): PageSummary {
  const {
    id,
    record: { page, revision, changed, published, deleted, variantOf, by },
    broken,
    isOlder,
    live,
  } = kept
  const about = isEntries(page) ? page : {}
  return {
    id,
    ...((about.kind === 'part' || about.kind === 'section') && { kind: about.kind }),
    path: pathOf(page) ?? '',
    title: typeof about.title === 'string' && about.title ? about.title : id,
    language: languageOf(page),
    ...(variantOf && { variantOf }),
    revision,
    changed,
    ...(published && live && { published: { ...published, current: isCurrent(kept), path: live.page.path } }),
    ...(deleted !== undefined && { deleted }),
    ...(by !== undefined && { by }),
    ...(broken && { broken }),
    ...(isOlder && { isOlder }),
  }
}

const stored = (kept: Kept): StoredPage => ({ ...summary(kept), page: kept.record.page })

/** Whether shoppers see the draft as it stands. */
function isCurrent({ record, live }: Kept): boolean {
  if (live === undefined) return false
  const page = opened(record.page)
  return isDeepStrictEqual(page, live.page) || sayings(page) === sayings(live.page)
}

const isPart = (kept: Kept | undefined): boolean =>
  isEntries(kept?.record.page) && (kept.record.page.kind === 'part' || kept.record.page.kind === 'section')
const addressOf = (page: PageDocument): string => (page.kind ? partAddress(page.kind, page.title) : page.path)

/** The page without the ids by which comments find their blocks: no shopper sees these. */
const sayings = (page: unknown): string =>
  JSON.stringify(page, (_key, value: unknown) =>
    isEntries(value) && ('block' in value || 'html' in value) ? { ...value, id: undefined } : value,
  )

function tooMany(path: string): never {
  throw new PageStoreError({ error: 'path-taken', text: words.tooMany(path) })
}

function readable(page: unknown): PageDocument {
  const document = isTooDeep(page) ? undefined : opened(page)
  if (!document) throw new PageStoreError({ error: 'unfit', text: words.noPage })
  return document
}

function brokenness(page: unknown): { broken?: Text } {
  if (opened(page)) return {}
  const isNewer = isEntries(page) && typeof page.version === 'number' && page.version > 1
  return { broken: isNewer ? words.newer : words.broken }
}

const languageOf = (page: unknown): 'de' | 'en' => (isEntries(page) && page.language === 'en' ? 'en' : 'de')

function pathOf(page: unknown): string | undefined {
  return isEntries(page) && typeof page.path === 'string' ? page.path : undefined
}

// Deeper than any page, and far from the end of the stack for whoever walks through it.
const deepest = 500
function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth >= deepest || Object.values(value).some((inside) => isTooDeep(inside, depth + 1))
}

const isEntries = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
