import { type ReactNode, useState } from 'react'

// State for as long as the Studio is open: an editor who works with the fold open does so on the next block too.
let remembered = false

/** Group of settings that few editors need. It opens by itself when something in it is wrong. */
export function Fold({ summary, open, children }: { summary: string; open: boolean; children: ReactNode }) {
  const [unfolded, setUnfolded] = useState(remembered || open)
  const [was, setWas] = useState(open)
  if (open !== was) {
    setWas(open)
    if (open) setUnfolded(true)
  }
  // A fold that the Studio opened by itself is not remembered.
  function turn(isOpen: boolean) {
    if (isOpen !== unfolded) remembered = isOpen
    setUnfolded(isOpen)
  }
  return (
    <details className="fold" open={unfolded} onToggle={(event) => turn(event.currentTarget.open)}>
      <summary className="group-heading">{summary}</summary>
      {children}
    </details>
  )
}
