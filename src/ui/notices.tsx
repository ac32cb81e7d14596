import { describeError } from '../shop/error-words.js'
import { uiWords } from './ui.words.js'
import { useSettings } from './use-shop.js'
import { useWords } from './use-words.js'

/** A broken world: what happened, and a way to try again. */
export function Failed({ error, again }: { error: unknown; again: () => void }) {
  const t = useWords(uiWords)
  const { locale } = useSettings()
  return (
    <div className="failed" role="alert" part="error">
      <p>{describeError(error, locale)}</p>
      <button type="button" className="button quiet small" onClick={again}>{t.again}</button>
    </div>
  )
}

/** What guests may not do here, and the way to do it. */
export function SignInInstead({ reason }: { reason: 'mayNotBrowse' | 'mayNotFillCart' | 'mayNotCheckOut' }) {
  const t = useWords(uiWords)
  const { loginUrl } = useSettings()
  return (
    <div className="notice" part="notice">
      <p>{t[reason]}</p>
      <a className="button small" href={loginUrl}>{t.signIn}</a>
    </div>
  )
}
