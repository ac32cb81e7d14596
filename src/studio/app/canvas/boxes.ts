export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** The room an element takes in the frame. A block without a box of its own takes what it draws. */
export function boxOf(element: Element): Box {
  if (element.localName === 'canvas-part') return around([...element.querySelectorAll(':scope > :not([data-canvas-over])')].map(boxOf))
  const own = element.getBoundingClientRect()
  const drawn = own.width > 0 || !element.shadowRoot ? [] : [...element.shadowRoot.querySelectorAll('.block *')]
  const boxes = drawn.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0)
  return boxes.length === 0 ? own : around(boxes)
}

/** Returns the box of an element as a `DOMRect`, for callers that need its edges. */
export function edgesOf(element: Element): DOMRect {
  const { x, y, width, height } = boxOf(element)
  return new DOMRect(x, y, width, height)
}

function around(all: readonly Box[]): Box {
  const boxes = all.filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

export const sameBox = (one: Box | undefined, other: Box | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height)
