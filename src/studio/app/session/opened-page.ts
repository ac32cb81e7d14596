import { createContext, use } from 'react'
import type { Editing } from './editing.js'
import type { Saving } from './saving.js'

/** The page that is open: what edits it and what saves it. */
export interface OpenedPage {
  id: string
  editing: Editing
  saving: Saving
}

export const OpenedContext = createContext<OpenedPage | undefined>(undefined)

export function useOpenedPage(): OpenedPage {
  const opened = use(OpenedContext)
  if (!opened) throw new Error('This part of the Studio needs an open page around it.')
  return opened
}
