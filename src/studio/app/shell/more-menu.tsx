import { type ReactNode, useId } from 'react'
import { IconButton } from '../kit/icon-button.js'
import { useStudioWords } from '../kit/language.js'
import { shellMessages } from './shell.messages.js'

/** Menu for the actions that have no room in the top bar, each with its name. It stays open behind a dialog that opens from it. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const t = useStudioWords(shellMessages)
  const id = useId()
  return (
    <>
      <IconButton icon="more" label={t.more} popoverTarget={id} />
      <section id={id} popover="auto" className="more-menu" aria-label={t.more}>
        {children}
      </section>
    </>
  )
}
