import { brokenWords } from '../../shop/broken.words.js'
import { useWords } from '../hooks/use-words.js'
import { Link } from './link.js'
import { useSignInUrl } from './sign-in.js'
import { uiWords } from './ui.words.js'

/** What went wrong, in its sentence; where that asks the shopper to sign in, the link to it and back stands behind it. */
export function ProblemText({ text }: { text: string }) {
  const { signIn } = useWords(uiWords)
  const t = useWords(brokenWords)
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
