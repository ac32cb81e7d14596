import { type FormEvent, useEffect, useId, useState } from 'react'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { pathProblem } from '../../../pages/document/problems.js'
import type { PageNode } from '../../../core/element/declaration.js'
import type { PageTemplate } from '../../../pages/document/pages-api.js'
import type { Failure } from '../session/page-client.js'
import { pathFor } from '../session/page-path.js'
import { ActionDialog } from '../kit/action-dialog.js'
import { useShell } from '../session/shell-context.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { ImportFields } from './import-fields.js'
import { importMessages } from './import.messages.js'
import { PageFields } from './page-fields.js'
import { pagesMessages } from './pages.messages.js'
import { TemplatePicture } from './template-picture.js'

const emptyPage: PageDocument = { version: 1, path: '/', language: 'de', title: '', description: '', nodes: [] }

/** A new page, from a template, a file or from nothing. */
export function NewPageDialog({ suggestedPath, onClose }: { suggestedPath?: string; onClose: () => void }) {
  const t = useStudioWords(pagesMessages)
  const bringing = useStudioWords(importMessages)
  const { client, pages = [], refreshPages, goTo, tell } = useShell()
  const language = useLanguage()
  const form = useId()
  const templates = useTemplates()
  const [chosen, setChosen] = useState<PageTemplate>()
  const [isBrought, setIsBrought] = useState(false)
  const [brought, setBrought] = useState<PageDocument>()
  const [title, setTitle] = useState('')
  const [path, setPath] = useState(suggestedPath)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const start = isBrought ? brought : (chosen?.page ?? emptyPage)
  const ownerOf = (wanted: string) => pages.find((page) => page.path === wanted || page.published?.path === wanted)
  const suggested = title ? pathFor(title) : (chosen?.page.path ?? '/')
  const shownPath = path ?? freeBeside(suggested, (each) => ownerOf(each) !== undefined)
  const takenBy = ownerOf(shownPath)?.title
  const fits = title.trim() !== '' && !pathProblem(shownPath) && takenBy === undefined && start !== undefined

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!fits) return
    const answer = await client.create({ ...start, title: title.trim(), path: shownPath })
    if ('failed' in answer) return setFailure(answer.failed)
    onClose()
    await refreshPages()
    await goTo(answer.done.id)
    tell(t.created(answer.done.title, answer.done.path))
  }

  function choose(template: PageTemplate | undefined): void {
    suggest(template?.page.title ?? '')
    setIsBrought(false)
    setChosen(template)
  }

  function bring(page: PageDocument | undefined): void {
    suggest(page?.title ?? '')
    setBrought(page)
  }

  /** Suggests a title, unless the editor has typed one. */
  function suggest(next: string): void {
    const suggested = isBrought ? brought?.title : chosen?.page.title
    if (title === '' || title === suggested) setTitle(next)
  }

  return (
    <ActionDialog
      heading={t.newHeading}
      size="large"
      action={{ label: t.create, form }}
      failure={failure?.text[language]}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void create(event)}>
        <div className="new-page-fields">
          <PageFields title={title} path={shownPath} onTitle={setTitle} onPath={setPath} complain={tried} takenBy={takenBy} />
        </div>
        {isBrought && <ImportFields onRead={bring} complain={tried} />}
        <fieldset className="templates">
          <legend className="group-heading">{t.template}</legend>
          {templates.failure && (
            <p className="complaint">
              {t.templatesFailed} {templates.failure.text[language]}
            </p>
          )}
          <div className="template-cards">
            <TemplateCard
              name={t.emptyName}
              summary={t.emptySummary}
              nodes={[]}
              checked={!isBrought && !chosen}
              onChoose={() => choose(undefined)}
            />
            <TemplateCard
              name={bringing.name}
              summary={bringing.summary}
              nodes={brought?.nodes ?? []}
              checked={isBrought}
              onChoose={() => {
                suggest(brought?.title ?? '')
                setIsBrought(true)
              }}
            />
            {templates.list.map((template) => (
              <TemplateCard
                key={template.id}
                name={template.name[language]}
                summary={template.summary[language]}
                nodes={template.page.nodes}
                checked={!isBrought && chosen?.id === template.id}
                onChoose={() => choose(template)}
              />
            ))}
          </div>
        </fieldset>
      </form>
    </ActionDialog>
  )
}

/** Returns a free path like the wanted one. Only suggestions are made free; a typed address that is taken is reported. */
function freeBeside(wanted: string, isTaken: (path: string) => boolean): string {
  const base = wanted === '/' ? '/home' : wanted
  let free = wanted
  for (let count = 2; isTaken(free); count += 1) free = `${base}-${count}`
  return free
}

function useTemplates(): { list: readonly PageTemplate[]; failure: Failure | undefined } {
  const { client } = useShell()
  const [list, setList] = useState<readonly PageTemplate[]>([])
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    let gone = false
    void client.templates().then((answer) => {
      if (gone) return
      if ('done' in answer) setList(answer.done)
      else setFailure(answer.failed)
    })
    return () => {
      gone = true
    }
  }, [client])
  return { list, failure }
}

function TemplateCard({
  name,
  summary,
  nodes,
  checked,
  onChoose,
}: {
  name: string
  summary: string
  nodes: readonly PageNode[]
  checked: boolean
  onChoose: () => void
}) {
  return (
    <label className="template-card">
      <input type="radio" name="template" className="visually-hidden" checked={checked} onChange={onChoose} />
      <TemplatePicture nodes={nodes} />
      <strong>{name}</strong>
      <span>{summary}</span>
    </label>
  )
}
