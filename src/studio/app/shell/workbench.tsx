import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from '../../../pages/document/page-edits.js'
import { hasExperiment } from '../../../pages/document/section-times.js'
import type { Problem } from '../../../pages/document/problems.js'
import type { PageSummary, StoredPage } from '../../../pages/document/pages-api.js'
import type { PageComment } from '../../../pages/document/team-api.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { HintsBar } from '../hints/hints-bar.js'
import { focusComment, focusForm, showProblem } from '../hints/show-problem.js'
import { useHints } from '../hints/use-hints.js'
import { LanguagesDialog } from '../languages/languages-dialog.js'
import { TranslateDialog } from '../languages/translate-dialog.js'
import { translatedPageOf } from '../session/translated-pages.js'
import { PreviewDialog } from '../preview/preview-dialog.js'
import { ShareDraft } from '../preview/share-draft.js'
import { HistoryDialog } from '../publish/history-dialog.js'
import { PublishButton } from '../publish/publish-button.js'
import { PublishDialog } from '../publish/publish-dialog.js'
import { PartNotice } from '../shared/part-notice.js'
import { teamMessages } from '../team/team.messages.js'
import { useComments } from '../team/use-comments.js'
import { useParts } from '../shared/use-parts.js'
import { pagesMessages } from '../pages/pages.messages.js'
import { Notice, SaveNotices } from '../saving/save-notices.js'
import { SavingDialogs } from '../saving/saving-dialogs.js'
import { useConflict } from '../saving/use-conflict.js'
import { useOtherWindows } from '../saving/use-other-windows.js'
import { useWindowWatch } from '../saving/use-saving.js'
import { BottomBar } from './bottom-bar.js'
import { LeftPanel, type LeftTab } from './left-panel.js'
import { useOpenedPage } from '../session/opened-page.js'
import { RightPanel, type RightTab } from './right-panel.js'
import { useShell } from '../session/shell-context.js'
import { shellMessages } from './shell.messages.js'
import { Shelter } from './shelter.js'
import { type Drawer, type OpenDialog, TopBar } from './top-bar.js'
import { TouchBar } from './touch-bar.js'
import { useMedia } from '../kit/use-media.js'
import { useEditingKeys } from './use-editing-keys.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

interface WorkbenchProps {
  stored: StoredPage
  insertAt: Place | undefined
  onInsertAt: (place: Place | undefined) => void
}

// Below this, two panels leave no room for the canvas; below that, even one has to come from below.
const narrow = '(width < 68rem)'
const tiny = '(width < 40rem)'
const byFinger = '(pointer: coarse)'

