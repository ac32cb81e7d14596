import { randomUUID } from 'node:crypto'
import type { NewComment, PageComment } from '../../pages/document/team-api.js'
import type { KeptRecords } from '../database/kept-records.js'
import { PageStoreError } from './page-store-error.js'

/** Comments on a page by those who make it; no shopper ever reads them. */
export interface PageComments {
  list: (page: string) => readonly PageComment[]
  /** Number of comments that are not resolved. */
  open: (page: string) => number
  add: (page: string, comment: NewComment, by: string) => Promise<readonly PageComment[]>
  resolve: (page: string, id: string, resolved: boolean) => Promise<readonly PageComment[]>
}

// Characters; a longer text is a letter, not a remark.
const longest = 4000

export function createComments(kept: KeptRecords<readonly PageComment[]>, now: () => number = Date.now): PageComments {
  const list = (page: string): readonly PageComment[] => kept.read(page)?.value ?? []
  return {
    list,
    open: (page) => list(page).filter(({ resolved }) => resolved === undefined).length,
    async add(page, { node, anchor, about, text }, by) {
      const said = text.trim().slice(0, longest)
      if (said === '') throw new PageStoreError({ error: 'unfit', text: words.empty })
      const comment: PageComment = {
        id: randomUUID(),
        ...(node && { node }),
        ...(node && anchor && { anchor }),
        about: about.slice(0, 200),
        text: said,
        by: by.slice(0, 80),
        at: new Date(now()).toISOString(),
      }
      await kept.change(page, (before = []) => [...before, comment])
      return list(page)
    },
    async resolve(page, id, resolved) {
      if (!list(page).some((comment) => comment.id === id)) throw new PageStoreError({ error: 'missing', text: words.missing })
      const at = new Date(now()).toISOString()
      await kept.change(page, (before = []) =>
        before.map(({ resolved: _, ...comment }) =>
          comment.id === id ? { ...comment, ...(resolved && { resolved: at }) } : { ...comment, ...(_ && { resolved: _ }) },
        ),
      )
      return list(page)
    },
  }
}

const words = {
  empty: { de: 'Schreib erst etwas in den Kommentar.', en: 'Write something into the comment first.' },
  missing: { de: 'Diesen Kommentar gibt es nicht.', en: 'There is no such comment.' },
}
