import { useStudioWords } from '../kit/language.js'
import { useOpenedPage } from '../session/opened-page.js'
import { useEditorState } from '../session/studio-context.js'
import './shared.css'
import { sharedMessages } from './shared.messages.js'
import { useUses } from './use-parts.js'

/** Says that this is no page, but what pages share, and how many do. */
export function PartNotice() {
  const t = useStudioWords(sharedMessages)
  const { title, kind } = useEditorState().page
  const { id } = useOpenedPage()
  const uses = useUses(kind === 'part' ? id : undefined)
  if (!kind) return null
  return (
    <p className="part-notice">
      <strong>{kind === 'part' ? t.editing(title) : t.editingSection(title)}</strong>
      {uses && <span>{t.shownOn(uses.length)}</span>}
    </p>
  )
}