/** The Studio around an open page: top bar, panels, canvas, hints, dialogs. */
export function Workbench({ stored, insertAt, onInsertAt }: WorkbenchProps) {
  const { client, pages, canvas: Canvas } = useShell()
  const { editing } = useStudio()
  const { saving } = useOpenedPage()
  const { page, device } = useEditorState()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [leftTab, setLeftTab] = useState<LeftTab>('insert')
  const [rightTab, setRightTab] = useRightTab()
  const [drawer, setDrawer] = useState<Drawer>()
  const isNarrow = useMedia(narrow)
  const isTiny = useMedia(tiny)
  const isTouched = useMedia(byFinger) || isTiny
  const conflict = useConflict()
  const comments = useComments()
  const others = useOtherWindows()
  const hints = useHints()
  const parts = useParts()
  const site = [...(pages ?? []), ...parts.map((part) => part.summary)]
  const summary: PageSummary = site.find(({ id }) => id === stored.id) ?? stored
  const twin = translatedPageOf(summary, site)
  useWindowWatch(saving)
  useEditingKeys()
  useTitle(page.title)
  // A desktop's page on a phone would be too small to be read.
  useEffect(() => {
    if (isTiny) editing.setDevice('mobile')
  }, [isTiny, editing])
  useEffect(() => {
    if (!insertAt) return
    setLeftTab('insert')
    setDrawer('left')
  }, [insertAt])

  const show = useCallback(
    (problem: Problem) => {
      setDialog(undefined)
      setDrawer('right')
      setRightTab(problem.at.length === 0 ? 'page' : 'block')
      showProblem(problem, editing)
    },
    [editing, setRightTab],
  )

  const openForm = useCallback(() => {
    setDrawer('right')
    setRightTab('block')
    focusForm()
  }, [setRightTab])
  const openComment = useCallback(
    ({ id }: PageComment) => {
      setDrawer('right')
      setRightTab('comments')
      focusComment(id)
    },
    [setRightTab],
  )
  useEscape(drawer !== undefined && isNarrow, () => setDrawer(undefined))

  function afterInsert(): void {
    onInsertAt(undefined)
    setDrawer(undefined)
  }

  const notices = (
    <>
      <SaveNotices
        saving={saving}
        isOlder={stored.isOlder}
        others={others}
        onDecide={conflict.decide}
        onLoadTheirs={conflict.loadTheirs}
        onSaveAsNew={conflict.saveAsNew}
      />
      <PlannedNotice summary={summary} />
      <DamagedNotice summary={summary} onPublish={() => setDialog('publish')} />
    </>
  )
  return (
    <>
      <TopBar
        summary={{ ...summary, language: page.language }}
        saving={saving}
        drawer={isNarrow ? drawer : undefined}
        isNarrow={isNarrow}
        isTiny={isTiny}
        onDrawer={setDrawer}
        onDialog={setDialog}
      />
      <div className="workbench" data-drawer={isNarrow ? (drawer ?? 'none') : undefined} data-touched={isTouched ? '' : undefined}>
        <LeftPanel
          tab={leftTab}
          onTab={setLeftTab}
          insertAt={insertAt}
          onInserted={afterInsert}
          hidden={isNarrow && drawer !== 'left'}
          onClose={isNarrow ? () => setDrawer(undefined) : undefined}
        />
        <MainPlace notices={notices}>
          <PartNotice />
          <Shelter>
            <Canvas onOpenForm={openForm} comments={comments.open} onOpenComment={openComment} />
          </Shelter>
          {isTouched && <TouchBar onOpenForm={openForm} />}
          <Shelter>
            <HintsBar hints={hints} onShow={show} />
          </Shelter>
        </MainPlace>
        <RightPanel
          tab={rightTab}
          onTab={setRightTab}
          comments={comments}
          hidden={isNarrow && drawer !== 'right'}
          onClose={isNarrow ? () => setDrawer(undefined) : undefined}
        />
      </div>
      {isTiny && (
        <BottomBar
          drawer={drawer}
          leftTab={leftTab}
          onDrawer={(next, tab) => {
            setDrawer(next)
            if (tab) setLeftTab(tab)
          }}
        />
      )}
      {dialog === 'preview' && (
        <PreviewDialog
          title={page.title}
          share={<ShareDraft id={stored.id} />}
          hasExperiment={[page, ...parts.map((part) => part.page)].some(hasExperiment)}
          address={client.previewOf(stored.id)}
          device={device}
          save={() => saving.saveNow()}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog summary={summary} saving={saving} hints={hints} onShow={show} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'languages' && (
        <LanguagesDialog
          summary={{ ...summary, language: page.language }}
          onTranslate={() => setDialog('translate')}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'translate' && twin && <TranslateDialog summary={summary} twin={twin} onClose={() => setDialog(undefined)} />}
      {dialog === 'history' && <HistoryDialog summary={summary} onClose={() => setDialog(undefined)} />}
      <SavingDialogs stored={stored} conflict={conflict} others={others} />
    </>
  )
}

/** A page that has its time: which version goes live then, and when it goes offline. */
function PlannedNotice({ summary: { planned, ends, revision } }: { summary: PageSummary }) {
  const t = useStudioWords(teamMessages)
  const language = useLanguage()
  const { client, refreshPages, tell } = useShell()
  const { saving } = useOpenedPage()

  async function takeChanges(release: string, counts: number): Promise<void> {
    await saving.saveNow()
    const answer = await client.renewRelease(release, counts)
    await refreshPages()
    tell('failed' in answer ? answer.failed.text[language] : t.changesTaken(answer.done.at ? t.time(answer.done.at) : ''))
  }

  const isOlder = planned?.revision !== undefined && planned.revision !== revision
  return (
    <>
      {planned?.why && <Notice tone="error" text={t.failedWhy(planned.why[language])} />}
      {planned?.at && !planned.why && (
        <Notice text={(isOlder ? t.plannedBefore : t.plannedNotice)(t.time(planned.at))}>
          {isOlder && (
            <button type="button" className="button" onClick={() => void takeChanges(planned.release, planned.counts)}>
              {t.takeChanges}
            </button>
          )}
        </Notice>
      )}
      {ends?.why && <Notice tone="error" text={t.endFailed(ends.why[language])} />}
      {ends?.at && !ends.why && <Notice text={t.endsNotice(t.time(ends.at))} />}
    </>
  )
}

function DamagedNotice({ summary, onPublish }: { summary: PageSummary; onPublish: () => void }) {
  const t = useStudioWords(shellMessages)
  const pages = useStudioWords(pagesMessages)
  const { damagedVersion, published } = summary
  if (damagedVersion === undefined) return null
  return (
    <Notice tone="error" text={pages.isDamaged(damagedVersion, published?.version)}>
      <PublishButton summary={summary} className="button" onPublish={onPublish}>
        {t.publish}
      </PublishButton>
    </Notice>
  )
}

function MainPlace({ notices, children }: { notices: ReactNode; children: ReactNode }) {
  const t = useStudioWords(shellMessages)
  return (
    <main className="canvas-place" aria-label={t.mainPlace} data-place tabIndex={-1}>
      {notices}
      {children}
    </main>
  )
}

/** Choosing a block shows its form; choosing nothing shows the page's. */
function useRightTab(): [RightTab, (tab: RightTab) => void] {
  const { selected } = useEditorState()
  const key = selected && JSON.stringify(selected)
  const [tab, setTab] = useState<RightTab>('page')
  const [shown, setShown] = useState<string>()
  if (shown !== key) {
    setShown(key)
    if (tab !== 'comments') setTab(key ? 'block' : 'page')
  }
  return [tab, setTab]
}

/** A drawer closes with Escape, and gives focus back to the page. */
function useEscape(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
      latest.current()
      document.querySelector<HTMLElement>('main')?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
}

function useTitle(title: string): void {
  const t = useStudioWords(shellMessages)
  useEffect(() => {
    document.title = title ? `${title} · ${t.studio}` : t.studio
    return () => {
      document.title = t.studio
    }
  }, [title, t])
}
