import { describeError } from '../shop/error-words.js'
import { Failure } from './failure.js'
import { uiWords } from './ui.words.js'
import { useSettings } from './use-shop.js'
import { useWords } from './use-words.js'

/** A broken world: what happened, and a way to try again. */
export function Failed({ error, again }: { error: unknown; again: () => void }) {
  const { locale } = useSettings()
  return <Failure text={describeError(error, locale)} again={again} />
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
