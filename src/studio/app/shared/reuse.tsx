import { type FormEvent, useId, useState } from 'react'
import type { PageNode } from '../../../core/element/declaration.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { ActionDialog } from '../kit/action-dialog.js'
import { Icon } from '../kit/icon.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { nodeName } from '../session/node-names.js'
import { RoleButton } from '../session/role-button.js'
import { toShow, useMissingPermission } from '../session/use-missing-permission.js'
import type { Failure } from '../session/page-client.js'
import { useShell } from '../session/shell-context.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import './shared.css'
import { sharedMessages } from './shared.messages.js'

type Reuse = 'share' | 'keep'

/** Actions at the foot of a block's form: to show it on other pages too, or to save it for reuse. */
export function ReuseFoot({ node, way }: { node: PageNode; way: NodePath }) {
  const t = useStudioWords(sharedMessages)
  const [asked, setAsked] = useState<Reuse>()
  // It is published with its making.
  const mayNotShare = useMissingPermission(toShow({ kind: 'part' }))
  return (
    <section className="reuse" aria-label={t.reuse}>
      <RoleButton why={mayNotShare} className="button plain" onPress={() => setAsked('share')}>
        <Icon name="shared" size={16} />
        {t.share}
      </RoleButton>
      <button type="button" className="button plain" onClick={() => setAsked('keep')}>
        <Icon name="keep" size={16} />
        {t.keep}
      </button>
      {asked && <ReuseDialog node={node} way={way} what={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function ReuseDialog({ node, way, what, onClose }: { node: PageNode; way: NodePath; what: Reuse; onClose: () => void }) {
  const t = useStudioWords(sharedMessages)
  const { declarations } = useStudio()
  const language = useLanguage()
  const id = useId()
  const { title: kind, about } = nodeName(node, { declarations, language })
  const [name, setName] = useState(typeof node === 'object' && node.name ? kind : about || kind)
  const [tried, setTried] = useState(false)
  const { run, busy, failure } = useReuse({ node, way, what, onDone: onClose })
  const complaint = tried && name.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (name.trim() !== '') void run(name.trim())
  }

  return (
    <ActionDialog
      heading={what === 'share' ? t.shareHeading : t.keepHeading}
      action={{ label: what === 'share' ? t.shareDo : t.keepDo, form: `${id}form`, isBusy: busy }}
      failure={failure?.text[language]}
      onClose={onClose}
    >
      <form id={`${id}form`} noValidate onSubmit={submit}>
        <p>{what === 'share' ? t.shareText : t.keepText}</p>
        <div className="dialog-field">
          <label htmlFor={id}>{t.name}</label>
          <input
            id={id}
            className="control"
            data-first
            maxLength={60}
            value={name}
            aria-invalid={complaint}
            aria-describedby={complaint ? `${id}complaint` : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {complaint && (
            <p id={`${id}complaint`} className="dialog-field-complaint" role="alert">
              {t.nameNeeded}
            </p>
          )}
        </div>
      </form>
    </ActionDialog>
  )
}

function useReuse({ node, way, what, onDone }: { node: PageNode; way: NodePath; what: Reuse; onDone: () => void }) {
  const t = useStudioWords(sharedMessages)
  const { client, parts, refreshPages } = useShell()
  const { editing, tell } = useStudio()
  const { page } = useEditorState()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function run(title: string): Promise<void> {
    if (busy) return
    setBusy(true)
    const failed = what === 'share' ? await share(title) : await keep(title)
    setBusy(false)
    setFailure(failed)
    if (failed) return
    onDone()
  }

  const documentOf = (kind: 'part' | 'section', title: string) => ({
    version: 1,
    kind,
    path: '',
    language: page.language,
    title,
    description: '',
    nodes: [node],
  })

  // Content that already stands on the page may be public at once: the new part is published right away.
  async function share(title: string): Promise<Failure | undefined> {
    const made = await client.create(documentOf('part', title))
    if ('failed' in made) return made.failed
    const published = await client.publish(made.done.id, made.done.revision)
    if ('failed' in published) return published.failed
    await parts.refresh()
    const answer = editing.replace(way, { shared: made.done.id })
    tell('refused' in answer ? answer.refused[language] : t.shared(title))
    await refreshPages()
    return undefined
  }

  async function keep(title: string): Promise<Failure | undefined> {
    const made = await client.create(documentOf('section', title))
    if ('failed' in made) return made.failed
    await parts.refresh()
    tell(t.kept(title))
    return undefined
  }

  return { run, busy, failure }
}
