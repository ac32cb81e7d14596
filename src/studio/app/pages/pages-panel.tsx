import { useDeferredValue, useState } from 'react'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import { Icon } from '../kit/icon.js'
import { IconButton } from '../kit/icon-button.js'
import { isFound, searchable } from '../kit/search.js'
import { useShell } from '../session/shell-context.js'
import { kitWords, useLanguage, useStudioWords } from '../kit/language.js'
import { languagesMessages } from '../languages/languages.messages.js'
import { pageLanguages, translatedPageOf, withVariants } from '../session/translated-pages.js'
import { useVariants } from '../languages/use-variants.js'
import { PartLists } from '../shared/part-list.js'
import { RoleButton } from '../session/role-button.js'
import { useMissingPermission } from '../session/use-missing-permission.js'
import { ReleasesDialog } from '../team/releases-dialog.js'
import { teamMessages } from '../team/team.messages.js'
import { NewPageDialog } from './new-page-dialog.js'
import { PageBadge, PageDamage } from './page-state.js'
import './pages.css'
import { pagesMessages } from './pages.messages.js'
import { RedirectList } from './redirect-list.js'
import { ReplaceDialog } from '../replace/replace-dialog.js'
import { replaceMessages } from '../replace/replace.messages.js'
import { RenameDialog } from './rename-dialog.js'
import { RowMenu } from './row-menu.js'
import { SalesforceButton } from './salesforce-export.js'
import { usePageActions } from './use-page-actions.js'

/** The pages of the site: find, open, make, copy, rename, delete. */
export function PagesPanel() {
  const { pages, listFailure } = useShell()
  const t = useStudioWords(pagesMessages)
  const actions = usePageActions()
  const [word, setWord] = useState('')
  const [making, setMaking] = useState(false)
  const [replacing, setReplacing] = useState(false)
  const replace = useStudioWords(replaceMessages)
  const [renamed, setRenamed] = useState<PageSummary>()
  return (
    <section className="pages" aria-label={t.heading}>
      <div className="pages-tools">
        <input
          type="search"
          className="control"
          aria-label={t.search}
          placeholder={t.searchHint}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <button type="button" className="button primary" onClick={() => setMaking(true)}>
          <Icon name="add" size={16} />
          {t.newPage}
        </button>
      </div>
      {listFailure && <ListFailure />}
      {pages && <PageList word={word} onRename={setRenamed} actions={actions} />}
      <PartLists word={word} onRename={setRenamed} onRemove={actions.remove} />
      <DeletedPages actions={actions} />
      <ReleasesButton />
      <RedirectList />
      {pages && pages.length > 0 && (
        <button type="button" className="button export" onClick={() => setReplacing(true)}>
          <Icon name="search" size={16} />
          {replace.open}
        </button>
      )}
      <ExportLink />
      <SalesforceButton />
      {making && <NewPageDialog onClose={() => setMaking(false)} />}
      {replacing && <ReplaceDialog onClose={() => setReplacing(false)} />}
      {renamed && <RenameDialog summary={renamed} onClose={() => setRenamed(undefined)} />}
    </section>
  )
}

function ListFailure() {
  const { listFailure, refreshPages } = useShell()
  const language = useLanguage()
  const { again } = useStudioWords(kitWords)
  return (
    <p className="complaint" role="alert">
      {listFailure?.text[language]}{' '}
      <button type="button" className="button plain" onClick={() => void refreshPages()}>
        {again}
      </button>
    </p>
  )
}

interface PageListProps {
  word: string
  onRename: (summary: PageSummary) => void
  actions: ReturnType<typeof usePageActions>
}

function PageList({ word, onRename, actions }: PageListProps) {
  const t = useStudioWords(pagesMessages)
  const { pages = [] } = useShell()
  const looked = useDeferredValue(word)
  const found = withVariants(pages.filter(({ title, path }) => isFound(looked, searchable(title, path))))
  return (
    <>
      <p className="visually-hidden" role="status">
        {looked ? t.found(found.length) : ''}
      </p>
      {found.length === 0 && <p className="help">{pages.length === 0 ? t.none : t.nothingFound(looked)}</p>}
      <ul className="page-list">
        {found.map((summary) => (
          <PageRow key={summary.id} summary={summary} onRename={onRename} actions={actions} />
        ))}
      </ul>
    </>
  )
}

