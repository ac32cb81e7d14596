import { createContext, use, useSyncExternalStore } from 'react'
import type { PageDocument } from '../../../document/page-document.js'
import type { Place } from '../../../document/page-edits.js'
import type { NodePath } from '../../../document/problems.js'
import type { BlockDeclaration, PageNode } from '../../../element/declaration.js'
import type { KnownParts } from './known-parts.js'
import type { Editing, EditorState } from './editing.js'

/** What all panels of the Studio share. */
export interface Studio {
  declarations: readonly BlockDeclaration[]
  /** What pages share. */
  parts?: KnownParts | undefined
  /** The page being edited. */
  editing: Editing
  /** The page's original, as it stands now, when the page is a translation. */
  original?: PageDocument | undefined
  /** The paths of the site, for links and the hints about them. */
  paths: readonly string[]
  /** The pages of the site, to be chosen from; the one that is open among them. */
  pages?: readonly SitePage[]
  /** Of the page that is open. */
  pageId?: string
  /** Says a sentence to screen readers, and shows it for a moment: why a drop was refused, what undo took back. */
  tell: (sentence: string) => void
  /** Opens the inserter for this gap: the canvas's and the outline's „+“. */
  insertHere: (place: Place) => void
  /** The canvas, once it stands: takes what is dragged from the inserter. */
  dragging: { current: Dragging | undefined }
}

export interface SitePage {
  id: string
  path: string
  title: string
  /** Where shoppers find it now. */
  live?: string | undefined
  language?: 'de' | 'en' | undefined
  /** The page whose translation it is. */
  variantOf?: string | undefined
}

/** What takes something to the canvas calls meanwhile. The canvas finds the gap and shows why it refuses. */
export interface Dragging {
  begin: (node: PageNode) => void
  /** Takes up what stands on the page already. */
  lift: (way: NodePath) => void
  /** Where a finger is now, in the Studio's window; of a mouse the canvas hears by itself. */
  over: (at: { x: number; y: number }) => void
  drop: () => void
  end: () => void
  /** Writes in the text that stands there. */
  write: (way: NodePath) => void
}

export const StudioContext = createContext<Studio | undefined>(undefined)

export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('This part of the Studio stands outside <StudioContext>.')
  return studio
}

const noPages: readonly SitePage[] = []
export const useSitePages = (): readonly SitePage[] => useStudio().pages ?? noPages

/** The page as it stands now; renders again after every edit. */
export function useEditorState(): EditorState {
  const { editing } = useStudio()
  return useSyncExternalStore(editing.subscribe, editing.state)
}
