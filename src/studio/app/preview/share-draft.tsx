import { useState } from 'react'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { timeOf } from '../kit/time-of.js'
import { useShell } from '../session/shell-context.js'
import { previewMessages } from './preview.messages.js'

/** Link that shows the draft to people who do not sign in. */
export function ShareDraft({ id }: { id: string }) {
  const t = useStudioWords(previewMessages)
  const language = useLanguage()
  const { client } = useShell()
  const [address, setAddress] = useState('')
  const [said, setSaid] = useState('')
  async function share(): Promise<void> {
    const answer = await client.share(id)
    if ('failed' in answer) return setSaid(answer.failed.text[language])
    setAddress(new URL(answer.done.path, location.origin).href)
    setSaid(t.sharedUntil(timeOf(answer.done.until, language)))
  }
  async function unshare(): Promise<void> {
    const answer = await client.unshare(id)
    if ('failed' in answer) return setSaid(answer.failed.text[language])
    setAddress('')
    setSaid(t.unshared)
  }
  return (
    <div className="preview-share">
      <button type="button" className="button" onClick={() => void share()}>
        {t.share}
      </button>
      {address && (
        <input className="control" readOnly aria-label={t.sharedAddress} value={address} onFocus={(event) => event.target.select()} />
      )}
      <button type="button" className="button" onClick={() => void unshare()}>
        {t.unshare}
      </button>
      <span role="status">{said}</span>
    </div>
  )
}
