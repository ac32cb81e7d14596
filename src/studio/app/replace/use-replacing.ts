import { use } from 'react'
import { declarations } from '../../../blocks/declarations.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { type FoundPlace, placesIn, replacePlaces, type Search } from '../../../pages/document/found-places.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { OpenedContext } from '../session/opened-page.js'
import { readablePage } from '../session/readable-page.js'
import { useShell } from '../session/shell-context.js'
import { replaceMessages } from './replace.messages.js'

/** A page with the matches that were found on it. */
export interface FoundPage {
  id: string
  kind?: 'part' | 'section'
  title: string
  path: string
  places: readonly FoundPlace[]
}

interface Changed {
  id: string
  before: PageDocument
  /** Undefined for the open page, which has its own undo. */
  revision: number | undefined
}

/** Looks for words on every page, and puts others in their place. */
export function useReplacing() {
  const { client, editor, pages = [], parts, pageId, refreshPages, tell } = useShell()
  const opened = use(OpenedContext)
  const language = useLanguage()
  const t = useStudioWords(replaceMessages)

  async function read(id: string): Promise<{ page: PageDocument; revision: number } | undefined> {
    if (opened?.id === id && id === pageId) return { page: opened.editing.state().page, revision: 0 }
    const answer = await client.open(id)
    if ('failed' in answer) {
      tell(answer.failed.text[language])
      return undefined
    }
    const page = readablePage(answer.done.page)
    return page && { page, revision: answer.done.revision }
  }

  async function find(search: Search): Promise<FoundPage[]> {
    const found: FoundPage[] = []
    for (const { id, broken, kind } of [...pages, ...parts.all().map(({ summary }) => summary)]) {
      const now = broken ? undefined : await read(id)
      const places = now ? placesIn(now.page, search, declarations) : []
      if (now && places.length > 0) found.push({ id, ...(kind && { kind }), title: now.page.title, path: now.page.path, places })
    }
    return found
  }

  async function write(id: string, page: PageDocument, revision: number): Promise<number | undefined> {
    const answer = await client.save(id, { page, basedOn: revision, editor })
    return 'done' in answer ? answer.done.revision : undefined
  }

  async function replace(found: readonly FoundPage[], by: string): Promise<void> {
    const changed: Changed[] = []
    const missed: string[] = []
    let count = 0
    for (const { id, title, places } of found) {
      const now = await read(id)
      const next = now && replacePlaces(now.page, places, by, declarations)
      if (!now || !next || next === now.page) {
        missed.push(title)
        continue
      }
      if (opened?.id === id) opened.editing.exchange(next)
      const revision = opened?.id === id ? undefined : await write(id, next, now.revision)
      if (opened?.id !== id && revision === undefined) missed.push(title)
      else {
        changed.push({ id, before: now.page, revision })
        count += places.length
      }
    }
    await refreshPages()
    tell(t.replaced(count, changed.length, missed), { label: t.undo, run: () => void takeBack(changed) })
  }

  async function takeBack(changed: readonly Changed[]): Promise<void> {
    const missed: string[] = []
    for (const { id, before, revision } of changed) {
      if (revision === undefined) opened?.editing.exchange(before)
      else if ((await write(id, before, revision)) === undefined) missed.push(before.title)
    }
    await refreshPages()
    tell(t.takenBack(missed))
  }

  return { find, replace }
}
