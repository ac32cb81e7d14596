import { type ComponentType, createContext, use } from 'react'
import type { Me, PageSummary } from '../../../pages/document/pages-api.js'
import type { PageComment } from '../../../pages/document/team-api.js'
import type { Language } from '../kit/language.js'
import type { MessageAction } from '../kit/toast.js'
import type { KnownParts } from './known-parts.js'
import type { Failure, PageClient } from './page-client.js'
import type { Question } from './question.js'
import type { UnsavedDrafts } from './unsaved-drafts.js'

interface CanvasInShell {
  onOpenForm: () => void
  /** Unresolved comments on the page. */
  comments: readonly PageComment[]
  onOpenComment: (comment: PageComment) => void
}

/** Lowest role for an action that an editor may not do. */
export type Least = Exclude<Me['role'], 'editor'>

/** Values that the parts of the shell share, whether a page is open or not. */
export interface Shell {
  canvas: ComponentType<CanvasInShell>
  /** Sets the language of the Studio; `useLanguage` returns it. */
  setLanguage: (language: Language) => void
  client: PageClient
  /** The signed-in person and what she may do; undefined until it is known. */
  me: Me | undefined
  /** Returns why she may not do what this role may, in a sentence; undefined where she may, or where it is not known yet. */
  mayNot: (least: Least) => string | undefined
  drafts: UnsavedDrafts
  /** Shared parts of the site, and saved sections. */
  parts: KnownParts
  /** Id of this window. */
  editor: string
  /** The pages of the site; undefined until they are known. */
  pages: readonly PageSummary[] | undefined
  /** Reason why the list could not be read. */
  listFailure: Failure | undefined
  /** Asks for both lists again. */
  refreshPages: () => Promise<void>
  /** The latest first. */
  deleted: readonly PageSummary[]
  /** Updates a page's row in the list. */
  showSummary: (summary: PageSummary) => void
  /** The page that the address names. */
  pageId: string | undefined
  /** Opens a page, or none; the open page is saved before. */
  goTo: (id: string | undefined) => Promise<void>
  tell: (sentence: string, action?: MessageAction) => void
  /** Asks before the visitors of the site see something else. */
  ask: (question: Question) => void
}

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('This part of the Studio stands outside <ShellContext>.')
  return shell
}
