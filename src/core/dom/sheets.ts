// A constructed sheet belongs to the document that made it, so a block that is adopted into another one needs its twin.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * Pages with `html { font-size: 62.5% }` shrink a rem, people who enlarge their text grow it: a block follows the latter only.
 * Queries, which end with a brace, stay as they are: those of media ask the browser's own, those of containers are written in em.
 */
export const withOwnRem = (css: string): string => css.replace(/(-?[\d.]+)rem(?=[^{};]*[;}])/g, 'calc($1*max(1rem,16px))')

/** The one sheet object for this text in this document. */
function sheetOf(document: Document, css: string): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  sheets.set(document, known)
  let sheet = known.get(css)
  if (!sheet) {
    const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet
    sheet = new Sheet()
    sheet.replaceSync(withOwnRem(css))
    known.set(css, sheet)
  }
  return sheet
}

/** Replaces a style sheet for every root of this page that uses it; blocks still ask for it by the text they were defined with. */
export function changeSheet(css: string, now: string): void {
  sheetOf(document, css).replaceSync(withOwnRem(now))
}

// Style sheets that parts loaded later have added.
const worn = new WeakMap<ShadowRoot, Set<string>>()

// A document without a window, as inside a template, has no sheets; on the way back the block is dressed again.
export function dress(root: ShadowRoot, styles: readonly string[]): void {
  const document = root.ownerDocument
  if (document.defaultView) root.adoptedStyleSheets = [...styles, ...(worn.get(root) ?? [])].map((css) => sheetOf(document, css))
}

/** Adds the style sheet of a part loaded later, once and for as long as the block lives. */
export function wear(root: ShadowRoot, css: string): void {
  const known = worn.get(root) ?? new Set()
  worn.set(root, known)
  if (known.has(css)) return
  known.add(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(root.ownerDocument, css)]
}
