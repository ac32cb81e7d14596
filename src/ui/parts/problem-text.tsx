import { brokenMessages } from '../../shop/broken.messages.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link } from './link.js'
import { useSignInUrl } from './sign-in.js'
import { uiMessages } from './ui.messages.js'

/** What went wrong, in its sentence; where that asks the shopper to sign in, the link to it and back stands behind it. */
export function ProblemText({ text }: { text: string }) {
  const { signIn } = useMessages(uiMessages)
  const t = useMessages(brokenMessages)
  const url = useSignInUrl()
  const asksToSignIn = [t['error-signed-out'], t['refused-not-allowed']].some((sentence) => text.includes(sentence))
  return (
    <>
      {text}
      {asksToSignIn && url && (
        <>
          {' '}
          <Link href={url}>{signIn}</Link>
        </>
      )}
    </>
  )
}
