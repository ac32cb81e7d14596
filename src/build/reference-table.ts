import { readFileSync, writeFileSync } from 'node:fs'
import { sources } from '../tools/generate/module-graph.js'
import type { CommerceRow } from '../commerce/salesforce/commerce/row.js'
import { commerceRows } from '../commerce/salesforce/commerce/rows.js'
import { headless } from '../commerce/salesforce/commerce/sources.js'
import { type Endpoint, keyOf } from '../sandbox/reference/endpoint.js'
import { commerceEndpoints } from '../sandbox/reference/endpoints.js'
import { extensions } from '../sandbox/reference/extensions.js'

const guide = 'stories/guides/sandbox.md'

/** Files in which the client and the doctor ask: not the table of calls itself. */
const askers = [...sources('src/commerce/salesforce'), ...sources('src/tools/doctor')].filter(
  (file) => file.endsWith('.ts') && !/\/(?:rows|first-rows|row|sources|page-findings)\.ts$/.test(file),
)

const namesOf = ({ method, path }: Endpoint): string[] =>
  Object.entries(commerceRows)
    .filter(([, row]) => keyOf(row.method, row.path.slice(1)) === keyOf(method, path))
    .map(([name]) => name)

function callersOf(name: string, texts: ReadonlyMap<string, string>): string[] {
  // A member of an answer does not count: `order['deliveryGroups']`.
  const asks = new RegExp(`(?<!\\[)'${name}'`)
  return [...texts].filter(([, text]) => asks.test(text)).map(([file]) => file.replace(/^.*\//, '').replace(/\.ts$/, ''))
}

const textsOfAskers = (): ReadonlyMap<string, string> => new Map(askers.map((file) => [file, readFileSync(file, 'utf8')]))

/** Returns each row of the client, and the files of ours that ask by it, be it in the place of another that is not there. */
export function callersOfRows(): Readonly<Record<string, readonly string[]>> {
  const texts = textsOfAskers()
  const rows = Object.entries<CommerceRow>(commerceRows)
  const asked = Object.fromEntries(rows.map(([name]) => [name, callersOf(name, texts)]))
  const inPlaceOf = (name: string) => rows.flatMap(([other, { fallback }]) => (fallback === name ? (asked[other] ?? []) : []))
  return Object.fromEntries(rows.map(([name]) => [name, [...(asked[name] ?? []), ...inPlaceOf(name)]]))
}

const versionsOf = ({ since, until }: Endpoint): string => (until === undefined ? `v${since}` : `v${since}–v${until}`)

const sourceOf = ({ resource, certainty }: Endpoint): string =>
  resource === 'none' ? 'none' : certainty === 'documented' ? resource : `${resource}, in another form`

export const callersOfEndpoint = (one: Endpoint, asked: ReturnType<typeof callersOfRows>): string[] =>
  [...new Set(namesOf(one).flatMap((name) => asked[name] ?? []))].toSorted()

/** Column: how the reference shows an answer; a DELETE has none. */
const printedOf = ({ method, printed, answer }: Endpoint): string =>
  printed === 'nothing' ? 'nothing' : printed === 'table' ? 'table' : method === 'DELETE' || !answer ? '–' : 'example'

function rowOf(one: Endpoint, asked: ReturnType<typeof callersOfRows>): string {
  const callers = callersOfEndpoint(one, asked)
  const said = one.certainty + (one.extension ? `, extension \`${one.extension}\`` : '')
  // The reference has more than we ask: pages of somebody else's find it in the sandbox all the same.
  const who = callers.length > 0 ? callers.map((file) => `\`${file}\``).join(', ') : `${headless}: ${one.because ?? ''}`
  return `| \`${one.method} ${one.path}\` | ${sourceOf(one)} | ${versionsOf(one)} | ${said} | ${printedOf(one)} | ${who} |`
}

/** Returns a table of the calls of the commerce API: where each is published, how certain it is, what is printed of its answer, and who makes it. */
export function referenceTable(): string {
  const asked = callersOfRows()
  return [
    '| Call, below `/commerce/webstores/{webstoreId}` | Published as | Since | Certainty | Of its answer | Asked by |',
    '|---|---|---|---|---|---|',
    ...commerceEndpoints.map((one) => rowOf(one, asked)),
  ].join('\n')
}

export const extensionTable = (): string =>
  ['| Extension | What it brings |', '|---|---|', ...Object.entries(extensions).map(([name, about]) => `| \`${name}\` | ${about} |`)].join(
    '\n',
  )

function between(text: string, mark: string, content: string): string {
  const [open, close] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const [start, end] = [text.indexOf(open), text.indexOf(close)]
  if (start < 0 || end < start) throw new Error(`${guide} has no ${open} … ${close}.`)
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(end)}`
}

/** Writes the tables of the guide to the sandbox, or with `check` only looks. @returns the files that are, or were, stale */
export function generateReference(check: boolean): string[] {
  const text = readFileSync(guide, 'utf8')
  const fresh = between(between(text, 'reference', referenceTable()), 'extensions', extensionTable())
  if (fresh === text) return []
  if (!check) writeFileSync(guide, fresh)
  return [guide]
}
