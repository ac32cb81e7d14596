import type { KeyboardEvent } from 'react'

/** A browser presses a button thirty times a second while Enter is held; only the first press counts. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
