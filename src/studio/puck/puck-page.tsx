import { type Data, Puck, type Viewports } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { useMemo } from 'react'
import { fromPuck, puckConfig, puckDictionary, puckOverrides, type PuckPage, toPuck } from '../../tools/puck/puck.js'
import type { LocalizedText } from '../../core/element/declaration.js'
import type { PageClient } from '../app/session/page-client.js'
import './puck-page.css'
import { puckPageMessages } from './puck-page.messages.js'
import { type OpenedInPuck, type PuckPageState, usePuckPage } from './use-puck-page.js'

export interface PuckEditorProps {
  client: PageClient
  id: string
  language: keyof LocalizedText
  /** Addresses of the files that the canvas loads. */
  loader: string
  styles: readonly string[]
}

/** One page of the Studio, edited with Puck. */
export function PuckEditor(props: PuckEditorProps) {
  const words = puckPageMessages[props.language]
  const page = usePuckPage(props.client, props.id)
  if (page.opened) return <Editor {...props} opened={page.opened} page={page} />
  return (
    <p className="puck-notice" role="status">
      {page.failure?.text[props.language] ?? words.loading} <a href="/studio">{words.toStudio}</a>
    </p>
  )
}

function Editor({ opened, page, id, client, language, loader, styles }: PuckEditorProps & { opened: OpenedInPuck; page: PuckPageState }) {
  const words = puckPageMessages[language]
  const config = useMemo(() => puckConfig({ locale: language }), [language])
  const data = useMemo(() => toPuck(opened.page) as Data, [opened])
  const start = useMemo(() => JSON.stringify(fromPuck(toPuck(opened.page), opened.page)), [opened])
  const overrides = useMemo(() => puckOverrides({ loader, styles }), [loader, styles])
  const viewports = useMemo(() => viewportsIn(language), [language])
  const documentOf = (now: Data) => fromPuck(now as PuckPage, opened.page)
  // Puck also calls when it has only put its own house in order.
  function change(now: Data): void {
    const changed = documentOf(now)
    if (page.state !== 'saved' || JSON.stringify(changed) !== start) page.change(changed)
  }
  return (
    <div className="puck-page">
      <section className="puck-bar" aria-label={words.bar}>
        <a href="/studio">{words.toStudio}</a>
        <span className="puck-state" role="status">
          {words[page.state]}
        </span>
        <a href={client.previewOf(id)} target="_blank" rel="noreferrer">
          {words.preview}
        </a>
        <button type="button" disabled={page.state !== 'unsaved'} onClick={() => void page.save()}>
          {words.save}
        </button>
      </section>
      <Notice page={page} opened={opened} language={language} />
      <Puck
        key={start}
        config={config}
        data={data}
        overrides={overrides}
        headerTitle={opened.page.title}
        headerPath={opened.page.path}
        height="100%"
        {...(language === 'de' && { dictionary: puckDictionary })}
        viewports={viewports}
        onChange={change}
        onPublish={(now: Data) => void page.publish(documentOf(now))}
      />
    </div>
  )
}

function viewportsIn(language: keyof LocalizedText): Viewports {
  const { desktop, tablet, mobile } = puckPageMessages[language]
  return [
    { width: 1280, label: desktop, icon: 'Monitor' },
    { width: 900, label: tablet, icon: 'Tablet' },
    { width: 390, label: mobile, icon: 'Smartphone' },
  ]
}

function Notice({ page, opened, language }: { page: PuckPageState; opened: OpenedInPuck; language: keyof LocalizedText }) {
  const words = puckPageMessages[language]
  const { failure } = page
  if (!failure && opened.problems.length === 0) return null
  return (
    <div className="puck-notice" role="alert">
      <p>{failure ? failure.text[language] : words.newer + opened.problems.map((text) => text[language]).join(' ')}</p>
      {failure?.problems?.map(({ text }, index) => (
        <p key={String(index) + text.de}>{text[language]}</p>
      ))}
      {failure?.theirs && (
        <p>
          <button type="button" onClick={() => void page.keepMine()}>
            {words.keepMine}
          </button>
          <button type="button" onClick={page.takeTheirs}>
            {words.takeTheirs}
          </button>
        </p>
      )}
    </div>
  )
}
