import type { KeyboardEvent } from 'react'

/** A browser presses a button anew, thirty times a second, while Enter is held; she meant it once. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
