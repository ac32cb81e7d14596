import type { BlockDeclaration } from '../../core/element/declaration.js'
import { allLosses } from '../definitions/all-losses.js'
import { type Conformance, criteriaTable, germanStatement } from './accessibility.js'
import { endpointsTable } from './endpoints-table.js'
import { evidencePage, type Sources } from './evidence.js'
import { lossesTable } from '../definitions/losses.js'
import { namesTable } from './names-table.js'
import { folderOf } from '../../pages/document/names.js'
import { keptTable } from './kept-table.js'
import { storageKeys, urlParameters } from '../surface/outside-names.js'
import { tokensIn } from './tokens.js'

const groups: readonly BlockDeclaration['category'][] = ['page', 'layout', 'consultant', 'shop', 'checkout', 'account']

/** The README stands on npm too, where links must be absolute. */
const blocksUrl = 'https://github.com/vitrine-blocks/vitrine/blob/main/src/blocks'

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ')

/** Returns the blocks as a Markdown table, group by group. */
export function readmeTable(declarations: readonly BlockDeclaration[]): string {
  const rows = groups
    .flatMap((group) => declarations.filter(({ category }) => category === group))
    .map(
      ({ tag, name, summary, category }) =>
        `| [\`<${tag}>\`](${blocksUrl}/${folderOf(tag)}/README.md) | ${cell(name.de)} | ${category} | ${cell(summary.en)} |`,
    )
  return ['| Tag | In the editor | Group | What it is |', '|---|---|---|---|', ...rows].join('\n')
}

/** Returns the README with a fresh table of the blocks between its marks. */
export const withBlockTable = (readme: string, declarations: readonly BlockDeclaration[]): string =>
  between(readme, 'blocks', readmeTable(declarations))

/** Returns the guide to the architecture with a fresh diagram of the folders' imports between its marks. */
export const withDependencies = (guide: string, diagram: string): string => between(guide, 'dependencies', diagram)

/** Returns the guide to other builders with a fresh table of what they cannot express. */
export const withLossTable = (guide: string, declarations: readonly BlockDeclaration[]): string =>
  between(guide, 'builders', lossesTable(allLosses(declarations), declarations.length))

/** Returns the guide to the checkout with a fresh table of its states. */
export const withStates = (guide: string, table: string): string => between(guide, 'checkout', table)

/** Returns the guide to the look with a fresh table of the tokens, as their sheet sets them. */
export const withTokenTable = (guide: string, sheet: string): string => between(guide, 'tokens', tokenTable(sheet))

/** Returns the guide to what we promise with the names that a browser and its address bar meet. */
export const withOutsideNames = (guide: string): string =>
  between(
    between(guide, 'storage', `Storage and cookies: ${storageKeys.map((key) => `\`${key}\``).join(', ')}.`),
    'parameters',
    parameterTable(),
  )

const parameterTable = (): string =>
  [
    '| URL parameter | what it does |',
    '|---|---|',
    ...Object.entries(urlParameters).map(([name, what]) => `| \`${name}\` | ${what} |`),
  ].join('\n')

/** Returns the guide to names with all names that a page may set. */
export const withNames = (guide: string): string => between(guide, 'names', namesTable())

/** Returns the guide to the platform client with a fresh table of the commerce calls. */
export const withEndpoints = (guide: string): string => between(guide, 'endpoints', endpointsTable())

/** Returns the guide to consent with a fresh table of what the browser keeps, and the same in German for a privacy notice. */
export const withKeptTables = (guide: string): string =>
  between(between(guide, 'kept', keptTable('en')), 'kept-de', `\n${keptTable('de')}\n`)

/** Returns the guide to accessibility with a fresh table of the criteria and a text for the imprint. */
export const withConformance = (guide: string, conformance: Conformance): string =>
  between(between(guide, 'criteria', criteriaTable(conformance)), 'statement', `\n\`\`\`text\n${germanStatement(conformance)}\n\`\`\`\n`)

/** Returns the guide to what is held with fresh promises, guards and figures. */
export const withEvidence = (guide: string, sources: Sources): string => between(guide, 'evidence', `\n${evidencePage(sources)}\n`)

function tokenTable(sheet: string): string {
  const rows = tokensIn(sheet).map(({ name, light, dark }) => `| \`${name}\` | \`${light}\` | ${dark ? `\`${dark}\`` : ''} |`)
  return ['| Token | Value, in light | In dark |', '|---|---|---|', ...rows].join('\n')
}

/** Replaces the text between two marks; a text without these marks stays as it is. */
function between(readme: string, mark: string, table: string): string {
  const start = `<!-- ${mark} -->`
  const from = readme.indexOf(start)
  const to = readme.indexOf(`<!-- /${mark} -->`)
  return from < 0 || to < from ? readme : `${readme.slice(0, from + start.length)}\n${table}\n${readme.slice(to)}`
}
