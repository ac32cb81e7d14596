import type { CheckResult, NodeResult, Result } from 'axe-core'
import { contrastOfWords, drawnAround } from './contrast-of-words.js'

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
    any.some(({ data }) => data?.messageKey === 'valueText') || !hasLetters(element?.textContent ?? ''),
  // Its options take no focus: the arrow keys walk through them, from the field.
  'scrollable-region-focusable': ({ element }) => {
    const list = element?.querySelector('[role="listbox"]')
    const place = list?.getRootNode() as ParentNode | undefined
    return Boolean(place?.querySelector(`[role="combobox"][aria-controls="${list?.id}"]`))
  },
  'color-contrast': ({ element, any }) => {
    const check = any.find(({ id }) => id === 'color-contrast')
    return element !== undefined && check !== undefined && !liesOver(element, check) && contrastOfWords(element) >= wanted(element, check)
  },
}

/** Of signs, which are graphics, axe does not say how much. */
const wanted = ({ textContent }: Element, { data }: CheckResult): number =>
  Number.parseFloat(data?.expectedContrastRatio) || (hasLetters(textContent ?? '') ? 4.5 : 3)

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Axe has met what the words are not inside of: a picture beside them, say. */
function liesOver(words: Element, { relatedNodes = [] }: CheckResult): boolean {
  const around = drawnAround(words)
  return relatedNodes.some(({ element }) => element && !around.includes(element) && !element.closest('.ground'))
}
