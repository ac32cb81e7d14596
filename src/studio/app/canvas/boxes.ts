import type { Box } from './gaps.js'

/** The room an element takes in the frame. A block without a box of its own takes what it draws. */
export function boxOf(element: Element): Box {
  const own = element.getBoundingClientRect()
  const drawn = own.width > 0 || !element.shadowRoot ? [] : [...element.shadowRoot.querySelectorAll('.block *')]
  const boxes = drawn.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return own
  const x = Math.min(...boxes.map((box) => box.left))
  const y = Math.min(...boxes.map((box) => box.top))
  return { x, y, width: Math.max(...boxes.map((box) => box.right)) - x, height: Math.max(...boxes.map((box) => box.bottom)) - y }
}

export const sameBox = (one: Box | undefined, other: Box | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height)
