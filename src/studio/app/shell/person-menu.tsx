import { useEffect, useState } from 'react'
import type { AuditEntry, Me } from '../../../pages/document/pages-api.js'
import { Dialog } from '../kit/dialog.js'
import { IconButton } from '../kit/icon-button.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { timeOf } from '../kit/time-of.js'
import { useShell } from '../session/shell-context.js'
import './person-menu.css'
import { personMessages } from './person-menu.messages.js'

/** Shows the signed-in person, what she may do, and for admins the log of everybody's actions. */
export function PersonMenu() {
  const t = useStudioWords(personMessages)
  const { me } = useShell()
  const [open, setOpen] = useState(false)
  if (!me) return null
  return (
    <>
      <IconButton icon="person" label={t.open(me.name)} onClick={() => setOpen(true)} />
      {open && <PersonDialog me={me} onClose={() => setOpen(false)} />}
    </>
  )
}

function PersonDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useStudioWords(personMessages)
  const signOut = me.signsOut && (
    <form method="post" action="/studio/sign-out">
      <button type="submit" className="button">
        {t.signOut}
      </button>
    </form>
  )
  return (
    <Dialog heading={me.name || t.nobody} onClose={onClose} {...(signOut && { actions: signOut })}>
      <p>{me.name ? t.may[me.role] : t.nobodyText}</p>
      {me.role === 'admin' && <AuditList />}
    </Dialog>
  )
}

function AuditList() {
  const t = useStudioWords(personMessages)
  const language = useLanguage()
  const { client } = useShell()
  const [entries, setEntries] = useState<readonly AuditEntry[]>([])
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let gone = false
    void client.audit().then((answer) => {
      if (gone) return
      if ('done' in answer) setEntries(answer.done)
      else setFailure(answer.failed.text[language])
    })
    return () => {
      gone = true
    }
  }, [client, language])
  return (
    <section className="audit" aria-labelledby="audit-heading">
      <h3 id="audit-heading">{t.audit}</h3>
      {failure && <p role="alert">{failure}</p>}
      <ul>
        {entries.map(({ at, who, what, page, title }) => (
          <li key={`${at} ${page} ${what}`}>
            <time dateTime={at}>{timeOf(at, language)}</time> {t.did(who === 'here' ? t.nobody : who, t[what], title || page)}
          </li>
        ))}
      </ul>
    </section>
  )
}
