import type { BlockDeclaration } from '../../element/declaration.js'
import { allLosses } from '../all-losses.js'
import { lossesTable } from '../losses.js'

const groups: readonly BlockDeclaration['category'][] = ['page', 'layout', 'consultant', 'shop', 'checkout', 'account']

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ')

/** The blocks as a Markdown table, group by group. */
export function readmeTable(declarations: readonly BlockDeclaration[]): string {
  const rows = groups
    .flatMap((group) => declarations.filter(({ category }) => category === group))
    .map(({ tag, name, summary, category }) => `| \`<${tag}>\` | ${cell(name.de)} | ${category} | ${cell(summary.en)} |`)
  return ['| Tag | In the editor | Group | What it is |', '|---|---|---|---|', ...rows].join('\n')
}

/** The README with fresh tables between their marks; without marks it stays as it is. */
export function withReadmeTable(readme: string, declarations: readonly BlockDeclaration[]): string {
  const withBlocks = between(readme, 'blocks', readmeTable(declarations))
  return between(withBlocks, 'builders', lossesTable(allLosses(declarations), declarations.length))
}

function between(readme: string, mark: string, table: string): string {
  const start = `<!-- ${mark} -->`
  const from = readme.indexOf(start)
  const to = readme.indexOf(`<!-- /${mark} -->`)
  return from < 0 || to < from ? readme : `${readme.slice(0, from + start.length)}\n${table}\n${readme.slice(to)}`
}
