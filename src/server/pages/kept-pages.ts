import type { Storage } from 'unstorage'
import type { PageDocument } from '../../pages/document/page-document.js'
import { isForSeveral } from '../database/first-write.js'
import { formerAfter } from './former-addresses.js'
import { brokenness, isPart, type Kept, type LivePage, toOutline, pathOf } from './kept-page.js'
import { opened } from './opened.js'
import { type FoundRecord, openRecords, type PageRecord, type PageRecords } from './page-records.js'
import { pageStoreMessages as words } from './page-store.messages.js'
import { patiently } from '../database/patient.js'
import { lineOf } from '../database/server-line.js'
import { locked } from '../database/server-lock.js'

interface KeptPagesOptions {
  storage: Storage
  /** ISO time. */
  time: () => string
  /** Milliseconds after which a silent storage counts as unreachable. */
  patience: number
  /** Called when the parts that pages share have changed. */
  partsChanged: () => void
}

/** The pages as this server knows them: in step with the storage, and with the other servers on it. */
export interface KeptPages {
  /** Pages by their ids; the deleted ones among them are outlines. */
  pages: ReadonlyMap<string, Kept>
  /** Reads a deleted page with its documents from the storage; undefined when there is none. */
  readDeleted: (id: string) => Promise<Kept | undefined>
  records: Pick<PageRecords, 'readVersion' | 'writeVersion'>
  /** Reads all pages, and listens from now on to what other servers write. @param reset deletes all of them first */
  open: (reset: boolean) => Promise<void>
  /** Reads what other servers have written of one page, or of all. */
  adopt: (id?: string) => Promise<void>
  /** @returns the number it is kept as; throws {@link RevisionConflict} when another server was faster */
  put: (kept: Kept) => Promise<number>
  /** Shows the written pages to readers, here and at other servers. */
  show: (kept: readonly Kept[]) => void
  /** Puts and shows one page. */
  write: (kept: Kept) => Promise<Kept>
  /** Writes the draft as the version that shoppers see. @param page the draft, as it is shown */
  goLive: (kept: Kept, page: PageDocument, by?: string) => Promise<Kept>
  /** Runs one change after the other, so that no two claim the same path or the same revision. */
  enqueue: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs the work again when another server was faster. */
  again: <T>(work: () => Promise<T>) => Promise<T>
  /** Changes a page as it stands now, although another server may have written it; tries again when one was faster. */
  change: <T>(id: string, work: () => Promise<T>) => Promise<T>
  /** Makes sure that no two pages get the same address, at whichever server. */
  withAddresses: <T>(work: () => Promise<T>) => Promise<T>
}

/** Another server has written the page in between. */
export class RevisionConflict extends Error {}

const topic = 'pages'
const mostTries = 20

export function keepPages({ storage, time, patience, partsChanged }: KeptPagesOptions): KeptPages {
  const records = openRecords(storage, patience)
  const ask = patiently(patience)
  const line = lineOf(storage)
  const pages = new Map<string, Kept>()
  let last: Promise<unknown> = Promise.resolve()

  async function open(reset: boolean): Promise<void> {
    if (reset) await records.removeAll()
    line.hear(topic, (id) => enqueue(() => adopt(String(id))))
    line.missed(() => enqueue(() => adopt()))
    await ask(line.settled())
    await adopt()
  }

  async function adopt(id?: string): Promise<void> {
    for (const found of await records.find(id, (each) => pages.get(each)?.count ?? 0)) {
      pages.set(found.id, toOutline(await asKept(found)))
      if (isPart(pages.get(found.id))) partsChanged()
    }
  }

  async function readDeleted(id: string): Promise<Kept | undefined> {
    const [found] = await records.find(id)
    return found && asKept(found)
  }

  async function asKept({ id, count, record, isOlder }: FoundRecord): Promise<Kept> {
    if (typeof record !== 'string') return withLive({ id, count, record, ...(isOlder && { isOlder }), ...brokenness(record.page) })
    const nothing: PageRecord = { format: 1, revision: 0, changed: time(), page: null, versions: [] }
    return { id, count, record: nothing, broken: record === 'newer' ? words.newer : words.broken }
  }

  async function withLive(kept: Kept): Promise<Kept> {
    const { published } = kept.record
    if (!published) return kept
    const known = pages.get(kept.id)
    const before = known?.isOutline ? undefined : known?.live
    // A version never changes, so what was made of it is used again.
    if (before?.version === published.version) return { ...kept, live: before }
    const page = await readVersion(kept.id, published.version)
    if (page) return { ...kept, live: { id: kept.id, version: published.version, page } }
    const live = await versionBefore(kept, published.version)
    const instead = live ? `version ${live.version} is served instead` : 'nothing is served'
    console.error(`The published page ${kept.id}/version-${published.version}.json cannot be opened: ${instead}.`)
    return live ? { ...kept, live } : kept
  }

  const readVersion = async (id: string, version: number): Promise<PageDocument | undefined> =>
    opened(await records.readVersion(id, version))

  /** Returns the last version before a damaged one. A version with another address does not count: that may be another page's now. */
  async function versionBefore({ id, record }: Kept, damaged: number): Promise<LivePage | undefined> {
    for (const { version } of record.versions.toReversed().filter((each) => each.version < damaged)) {
      const page = await readVersion(id, version)
      if (page && page.path === pathOf(record.page)) return { id, version, page }
    }
    return undefined
  }

  // A write that failed may still arrive, and would replace a later one that was reported as kept: where a key is not written once by
  // itself, its number is not used again.
  const tried = new Map<string, number>()
  async function put(kept: Kept): Promise<number> {
    const count = Math.max(kept.count, isForSeveral(storage) ? 0 : (tried.get(kept.id) ?? 0)) + 1
    tried.set(kept.id, count)
    if (await records.write(kept.id, count, kept.record)) return count
    await adopt(kept.id)
    throw new RevisionConflict(kept.id)
  }

  function show(written: readonly Kept[]): void {
    for (const kept of written) pages.set(kept.id, toOutline(kept))
    if (written.some(isPart)) partsChanged()
    for (const { id } of written) line.say(topic, id)
  }

  async function write({ isOlder: _, ...kept }: Kept): Promise<Kept> {
    const written = { ...kept, count: await put(kept) }
    show([written])
    return written
  }

  async function goLive(kept: Kept, page: PageDocument, by?: string): Promise<Kept> {
    const { id, record } = kept
    let version = (record.versions.at(-1)?.version ?? 0) + 1
    const at = time()
    // A version that no record names was left by a server that died in the middle, or is another server's at this moment.
    while (!(await records.writeVersion(id, version, record.page))) version += 1
    const versions = [...record.versions, { version, at, title: page.title, ...(by !== undefined && { by }) }]
    const former = formerAfter(record.former ?? [], { path: page.path, left: kept.live?.page.path, at })
    return write({ ...kept, record: { ...record, published: { version, at }, versions, former }, live: { id, version, page } })
  }

  // The server may not import the shop's `inTurn`.
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  async function again<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof RevisionConflict) || tries === mostTries) throw error
      }
    }
  }

  const change = <T>(id: string, work: () => Promise<T>): Promise<T> =>
    enqueue(() =>
      again(async () => {
        if (pages.has(id)) await adopt(id)
        return work()
      }),
    )

  const withAddresses = <T>(work: () => Promise<T>): Promise<T> =>
    locked(
      storage,
      'addresses',
      async () => {
        await adopt()
        return work()
      },
      ask,
    )

  return { pages, readDeleted, records, open, adopt, put, show, write, goLive, enqueue, again, change, withAddresses }
}
