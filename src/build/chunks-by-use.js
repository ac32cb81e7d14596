// Decides which modules travel in one file. A file costs a request and packs badly when it is small; a module that a page does not need
// costs its bytes. Both are weighed over the pages that blocks stand on, from the files that the bundler would make by itself: one for
// each set of blocks that need the same.

import { brotliCompressSync } from 'node:zlib'
import { publicNameOf } from './public-names.js'

/** Bytes that a request is worth where every byte counts. */
const request = 400
/**
 * Bytes for a page with more files than a browser has connections: at 40 ms and 10 Mbit/s a request holds up as many, by six at a time.
 */
const heldUp = 4000

/**
 * @typedef {{ name: string, bytes: number, modules: readonly string[], imports: readonly string[], defines?: boolean, bare?: boolean }} Piece
 *   a file of the plain build; it may define an element, and it may be needed by who asks for none
 * @typedef {{ weight: number, files: ReadonlySet<string>, isFirst?: boolean, isBusy?: boolean }} Visit
 *   which files a page loads, how much it counts, whether its blocks begin with them, and whether it has many
 */

/**
 * Returns the bytes saved by packing two files together: the smaller one finds its words in the other. The numbers were measured over
 * our own files, joined one by one.
 */
function saved(one, other) {
  const smaller = Math.min(one.bytes, other.bytes)
  return Math.min(130 + 0.12 * smaller, 0.6 * smaller)
}

/**
 * Joins parts as long as that makes the visits cheaper, the best pair first; never so that two files need each other.
 * @param {readonly Piece[]} parts
 * @param {readonly Visit[]} visits
 * @returns the files to make, with their parts and what these import
 */
export function joinByUse(parts, visits) {
  const files = parts.map((piece) => ({
    parts: [piece],
    bytes: piece.bytes,
    imports: new Set(piece.imports),
    visits: visits.map((visit) => visit.files.has(piece.name)),
    defines: piece.defines ?? false,
    bare: piece.bare ?? false,
  }))
  // Files that come later enlarge nobody's first files.
  const isLate = (file) => visits.every(({ isFirst }, index) => !isFirst || !file.visits[index])
  const byUse = joined(files, visits, ({ isBusy }) => (isBusy ? heldUp : request))
  return joined(byUse, visits, () => heldUp, isLate)
}

function joined(begun, visits, worth, mayJoin = () => true) {
  let files = begun
  const known = new Map()
  for (;;) {
    const fileOf = fileOfPieces(files)
    const needed = new Map(files.map((file) => [file, neededBy(file, fileOf)]))
    let best
    const some = files.filter(mayJoin)
    for (const [index, one] of some.entries()) {
      for (const other of some.slice(index + 1)) {
        const gain = gainOf(one, other, needed, visits, known, worth)
        if (gain > (best?.gain ?? 0) && !areBetween(one, other, needed) && !definesUnasked(one, other, needed)) best = { gain, one, other }
      }
    }
    if (!best) return files
    const fewer = join(best, files, needed)
    // The estimate may no longer hold since others were joined: the cost of the visits decides.
    if (costOf(fewer, visits, worth) < costOf(files, visits, worth)) files = fewer
    else known.get(best.one).set(best.other, 0)
  }
}

const costOf = (files, visits, worth) =>
  visits.reduce(
    (sum, visit, index) => sum + visit.weight * files.reduce((all, file) => all + (file.visits[index] ? file.bytes + worth(visit) : 0), 0),
    0,
  )

const fileOfPieces = (files) => new Map(files.flatMap((file) => file.parts.map(({ name }) => [name, file])))

/** Returns all that a file imports, itself left out. */
function neededBy(file, fileOf) {
  const seen = new Set([file])
  for (const each of seen) for (const name of each.imports) seen.add(fileOf.get(name))
  seen.delete(file)
  return seen
}

function gainOf(one, other, needed, visits, known, worth) {
  const found = known.get(one)?.get(other)
  if (found !== undefined) return found
  const less = saved(one, other)
  let gain = 0
  for (let index = 0; index < visits.length; index += 1) {
    const visit = visits[index]
    const here = one.visits[index]
    const there = other.visits[index]
    if (here && there) gain += visit.weight * (worth(visit) + less)
    else if (here !== there) gain -= visit.weight * extraOf(here ? other : one, index, needed, worth(visit), less)
  }
  if (!known.has(one)) known.set(one, new Map())
  known.get(one).set(other, gain)
  return gain
}

/** Returns the bytes that a visit would load more with this file and everything that it imports. */
function extraOf(file, index, needed, request, less) {
  let bytes = file.bytes - less
  for (const each of needed.get(file)) if (!each.visits[index]) bytes += each.bytes + request
  return bytes
}

/** Returns true when an importer that asks for no element would be given one. */
function definesUnasked(one, other, needed) {
  return (one.bare || other.bare) && [one, other, ...needed.get(one), ...needed.get(other)].some(({ defines }) => defines)
}

