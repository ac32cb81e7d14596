import { createContext, use, useSyncExternalStore } from 'react'
import type { PageDocument } from '../../../pages/document/page-document.js'
import type { Place } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockDeclaration, PageNode } from '../../../core/element/declaration.js'
import type { KnownParts } from './known-parts.js'
import type { Editing, EditorState } from './editing.js'

/** Values that all panels of the Studio share. */
export interface Studio {
  declarations: readonly BlockDeclaration[]
  /** Shared parts of the site. */
  parts?: KnownParts | undefined
  /** The page being edited. */
  editing: Editing
  /** The page's original, as it stands now, when the page is a translation. */
  original?: PageDocument | undefined
  /** The paths of the site, for links and the hints about them. */
  paths: readonly string[]
  /** The pages of the site, to be chosen from; the one that is open among them. */
  pages?: readonly SitePage[]
  /** Id of the open page. */
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
  /** Path where shoppers find it now. */
  live?: string | undefined
  language?: 'de' | 'en' | undefined
  /** The page whose translation it is. */
  variantOf?: string | undefined
}

/** Methods that a drag onto the canvas calls meanwhile. The canvas finds the gap and shows why it refuses. */
export interface Dragging {
  begin: (node: PageNode) => void
  /** Takes up a node that stands on the page already. */
  lift: (way: NodePath) => void
  /** Position of a finger in the Studio's window; the canvas hears mouse moves by itself. */
  over: (at: { x: number; y: number }) => void
  drop: () => void
  end: () => void
  /** Starts editing the text that stands there. */
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
