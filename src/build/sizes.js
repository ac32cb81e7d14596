// Measures the size of the build. By itself (`npm run sizes`) it writes the README's table.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { readCommandLine } from './command-line.js'

/** Returns sizes in bytes: `rows` with their limits, every block with what is its own, and React. */
export function sizesHere() {
  const gz = (name) => gzipSync(readFileSync(`dist/cdn/${name}`), { level: 9 }).length
  const chunks = readdirSync('dist/cdn/chunks').filter((name) => name.endsWith('.js'))
  const named = (start) => chunks.filter((name) => name.startsWith(start)).map((name) => `chunks/${name}`)
  const tables = Object.entries(JSON.parse(readFileSync('dist/cdn/modules.json', 'utf8')))
  const tags = tables.map(([tag]) => tag)
  const besideReact = (files) => files.filter((file) => !/chunks\/react/.test(file))
  const sizeOf = (files) => files.reduce((sum, name) => sum + gz(name), 0)
  const shared = tables.reduce((common, [, files]) => common.filter((file) => files.includes(file)), besideReact(tables[0][1]))
  // A block's size includes other modules that travel in the same files.
  const blocks = tables
    .map(([tag, files]) => [tag, sizeOf(besideReact(files).filter((file) => !shared.includes(file)))])
    .sort((a, b) => b[1] - a[1])
  const lightRuntime = readdirSync('dist/cdn/light/chunks').find((name) => /^react.*\.js$/.test(name))
  const fonts = readdirSync('dist/cdn/fonts').filter((name) => /latin-(opsz|wght)/.test(name))
  const median = blocks[Math.floor(blocks.length / 2)]?.[1] ?? 0
  const rows = [
    ['loader', gz('loader.js'), 3_150],
    ['shared by all blocks, besides React', sizeOf(shared), 33_500],
    // The build chooses which file holds what, so all of it counts.
    ['with a block in the median', sizeOf(shared) + median, 54_300],
    [`with the largest block (${blocks[0]?.[0]})`, sizeOf(shared) + (blocks[0]?.[1] ?? 0), 68_500],
    ['the light runtime', gz(`light/chunks/${lightRuntime}`), 9080],
    ['the fonts of the first screen', fonts.reduce((sum, name) => sum + statSync(`dist/cdn/fonts/${name}`).size, 0), 45_000],
    ['the first files of the README’s page, packed, on React', firstFiles('', readMeTags()), 98_900],
    ['the same on the light runtime', firstFiles('light/', readMeTags()), 49_600],
    ['those of all blocks at once, on React', firstFiles('', tags), 222_200],
    ['those of all blocks at once, on the light runtime', firstFiles('light/', tags), 172_900],
  ]
  return {
    rows,
    blocks,
    react: gz(named('react')[0]),
    scripts: Object.fromEntries(['page.js', 'kit.js', 'try.js'].map((name) => [name, gz(name)])),
  }
}

/** Returns the tags of the blocks of the README's thirty seconds. */
export function readMeTags() {
  const [page = ''] = /```html\n<script type="module"[\s\S]*?```/.exec(readFileSync('README.md', 'utf8')) ?? []
  return [...page.matchAll(/<(vitrine-[a-z-]+)/g)].map(([, tag]) => tag)
}

/** Returns the bytes that a page with these blocks begins with, as the server packs them. */
function firstFiles(place, tags) {
  const tables = JSON.parse(readFileSync(`dist/cdn/${place}modules.json`, 'utf8'))
  const files = new Set(tags.flatMap((tag) => tables[tag] ?? []))
  return ['loader.js', ...files].reduce((sum, name) => sum + statSync(`dist/cdn/${place}${name}.br`).size, 0)
}

/** Returns the README's table: kilobytes as a page fetches them, gzip unless said. */
export function sizeTable() {
  const { rows, react, scripts } = sizesHere()
  const lines = [
    ['React, once for all blocks', react],
    ...rows,
    ...Object.entries(scripts).map(([name, size]) => [`\`cdn/${name}\``, size]),
  ]
  return ['| What | kB |', '|---|---|', ...lines.map(([what, size]) => `| ${what} | ${(size / 1000).toFixed(1)} |`)].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readCommandLine({ usage: 'npm run sizes' })
  const readme = readFileSync('README.md', 'utf8')
  writeFileSync(
    'README.md',
    readme.replace(/(<!-- sizes -->\n)[\s\S]*?(\n<!-- \/sizes -->)/, (_all, begin, end) => begin + sizeTable() + end),
  )
}
