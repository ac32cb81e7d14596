import { randomUUID } from 'node:crypto'
import type { NewRelease, Release } from '../../pages/document/team-api.js'
import { instantOf } from '../../core/dom/zoned-time.js'
import type { KeptRecords } from '../database/kept-records.js'
import type { PageStore } from '../pages/page-store.js'
import { PageStoreError } from '../pages/page-store-error.js'
import { pageReleasesMessages as words } from './page-releases.messages.js'

export interface KeptRelease extends Omit<Release, 'id' | 'revision'> {
  /** Drafts that a planned release publishes, by page. */
  drafts?: Readonly<Record<string, unknown>>
}

export interface PageReleases {
  /** Lists the releases, the latest change first. */
  list: () => Release[]
  add: (release: NewRelease, by: string) => Promise<Release>
  publish: (id: string, revision: number, by?: string) => Promise<Release>
  takeBack: (id: string, revision: number) => Promise<Release>
  /** Publishes again what was taken back: the same versions, whatever the drafts say by now. */
  restore: (id: string, revision: number, by?: string) => Promise<Release>
  /** Makes the drafts as they stand now those that are published at its time. */
  renew: (id: string, revision: number) => Promise<Release>
  remove: (id: string) => Promise<void>
  /** Returns the next release that waits for its time, or failed, by page. */
  planned: () => ReadonlyMap<string, Release>
  /** Tells whether a release waits for the time at which it publishes the page without anybody looking at it again. */
  isPlanned: (page: string) => boolean
  /** Returns the drafts as they will be published, whatever those of the pages say by now. */
  plannedDrafts: () => unknown[]
  /** Returns the next release that takes a page from the site, or could not, by page. */
  ending: () => ReadonlyMap<string, Release>
  /** Calls the listener for what was published or taken back without a request: at its time, or begun by a server that died. */
  hear: (listener: (done: Release) => void) => void
  close: () => void
}

export interface PageReleasesOptions {
  kept: KeptRecords<KeptRelease>
  store: PageStore
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds between two looks, however far away the next release is: clocks are set, and other servers die. */
  pause?: number
}

/**
 * Opens the releases and watches their times. A release that a server left half done when it died is brought to its end: here, before
 * anything is served, and by every other server that goes on. A release that was due while no server ran is published at once.
 */
