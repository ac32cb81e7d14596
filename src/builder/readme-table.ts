import type { BlockDeclaration } from '../element/declaration.js'

const start = '<!-- blocks -->'
const end = '<!-- /blocks -->'
const groups: readonly BlockDeclaration['category'][] = ['page', 'layout', 'consultant', 'shop', 'checkout', 'account']

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ')

/** The blocks as a Markdown table, group by group. */
export function readmeTable(declarations: readonly BlockDeclaration[]): string {
  const rows = groups.flatMap((group) => declarations.filter(({ category }) => category === group))
    .map(({ tag, name, summary, category }) => `| \`<${tag}>\` | ${cell(name.de)} | ${category} | ${cell(summary.en)} |`)
  return ['| Tag | In the editor | Group | What it is |', '|---|---|---|---|', ...rows].join('\n')
}

/** The README with a fresh table between its marks; without marks it stays as it is. */
export function withReadmeTable(readme: string, declarations: readonly BlockDeclaration[]): string {
  const from = readme.indexOf(start)
  const to = readme.indexOf(end)
  if (from < 0 || to < from) return readme
  return `${readme.slice(0, from + start.length)}\n${readmeTable(declarations)}\n${readme.slice(to)}`
}
