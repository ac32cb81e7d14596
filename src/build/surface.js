// `npm run surface`: lists the changes of the public surface since the last release, and whether the changesets name them. `--write` keeps
// today's as that of a release; `npm run release` does it after the version has been counted up.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { readCommandLine } from './command-line.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const { write } = readCommandLine({ usage: 'npm run surface [-- --write]', options: { write: 'boolean' } }).values
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
try {
  const here = await server.ssrLoadModule('/src/tools/surface/surface-here.ts')
  const { differences, neededBump, unsaid } = await server.ssrLoadModule('/src/tools/surface/differences.ts')
  const surface = here.surfaceHere()
  if (write) {
    writeFileSync(here.snapshotFile, `${JSON.stringify({ version: here.currentVersion(), surface }, null, 2)}\n`)
    console.log(`wrote ${here.snapshotFile}: ${Object.keys(surface).length} public things`)
  } else {
    const { version, surface: before } = here.readSnapshot()
    const found = differences(before, surface)
    for (const { what, kind, breaking, before: old, after } of found)
      console.log(`${breaking ? 'BREAKING ' : ''}${kind} ${what}${kind === 'changed' ? `: ${old} → ${after}` : ''}`)
    console.log(`Since ${version}: ${found.length === 0 ? 'nothing public has changed' : `at least a ${neededBump(found, version)}`}.`)
    const missing = unsaid(found, here.pendingChangesets(), version)
    for (const sentence of missing) console.error(sentence)
    if (missing.length > 0) process.exitCode = 1
  }
} finally {
  await server.close()
}
