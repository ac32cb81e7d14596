import { brokenMessages } from '../../commerce/domain/broken.messages.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link } from './link.js'
import { useSignInUrl } from './sign-in.js'
import { uiMessages } from './ui.messages.js'

/** A problem in a sentence; where it asks the shopper to sign in, a link that leads there and back follows. */
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
