import { hands } from '../.storybook/hands.js'

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex], [contenteditable="true"]'
const mostSteps = 150

/**
 * Tabs through all that can be used, with real keys where a test lends them: nothing is left out, the order is that of
 * the page, and one always sees where one is.
 */
export async function walkByKeyboard(canvas: HTMLElement): Promise<void> {
  const dialog = openDialogIn(canvas)
  const expected = stopsIn(dialog ?? canvas)
  if (!hands.press) return showFocus(expected)
  const walked = await tabThrough(canvas, dialog && expected[0])
  const missed = expected.filter((stop) => stop.isConnected && isReachable(stop) && !walked.includes(stop) && !isRadioBeside(stop, walked))
  if (missed.length > 0) throw new Error(`The keyboard does not reach ${missed.map(nameOf).join(', ')}.`)
  const inOrder = pathsInOrder(walked)
  if (!inOrder) throw new Error(`The keyboard jumps back: ${walked.map(nameOf).join(' → ')}.`)
}

/** Focuses one stop after the other, as Tab would, so that a viewer can follow. */
async function showFocus(stops: readonly HTMLElement[]): Promise<void> {
  for (const stop of stops.slice(0, mostSteps)) {
    stop.focus()
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
}

/** @param first in an open dialog, where the keyboard goes round: the rest of the page cannot be reached */
async function tabThrough(canvas: HTMLElement, first: HTMLElement | undefined): Promise<HTMLElement[]> {
  const [before, after] = [fence(), fence()]
  canvas.before(before)
  canvas.after(after)
  const begin = first ?? before
  begin.focus()
  const walked: HTMLElement[] = first ? [first] : []
  try {
    for (let step = 0; step < mostSteps; step += 1) {
      await hands.press!('{Tab}')
      const stop = focused()
      // Inside a frame one goes on until one is out again.
      if (stop instanceof HTMLIFrameElement && stop === walked.at(-1)) continue
      if (!stop || stop === after || stop === before || walked.includes(stop)) break
      if (!isVisible(stop)) throw new Error(`The focus is on ${nameOf(stop)}, which nobody sees.`)
      if (!showsFocus(stop)) throw new Error(`Nothing shows that the focus is on ${nameOf(stop)}.`)
      walked.push(stop)
    }
  } finally {
    before.remove()
    after.remove()
  }
  return walked
}

/** Every control of the block, focused, is outlined. */
export async function checkFocus(block: HTMLElement): Promise<void> {
  if (!hands.press) return
  for (const stop of stopsIn(openDialogIn(block.parentElement!) ?? block).slice(0, 40)) {
    stop.focus({ focusVisible: true } as FocusOptions)
    if (focused() === stop && !showsFocus(stop)) throw new Error(`Nothing shows that the focus is on ${nameOf(stop)}.`)
  }
}

function fence(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Anfang und Ende'
  button.dataset.fence = ''
  return button
}

/** Returns the focused element, through all shadow roots. */
function focused(): HTMLElement | undefined {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : undefined
}

/** Returns the elements as the page is drawn: shadow roots in place of their hosts, slotted content where it is shown. */
function* drawn(from: Element | ShadowRoot): Generator<HTMLElement> {
  const slotted = from instanceof HTMLSlotElement ? from.assignedElements() : []
  const children = slotted.length > 0 ? slotted : [...(from instanceof Element && from.shadowRoot ? from.shadowRoot : from).children]
  for (const child of children) {
    if (child instanceof HTMLElement) yield child
    yield* drawn(child)
  }
}

const stopsIn = (place: HTMLElement): HTMLElement[] => [...drawn(place)].filter(isReachable)

function isReachable(element: HTMLElement): boolean {
  if (!element.matches(reachable) || element.tabIndex < 0 || element.closest('[inert]')) return false
  if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) return false
  return isVisible(element)
}

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })) return true
  // A control that is drawn by its label.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  return label ? label.getBoundingClientRect().height > 0 : false
}

const openDialogIn = (canvas: HTMLElement): HTMLElement | undefined => [...drawn(canvas)].find((element) => element.matches('dialog:modal'))

/** Radios are one stop. */
const isRadioBeside = (stop: HTMLElement, walked: readonly HTMLElement[]): boolean =>
  stop instanceof HTMLInputElement &&
  stop.type === 'radio' &&
  walked.some((other) => other instanceof HTMLInputElement && other.name === stop.name)

/** An outline on the control itself, or on what is drawn around it; what stands in a frame shows its own. */
function showsFocus(stop: HTMLElement): boolean {
  if (stop instanceof HTMLIFrameElement) return true
  return [stop, stop.nextElementSibling, ...around(stop)].some((element) => element instanceof HTMLElement && isOutlined(element))
}

function* around(stop: HTMLElement): Generator<Element> {
  for (let element = stop.parentElement, step = 0; element && step < 5; element = element.parentElement, step += 1) yield element
  const root = stop.getRootNode()
  if (root instanceof ShadowRoot) yield root.host
}

function isOutlined(element: HTMLElement): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
}

function pathsInOrder(walked: readonly HTMLElement[]): boolean {
  const all = [...drawn(document.body)]
  const places = walked.map((stop) => all.indexOf(stop)).filter((place) => place >= 0)
  return places.every((place, index) => index === 0 || place > places[index - 1]!)
}

function nameOf(element: HTMLElement): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
  return `<${element.localName}> "${words}"`
}
