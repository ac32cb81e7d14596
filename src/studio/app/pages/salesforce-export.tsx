import { useEffect, useId, useState } from 'react'
import type { ExperienceLoss } from '../../../pages/document/experience-nodes.js'
import { ActionDialog } from '../kit/action-dialog.js'
import { Icon } from '../kit/icon.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import type { Failure } from '../session/page-client.js'
import { useShell } from '../session/shell-context.js'
import { salesforceMessages } from './salesforce.messages.js'

/** Dialog that exports a page to a Salesforce site. */
export function SalesforceButton() {
  const t = useStudioWords(salesforceMessages)
  const { pages = [] } = useShell()
  const [open, setOpen] = useState(false)
  if (!pages.some(({ broken }) => !broken)) return null
  return (
    <>
      <button type="button" className="button export" onClick={() => setOpen(true)}>
        <Icon name="download" size={16} />
        {t.open}
      </button>
      {open && <SalesforceDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SalesforceDialog({ onClose }: { onClose: () => void }) {
  const t = useStudioWords(salesforceMessages)
  const { client, pageId, pages = [] } = useShell()
  const readable = pages.filter(({ broken }) => !broken)
  const [id, setId] = useState(readable.find((each) => each.id === pageId)?.id ?? readable[0]?.id ?? '')
  const [site, setSite] = useState('Beauty Shop')
  const own = useId()
  return (
    <ActionDialog heading={t.heading} action={{ label: t.download, href: client.salesforceAddress(id, site) }} onClose={onClose}>
      <p className="help">{t.help}</p>
      <div className="dialog-field">
        <label htmlFor={`${own}page`}>{t.page}</label>
        <select id={`${own}page`} className="control" data-first value={id} onChange={({ target }) => setId(target.value)}>
          {readable.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title || each.path}
            </option>
          ))}
        </select>
      </div>
      <div className="dialog-field">
        <label htmlFor={`${own}site`}>{t.site}</label>
        <input
          id={`${own}site`}
          className="control"
          maxLength={60}
          value={site}
          aria-describedby={`${own}help`}
          onChange={({ target }) => setSite(target.value)}
        />
        <p id={`${own}help`} className="help">
          {t.siteHelp}
        </p>
      </div>
      <Losses key={id} id={id} />
    </ActionDialog>
  )
}

/** Lists what the export leaves behind, whatever the site is called. */
function Losses({ id }: { id: string }) {
  const t = useStudioWords(salesforceMessages)
  const language = useLanguage()
  const { client } = useShell()
  const [losses, setLosses] = useState<readonly ExperienceLoss[]>()
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    let isCurrent = true
    void client.salesforce(id, '').then((answer) => {
      if (!isCurrent) return
      if ('failed' in answer) setFailure(answer.failed)
      else setLosses(answer.done.losses)
    })
    return () => {
      isCurrent = false
    }
  }, [client, id])
  if (failure) {
    return (
      <p className="complaint" role="alert">
        {failure.text[language]}
      </p>
    )
  }
  return (
    <>
      <p role="status">{!losses ? t.looking : losses.length === 0 ? t.whole : t.lost(losses.length)}</p>
      {losses && losses.length > 0 && (
        <ul>
          {losses.map(({ at, field, reason }) => (
            <li key={`${at} ${field} ${reason.en}`}>
              <code>{field ? `${at}.${field}` : at}</code>: {reason[language]}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
