/** All elements and shadow roots of a page, as an extension walks them. */
function* roots(from: ParentNode): Generator<ParentNode> {
  yield from
  for (const element of from.querySelectorAll('*')) if (element.shadowRoot) yield* roots(element.shadowRoot)
}

type Treatment = (text: Text) => void

/** How translators, grammar checkers and reading aids treat a text. */
export const treatments: Readonly<Record<string, Treatment>> = {
  'replaces every text by an element of its own'(text) {
    const font = document.createElement('font')
    font.append(text.data)
    text.replaceWith(font)
  },
  'wraps every text'(text) {
    const mark = document.createElement('font')
    text.replaceWith(mark)
    mark.append(text)
  },
  'splits every text'(text) {
    if (text.length > 1) text.splitText(1)
  },
}

/** @param all also what asks not to be translated, as software does that is no translator */
export function treat(page: ParentNode, treatment: Treatment, all = true): void {
  for (const root of [...roots(page)]) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const isCode = text.parentElement?.closest('style, script, textarea, option')
      if (!isCode && text.data.trim() && (all || !text.parentElement?.closest('[translate=no]'))) treatment(text)
    }
  }
}
