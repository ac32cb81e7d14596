import { useState } from 'react'
import type { PageSummary } from '../../../document/pages-api.js'
import { Dialog } from '../kit/dialog.js'
import { IconButton } from '../kit/icon-button.js'
import { isFound, searchable } from '../kit/search.js'
import { kitWords, useStudioWords } from '../kit/language.js'
import { PageBadge, PageDamage } from '../pages/page-state.js'
import { RemoveButton } from '../pages/remove-button.js'
import { pagesWords } from '../pages/pages.words.js'
import { useShell } from '../session/shell-context.js'
import type { KnownPart } from '../session/known-parts.js'
import './shared.css'
import { sharedWords } from './shared.words.js'
import { useParts, useUses } from './use-parts.js'
import { UsesList } from './uses-list.js'

interface PartListProps {
  word: string
  onRename: (summary: PageSummary) => void
  onRemove: (summary: PageSummary) => Promise<void>
}

/** What pages share, and the sections somebody saved, below the list of pages. */
export function PartLists(props: PartListProps) {
  const t = useStudioWords(sharedWords)
  const found = useParts().filter(({ title }) => isFound(props.word, searchable(title)))
  return (
    <>
      <PartList heading={t.heading} parts={found.filter(({ kind }) => kind === 'part')} {...props} />
      <PartList heading={t.sections} parts={found.filter(({ kind }) => kind === 'section')} {...props} />
    </>
  )
}

function PartList({ heading, parts, onRename, onRemove }: PartListProps & { heading: string; parts: readonly KnownPart[] }) {
  const [removed, setRemoved] = useState<KnownPart>()
  if (parts.length === 0) return null
  return (
    <>
      <h2 className="group-heading">{heading}</h2>
      <ul className="page-list">
        {parts.map((part) => (
          <PartRow key={part.id} part={part} onRename={onRename} onRemove={() => setRemoved(part)} />
        ))}
      </ul>
      {removed && (
        <RemoveDialog key={removed.id} part={removed} onClose={() => setRemoved(undefined)} onRemove={() => onRemove(removed.summary)} />
      )}
    </>
  )
}

function PartRow({ part, onRename, onRemove }: { part: KnownPart; onRename: PartListProps['onRename']; onRemove: () => void }) {
  const t = useStudioWords(pagesWords)
  const { pageId, goTo } = useShell()
  const { id, title, kind, language, summary } = part
  return (
    <li className="page-row" data-current={id === pageId ? '' : undefined}>
      <button type="button" className="page-open" aria-current={id === pageId ? 'page' : undefined} onClick={() => void goTo(id)}>
        <strong>{title}</strong>
        <span className="page-path">{language.toUpperCase()}</span>
      </button>
      {kind === 'section' ? <span /> : <PageBadge summary={summary} />}
      <span className="page-actions">
        <IconButton icon="rename" label={t.rename(title)} onClick={() => onRename(summary)} />
        <RemoveButton summary={summary} onRemove={onRemove} />
      </span>
      <PageDamage summary={summary} />
    </li>
  )
}

/** Asks before a part goes from the pages that show it, and names them. */
function RemoveDialog({ part, onClose, onRemove }: { part: KnownPart; onClose: () => void; onRemove: () => Promise<void> }) {
  const t = useStudioWords(sharedWords)
  const words = useStudioWords(pagesWords)
  const common = useStudioWords(kitWords)
  const uses = useUses(part.id)
  return (
    <Dialog
      heading={t.removeHeading(part.title)}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" data-first onClick={onClose}>
            {common.cancel}
          </button>
          <button
            type="button"
            className="button danger"
            aria-disabled={!uses}
            onClick={() => {
              if (!uses) return
              onClose()
              void onRemove()
            }}
          >
            {uses && uses.length > 0 ? t.removeDo : words.remove(part.title)}
          </button>
        </>
      }
    >
      {!uses && <p>{t.counting}</p>}
      {uses?.length === 0 && <p>{t.nowhere}</p>}
      {uses && uses.length > 0 && (
        <>
          <p>{t.removeText(uses.length)}</p>
          <UsesList uses={uses} onGo={onClose} />
        </>
      )}
    </Dialog>
  )
}
