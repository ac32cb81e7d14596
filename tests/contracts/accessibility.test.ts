import { existsSync, readdirSync, readFileSync } from 'node:fs'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { contrastOf, readColour } from '../../src/pages/document/lint/contrast.js'
import { type Conformance, criteriaTable, germanStatement } from '../../src/tools/generate/accessibility.js'

const { criteria, axeRuns } = JSON.parse(readFileSync('tests/accessibility.json', 'utf8')) as Conformance
const cited = [...axeRuns, ...criteria.flatMap(({ tests = [] }) => tests)]

const sourcesIn = (rooms: readonly string[], ending: RegExp) =>
  rooms.flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => ({ file: `src/${room}/${file}`, text: readFileSync(`src/${room}/${file}`, 'utf8') })),
  )
const views = sourcesIn(['blocks', 'ui', 'core/element'], /\.tsx?$/)
const sheets = sourcesIn(['blocks', 'ui/theme'], /\.css$/)
const found = (pattern: RegExp) =>
  views.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([words]) => `${file.split('/').at(-1)}: ${words}`))

describe('the statement on accessibility', () => {
  it('has each of the 55 criteria of WCAG 2.2, levels A and AA, once', () => {
    expect(new Set(criteria.map(({ number }) => number)).size).toBe(55)
    expect(criteria).toHaveLength(55)
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
    const values = criteria.map(({ number }) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0))
    expect(values).toEqual(values.toSorted((one, other) => one - other))
    // It is no criterion of 2.2 any more.
    expect(criteria.some(({ number }) => number === '4.1.1')).toBe(false)
  })

  it('cites only sentences that tests say', () => {
    const missing = cited.filter(({ file, sentence }) => {
      if (!existsSync(file)) return true
      const text = readFileSync(file, 'utf8')
      return ![`'${sentence.replaceAll("'", "\\'")}'`, `\`${sentence}\``, `"${sentence}"`].some((quoted) => text.includes(quoted))
    })
    expect(missing).toEqual([])
  })

  it('cites only rules of axe that are on, and are about the criterion', () => {
    const rules = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]))
    const off = (axe as unknown as { _audit: { rules: { id: string; enabled: boolean }[] } })._audit.rules.filter(({ enabled }) => !enabled)
    const wrong = criteria.flatMap(({ number, axe: named = [] }) =>
      named.filter((rule) => !rules.get(rule)?.includes(`wcag${number.replaceAll('.', '')}`) || off.some(({ id }) => id === rule)),
    )
    expect(wrong).toEqual([])
    expect(readFileSync('.storybook/preview.tsx', 'utf8')).toContain("a11y: { test: 'error', options: { reporter: decided } }")
  })

  it('claims nothing without evidence, and says plainly why something is not claimed', () => {
    const bare = criteria.filter(
      ({ verdict, axe: rules = [], tests = [] }) => verdict !== 'not-evaluated' && rules.length + tests.length === 0,
    )
    expect(bare.map(({ number }) => number)).toEqual([])
    expect(criteria.filter(({ verdict, note }) => verdict !== 'supported' && !(note?.de && note.en)).map(({ number }) => number)).toEqual(
      [],
    )
  })

  it('stands in the guide and, in German, for the page of the imprint', () => {
    const guide = readFileSync('stories/guides/accessibility.md', 'utf8')
    expect(guide).toContain(criteriaTable({ criteria, axeRuns }))
    expect(guide).toContain(germanStatement({ criteria, axeRuns }))
  })
})

describe('every block', () => {
  it('plays nothing by itself, and film only in the video block, with the browser’s own controls', () => {
    expect(found(/<(?:video controls|video|audio)\b|new Audio\(|createElement\('(?:video|audio)'/g)).toEqual(['video.tsx: <video controls'])
    expect(found(/\bautoPlay\b|\.play\(\)/g)).toEqual([])
  })

  it('listens to letters and signs only where the focus is on what they are for', () => {
    // The zoom has the focus in its dialog; a list box is one control.
    expect(found(/\bkey === '[^ ']'/g)).toEqual(["zoom.tsx: key === '+'", "zoom.tsx: key === '-'"])
    expect(found(/(?:document|window|globalThis)\.addEventListener\('key\w+'/g)).toEqual([
      // For Escape alone.
      "shop-closed.tsx: document.addEventListener('keydown'",
    ])
  })

  it('moves without end only what shows that something is being waited for', () => {
    const endless = sheets.flatMap(({ text }) =>
      [...text.matchAll(/animation: ([^;]*\binfinite\b[^;]*);/g)].map(([, how = '']) => how.split(' ')[0]),
    )
    expect(new Set(endless)).toEqual(new Set(['turn', 'shimmer']))
    expect(sheets.find(({ file }) => file.endsWith('base.css'))?.text).toContain('prefers-reduced-motion: reduce')
  })

  it('flashes nothing more than three times in a second', () => {
    const rounds = sheets.flatMap(({ text }) =>
      [...text.matchAll(/animation: [^;]*?([\d.]+)s[^;]*\binfinite\b/g)].map(([, seconds]) => Number(seconds)),
    )
    expect(rounds.length).toBeGreaterThan(0)
    expect(Math.min(...rounds)).toBeGreaterThan(1 / 3)
  })

  it('asks for no path, no second finger and no drag', () => {
    expect(
      found(
        /\bon(?:Touch|Drag|Drop|Gesture)\w*=|'(?:touch|drag|drop|gesture|devicemotion|deviceorientation)\w*'|draggable(?!=\{false\})=/g,
      ),
    ).toEqual([])
  })

  it('does on the way down nothing but get ready', () => {
    expect(found(/\bon(?:PointerDown|MouseDown|TouchStart)=\{[^\n]*?\}(?=[\s>])/g)).toEqual([
      'birthday-fields.tsx: onPointerDown={() => noMonth && askForMonth()}',
      'other-language.tsx: onPointerDown={takeAlong}',
      'product-search-field.tsx: onMouseDown={(event) => event.preventDefault()}',
    ])
  })

  it('draws edges and focus rings in 3 : 1, in light and in dark', () => {
    const text = sheets.find(({ file }) => file.endsWith('tokens.css'))!.text
    const token = (name: string) =>
      /light-dark\((#\w+), (#\w+)\)/.exec(new RegExp(`--vitrine-${name}: ([^;]+);`).exec(text)?.[1] ?? '')!.slice(1)
    const low: string[] = []
    for (const line of ['edge', 'focus', 'accent'])
      for (const ground of ['paper', 'surface'])
        for (const theme of [0, 1]) {
          const contrast = contrastOf(readColour(token(line)[theme]!)!, readColour(token(ground)[theme]!)!)
          if (contrast < 3) low.push(`${line} on ${ground}: ${contrast.toFixed(2)}`)
        }
    expect(low).toEqual([])
  })
})
