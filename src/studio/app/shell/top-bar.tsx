import type { PageSummary } from '../../../pages/document/pages-api.js'
import { LanguagesButton } from '../languages/languages-dialog.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import type { Device } from '../session/editing.js'
import { Icon } from '../kit/icon.js'
import { IconButton } from '../kit/icon-button.js'
import { pagesMessages } from '../pages/pages.messages.js'
import { PublishButton } from '../publish/publish-button.js'
import { MoreMenu } from './more-menu.js'
import { SaveChip } from '../saving/save-chip.js'
import type { Saving } from '../session/saving.js'
import { Segments } from '../kit/segments.js'
import { useShell } from '../session/shell-context.js'
import { shellMessages } from './shell.messages.js'
import { StudioMenu } from './studio-menu.js'
import { useStudioWords } from '../kit/language.js'

export type Drawer = 'left' | 'right'
export type OpenDialog = 'preview' | 'publish' | 'history' | 'languages' | 'translate'

interface TopBarProps {
  summary: PageSummary
  saving: Saving
  drawer: Drawer | undefined
  isNarrow: boolean
  isTiny: boolean
  onDrawer: (drawer: Drawer | undefined) => void
  onDialog: (dialog: OpenDialog) => void
}

export function TopBar({ summary, saving, drawer, isNarrow, isTiny, onDrawer, onDialog }: TopBarProps) {
  const t = useStudioWords(shellMessages)
  const { goTo } = useShell()
  const hasDrawers = isNarrow && !isTiny
  const toPages = () => void goTo(undefined)
  // A saved section is copied, and translated where it is put.
  const languages = summary.kind !== 'section' && <LanguagesButton summary={summary} onOpen={() => onDialog('languages')} />
  const preview = (
    <button type="button" className="button top-bar-preview" onClick={() => onDialog('preview')}>
      <Icon name="eye" size={16} />
      <span>{t.preview}</span>
    </button>
  )
  const rest = (
    <>
      <IconButton icon="history" label={t.history} onClick={() => onDialog('history')} />
      <StudioMenu />
    </>
  )
  return (
    <header className="top-bar" data-place tabIndex={-1}>
      <div className="top-bar-start">
        {hasDrawers && <DrawerButton which="left" label={t.showPanel} drawer={drawer} onDrawer={onDrawer} />}
        {isNarrow ? (
          <IconButton icon="left" label={t.toPages} onClick={toPages} />
        ) : (
          <button type="button" className="logo" title={t.toPages} onClick={toPages}>
            {t.studio}
          </button>
        )}
        <div className="top-bar-page">
          <PageName />
          {!isNarrow && languages}
          <SaveChip saving={saving} />
        </div>
      </div>
      {!isTiny && <DeviceSwitch />}
      <div className="top-bar-end">
        {!isTiny && <UndoButtons />}
        {isNarrow ? (
          <MoreMenu>
            {isTiny && <DeviceSwitch />}
            {isTiny && preview}
            {languages}
            {rest}
          </MoreMenu>
        ) : (
          rest
        )}
        {!isTiny && preview}
        <PublishButton summary={summary} className="button primary" onPublish={() => onDialog('publish')}>
          {t.publish}
        </PublishButton>
        {hasDrawers && <DrawerButton which="right" label={t.showForm} drawer={drawer} onDrawer={onDrawer} />}
      </div>
    </header>
  )
}

function PageName() {
  const t = useStudioWords(pagesMessages)
  const { title } = useEditorState().page
  return (
    <h1 className="page-name" title={title}>
      {shortTitle(title) || t.untitled}
    </h1>
  )
}

const longestName = 20

/** Shortens a long title by the shop's name, which stands behind the bar, the same on every page. */
function shortTitle(title: string): string {
  const [start = ''] = title.split('|')
  return title.length > longestName && start.trim() ? start.trim() : title
}

function DrawerButton({ which, label, drawer, onDrawer }: { which: Drawer; label: string } & Pick<TopBarProps, 'drawer' | 'onDrawer'>) {
  const isOpen = drawer === which
  return (
    <IconButton
      icon={which === 'left' ? 'panelLeft' : 'panelRight'}
      label={label}
      aria-expanded={isOpen}
      aria-controls={`${which}-panel`}
      onClick={() => onDrawer(isOpen ? undefined : which)}
    />
  )
}

const devices: readonly Device[] = ['desktop', 'tablet', 'mobile']

function DeviceSwitch() {
  const t = useStudioWords(shellMessages)
  const { editing } = useStudio()
  const { device } = useEditorState()
  const options = devices.map((value) => ({ value, label: t[value], icon: <Icon name={value} size={16} /> }))
  return (
    <div className="device-switch">
      <Segments label={t.device} value={device} options={options} onChoose={editing.setDevice} />
    </div>
  )
}

function UndoButtons() {
  const t = useStudioWords(shellMessages)
  const { editing } = useStudio()
  const { canUndo, canRedo } = useEditorState()
  return (
    <>
      <IconButton icon="undo" label={t.undo} aria-disabled={!canUndo} onClick={editing.undo} />
      <IconButton icon="redo" label={t.redo} aria-disabled={!canRedo} onClick={editing.redo} />
    </>
  )
}
