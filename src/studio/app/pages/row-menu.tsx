import type { PageSummary } from '../../../pages/document/pages-api.js'
import { useStudioWords } from '../kit/language.js'
import { MenuButton } from '../kit/menu.js'
import { toShow, useMissingPermission } from '../session/use-missing-permission.js'
import { useShell } from '../session/shell-context.js'
import { pagesMessages } from './pages.messages.js'

interface RowMenuProps {
  summary: PageSummary
  onRemove: () => void
  /** Takes the published page from the site; a part has no page of its own. */
  onTakeBack?: () => void
}

/** Menu with the actions that remove a page or a part, so that no single click does it. */
export function RowMenu({ summary, onRemove, onTakeBack }: RowMenuProps) {
  const t = useStudioWords(pagesMessages)
  const { tell } = useShell()
  const { published } = summary
  const title = summary.title || t.untitled
  const why = useMissingPermission(published && toShow(summary))
  const unlessRefused = (run: () => void) => () => (why ? tell(why) : run())
  const view = () => window.open(published?.path ?? summary.path, '_blank', 'noopener')
  return (
    <MenuButton
      label={t.moreOf(title)}
      items={[
        ...(published && onTakeBack
          ? [
              { icon: 'open' as const, label: t.view, run: view },
              { icon: 'hidden' as const, label: t.takeBack, why, run: unlessRefused(onTakeBack) },
            ]
          : []),
        { icon: 'remove', label: t.removeShort, name: t.remove(title), why, run: unlessRefused(onRemove) },
      ]}
    />
  )
}
