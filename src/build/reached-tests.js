// Finds the tests that changed files reach through imports, the nearest first.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, normalize, relative } from 'node:path'
import ts from 'typescript'

const folders = ['src', 'tests', 'stories', '.storybook']
const isSource = (file) => /\.(?:[cm]?[jt]sx?|css|json)$/.test(file)
export const isTest = (file) => /^tests\/.*\.test\.tsx?$/.test(file)

/**
 * @param {readonly string[]} changed paths from the root; files that are gone count as well
 * @param {{ files?: readonly string[], read?: (file: string) => string }} [sources] for tests of this function
 * @returns {{ file: string, distance: number }[]} test files, how many imports each is away from a changed file; one that bears its
 *   name, or that of its folder, is among the nearest
 */
export function reachedTests(changed, { files = sourceFiles(), read = (file) => readFileSync(file, 'utf8') } = {}) {
  const importers = readImporters(files, read)
  const distances = new Map(changed.map((file) => [file, 0]))
  const queue = [...changed]
  for (const file of queue) {
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue
      distances.set(importer, distances.get(file) + 1)
      queue.push(importer)
    }
  }
  const names = new Set(changed.flatMap((file) => [nameOf(file), basename(dirname(file))]))
  const reached = [...distances].filter(([file]) => isTest(file) && files.includes(file))
  return reached
    .map(([file, distance]) => ({ file, distance: names.has(nameOf(file)) ? Math.min(distance, 1) : distance }))
    .sort((one, other) => one.distance - other.distance)
}

/** Returns the name that a file and its test share: `cart-panel` for `src/blocks/cart-panel/cart-panel.tsx`. */
const nameOf = (file) => basename(file).replace(/\..*$/, '')

/** Finds the files that import each file, or name it as text: guides, data and scripts are read, not imported. */
function readImporters(files, read) {
  const known = new Set(files)
  const importers = new Map()
  const add = (file, importer) => importers.set(file, [...(importers.get(file) ?? []), importer])
  for (const importer of files) {
    if (!/\.[cm]?[jt]sx?$/.test(importer)) continue
    const text = read(importer)
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const file = fileName.startsWith('.') && resolveImport(importer, fileName, known)
      if (file) add(file, importer)
    }
    if (isTest(importer)) for (const [named] of text.matchAll(/\b(?:src|stories|tests)\/[\w./-]*\w/g)) add(named, importer)
  }
  return importers
}

/** @returns the file behind `./cart.js`, which is written as `cart.ts` */
function resolveImport(importer, name, known) {
  const path = normalize(join(dirname(importer), name.replace(/\?.*$/, '')))
  const base = path.replace(/\.jsx?$/, '')
  return [path, `${base}.ts`, `${base}.tsx`, `${path}/index.ts`].find((file) => known.has(file))
}

function sourceFiles() {
  const listed = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSource(entry.name) && !entry.parentPath.includes('node_modules'))
      .map((entry) => relative('.', join(entry.parentPath, entry.name))),
  )
  return listed.filter((file) => existsSync(file) && statSync(file).size < 2_000_000)
}