function PageRow({ summary, onRename, actions }: Omit<PageListProps, 'word'> & { summary: PageSummary }) {
  const t = useStudioWords(pagesMessages)
  const { pageId, goTo, pages = [] } = useShell()
  const language = useLanguage()
  const languages = useStudioWords(languagesMessages)
  const variants = useVariants()
  const title = summary.title || t.untitled
  const missing = summary.broken || translatedPageOf(summary, pages) ? undefined : pageLanguages.find((each) => each !== summary.language)
  return (
    <li
      className="page-row"
      data-current={summary.id === pageId ? '' : undefined}
      data-variant={summary.variantOf === undefined ? undefined : ''}
    >
      <button
        type="button"
        className="page-open"
        aria-current={summary.id === pageId ? 'page' : undefined}
        disabled={summary.broken !== undefined}
        onClick={() => void goTo(summary.id)}
      >
        <strong>{title}</strong>
        <span className="page-path">{summary.path}</span>
      </button>
      <PageMarks summary={summary} />
      <span className="page-actions">
        {missing && (
          <IconButton icon="languages" label={languages.makeOf(title, missing)} onClick={() => void variants.make(summary, missing)} />
        )}
        {!summary.broken && <IconButton icon="copy" label={t.duplicate(title)} onClick={() => void actions.duplicate(summary)} />}
        {!summary.broken && <IconButton icon="rename" label={t.rename(title)} onClick={() => onRename(summary)} />}
        {summary.revision > 0 && (
          <RowMenu summary={summary} onRemove={() => actions.remove(summary)} onTakeBack={() => actions.takeBack(summary)} />
        )}
      </span>
      {summary.broken && <p className="complaint">{summary.broken[language]}</p>}
      {summary.broken && summary.revision === 0 && <WaysOn summary={summary} actions={actions} />}
      <PageDamage summary={summary} />
    </li>
  )
}

/** Actions for a page of which nothing can be read any more. */
function WaysOn({ summary, actions }: { summary: PageSummary; actions: PageListProps['actions'] }) {
  const t = useStudioWords(pagesMessages)
  const [making, setMaking] = useState(false)
  const { id, title } = summary
  return (
    <div className="page-ways">
      <button type="button" className="button" aria-label={t.makeAnewOf(title)} onClick={() => setMaking(true)}>
        {t.makeAnew}
      </button>
      <button type="button" className="button plain" aria-label={t.remove(title)} onClick={() => actions.remove(summary)}>
        {t.removeBroken}
      </button>
      {making && <NewPageDialog suggestedPath={`/${id}`} onClose={() => setMaking(false)} />}
    </div>
  )
}

/** Its state, its language where there are two, and how much of a translation is to do. */
function PageMarks({ summary }: { summary: PageSummary }) {
  const { pages = [] } = useShell()
  const languages = useStudioWords(languagesMessages)
  const { language, untranslated, comments, planned, ends } = summary
  const team = useStudioWords(teamMessages)
  const studio = useLanguage()
  return (
    <span className="page-marks">
      <PageBadge summary={summary} />
      {translatedPageOf(summary, pages) && (
        <span className="page-badge" title={languages.titles[language]}>
          {language.toUpperCase()}
        </span>
      )}
      {comments !== undefined && <span className="page-badge">{team.openComments(comments)}</span>}
      {ends && (
        <span className="page-badge" data-state={ends.why ? 'brokenBadge' : 'changed'} title={ends.why?.[studio]}>
          {ends.at && !ends.why ? team.ending(team.time(ends.at)) : team.endHasFailed}
        </span>
      )}
      {planned && (
        <span className="page-badge" data-state={planned.why ? 'brokenBadge' : 'changed'} title={planned.why?.[studio]}>
          {planned.at && !planned.why ? team.planned(team.time(planned.at)) : team.failed}
        </span>
      )}
      {untranslated !== undefined && (
        <span className="page-badge" data-state="untranslated">
          {languages.untranslated(untranslated)}
        </span>
      )}
    </span>
  )
}

function DeletedPages({ actions }: Pick<PageListProps, 'actions'>) {
  const t = useStudioWords(pagesMessages)
  const { deleted } = useShell()
  const why = useMissingPermission('publisher')
  if (deleted.length === 0) return null
  return (
    <>
      <h2 className="group-heading">{t.deletedPages}</h2>
      <ul className="page-list">
        {deleted.map((summary) => (
          <li key={summary.id} className="page-row deleted">
            <span className="page-open">
              <strong>{summary.title || t.untitled}</strong>
              <span className="page-path">{summary.path}</span>
            </span>
            <RoleButton
              why={why}
              className="button plain"
              label={t.bringBackOf(summary.title || t.untitled)}
              onPress={() => actions.bringBack(summary)}
            >
              {t.bringBack}
            </RoleButton>
          </li>
        ))}
      </ul>
    </>
  )
}

function ReleasesButton() {
  const t = useStudioWords(teamMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button export" onClick={() => setOpen(true)}>
        <Icon name="publish" size={16} />
        {t.releases}
      </button>
      {open && <ReleasesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ExportLink() {
  const t = useStudioWords(pagesMessages)
  const { client } = useShell()
  return (
    <a className="button export" href={client.exportAddress} download="lindenrose.zip">
      <Icon name="download" size={16} />
      {t.exportAll}
    </a>
  )
}
