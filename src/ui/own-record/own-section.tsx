import type { ReactNode } from 'react'
import { useFocusHome } from '../hooks/use-focus-home.js'

interface OwnSectionProps {
  /** Level of the heading: that of the page, or of one of its sections. */
  level: 1 | 2
  heading: string
  lead: ReactNode
  /** The lead's name among the block's parts. */
  leadPart: string
  children: ReactNode
}

/** The frame around a customer's own record. */
export function OwnSection({ level, heading, lead, leadPart, children }: OwnSectionProps) {
  const Heading = `h${level}` as const
  const home = useFocusHome<HTMLElement>()
  return (
    <section ref={home} tabIndex={-1} className="own" aria-label={heading}>
      <div className="head">
        <Heading part="heading">{heading}</Heading>
        <p className="lead" part={leadPart}>
          {lead}
        </p>
      </div>
      {children}
    </section>
  )
}
