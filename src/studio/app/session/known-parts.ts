import type { PageDocument } from '../../../document/page-document.js'
import type { PartOf } from '../../../document/shared-parts.js'
import type { PageSummary } from '../../../document/pages-api.js'
import { observable } from './observable.js'
import type { PageClient } from './page-client.js'
import { readablePage } from './readable-page.js'

/** A shared part as pages show it, or a section somebody saved. */
export interface KnownPart {
  id: string
  title: string
  kind: NonNullable<PageDocument['kind']>
  language: PageDocument['language']
  summary: PageSummary
  page: PageDocument
}

/** What is shared and saved on the site, as it was last heard of. */
export interface KnownParts {
  all: () => readonly KnownPart[]
  subscribe: (listener: () => void) => () => void
  /** Another function after every change. */
  partOf: () => PartOf
  titleOf: (id: string) => string | undefined
  /** Puts what is known of one from its answer into the list. */
  show: (summary: PageSummary) => void
  /** Asks the server again; what cannot be reached stays as it was. */
  refresh: () => Promise<void>
}

export function knownParts(client: Pick<PageClient, 'parts'>): KnownParts {
  const known = observable<{ all: readonly KnownPart[]; partOf: PartOf }>({ all: [], partOf: () => undefined })
  let said = '[]'
  const find = (id: string): KnownPart | undefined => known.get().all.find((part) => part.id === id)
  return {
    all: () => known.get().all,
    subscribe: known.subscribe,
    partOf: () => known.get().partOf,
    titleOf: (id) => find(id)?.title,
    show(summary) {
      const { all, partOf } = known.get()
      known.set({ partOf, all: all.map((part) => (part.id === summary.id ? { ...part, title: summary.title, summary } : part)) })
    },
    async refresh() {
      const answer = await client.parts()
      if ('failed' in answer) return
      const text = JSON.stringify(answer.done)
      if (text === said) return
      said = text
      const all = answer.done.flatMap(({ page: json, ...summary }): KnownPart[] => {
        const { id, title, language } = summary
        const page = readablePage(json)
        return page?.kind ? [{ id, title, kind: page.kind, language, summary, page }] : []
      })
      const pages = new Map(all.filter(({ kind }) => kind === 'part').map(({ id, page }) => [id, page]))
      known.set({ all, partOf: (id) => pages.get(id) })
    },
  }
}

export const noParts: KnownParts = {
  all: () => none,
  subscribe: () => () => undefined,
  partOf: () => noPart,
  titleOf: () => undefined,
  show: () => undefined,
  refresh: () => Promise.resolve(),
}
const none: readonly KnownPart[] = []
const noPart: PartOf = () => undefined
