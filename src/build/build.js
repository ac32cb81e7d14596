// Builds dist/: everything, or with the word `shop` only what the example shop needs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, createLogger, createServer, runnerImport } from 'vite'
import { markBuilt, sourcesNow } from './built.js'
import { groupsByUse } from './chunks-by-use.js'
import { readCommandLine } from './command-line.js'
import { leanFonts } from './lean-fonts.js'
import { writeSuppliers } from './sbom.js'
import { readMeTags, sizesHere } from './sizes.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const everything = !readCommandLine({ usage: 'npm run build [-- shop]', words: ['shop'] }).words.includes('shop')
const sources = sourcesNow()
const logger = createLogger('warn')
const warnings = []
const vite = (mode, options) =>
  build({ root, mode, configFile: 'vite.config.ts', logLevel: 'warn', customLogger: { ...logger, ...heard }, build: options })
/** Brotli writes short distances directly: of all settings tried over all files, this one gives the fewest bytes. */
const packing = { params: { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 } }
// Warnings of a build are printed, and remembered for the test that there were none.
const heard = Object.fromEntries(
  ['warn', 'warnOnce'].map((name) => [
    name,
    (message, options) => {
      warnings.push(message)
      logger[name](message, options)
    },
  ]),
)

rmSync('dist', { recursive: true, force: true })
mkdirSync('dist', { recursive: true })
await vite('theme')
await leanFonts('dist/cdn', 'vitrine.css')
const filesByUse = { rolldownOptions: { output: { codeSplitting: { groups: await groupsOfFiles() } } } }
await vite('cdn', filesByUse)
await vite('light', filesByUse)
await vite('try')
await vite('development')
await vite('node')
await vite('studio')
for (const folder of ['dist/cdn', 'dist/studio/app']) compress(folder)
writeIntegrity('dist/cdn')
if (everything) {
  await vite('npm')
  await vite('npm-light')
  await vite('try-server')
  // Bundlers find the sheets beside index.js; the fonts are there once, in the CDN folder.
  for (const sheet of ['vitrine.css', 'vitrine-page.css']) {
    writeFileSync(`dist/${sheet}`, readFileSync(`dist/cdn/${sheet}`, 'utf8').replaceAll('fonts/', 'cdn/fonts/'))
  }
  emitTypes()
  await writeManifests()
  writeSuppliers()
  removeMapsForBundlers()
  printBudgets()
}
markBuilt({ sources, everything, warnings })

/**
 * Returns the groups of modules for both runtimes: which of them travel together is worked out for the README's page, for those of the
 * example shop, and for visitors who go from page to page: through the blocks of a category, within the frame that all pages have, or
 * through all of them.
 */
async function groupsOfFiles() {
  const { output } = (await vite('light', { write: false, sourcemap: false, rolldownOptions: { output: { postBanner: '' } } }))[0]
  const load = async (file) => (await runnerImport(`${root}${file}`, { configFile: false, logLevel: 'error' })).module
  const { examplePages } = await load('src/pages/demo-site/templates.ts')
  const { blocksIn } = await load('src/pages/document/page-walk.ts')
  const { declarations } = await load('src/blocks/declarations.ts')
  const houses = { catalogue: 'http://localhost', till: 'http://localhost' }
  const shop = examplePages(houses).map(({ nodes }) => [...new Set([...blocksIn(nodes)].map(({ block }) => block))])
  const frame = shop.reduce((common, tags) => common.filter((tag) => tags.includes(tag)))
  const visits = [...new Set(declarations.map(({ category }) => category))].map((each) => [
    ...new Set([...frame, ...declarations.flatMap(({ category, tag }) => (category === each ? [tag] : []))]),
  ])
  const busy = (weight) => (tags) => ({ weight, isBusy: true, tags })
  const all = declarations.map(({ tag }) => tag)
  // The files that a shop begins with must not pay for a large shop.
  return groupsByUse(output, [{ weight: 2200, tags: readMeTags() }, ...shop.map(busy(3)), ...visits.map(busy(40)), busy(80)(all)])
}

