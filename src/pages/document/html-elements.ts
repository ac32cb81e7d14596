import { safeUrl } from '../../core/dom/safe-url.js'
import { safeSrcset } from '../../core/dom/srcset.js'

const elements = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'a',
  'img',
  'picture',
  'source',
  'ul',
  'ol',
  'li',
  'div',
  'span',
  'strong',
  'em',
  'small',
  's',
  'sub',
  'sup',
  'br',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'details',
  'summary',
  'hr',
  'header',
  'footer',
  'main',
  'nav',
])

const attributes = new Set([
  'class',
  'id',
  'href',
  'src',
  'srcset',
  'sizes',
  'alt',
  'width',
  'height',
  'loading',
  'fetchpriority',
  'decoding',
  'media',
  'type',
  'lang',
  'dir',
  'slot',
  'title',
  'rel',
  'target',
  'role',
  'scope',
  'colspan',
  'rowspan',
  'open',
  'start',
])

/** The plain elements a page document may hold. */
export const allowedElements: readonly string[] = [...elements]

/** Returns true when a page document may hold this plain element. */
export const isAllowedElement = (name: string): boolean => elements.has(name.toLowerCase())

/** Returns true when a plain element of a page document may carry this attribute. */
export const isAllowedAttribute = (name: string): boolean => attributes.has(name.toLowerCase()) || /^aria-[a-z]+$/i.test(name)

/** Returns the attributes of a plain element that may be published, their addresses checked. */
export function allowedAttributes(given: Readonly<Record<string, string>>, origins: readonly string[] = []): [string, string][] {
  return Object.entries(given).flatMap(([name, value]): [string, string][] => {
    const lower = name.toLowerCase()
    const text = isAllowedAttribute(lower) ? checked(lower, value, origins) : undefined
    return text === undefined ? [] : [[lower, text]]
  })
}

function checked(name: string, value: string, origins: readonly string[]): string | undefined {
  if (name === 'href' || name === 'src') return safeUrl(value, origins)
  return name === 'srcset' ? safeSrcset(value, origins) : value
}
