import { type ReactNode, useId } from 'react'
import { IconButton } from '../kit/icon-button.js'
import { useStudioWords } from '../kit/language.js'
import { shellMessages } from './shell.messages.js'

/** What the top bar has no room for, each with its name. A dialog that opens from here keeps it open behind itself. */
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
