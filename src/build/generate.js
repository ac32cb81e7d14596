// Node 20 does not read TypeScript; Vite does. `--check` only looks, and fails when something is stale.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { readCommandLine } from './command-line.js'

const { check = false } = readCommandLine({ usage: 'npm run generate [-- --check]', options: { check: 'boolean' } }).values
const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
/** Returns the files that were stale, and writes them unless it only looks. */
async function generateAll() {
  const { generate } = await server.ssrLoadModule('/src/tools/generate/generated-files.ts')
  const { generateReference } = await server.ssrLoadModule('/src/build/reference-table.ts')
  const { generateGuidePages } = await server.ssrLoadModule('/src/build/guide-pages.ts')
  return [...(await generate(check)), ...generateReference(check), ...generateGuidePages(check)]
}

try {
  const stale = await generateAll()
  // Some files are made from others, such as a block's README from the list of tokens: a second pass reads those just written.
  if (!check && stale.length > 0) {
    server.moduleGraph.invalidateAll()
    stale.push(...(await generateAll()))
  }
  for (const file of new Set(stale)) console.log(check ? `${file} is stale: run npm run generate` : `wrote ${file}`)
  if (check && stale.length > 0) process.exitCode = 1
} finally {
  await server.close()
}
