// Records what dist/ was built from. Only Node is needed here: `npm start` asks before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const mark = 'dist/.built'

/** Hashes the sources by their bytes, not their time: a checkout and a test touch files without changing them. */
export function sourcesNow() {
  const hash = createHash('sha256')
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of ['package.json', 'vite.config.ts', ...files].toSorted()) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {object} what `sources`, `everything` and the `warnings` there were */
export function markBuilt(what) {
  writeFileSync(mark, JSON.stringify({ at: new Date().toISOString(), ...what }))
}

/** Returns true when dist/ is what a build would make now: everything, or at least what the example shop needs. */
export function isBuilt({ everything = false } = {}) {
  if (!existsSync(mark)) return false
  const built = JSON.parse(readFileSync(mark, 'utf8'))
  return built.sources === sourcesNow() && (built.everything || !everything)
}
