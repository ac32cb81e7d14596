import { type RefObject, useLayoutEffect } from 'react'

/**
 * When this place goes and takes the focus with it, the focus goes to its neighbour instead. A block's home
 * (`useFocusHome`) learns of it only afterwards, when nothing tells any more where in the block the focus was.
 * @param home where to; without it the heading or first button of the page or dialog around it.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>, home?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      const { current } = place
      if (!current?.matches(':focus-within')) return
      const target = home?.current ?? current.closest('dialog, section')?.querySelector<HTMLElement>('h1[tabindex], button')
      target?.focus()
    },
    [place, home],
  )
}
