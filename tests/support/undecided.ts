import type { NodeResult, Result } from 'axe-core'
import { type Colour, contrastOf, over, readColour } from '../../src/document/lint/contrast.js'

/** What axe leaves to people to decide, without what can be computed. It is asked with `elementRef`. */
export const undecided = (incomplete: readonly Result[]): Result[] =>
  incomplete
    .map((rule) => ({ ...rule, nodes: rule.nodes.filter((node) => !decisions[rule.id]?.(node)) }))
    .filter(({ nodes }) => nodes.length > 0)

/** By axe's rule: whether it is fine. */
const decisions: Readonly<Record<string, (node: NodeResult) => boolean>> = {
  // What stands in a frame is another house's; that the frame is named, another rule holds.
  'frame-tested': ({ element }) => element?.localName === 'iframe',
  // Signs are no label, and what a list box shows is its value.
  'label-content-name-mismatch': ({ element, any }) =>
    any.some(({ data }) => data?.messageKey === 'valueText') || !/[\p{L}\p{N}]/u.test(element?.textContent ?? ''),
  'color-contrast': ({ element, any }) => {
    // Of signs, such as a minus, axe does not say how much.
    const wanted = Number.parseFloat(any.find(({ id }) => id === 'color-contrast')?.data?.expectedContrastRatio) || 4.5
    const text = readColour(element ? getComputedStyle(element).color : '')
    const grounds = element ? groundsOf(element) : []
    return text !== undefined && grounds.length > 0 && grounds.every((ground) => contrastOf(over(text, ground), ground) >= wanted)
  },
}

/** What a text stands on: one colour, or what the darkest and the lightest picture make of it; nothing where that cannot be said. */
function groundsOf(element: Element): Colour[] {
  const layers: Colour[] = []
  const under = (ground: Colour) => layers.reduceRight<Colour>((below, layer) => over(layer, below), ground)
  for (let each: Element | undefined = element; each; each = parentOf(each)) {
    const picture = each.querySelector(':scope > .ground:has(img)')
    const veil = picture?.querySelector('[part="overlay"]')
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(veil ?? each)
    const colour = readColour(backgroundColor)
    if (!colour || backgroundImage !== 'none' || opacity !== '1' || (picture && !veil)) return []
    layers.push(colour)
    if (veil) return [under(black), under(white)]
    if (colour[3] === 1) break
  }
  return [under(white)]
}

const black: Colour = [0, 0, 0, 1]
const white: Colour = [255, 255, 255, 1]

/** As it is drawn: through slots and shadow roots. */
function parentOf(element: Element): Element | undefined {
  const { assignedSlot, parentNode } = element
  return assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : (element.parentElement ?? undefined))
}
