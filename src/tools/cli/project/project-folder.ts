import { mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import * as v from 'valibot'
import { InputError } from './input-error.js'
import type { Hashes } from './plan-project.js'

/** Path, below a project's folder, of the list of files that were written into it. */
export const manifestPath = join('.vitrine', 'manifest.json')

const manifestShape = v.object({ words: v.array(v.string()), files: v.record(v.string(), v.string()) })
type Manifest = v.InferOutput<typeof manifestShape>

/** A project's files on the disk, and the list of what was written into it. */
export function openProject(folder: string) {
  const root = resolve(folder)
  const at = (path: string): string => {
    const file = resolve(root, path)
    // A list that somebody wrote must not lead out of the project.
    if (!file.startsWith(root + sep)) throw new InputError(`${manifestPath} names ${path}, which is outside of ${root}.`)
    return file
  }
  return {
    root,
    read: (path: string, as: 'text' | 'bytes') => readIfThere(at(path), as),
    manifest(): Manifest | undefined {
      const text = readIfThere(at(manifestPath), 'text')
      return typeof text === 'string' ? manifestIn(text) : undefined
    },
    write(path: string, content: string | Uint8Array): void {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), content)
    },
    remove(path: string): void {
      rmSync(at(path))
      for (let above = dirname(at(path)); above !== root; above = dirname(above)) if (!removeEmpty(above)) break
    },
    note(words: readonly string[], files: Hashes): void {
      const sorted = Object.fromEntries(Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      const text = `${JSON.stringify({ words, files: sorted }, null, 2)}\n`
      if (readIfThere(at(manifestPath), 'text') !== text) this.write(manifestPath, text)
    },
  }
}

/** A list that cannot be read counts as none: then every file that is there is somebody's. */
function manifestIn(text: string): Manifest | undefined {
  try {
    const { output, success } = v.safeParse(manifestShape, JSON.parse(text))
    return success ? output : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function readIfThere(file: string, as: 'text' | 'bytes'): string | Uint8Array | undefined {
  try {
    return as === 'text' ? readFileSync(file, 'utf8') : readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function removeEmpty(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}
