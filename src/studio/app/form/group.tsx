import { type ReactNode, useId } from 'react'

/** Fields that belong together, below their heading. */
export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className="group-heading" id={id}>
        {heading}
      </h3>
      {children}
    </section>
  )
}
