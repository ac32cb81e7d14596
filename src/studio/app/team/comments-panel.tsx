import { type FormEvent, useCallback, useEffect, useId, useState } from 'react'
import { anchorOf, wayOfId } from '../../../pages/document/node-ids.js'
import { nodeAt } from '../../../pages/document/page-edits.js'
import type { PageComment } from '../../../pages/document/team-api.js'
import type { Failure } from '../session/page-client.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { timeOf } from '../kit/time-of.js'
import { nodeTitle } from '../session/node-names.js'
import { useOpenedPage } from '../session/opened-page.js'
import { useShell } from '../session/shell-context.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { ownName, rememberName } from '../session/own-name.js'
import './team.css'
import { teamMessages } from './team.messages.js'
import type { Comments } from './use-comments.js'

/** Panel with the team's comments on the page and its blocks. */
export function CommentsPanel({ comments: { open, resolved, show } }: { comments: Comments }) {
  const t = useStudioWords(teamMessages)
  return (
    <section className="comments" aria-label={t.comments}>
      <CommentForm onDone={show} />
      {open.length === 0 && <p className="help">{t.none}</p>}
      <ul className="comment-list">
        {open.map((comment) => (
          <CommentItem key={comment.id} comment={comment} onDone={show} />
        ))}
      </ul>
      {resolved.length > 0 && (
        <details>
          <summary>{t.resolved(resolved.length)}</summary>
          <ul className="comment-list">
            {resolved.map((comment) => (
              <CommentItem key={comment.id} comment={comment} onDone={show} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

type OnDone = (comments: readonly PageComment[]) => void

function CommentForm({ onDone }: { onDone: OnDone }) {
  const t = useStudioWords(teamMessages)
  const language = useLanguage()
  const id = useId()
  const opened = useOpenedPage()
  const { client, refreshPages, tell } = useShell()
  const { declarations, editing } = useStudio()
  const { page, selected } = useEditorState()
  const [text, setText] = useState('')
  const [name, setName] = useState(ownName)
  const signed = useSignedIn()
  const [failure, setFailure] = useState<Failure>()
  const node = selected && nodeAt(page, selected)
  const about = node === undefined ? t.aboutPage : nodeTitle(node, { declarations, language })

  async function write(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (text.trim() === '') return
    rememberName(name)
    const anchor = selected && anchorOf(page, selected)
    const of = selected && editing.identify(selected)
    const answer = await client.comment(opened.id, { ...(of && { node: of, ...(anchor && { anchor }) }), about, text, name })
    if ('failed' in answer) return setFailure(answer.failed)
    setFailure(undefined)
    setText('')
    onDone(answer.done)
    tell(t.commented)
    await refreshPages()
  }

  return (
    <form className="comment-form" onSubmit={(event) => void write(event)}>
      <label htmlFor={`${id}text`}>{t.newAbout(about)}</label>
      <textarea id={`${id}text`} className="control" rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      {signed === '' && (
        <>
          <label htmlFor={`${id}name`}>{t.yourName}</label>
          <input id={`${id}name`} className="control" autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
        </>
      )}
      {failure && (
        <p className="complaint" role="alert">
          {failure.text[language]}
        </p>
      )}
      <button type="submit" className="button primary" aria-disabled={text.trim() === ''}>
        {t.write}
      </button>
    </form>
  )
}

/** Returns the name of the signed-in person; empty where nobody signs in, undefined until it is known. */
function useSignedIn(): string | undefined {
  const { client } = useShell()
  const [name, setName] = useState<string>()
  useEffect(() => {
    void client.me().then((answer) => setName('done' in answer ? answer.done.name : ''))
  }, [client])
  return name
}

function CommentItem({ comment, onDone }: { comment: PageComment; onDone: OnDone }) {
  const t = useStudioWords(teamMessages)
  const language = useLanguage()
  const { id } = useOpenedPage()
  const { client, refreshPages, tell } = useShell()
  const { editing } = useStudio()
  const { page } = useEditorState()
  const way = comment.node === undefined ? undefined : wayOfId(page, comment.node)
  const isGone = comment.node !== undefined && !way
  const settle = useCallback(
    async (resolved: boolean) => {
      const answer = await client.resolveComment(id, comment.id, resolved)
      if ('failed' in answer) return tell(answer.failed.text[language])
      onDone(answer.done)
      await refreshPages()
    },
    [client, id, comment.id, language, onDone, refreshPages, tell],
  )
  return (
    <li className="comment" tabIndex={-1} data-comment={comment.id}>
      <p className="comment-about">
        <span>{comment.about}</span>
        {way && (
          <button type="button" className="button plain" aria-label={t.showOf(comment.about)} onClick={() => editing.select(way)}>
            {t.show}
          </button>
        )}
      </p>
      {isGone && <p className="help">{t.gone}</p>}
      <p className="comment-text">{comment.text}</p>
      <p className="comment-foot">
        <span>{`${comment.by || t.somebody}, ${timeOf(comment.at, language)}`}</span>
        <button
          type="button"
          className="button plain"
          aria-label={comment.resolved === undefined ? t.resolveOf(comment.text) : undefined}
          onClick={() => void settle(comment.resolved === undefined)}
        >
          {comment.resolved === undefined ? t.resolve : t.reopen}
        </button>
      </p>
    </li>
  )
}
