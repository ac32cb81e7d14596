import { useEditorState, useStudio } from '../session/studio-context.js'
import { Icon, type IconName } from '../kit/icon.js'
import { useStudioWords } from '../kit/language.js'
import type { LeftTab } from './left-panel.js'
import { shellMessages } from './shell.messages.js'
import type { Drawer } from './top-bar.js'

interface BottomBarProps {
  drawer: Drawer | undefined
  leftTab: LeftTab
  onDrawer: (drawer: Drawer | undefined, tab?: LeftTab) => void
}

/** Bar for a phone, in reach of a thumb, that opens the inserter, the outline and the form. */
export function BottomBar({ drawer, leftTab, onDrawer }: BottomBarProps) {
  const t = useStudioWords(shellMessages)
  const { editing } = useStudio()
  const { canUndo, canRedo } = useEditorState()
  const sheet = (icon: IconName, label: string, which: Drawer, tab?: LeftTab) => {
    const isOpen = drawer === which && (tab === undefined || tab === leftTab)
    return (
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${which}-panel`}
        onClick={() => onDrawer(isOpen ? undefined : which, tab)}
      >
        <Icon name={icon} />
        {label}
      </button>
    )
  }
  return (
    <nav className="bottom-bar" aria-label={t.sheets} data-place tabIndex={-1}>
      {sheet('add', t.insert, 'left', 'insert')}
      {sheet('outline', t.outline, 'left', 'outline')}
      <button type="button" aria-disabled={!canUndo} onClick={editing.undo}>
        <Icon name="undo" />
        {t.undoShort}
      </button>
      <button type="button" aria-disabled={!canRedo} onClick={editing.redo}>
        <Icon name="redo" />
        {t.redoShort}
      </button>
      {sheet('settings', t.rightPanel, 'right')}
    </nav>
  )
}
