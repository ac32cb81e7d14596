/** An element that is about to be written as HTML; `true` is a bare attribute. */
export interface Markup {
  name: string
  attributes: readonly (readonly [name: string, value: string | true])[]
  children: readonly (Markup | string)[]
}

const voidElements = new Set(['br', 'hr', 'img', 'link', 'meta', 'source'])
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign]!)
export const escapeAttribute = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!)

export const element = (name: string, attributes: Markup['attributes'] = [], children: Markup['children'] = []): Markup => ({
  name,
  attributes,
  children,
})

const printAttribute = ([name, value]: Markup['attributes'][number]): string =>
  value === true ? name : `${name}="${escapeAttribute(value)}"`

/** Writes HTML without a single added space, so that running text stays as it was. */
export function print(markup: Markup | string): string {
  if (typeof markup === 'string') return escapeText(markup)
  const open = `<${[markup.name, ...markup.attributes.map(printAttribute)].join(' ')}>`
  return voidElements.has(markup.name) ? open : `${open}${markup.children.map(print).join('')}</${markup.name}>`
}

const lineLength = 100

/** Writes HTML for people: two spaces per level, attributes on lines of their own where one line would be long. */
export function printPretty(markup: Markup | string, indent = ''): string {
  if (typeof markup === 'string') return indent + escapeText(markup)
  const line = indent + print(markup)
  const running = markup.children.some((child) => typeof child === 'string')
  const plain = voidElements.has(markup.name) || markup.children.length === 0
  if (running || (plain && line.length <= lineLength)) return line
  const open = printOpen(markup, indent)
  if (plain) return voidElements.has(markup.name) ? open : `${open}</${markup.name}>`
  return [open, ...markup.children.map((child) => printPretty(child, `${indent}  `)), `${indent}</${markup.name}>`].join('\n')
}

function printOpen(markup: Markup, indent: string): string {
  const attributes = markup.attributes.map(printAttribute)
  const line = `${indent}<${[markup.name, ...attributes].join(' ')}>`
  if (line.length <= lineLength) return line
  return [`${indent}<${markup.name}`, ...attributes.map((attribute) => `${indent}  ${attribute}`), `${indent}>`].join('\n')
}
