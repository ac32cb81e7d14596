import type { ReactNode } from 'react'
import type { Place } from '../../../pages/document/page-edits.js'
import { IconButton } from '../kit/icon-button.js'
import { Inserter } from '../inserter/inserter.js'
import { Outline } from '../outline/outline.js'
import { PagesPanel } from '../pages/pages-panel.js'
import { Tabs } from '../kit/tabs.js'
import { shellMessages } from './shell.messages.js'
import { Shelter } from './shelter.js'
import { useStudioWords } from '../kit/language.js'

const ids = ['insert', 'outline', 'pages'] as const
export type LeftTab = (typeof ids)[number]

interface LeftPanelProps {
  tab: LeftTab
  onTab: (tab: LeftTab) => void
  insertAt: Place | undefined
  onInserted: () => void
  hidden: boolean
  /** Closes the panel where it is a drawer. */
  onClose: (() => void) | undefined
}

/** Panel with the inserter, the outline of the page, and the list of pages. */
export function LeftPanel({ tab, onTab, insertAt, onInserted, hidden, onClose }: LeftPanelProps) {
  const t = useStudioWords(shellMessages)
  const panels: Record<LeftTab, ReactNode> = {
    insert: <Inserter at={insertAt} onInserted={onInserted} />,
    outline: <Outline />,
    pages: <PagesPanel />,
  }
  return (
    <aside id="left-panel" className="panel left" aria-label={t.leftPanel} data-place tabIndex={-1} hidden={hidden}>
      <Tabs
        label={t.leftPanel}
        tabs={ids.map((id) => ({ id, label: t[id], panel: id === tab && <Shelter key={id}>{panels[id]}</Shelter> }))}
        open={tab}
        onOpen={(id) => onTab(ids.find((each) => each === id) ?? 'insert')}
      />
      {onClose && <IconButton icon="close" className="panel-close" label={t.closePanel} onClick={onClose} />}
    </aside>
  )
}