/** Compresses for the server: files that hardly change are packed once, and well. */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (/\.(js|css|svg)$/.test(name)) writeFileSync(`${folder}/${name}.br`, brotliCompressSync(readFileSync(`${folder}/${name}`), packing))
  }
}

/** Writes the hash of each file, for pages that load them from a host they do not own. */
function writeIntegrity(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name))
  const hashOf = (name) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(`${folder}/${name}`))
      .digest('base64')}`
  writeFileSync(
    `${folder}/integrity.json`,
    JSON.stringify(Object.fromEntries(files.toSorted().map((name) => [name, hashOf(name)])), null, 2),
  )
}

/** Removes the maps: users of bundlers have the sources of their imports in their own; ours say here only whose code is in the package. */
function removeMapsForBundlers() {
  const maps = readdirSync('dist', { recursive: true }).filter((name) => name.endsWith('.map') && !/^(cdn|studio|storybook)\//.test(name))
  for (const name of maps) rmSync(`dist/${name}`)
}

function emitTypes() {
  const options = [
    '--declaration',
    '--emitDeclarationOnly',
    '--noEmit',
    'false',
    '--declarationMap',
    'false',
    '--rootDir',
    'src',
    '--outDir',
    'dist/types',
    '--target',
    'ES2022',
    '--module',
    'ESNext',
    '--moduleResolution',
    'bundler',
    '--jsx',
    'react-jsx',
    '--strict',
    '--skipLibCheck',
    '--exactOptionalPropertyTypes',
    '--lib',
    'ES2023,DOM,DOM.Iterable',
    '--types',
    'vite/client,node',
    '--ignoreConfig',
  ]
  const entries = [
    'src/entries/index.ts',
    'src/entries/loader.ts',
    'src/entries/page.ts',
    'src/entries/kit.ts',
    'src/entries/report.ts',
    'src/entries/actions.ts',
    'src/entries/shopify-actions.ts',
    'src/entries/elements.ts',
    'src/entries/runtime/react.ts',
    'src/entries/runtime/jsx-runtime.ts',
    'src/entries/react/components.ts',
    'src/tools/conformance/index.ts',
    'src/commerce/salesforce/index.ts',
    'src/commerce/domain/payment/index.ts',
    'src/commerce/domain/agent/index.ts',
    'src/commerce/domain/reviews/index.ts',
    'src/entries/lwr/index.ts',
    'src/sandbox/index.ts',
    'src/tools/definitions/definitions.ts',
    'src/pages/document/index.ts',
    'src/tools/grapesjs/grapesjs.ts',
    'src/tools/puck/puck.tsx',
    'src/entries/virtual-blocks.d.ts',
  ]
  const { status } = spawnSync('node_modules/.bin/tsc', [...options, ...entries], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The types could not be written.')
  // Types without a source: of frameworks that are not installed here (the hosts of tests/outside check them), of style sheets and scripts.
  cpSync('src/entries/frameworks', 'dist/types/entries/frameworks', { recursive: true })
}

async function writeManifests() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: { __VITRINE_VERSION__: JSON.stringify(JSON.parse(readFileSync('package.json', 'utf8')).version) },
  })
  try {
    const { writeManifests: write } = await server.ssrLoadModule('/src/tools/manifests/manifests.ts')
    const { shopSays } = await server.ssrLoadModule('/src/commerce/domain/says.ts')
    await write('dist', shopSays)
  } finally {
    await server.close()
  }
}

/** Checks the promises about size; a broken one fails the build. */
function printBudgets() {
  const { rows, blocks, react } = sizesHere()
  console.log('\nSizes, gzip bytes')
  console.log(`  React (shared, once): ${react}`)
  for (const [name, size] of blocks) console.log(`  ${name}: ${size}`)
  let broken = 0
  for (const [what, size, limit] of rows) {
    if (size > limit) broken += 1
    console.log(`${size > limit ? 'OVER ' : 'ok   '} ${what}: ${size} of ${limit}`)
  }
  if (broken > 0) process.exitCode = 1
}
