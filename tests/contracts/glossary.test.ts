import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Identifiers of the last column of the glossary's tables. */
const forbidden = [...readFileSync('stories/guides/glossary.md', 'utf8').matchAll(/^\|(?:[^|]*\|){2}([^|]*)\|$/gm)].flatMap(
  ([, cell = '']) => [...cell.matchAll(/`([\w$]+)`/g)].map(([, name = '']) => name),
)
/** A comment that begins so has no subject. */
const withoutSubject = /^(?:\/\/|\/\*\*?)?\s*(?:What|Who|Whoever|Whether|Of|Whose)\b/

const sources = execFileSync('git', ['ls-files', 'src', 'stories', '.storybook'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|js)$/.test(file))

/** Forbidden identifiers, by the files that have them, and comments without a subject. */
function find(): { identifiers: string[]; comments: string[] } {
  const identifiers: string[] = []
  const comments: string[] = []
  for (const file of sources) {
    const text = readFileSync(file, 'utf8')
    // It repeats the texts of declarations, which are for editors.
    if (text.startsWith('// Generated')) continue
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
    const names = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) names.add(node.text)
      ts.forEachChild(node, visit)
    }
    visit(source)
    identifiers.push(...forbidden.filter((name) => names.has(name)).map((name) => `${file}: ${name}`))
    const lines = text.split('\n').map((line) => line.trim())
    comments.push(...lines.filter((line) => /^(?:\/\/|\/\*\*)\s/.test(line) && withoutSubject.test(line)).map((line) => `${file}: ${line}`))
  }
  return { identifiers, comments }
}

it('names nothing by a word that the glossary forbids, and has no comment without a subject', () => {
  expect(find()).toEqual({ identifiers: [], comments: [] })
})

it('forbids no word in one line that it explains in another', () => {
  expect(new Set(forbidden).size).toBe(forbidden.length)
})
