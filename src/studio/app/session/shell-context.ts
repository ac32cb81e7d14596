import { type ComponentType, createContext, use } from 'react'
import type { Me, PageSummary } from '../../../document/pages-api.js'
import type { PageComment } from '../../../document/team-api.js'
import type { Language } from '../kit/language.js'
import type { MessageAction } from '../kit/toast.js'
import type { KnownParts } from './known-parts.js'
import type { Failure, PageClient } from './page-client.js'
import type { Question } from './question.js'
import type { UnsavedDrafts } from './unsaved-drafts.js'

interface CanvasInShell {
  onOpenForm: () => void
  /** What is said about the page and not settled yet. */
  comments: readonly PageComment[]
  onOpenComment: (comment: PageComment) => void
}

/** Who may at least do what an editor may not. */
export type Least = Exclude<Me['role'], 'editor'>

/** What the parts of the shell share, whether a page is open or not. */
export interface Shell {
  canvas: ComponentType<CanvasInShell>
  /** Of the Studio; `useLanguage` says which it is. */
  setLanguage: (language: Language) => void
  client: PageClient
  /** Who sits here, and what she may do; undefined until it is known. */
  me: Me | undefined
  /** Why she may not do what others may, in a sentence; undefined where she may, or where it is not known yet. */
  mayNot: (least: Least) => string | undefined
  drafts: UnsavedDrafts
  /** What pages share, and sections that were saved. */
  parts: KnownParts
  /** Of this window. */
  editor: string
  /** The pages of the site; undefined until they are known. */
  pages: readonly PageSummary[] | undefined
  /** Why the list could not be read. */
  listFailure: Failure | undefined
  /** Asks for both lists again. */
  refreshPages: () => Promise<void>
  /** The latest first. */
  deleted: readonly PageSummary[]
  /** Puts what a page's row says into the list. */
  showSummary: (summary: PageSummary) => void
  /** The page that the address names. */
  pageId: string | undefined
  /** Opens a page, or none; what is open is saved before. */
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
