/**
 * A browser's drag in events alone: `from` is taken, carried over `onto` and let go there, in the middle or `share` of its
 * height down. A real drag belongs to the window system: one begun between two messages of a slow machine never ends, and
 * Chromium gives no press to any page until it does. Journeys drag with the mouse, each in a page of its own.
 * @param hurried it is let go before the page has drawn that it is over something
 */
export async function drag(from: Element, onto: Element, share = 0.5, hurried = false): Promise<void> {
  if (!from.closest('[draggable=true]')) throw new Error(`${from.tagName} cannot be dragged.`)
  const dataTransfer = new DataTransfer()
  const give = async (element: Element, type: string) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + height * share }
    const event = new DragEvent(type, { ...at, dataTransfer, bubbles: true, cancelable: true, composed: true })
    element.dispatchEvent(event)
    // What it changed is drawn before the next.
    if (!hurried || element === from) await new Promise(requestAnimationFrame)
    return event
  }
  await give(from, 'dragstart')
  await give(onto, 'dragenter')
  const { defaultPrevented: isTaken } = await give(onto, 'dragover')
  if (isTaken) await give(onto, 'drop')
  await give(from, 'dragend')
}
