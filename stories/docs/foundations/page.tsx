import type { ReactNode } from 'react'
import type { LocalizedText } from '../../../src/core/element/declaration.js'
import { useSay } from '../toolbars.js'

/** A page about what all blocks share. */
export function FoundationPage({ title, lead, children }: { title: LocalizedText; lead: LocalizedText; children: ReactNode }) {
  const say = useSay()
  return (
    <article className="vd-page sb-unstyled">
      <header className="vd-head">
        <p className="vd-eyebrow">{say({ de: 'Grundlagen', en: 'Foundations' })}</p>
        <h1>{say(title)}</h1>
        <p className="vd-lead">{say(lead)}</p>
      </header>
      {children}
    </article>
  )
}
