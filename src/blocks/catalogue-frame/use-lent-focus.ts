import { type FocusEvent, type RefObject, useRef } from 'react'

/** Milliseconds within which a requested dialog opens. */
const soon = 300

/**
 * A dialog gives the focus back to where it was, but not into a frame: the place around the frame takes it
 * before the dialog opens, and hands it on when it comes back.
 */
export function useLentFocus(place: RefObject<HTMLElement | null>, frame: RefObject<HTMLIFrameElement | null>) {
  const lent = useRef(false)
  function handBack(): void {
    lent.current = false
    frame.current?.focus({ preventScroll: true })
  }
  const isFocused = (element: HTMLElement | null) => element !== null && (element.getRootNode() as ShadowRoot).activeElement === element
  function lend(): void {
    if (!isFocused(frame.current)) return
    place.current?.focus({ preventScroll: true })
    lent.current = true
    // Nobody has opened a dialog.
    setTimeout(() => {
      if (lent.current && isFocused(place.current)) handBack()
    }, soon)
  }
  function onFocus({ target, currentTarget }: FocusEvent): void {
    if (lent.current && target === currentTarget) handBack()
  }
  return { lend, onFocus }
}