export async function openReleases({ kept, store, now = Date.now, pause = 2000 }: PageReleasesOptions): Promise<PageReleases> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false
  let underway: Promise<unknown> = Promise.resolve()
  // Releases that were due before anybody could listen are told to the first listener.
  const unheard: Release[] = []
  let tell = (done: Release): void => void unheard.push(done)

  // These sets hold this server's own releases under way, and the revisions at which those of others stood under way at the last look.
  const own = new Set<string>()
  let stuck = new Map<string, number>()

  const releaseOf = (id: string): Release | undefined => {
    const record = kept.read(id)
    return record && withoutDrafts(id, record)
  }
  const all = (): Release[] => kept.list().map(({ id, ...record }) => withoutDrafts(id, record))

  function find(id: string): Release {
    const release = releaseOf(id)
    if (!release) throw new PageStoreError({ error: 'missing', text: words.missing })
    return release
  }

  /** Changes a release: of two callers that want the same one at once, at whichever server, one goes on. */
  async function step({ id, revision, ...before }: Release, change: Partial<KeptRelease>): Promise<Release> {
    const { why: _, ...about } = before
    const { drafts } = kept.read(id)?.value ?? {}
    const value = { ...about, ...(drafts && { drafts }) }
    const written = await kept.write(id, { ...value, ...change, changed: new Date(now()).toISOString() }, revision)
    if (!('kept' in written)) throw new PageStoreError({ error: 'unfit', text: words.changed })
    return find(id)
  }

  async function publish(release: Release, by: string | undefined): Promise<Release> {
    let current = release
    const switched = await store
      .publishTogether(
        release.pages,
        async (switches) => {
          current = await step(release, { state: 'publishing', switched: switches })
        },
        by,
        kept.read(release.id)?.value.drafts,
      )
      .catch(async (error: unknown) => {
        // Nothing was switched. Where not even this can be written, the next start brings it to its end.
        if (current !== release) await step(current, { state: release.state }).catch(() => undefined)
        throw error
      })
    return step(current, { state: 'published', switched })
  }

  /** Takes from the site what shoppers see of its pages; it can be restored as it was. */
  async function end(release: Release): Promise<Release> {
    const switched = release.pages.flatMap((id) => {
      const { published } = store.read(id)
      return published ? [{ id, to: published.version }] : []
    })
    return takeBack(await step(release, { state: 'taking-back', switched }))
  }

  async function takeBack(release: Release): Promise<Release> {
    const current = release.state === 'taking-back' ? release : await step(release, { state: 'taking-back' })
    const switches = current.switched ?? []
    await store.switchTo(switches.map(({ id, from, to }) => ({ id, from: to, ...(from !== undefined && { to: from }) })))
    return step(current, { state: 'taken-back' })
  }

  /** Finishes a release whose server is gone: what was decided is done. */
  async function bringToItsEnd(release: Release): Promise<void> {
    try {
      if (release.state === 'taking-back') return tell(await takeBack(release))
      await store.switchTo(release.switched ?? [], release.by || undefined)
      tell(await step(release, { state: 'published' }))
    } catch (error) {
      // The server that began it, or another that goes on, has done it.
      if (releaseOf(release.id)?.revision !== release.revision) return
      if (!(error instanceof PageStoreError) || error.refusal.error === 'unreachable' || error.refusal.error === 'full') throw error
      await step(find(release.id), { state: 'failed', why: error.refusal.text })
    }
  }

  const isUnderWay = ({ state }: Release): boolean => state === 'publishing' || state === 'taking-back'

  /** Finishes releases of servers that died. A slow server is not dead: it holds the addresses, and switching waits for these. */
  async function finishForOthers(): Promise<void> {
    const waiting = all().filter((release) => isUnderWay(release) && !own.has(release.id))
    for (const release of waiting) if (stuck.get(release.id) === release.revision) await bringToItsEnd(release)
    stuck = new Map(waiting.map(({ id, revision }) => [id, revision]))
  }

  /** Marks a release as this server's own while it works on it, so that none of its own looks takes it for left behind. */
  async function owned<T>(id: string, work: () => Promise<T>): Promise<T> {
    own.add(id)
    try {
      return await work()
    } finally {
      own.delete(id)
    }
  }

  async function publishDue(): Promise<void> {
    await finishForOthers()
    for (const release of all()) {
      if (release.state !== 'open' || !release.at || instantOf(release.at) > now()) continue
      try {
        tell(await owned(release.id, () => (release.ends ? end(release) : publish(release, release.by || undefined))))
      } catch (error) {
        if (!(error instanceof PageStoreError)) throw error
        const { refusal } = error
        // An error that passes by itself leads to another try; any other is told.
        if (refusal.error === 'unreachable' || refusal.error === 'full') continue
        const still = releaseOf(release.id)
        if (still?.state === 'open') await step(still, { state: 'failed', why: refusal.text }).catch(() => undefined)
      }
    }
  }

  const waiting = (): Release[] => all().filter(({ state, at }) => state === 'failed' || (state === 'open' && at !== undefined))

  /** Returns the drafts as they stand now, and their revisions. */
  function draftsOf(ids: readonly string[]): Pick<KeptRelease, 'drafts' | 'revisions'> {
    const pages = ids.map((id) => store.read(id))
    return {
      drafts: Object.fromEntries(pages.map(({ id, page }) => [id, page])),
      revisions: Object.fromEntries(pages.map(({ id, revision }) => [id, revision])),
    }
  }

  function wait(): void {
    clearTimeout(timer)
    if (closed) return
    const times = all().flatMap(({ state, at }) => (state === 'open' && at ? [instantOf(at)] : []))
    const next = Math.min(pause, ...times.map((time) => Math.max(0, time - now())))
    timer = setTimeout(() => {
      underway = publishDue()
        .catch((error: unknown) => console.error('A planned release could not be published.', error))
        .finally(wait)
    }, next)
    timer.unref()
  }

  for (const release of all()) if (isUnderWay(release)) await bringToItsEnd(release)
  await publishDue()
  wait()
  const stop = kept.changes(wait)

  return {
    list: () => all().toSorted((one, other) => other.changed.localeCompare(one.changed)),
    async add({ name, pages, at, ends }, by) {
      const ids = [...new Set(pages)]
      for (const id of ids) store.read(id)
      if (ids.length === 0) throw new PageStoreError({ error: 'unfit', text: words.noPages })
      if (ends && !at) throw new PageStoreError({ error: 'unfit', text: words.noTime })
      if (at && instantOf(at) <= now()) throw new PageStoreError({ error: 'unfit', text: words.past })
      const id = randomUUID()
      const planned = at && !ends ? draftsOf(ids) : {}
      const value: KeptRelease = {
        name,
        pages: ids,
        ...(at && { at }),
        ...(ends && { ends }),
        ...planned,
        state: 'open',
        changed: new Date(now()).toISOString(),
        by,
      }
      await kept.write(id, value, 0)
      return find(id)
    },
    async publish(id, revision, by) {
      const release = find(id)
      if (release.revision !== revision || !['open', 'failed', 'taken-back'].includes(release.state))
        throw new PageStoreError({ error: 'unfit', text: words.changed })
      return owned(id, () => (release.ends ? end(release) : publish(release, by)))
    },
    async renew(id, revision) {
      const release = find(id)
      if (release.revision !== revision || !['open', 'failed'].includes(release.state) || release.ends)
        throw new PageStoreError({ error: 'unfit', text: words.changed })
      return step(release, draftsOf(release.pages))
    },
    async takeBack(id, revision) {
      const release = find(id)
      if (release.revision !== revision || release.state !== 'published') throw new PageStoreError({ error: 'unfit', text: words.changed })
      return owned(id, () => takeBack(release))
    },
    async restore(id, revision, by) {
      const release = find(id)
      if (release.revision !== revision || release.state !== 'taken-back') throw new PageStoreError({ error: 'unfit', text: words.changed })
      return owned(id, async () => {
        const { switched = [] } = release
        const current = await step(release, { state: 'publishing' })
        try {
          await store.switchTo(switched, by)
        } catch (error) {
          await step(current, { state: 'taken-back' }).catch(() => undefined)
          throw error
        }
        return step(current, { state: 'published' })
      })
    },
    async remove(id) {
      const { revision, state } = find(id)
      if (state === 'publishing' || state === 'taking-back') throw new PageStoreError({ error: 'unfit', text: words.changed })
      await kept.remove(id, revision)
    },
    isPlanned: (page) => all().some(({ state, at, ends, pages }) => state === 'open' && at && !ends && pages.includes(page)),
    plannedDrafts: () =>
      kept.list().flatMap(({ value: { state, drafts = {} } }) => (state === 'open' || state === 'failed' ? Object.values(drafts) : [])),
    planned: () => byPage(waiting().filter(({ ends }) => !ends)),
    ending: () => byPage(waiting().filter(({ ends }) => ends)),
    hear(listener) {
      tell = listener
      for (const done of unheard.splice(0)) listener(done)
    },
    close() {
      closed = true
      stop()
      clearTimeout(timer)
      void underway
    },
  }
}

const byPage = (releases: readonly Release[]): ReadonlyMap<string, Release> =>
  new Map(releases.flatMap((release) => release.pages.map((id) => [id, release] as const)))

/** Returns a release for a list, which needs no whole pages. */
function withoutDrafts(id: string, { value, revision }: { value: KeptRelease; revision: number }): Release {
  const { drafts: _, ...about } = value
  return { ...about, id, revision }
}
