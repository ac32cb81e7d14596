import { type BaseIssue, type GenericSchema, safeParse } from 'valibot'
import type { Difference } from './report.js'

/** Lists where a body differs from the shape that we read, by member; a list's members are told once for all. */
export function differencesOf(shape: GenericSchema, body: unknown): Difference[] {
  const { issues = [] } = safeParse(shape, body)
  const found = new Map<string, Difference>()
  for (const issue of issues.flatMap(innermost)) {
    const member = memberOf(issue)
    if (!found.has(member)) found.set(member, { member, expected: issue.expected ?? issue.message, is: kindOf(issue.input) })
  }
  return [...found.values()]
}

/** Returns the members that we read and the body lacks, on its first two levels. */
export function leftOutOf(shape: GenericSchema, body: unknown): string[] {
  const entries = entriesOf(shape)
  if (!entries || !isEntries(body)) return []
  return Object.entries(entries).flatMap(([name, inner]) => {
    const value = body[name]
    if (value === undefined || value === null) return [name]
    const below = isEntries(value)
      ? Object.keys(entriesOf(inner) ?? {}).filter((each) => value[each] === undefined || value[each] === null)
      : []
    return below.map((each) => `${name}.${each}`)
  })
}

type Issue = BaseIssue<unknown>

/** Returns the innermost issues: for a member that may have several shapes, the shape that went furthest says most. */
function innermost(issue: Issue): Issue[] {
  const deeper = (issue.issues ?? []).filter(({ path }) => (path?.length ?? 0) > 0)
  if (deeper.length === 0) return [issue]
  return deeper.flatMap(innermost).map((each) => ({ ...each, path: [...(issue.path ?? []), ...(each.path ?? [])] }) as Issue)
}

function memberOf({ path }: Issue): string {
  const way = [...(path ?? [])].map(({ key }) => (typeof key === 'number' ? '[]' : `.${String(key)}`)).join('')
  return way.replace(/^\./, '') || 'the answer'
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

type Wrapped = GenericSchema & {
  wrapped?: GenericSchema
  pipe?: readonly GenericSchema[]
  entries?: Readonly<Record<string, GenericSchema>>
}

function entriesOf(shape: Wrapped): Readonly<Record<string, GenericSchema>> | undefined {
  if (shape.entries) return shape.entries
  const inner = shape.wrapped ?? shape.pipe?.[0]
  return inner && inner !== shape ? entriesOf(inner) : undefined
}

const isEntries = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
