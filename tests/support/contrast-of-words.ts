import { type Colour, contrastOf, over, readColour } from '../../src/pages/document/lint/contrast.js'

/** The darkest and the lightest that may be there, each part for itself: all else lies between. */
type Range = readonly [darkest: Colour, lightest: Colour]

const black: Colour = [0, 0, 0, 1]
const white: Colour = [255, 255, 255, 1]
const anything: Range = [black, white]

/**
 * The least contrast, from 1 to 21, between the words in an element and what they stand on: through slots and shadow
 * roots, half-transparent grounds, opacity, gradients and veiled pictures. 1 where it cannot be said.
 */
export function contrastOfWords(element: Element): number {
  const text = readColour(getComputedStyle(element).color)
  if (!text) return 1
  const [words, ground] = seen(drawnAround(element).toReversed(), text, canvas())
  const isLighter = (at: 0 | 1): boolean => contrastOf(words[at], black) > contrastOf(ground[at], black)
  // Darker than some of the ground, and lighter than some: somewhere it is the same.
  if (isLighter(0) !== isLighter(1)) return 1
  return Math.min(contrastOf(words[0], ground[0]), contrastOf(words[1], ground[1]))
}

/** The element and all that it is drawn in: through slots and shadow roots. */
export function drawnAround(element: Element): Element[] {
  const { assignedSlot, parentNode } = element
  const around = assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement)
  return [element, ...(around ? drawnAround(around) : [])]
}

/** @param elements the outermost first */
function seen([element, ...inside]: readonly Element[], text: Colour, below: Range): readonly [words: Range, ground: Range] {
  if (!element) return [laid([text], below), below]
  const { opacity, filter, mixBlendMode } = getComputedStyle(element)
  if (filter !== 'none' || mixBlendMode !== 'normal') return [anything, anything]
  const [words, ground] = seen(inside, text, grounded(element, below))
  const faded = ([darkest, lightest]: Range): Range => [
    over(withOpacity(darkest, Number(opacity)), below[0]),
    over(withOpacity(lightest, Number(opacity)), below[1]),
  ]
  return [faded(words), faded(ground)]
}

const withOpacity = ([red, green, blue]: Colour, opacity: number): Colour => [red, green, blue, opacity]

function grounded(element: Element, below: Range): Range {
  const picture = element.querySelector(':scope > .ground:has(img)')
  const veil = picture?.querySelector('[part="overlay"]')
  if (picture) return veil ? painted(getComputedStyle(veil), anything) : anything
  const own = painted(getComputedStyle(element), below)
  const drawn = ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)).filter(isPainted)
  // It may cover a part only.
  return rangeOf([...own, ...drawn.flatMap((style) => painted(style, own))])
}

const isPainted = ({ content, display, position }: CSSStyleDeclaration): boolean =>
  content !== 'none' && display !== 'none' && position === 'absolute'

/** A colour and over it a gradient, of which the stops are known, or a picture, of which nothing is. */
function painted({ backgroundColor, backgroundImage, backgroundSize }: CSSStyleDeclaration, below: Range): Range {
  const colour = readColour(backgroundColor)
  if (!colour) return anything
  const ground = laid([colour], below)
  if (backgroundImage === 'none') return ground
  const stops = (backgroundImage.match(/[a-z-]+\([^()]*\)/g) ?? []).map(readColour)
  if (!backgroundImage.includes('gradient(') || !stops.every((stop) => stop !== undefined)) return anything
  // Of another size it may cover a part only.
  return backgroundSize === 'auto' ? laid(stops, ground) : rangeOf([...ground, ...laid(stops, ground)])
}

const laid = (colours: readonly Colour[], [darkest, lightest]: Range): Range =>
  rangeOf(colours.flatMap((colour) => [over(colour, darkest), over(colour, lightest)]))

const rangeOf = (colours: readonly Colour[]): Range => [each(colours, Math.min), each(colours, Math.max)]

const each = (colours: readonly Colour[], choose: (...parts: number[]) => number): Colour => [
  choose(...colours.map(([red]) => red)),
  choose(...colours.map(([, green]) => green)),
  choose(...colours.map(([, , blue]) => blue)),
  1,
]

/** What a browser paints where no page does. */
function canvas(): Range {
  const page = document.createElement('i')
  page.style.backgroundColor = 'Canvas'
  document.documentElement.append(page)
  const colour = readColour(getComputedStyle(page).backgroundColor)
  page.remove()
  return colour ? [colour, colour] : anything
}
