import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** They read our own sources while something is built, and nothing that anybody sends. */
const ofTheBuild = /^src\/(?:build|tools\/(?:generate|surface))\//

/** Superlinear in what is short or our own, each with the reason. */
const bounded: Readonly<Record<string, string>> = {
  'src/devtools/inspector/mask.ts /(?<![\\w./-])': 'its parts have an end: 30 characters of a number',
  'src/devtools/inspector/mask.ts /\\b\\p{Lu}[\\p': 'its parts have an end: 60 characters of a street',
  'src/devtools/inspector/personal.ts /^(?:(?:first|last': 'the first 100 characters of the name of a field',
  'src/entries/light/quick-elements.ts /^(?:class|sty': 'names of attributes that our own views write',
  'src/entries/report.ts /(https?:\\/\\/[^': 'one line of a stack, which a browser writes',
  'src/server/pages/page-painting.ts /<(vitrine-[a-': 'what `print` has written, in which every element is closed',
  'src/core/dom/sheets.ts /(-?[\\d.]+)rem': 'style sheets that blocks bring',
  'src/commerce/domain/customer/postal-code.ts /^(?:(?:d|de|': 'what a shopper types into a field of 60 characters',
}

function regularExpressions(): { file: string; source: string; flags: string }[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.endsWith('.d.ts') && !ofTheBuild.test(file))
  return files.flatMap((file) => {
    const found: { file: string; source: string; flags: string }[] = []
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
        const text = node.getText()
        const end = text.lastIndexOf('/')
        found.push({ file, source: text.slice(1, end), flags: text.slice(end + 1) })
      }
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
    return found
  })
}

/** Steps decide, and no time: a machine that is busy would find expressions slow. The search is the same in every run. */
const search = { timeout: 20_000, attackTimeout: null, incubationTimeout: null, randomSeed: 1 }

/** Without a repetition that has no end, or two of them, an expression is as quick as its text is long. */
const repeats = (source: string): boolean => /[*+]|\{\d+,\}/.test(source.replaceAll(/\\./g, ''))

it('no regular expression takes more than its time over what somebody sends', async () => {
  const all = regularExpressions().filter(({ source }) => repeats(source))
  expect(all.length).toBeGreaterThan(200)
  const known = new Map<string, Promise<boolean>>()
  const isSlow = ({ source, flags }: { source: string; flags: string }): Promise<boolean> => {
    const key = `/${source}/${flags}`
    const checked = known.get(key) ?? check(source, flags, search).then(({ status }) => status === 'vulnerable')
    known.set(key, checked)
    return checked
  }
  const slow: string[] = []
  for (const each of all) if (await isSlow(each)) slow.push(`${each.file} /${each.source}/${each.flags}`)
  const isBounded = (line: string): boolean => Object.keys(bounded).some((begin) => line.startsWith(begin))
  expect(slow.filter((line) => !isBounded(line))).toEqual([])
}, 600_000)
