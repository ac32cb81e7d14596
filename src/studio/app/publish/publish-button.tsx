import { type ReactNode, useId } from 'react'
import type { Me, PageSummary } from '../../../document/pages-api.js'
import { useStudioWords } from '../kit/language.js'
import { useShell } from '../session/shell-context.js'
import { publishWords } from './publish.words.js'

interface PublishButtonProps {
  summary: PageSummary
  className: string
  onPublish: () => void
  children: ReactNode
}

/** Opens what is asked before publishing; whoever may not publish this learns it here, and why. */
export function PublishButton({ summary, className, onPublish, children }: PublishButtonProps) {
  const t = useStudioWords(publishWords)
  const id = useId()
  const { me, tell } = useShell()
  const needed = whoMay(summary, me)
  const why = needed && t.mayNot[needed]
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={why !== undefined}
        {...(why && { title: why, 'aria-describedby': id })}
        onClick={() => (why ? tell(why) : onPublish())}
      >
        {children}
      </button>
      {why && (
        <span id={id} hidden>
          {why}
        </span>
      )}
    </>
  )
}

/** Who may do it in her stead, as the server has it; undefined where she may, or where it is not known yet. */
function whoMay({ kind }: PageSummary, me: Me | undefined): 'publisher' | 'admin' | undefined {
  const least = kind === 'part' ? 'admin' : 'publisher'
  return !me || me.role === 'admin' || me.role === least ? undefined : least
}
