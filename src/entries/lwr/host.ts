import { scan } from '../loader.js'
import { valuesPerDevice } from './screen-responsive.js'

/** `detail` of `vitrine-host`: a Lightning web component wants a block in a box of its template. */
export interface WantedBlock {
  box: HTMLElement
  tag: string
  /** By the names of its attributes; what is not named stays as it is, `null` and `undefined` take a value away. */
  values?: Readonly<Record<string, unknown>>
  /** Attributes whose values per device the platform hands to CSS only. */
  responsive?: readonly string[]
}

const isBlock = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/
const boxes = new Map<HTMLElement, WantedBlock>()

/**
 * Puts a block into its box, and what stands in the box, regions and fallback, into the block; the next time it hands new values
 * over. The page does this for its components: Lightning Web Security gives them a registry in which our tags are unknown.
 * @returns false for what is no block
 */
export function hostBlock(wanted: WantedBlock): boolean {
  const { box, tag, values = {}, responsive = [] } = wanted
  if (!isBlock.test(tag)) return false
  const known = [...box.children].find(({ localName }) => localName === tag) as HTMLElement | undefined
  const element = known ?? document.createElement(tag)
  for (const [name, value] of Object.entries(values)) give(element, name, value)
  if (responsive.length > 0) remember(wanted)
  if (!known) {
    for (const child of [...box.children]) {
      child.slot = child.getAttribute('data-region') ?? ''
      element.append(child)
    }
    box.append(element)
  }
  giveDevices(box)
  // Below a component of synthetic shadow an observer of the document sees nothing come.
  if (!known) scan(element)
  return true
}

function remember(wanted: WantedBlock): void {
  for (const box of boxes.keys()) if (!box.isConnected) boxes.delete(box)
  boxes.set(wanted.box, wanted)
}

/** Hands over what CSS says now: on the canvas it changes. */
export function giveAllDevices(): void {
  for (const box of boxes.keys()) giveDevices(box)
}

function giveDevices(box: HTMLElement): void {
  const { tag, responsive = [] } = boxes.get(box) ?? {}
  const element = tag && box.querySelector(`:scope > ${tag}`)
  if (!element) return
  for (const [name, value] of valuesPerDevice(getComputedStyle(box), responsive))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

// A sandbox must not reach through the page what it may not do itself.
function give(element: HTMLElement, name: string, value: unknown): void {
  const property = name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())
  if (/^on/i.test(name) || property in HTMLElement.prototype) return
  if (value === undefined || value === null) element.removeAttribute(name)
  else if (typeof value === 'object' || typeof value === 'function') Object.assign(element, { [property]: value })
  else element.setAttribute(name, String(value))
}
