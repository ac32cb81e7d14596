import createSanitizer, { type DOMPurify, type WindowLike } from 'dompurify'
import { JSDOM } from 'jsdom'
import { hasOwnDeclarations, hasOwnReferences, isOwnSheet } from './clean-drawing-styles.js'

/** An address inside a drawing: a part of itself, or a picture that comes along. */
const ownAddress = /^(?:#[\w.-]+|data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]*)$/
const isAddress = /^(?:xlink:)?href$|^src$/
const namespaces: ReadonlySet<string | null> = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xhtml'])
/** Elements that move, lead away or run; the sanitiser would keep some of them. */
const forbidden = ['a', 'animate', 'animatecolor', 'animatemotion', 'animatetransform', 'mpath', 'set', 'discard', 'handler', 'listener']
/** Elements that describe the drawing to machines, and are drawn nowhere. */
const silent: ReadonlySet<string> = new Set(['metadata'])

/**
 * Reads an SVG as XML and keeps what draws: no scripts, no handlers, no motion, nothing that is fetched. Comments, metadata and settings
 * that programs write beside the drawing are removed; an active element makes it unsafe, so that nothing is published that looks other
 * than what the editor has seen.
 * @returns undefined when it is no SVG, or more than a drawing
 */
export function cleanDrawing(text: string): string | undefined {
  const window = opened(text)
  const root = window?.document.documentElement
  if (!window || root?.namespaceURI !== 'http://www.w3.org/2000/svg' || root.localName !== 'svg') return undefined
  const sanitizer = createSanitizer(window as unknown as WindowLike)
  let isUnsafe = false
  sanitizer.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute
    const isOwn = isAddress.test(attrName)
      ? ownAddress.test(attrValue.trim())
      : attrName === 'style'
        ? hasOwnDeclarations(attrValue)
        : hasOwnReferences(attrValue)
    const isHandler = attrName.startsWith('on')
    if (isHandler || (!isOwn && namespaces.has(element.namespaceURI))) isUnsafe = true
    if (!isOwn) attribute.keepAttr = false
  })
  const sheets = [...root.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')
  if (!sheets.every(isOwnSheet)) return undefined
  sanitizer.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['href', 'xmlns', 'xmlns:xlink', 'version', 'paint-order', 'vector-effect', 'mix-blend-mode'],
    ADD_DATA_URI_TAGS: ['image', 'feimage'],
    FORBID_TAGS: forbidden,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: true,
    SANITIZE_DOM: false,
  })
  if (isUnsafe || sanitizer.removed.some(isActive)) return undefined
  return new window.XMLSerializer().serializeToString(root)
}

function opened(text: string): JSDOM['window'] | undefined {
  try {
    return new JSDOM(text.replace(/^\ufeff/, '').trimStart(), { contentType: 'image/svg+xml' }).window
  } catch {
    // The parser throws plain errors of many kinds, all of which mean that this is no XML.
    return undefined
  }
}

/** An element of SVG or HTML that was taken out, other than a comment or a description. */
function isActive(removed: DOMPurify['removed'][number]): boolean {
  if (!('element' in removed)) return false
  const { nodeType, namespaceURI, localName } = removed.element as Element
  return nodeType === 1 && namespaces.has(namespaceURI) && !silent.has(localName)
}
