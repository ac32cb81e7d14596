import { useEffect, useState } from 'react'
import type { Redirect } from '../../../pages/document/pages-api.js'
import { Icon } from '../kit/icon.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { RoleButton } from '../session/role-button.js'
import { useMissingPermission } from '../session/use-missing-permission.js'
import { useShell } from '../session/shell-context.js'
import { liveQuestionsMessages } from '../session/live-questions.messages.js'
import { pagesMessages } from './pages.messages.js'

/** Old addresses, and where they lead; asked for anew whenever the list of pages changes. */
export function RedirectList() {
  const t = useStudioWords(pagesMessages)
  const language = useLanguage()
  const questions = useStudioWords(liveQuestionsMessages)
  const { client, pages, tell, ask } = useShell()
  const [redirects, setRedirects] = useState<readonly Redirect[]>([])
  const why = useMissingPermission('publisher')
  const moves = JSON.stringify(pages?.map(({ id, published }) => [id, published?.version]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was published may have moved
  useEffect(() => {
    let gone = false
    void client.redirects().then((answer) => {
      if (!gone && 'done' in answer) setRedirects(answer.done)
    })
    return () => {
      gone = true
    }
  }, [client, moves])

  async function restore(redirect: Redirect): Promise<void> {
    const answer = await client.restoreAddress(redirect.from, redirect.page)
    if ('failed' in answer) return tell(answer.failed.text[language])
    setRedirects((before) => [...before, redirect])
    tell(questions.isBack)
  }

  function forget(redirect: Redirect): void {
    const { from, to } = redirect
    ask({
      heading: questions.forgetHeading(from),
      sentences: [questions.forgetText(from, to)],
      action: questions.forget,
      isDanger: true,
      affected: () => client.linksTo({ from }),
      introduce: questions.forgetLinks,
      async run() {
        const answer = await client.forgetAddress(from)
        if ('failed' in answer) return answer.failed
        setRedirects((before) => before.filter((each) => each.from !== from))
        tell(t.addressForgotten(from), { label: questions.undo, run: () => void restore(redirect) })
        document.querySelector<HTMLElement>('.pages input[type=search]')?.focus()
        return undefined
      },
    })
  }

  if (redirects.length === 0) return null
  return (
    <>
      <h2 className="group-heading">{t.redirects}</h2>
      <p className="help">{t.redirectsHelp}</p>
      <ul className="page-list">
        {redirects.map((redirect) => (
          <li key={redirect.from} className="page-row deleted">
            <span className="page-open">
              <span className="page-path">{redirect.from}</span>
              <span className="page-path">→ {redirect.to}</span>
            </span>
            <RoleButton why={why} className="icon-button" label={t.forgetAddress(redirect.from)} onPress={() => forget(redirect)}>
              <Icon name="remove" />
            </RoleButton>
          </li>
        ))}
      </ul>
    </>
  )
}
