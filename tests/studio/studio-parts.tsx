import { type ReactNode, useState } from 'react'
import { type Language, LanguageContext } from '../../src/studio/app/kit/language.js'
import { noParts } from '../../src/studio/app/session/known-parts.js'
import { type Shell, ShellContext } from '../../src/studio/app/session/shell-context.js'
import { type Studio, StudioContext } from '../../src/studio/app/session/studio-context.js'
import { unsavedDrafts } from '../../src/studio/app/session/unsaved-drafts.js'
import { pagesInMemory } from '../support/pages-in-memory.js'

interface StudioPartsProps {
  studio: Studio
  language?: Language | undefined
  children: ReactNode
}

/** Where single parts of the Studio stand in a test: on a page that is open, in a shell that knows no other and nobody yet. */
export function StudioParts({ studio, language = 'de', children }: StudioPartsProps) {
  const [shell] = useState(() => shellOf(studio))
  return (
    <ShellContext value={shell}>
      <LanguageContext value={language}>
        <StudioContext value={studio}>{children}</StudioContext>
      </LanguageContext>
    </ShellContext>
  )
}

const shellOf = ({ tell, parts = noParts }: Studio): Shell => ({
  canvas: () => null,
  setLanguage: () => {},
  client: pagesInMemory({}),
  me: undefined,
  mayNot: () => undefined,
  drafts: unsavedDrafts(),
  parts,
  editor: 'here',
  pages: undefined,
  listFailure: undefined,
  refreshPages: async () => {},
  deleted: [],
  showSummary: () => {},
  pageId: undefined,
  goTo: async () => {},
  tell,
  ask: ({ run }) => void run(),
})
