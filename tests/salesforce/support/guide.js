// What a whole run has found goes into the guide by itself.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.js'

const guide = join(root, 'stories/guides/site-components.md')

/** @param numbers what was counted, by a name each */
export function writeNumbers(numbers, passed, day = new Date().toISOString().slice(0, 10)) {
  const rows = Object.entries(numbers).map(([what, result]) => `| ${what} | ${result.replaceAll('vitrine-', '')} |`)
  const table = [`| Run of ${day} | ${passed} checks, 0 failed |`, '|---|---|', ...rows].join('\n')
  const text = readFileSync(guide, 'utf8')
  const written = text.replace(/(<!-- run -->\n)[\s\S]*?(\n<!-- \/run -->)/, (_all, begin, end) => begin + table + end)
  // The day alone is no news.
  const withoutDay = (each) => each.replace(/Run of \S+/, '')
  if (withoutDay(written) !== withoutDay(text)) writeFileSync(guide, written)
}
