import type { PageSummary } from '../../../pages/document/pages-api.js'
import { IconButton } from '../kit/icon-button.js'
import { isFound, searchable } from '../kit/search.js'
import { useStudioWords } from '../kit/language.js'
import { PageBadge, PageDamage } from '../pages/page-state.js'
import { RowMenu } from '../pages/row-menu.js'
import { pagesMessages } from '../pages/pages.messages.js'
import { useShell } from '../session/shell-context.js'
import type { KnownPart } from '../session/known-parts.js'
import './shared.css'
import { sharedMessages } from './shared.messages.js'
import { useParts } from './use-parts.js'

interface PartListProps {
  word: string
  onRename: (summary: PageSummary) => void
  onRemove: (summary: PageSummary) => void
}

/** Lists the shared parts and the saved sections, below the list of pages. */
export function PartLists(props: PartListProps) {
  const t = useStudioWords(sharedMessages)
  const found = useParts().filter(({ title }) => isFound(props.word, searchable(title)))
  return (
    <>
      <PartList heading={t.heading} parts={found.filter(({ kind }) => kind === 'part')} {...props} />
      <PartList heading={t.sections} parts={found.filter(({ kind }) => kind === 'section')} {...props} />
    </>
  )
}

function PartList({ heading, parts, onRename, onRemove }: PartListProps & { heading: string; parts: readonly KnownPart[] }) {
  if (parts.length === 0) return null
  return (
    <>
      <h2 className="group-heading">{heading}</h2>
      <ul className="page-list">
        {parts.map((part) => (
          <PartRow key={part.id} part={part} onRename={onRename} onRemove={() => void onRemove(part.summary)} />
        ))}
      </ul>
    </>
  )
}

function PartRow({ part, onRename, onRemove }: { part: KnownPart; onRename: PartListProps['onRename']; onRemove: () => void }) {
  const t = useStudioWords(pagesMessages)
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
        <RowMenu summary={summary} onRemove={onRemove} />
      </span>
      <PageDamage summary={summary} />
    </li>
  )
}