function join({ one, other }, files, needed) {
  const visits = one.visits.map((is, index) => is || other.visits[index])
  const joined = {
    parts: [...one.parts, ...other.parts],
    bytes: one.bytes + other.bytes - saved(one, other),
    imports: new Set([...one.imports, ...other.imports]),
    visits,
    defines: one.defines || other.defines,
    bare: one.bare || other.bare,
  }
  const wanted = new Set([...needed.get(one), ...needed.get(other)])
  const others = files.filter((file) => file !== one && file !== other)
  return [
    ...others.map((file) => {
      const isMore = wanted.has(file) && (visits.some((is, index) => is && !file.visits[index]) || (joined.bare && !file.bare))
      return isMore ? { ...file, visits: file.visits.map((is, index) => is || visits[index]), bare: file.bare || joined.bare } : file
    }),
    joined,
  ]
}

/** Returns true when one of them needs a third file that needs the other. */
function areBetween(one, other, needed) {
  const by = (from, to) => [...needed.get(from)].some((file) => file !== to && needed.get(file).has(to))
  return by(one, other) || by(other, one)
}

const blockFile = (tag) => `blocks/${publicNameOf(tag.slice('vitrine-'.length))}.js`

/**
 * The groups for the bundler's option `codeSplitting`.
 * @param {readonly (import('rolldown').OutputChunk | import('rolldown').OutputAsset)[]} output of a build without them
 * @param {readonly { weight: number, isBusy?: boolean, tags: readonly string[] }[]} pages
 * @returns {{ name: string, test: (id: string) => boolean, priority: number }[]}
 */
export function groupsByUse(output, pages) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const soon = JSON.parse(output.find(({ fileName }) => fileName === 'soon.json').source)
  const isBlock = ({ fileName }) => fileName.startsWith('blocks/')
  const isFixed = (chunk) => (chunk.isEntry && !isBlock(chunk)) || ['react', 'english'].includes(chunk.name)
  const closure = (names, seen = new Set()) => {
    for (const name of names) {
      if (!seen.has(name)) closure(chunks.get(name)?.imports ?? [], seen.add(name))
    }
    return seen
  }
  const visit = (weight, tags, also = []) => ({ weight, files: closure([...tags.map(blockFile), ...also]) })
  const tags = Object.keys(soon)
  // Each block also counts alone on a page, with what a press in it brings.
  const single = tags.map((tag) => ({ weight: 13, tags: ['vitrine-store', tag] }))
  // Each page counts until its blocks stand, and until they show what they have asked for.
  const visits = [...pages, ...single].flatMap(({ weight, isBusy, tags: these }) => {
    const later = these.flatMap((tag) => soon[tag] ?? [])
    return [
      { ...visit(weight / 2, these), isBusy, isFirst: true },
      { ...visit(weight / 2, these, later), isBusy },
    ]
  })
  const lateOf = (tag) => [...new Set([...closure([blockFile(tag)])].flatMap((name) => chunks.get(name)?.dynamicImports ?? []))]
  const lates = tags.flatMap(lateOf)
  const lazyVisits = [...new Set(lates)].map((name) => visit(0.1 * lates.filter((each) => each === name).length, ['vitrine-store'], [name]))
  // The kit, page.js and the like define no block of ours: neither may what they need.
  const bare = closure([...chunks.values()].filter((chunk) => chunk.isEntry && !isBlock(chunk)).map(({ fileName }) => fileName))
  const parts = [...chunks.values()]
    .filter((chunk) => !isFixed(chunk))
    .map(({ fileName, code, moduleIds, imports }) => ({
      name: fileName,
      bytes: brotliCompressSync(code).length,
      modules: moduleIds,
      defines: fileName.startsWith('blocks/'),
      bare: bare.has(fileName),
      imports: imports.filter((name) => chunks.has(name) && !isFixed(chunks.get(name))),
    }))
  const files = joinByUse(parts, [...visits, ...lazyVisits])
  // A group takes along what its modules need and no group before it has taken: modules that others need come first.
  return inOrder(files)
    .filter(({ parts: all }) => all.length > 1 || !chunks.get(all[0].name).isEntry)
    .map(({ parts: all }, index) => {
      const modules = new Set(all.flatMap((piece) => piece.modules))
      return { name: nameOf(all), test: (id) => modules.has(id), priority: 10 - index / files.length }
    })
}

/** Returns the files in an order in which each stands behind those that it imports. */
function inOrder(files) {
  const fileOf = new Map(files.flatMap((file) => file.parts.map(({ name }) => [name, file])))
  const ordered = new Set()
  const put = (file) => {
    if (ordered.has(file)) return
    for (const name of file.imports) if (fileOf.get(name) !== file) put(fileOf.get(name))
    ordered.add(file)
  }
  for (const file of files) put(file)
  return [...ordered]
}

/** Names a file after what weighs most in it; the one that the page begins with keeps its old name. */
function nameOf(all) {
  if (all.some(({ modules }) => modules.some((id) => id.endsWith('/src/entries/started.ts')))) return 'vitrine'
  const [heaviest] = all.toSorted((one, other) => other.bytes - one.bytes)
  return heaviest.name.replace(/^.*\//, '').replace(/(-[\w-]{8})?\.js$/, '')
}
