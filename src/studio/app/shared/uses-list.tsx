import type { PartUse } from '../../../pages/document/pages-api.js'
import { useStudioWords } from '../kit/language.js'
import { useShell } from '../session/shell-context.js'
import { sharedMessages } from './shared.messages.js'

/** The pages that show a part; each leads to its page. */
export function UsesList({ uses, onGo }: { uses: readonly PartUse[]; onGo?: () => void }) {
  const t = useStudioWords(sharedMessages)
  const { goTo, pageId } = useShell()
  return (
    <ul className="uses">
      {uses.map(({ id, title, path, live, kind }) => (
        <li key={id}>
          <button
            type="button"
            className="uses-page"
            aria-current={id === pageId ? 'page' : undefined}
            onClick={() => {
              onGo?.()
              void goTo(id)
            }}
          >
            <strong>{title.split('|')[0]?.trim() || title}</strong>
            <span>{[kind ? t.kind : path, live ? '' : t.draftOnly].filter(Boolean).join(' · ')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
