import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import baseline from './glossary.json' with { type: 'json' }

/** Identifiers of the last column of the glossary's tables. */
const forbidden = [...readFileSync('stories/guides/glossary.md', 'utf8').matchAll(/^\|(?:[^|]*\|){2}([^|]*)\|$/gm)].flatMap(
  ([, cell = '']) => [...cell.matchAll(/`([\w$]+)`/g)].map(([, name = '']) => name),
)
/** A comment that begins so has no subject. */
const withoutSubject = /^(?:\/\/|\/\*\*?)?\s*(?:What|Who|Whoever|Whether|Of|Whose)\b/

const sources = execFileSync('git', ['ls-files', 'src', 'stories', '.storybook'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|js)$/.test(file))

/** Number of files in which each forbidden identifier stands, and of comments without a subject. */
function count(): { identifiers: Record<string, number>; comments: number } {
  const identifiers: Record<string, number> = {}
  let comments = 0
  for (const file of sources) {
    const text = readFileSync(file, 'utf8')
    // It repeats the texts of declarations, which are for editors.
    if (text.startsWith('// Generated')) continue
    const isJsx = file.endsWith('x')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
    const names = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) names.add(node.text)
      ts.forEachChild(node, visit)
    }
    visit(source)
    for (const name of forbidden) if (names.has(name)) identifiers[name] = (identifiers[name] ?? 0) + 1
    comments += text.split('\n').filter((line) => /^\s*(?:\/\/|\/\*\*)\s/.test(line) && withoutSubject.test(line.trim())).length
  }
  return { identifiers, comments }
}

it('uses no forbidden word of the glossary in more files than before', () => {
  const { identifiers, comments } = count()
  const known: Readonly<Record<string, number>> = baseline.identifiers
  expect(Object.entries(identifiers).filter(([name, files]) => files > (known[name] ?? 0))).toEqual([])
  expect(comments, 'comments that begin with What, Who, Whoever, Whether, Of or Whose').toBeLessThanOrEqual(baseline.comments)
})

it('forbids no word in one line that it explains in another', () => {
  expect(new Set(forbidden).size).toBe(forbidden.length)
  expect(Object.keys(baseline.identifiers).filter((name) => !forbidden.includes(name))).toEqual([])
})
