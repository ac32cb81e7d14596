import { isHtml } from './is-html.js'

/** Character references that shop texts use; all others stay as they are written. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  euro: '€',
  ndash: '–',
  mdash: '—',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  rsquo: '’',
  hellip: '…',
  reg: '®',
  trade: '™',
  copy: '©',
  bull: '•',
  middot: '·',
  deg: '°',
}

/** Returns the text of HTML, with its line breaks and without hidden parts; plain text stays as it is. Never use it as HTML again. */
export function plainHtml(html: string): string {
  if (!isHtml(html)) return html
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6]|ul|ol)\s*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>?/gi, '')
    .replace(
      /&(?:#(\d+)|#x([\da-f]+)|([a-z]+\d?));/gi,
      (written, decimal, hex, name) => named[name] ?? characterAt(decimal, hex) ?? written,
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

function characterAt(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
