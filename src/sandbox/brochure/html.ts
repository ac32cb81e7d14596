const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Markup as it stands; everything put into it is escaped, unless it is markup itself. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[] | undefined

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((string, index) => string + textOf(parts[index])).join(''))
}

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(({ text }) => text).join('\n') : escapeText(String(part))
}
