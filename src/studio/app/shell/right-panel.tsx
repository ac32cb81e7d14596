import { nodeAt } from '../../../pages/document/page-edits.js'
import { useEditorState } from '../session/studio-context.js'
import { PageForm } from '../form/page-form.js'
import { PropertyForm } from '../form/property-form.js'
import { Icon } from '../kit/icon.js'
import { IconButton } from '../kit/icon-button.js'
import { useChosenName } from '../session/chosen-name.js'
import { CommentsPanel } from '../team/comments-panel.js'
import type { Comments } from '../team/use-comments.js'
import { teamMessages } from '../team/team.messages.js'
import { Tabs } from '../kit/tabs.js'
import { shellMessages } from './shell.messages.js'
import { Shelter } from './shelter.js'
import { useStudioWords } from '../kit/language.js'

export type RightTab = 'block' | 'page' | 'comments'

interface RightPanelProps {
  tab: RightTab
  onTab: (tab: RightTab) => void
  comments: Comments
  hidden: boolean
  /** Closes the panel where it is a drawer. */
  onClose: (() => void) | undefined
}

/** The form of the chosen block, and the form of the page. */
export function RightPanel({ tab, onTab, comments, hidden, onClose }: RightPanelProps) {
  const t = useStudioWords(shellMessages)
  const { page, selected } = useEditorState()
  const words = useStudioWords(teamMessages)
  const node = selected && nodeAt(page, selected)
  const name = useChosenName() ?? t.noBlock
  const form =
    node === undefined ? (
      <p className="help">{t.pickBlock}</p>
    ) : (
      <Shelter key={JSON.stringify(selected)}>
        <PropertyForm />
      </Shelter>
    )
  return (
    <aside id="right-panel" className="panel right" aria-label={t.rightPanel} data-place tabIndex={-1} hidden={hidden}>
      <Tabs
        label={t.rightPanel}
        open={tab}
        onOpen={(id) => onTab(id === 'page' || id === 'comments' ? id : 'block')}
        tabs={[
          { id: 'block', label: name, panel: tab === 'block' && form },
          {
            id: 'page',
            label: t.page,
            panel: tab === 'page' && (
              <Shelter>
                <PageForm />
              </Shelter>
            ),
          },
          {
            id: 'comments',
            label: words.commentsTab(comments.open.length),
            short: (
              <>
                <Icon name="comment" /> {comments.open.length > 0 && comments.open.length}
              </>
            ),
            panel: tab === 'comments' && (
              <Shelter>
                <CommentsPanel comments={comments} />
              </Shelter>
            ),
          },
        ]}
      />
      {onClose && <IconButton icon="close" className="panel-close" label={t.closePanel} onClick={onClose} />}
    </aside>
  )
}
