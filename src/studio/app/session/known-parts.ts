import type { PageDocument } from '../../../pages/document/page-document.js'
import type { PartOf } from '../../../pages/document/shared-parts.js'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import { translatedPageOf } from './translated-pages.js'
import { observable } from './observable.js'
import type { PageClient } from './page-client.js'
import { readablePage } from './readable-page.js'

/** A shared part as pages show it, or a saved section. */
export interface KnownPart {
  id: string
  title: string
  kind: NonNullable<PageDocument['kind']>
  language: PageDocument['language']
  summary: PageSummary
  page: PageDocument
}

/** Shared parts and saved sections of the site, as last loaded. */
export interface KnownParts {
  all: () => readonly KnownPart[]
  subscribe: (listener: () => void) => () => void
  /** Returns the lookup of parts; it is another function after every change. */
  partOf: () => PartOf
  titleOf: (id: string) => string | undefined
  /** Returns the part that pages of a language show: its translation, once that is published. */
  shown: (id: string, language: PageDocument['language']) => KnownPart | undefined
  /** Puts a part's new summary into the list. */
  show: (summary: PageSummary) => void
  /** Asks the server again; parts that cannot be reached stay as they were. */
  refresh: () => Promise<void>
}

export function knownParts(client: Pick<PageClient, 'parts'>): KnownParts {
  const known = observable<{ all: readonly KnownPart[]; partOf: PartOf }>({ all: [], partOf: () => undefined })
  let said = '[]'
  const find = (id: string): KnownPart | undefined => known.get().all.find((part) => part.id === id)
  const shown = (id: string, language: PageDocument['language']): KnownPart | undefined => shownOf(known.get().all, id, language)
  return {
    all: () => known.get().all,
    subscribe: known.subscribe,
    partOf: () => known.get().partOf,
    titleOf: (id) => find(id)?.title,
    shown,
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
      known.set({ all, partOf: (id, language) => shownOf(all, id, language)?.page })
    },
  }
}

function shownOf(all: readonly KnownPart[], id: string, language: PageDocument['language']): KnownPart | undefined {
  const part = all.find((each) => each.id === id && each.kind === 'part')
  if (part?.language === language) return part
  const twin = partTwinOf(part?.summary ?? { id }, all)
  return twin?.language === language && twin.summary.published ? twin : part
}

/** The same part in the other language. */
export function partTwinOf(part: Pick<PageSummary, 'id' | 'variantOf'>, all: readonly KnownPart[]): KnownPart | undefined {
  const twin = translatedPageOf(
    part,
    all.map(({ summary }) => summary),
  )
  return twin && all.find(({ id }) => id === twin.id)
}

export const noParts: KnownParts = {
  all: () => none,
  subscribe: () => () => undefined,
  partOf: () => noPart,
  titleOf: () => undefined,
  shown: () => undefined,
  show: () => undefined,
  refresh: () => Promise.resolve(),
}
const none: readonly KnownPart[] = []
const noPart: PartOf = () => undefined
