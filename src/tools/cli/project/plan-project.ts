import { createHash } from 'node:crypto'
import type { ProjectFiles } from '../../definitions/project-files.js'

/** Hashes of the files that were written the last time, by path. */
export type Hashes = Readonly<Record<string, string>>

export interface Plan {
  /** New, or as we left them: they are written. */
  write: readonly string[]
  /** Changed by somebody, while we have something new for them. */
  conflicts: readonly string[]
  /** Changed by somebody, and we have nothing new. */
  kept: readonly string[]
  /** Ours, no longer needed, and as we left them. */
  remove: readonly string[]
  /** No longer needed, but changed by somebody. */
  left: readonly string[]
}

/** Git on Windows writes other line ends: such a file is not changed. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256')
    .update(typeof content === 'string' ? content.replaceAll('\r\n', '\n') : content)
    .digest('hex')

/**
 * Compares what is to be written with what is there and with what was written last: three sides, as in a merge.
 * @param read what is there, as a text where a text is to be written
 */
export function planProject(
  files: ProjectFiles,
  last: Hashes,
  read: (path: string, as: 'text' | 'bytes') => string | Uint8Array | undefined,
): Plan {
  const plan: Record<keyof Plan, string[]> = { write: [], conflicts: [], kept: [], remove: [], left: [] }
  for (const [path, content] of Object.entries(files)) {
    const there = read(path, typeof content === 'string' ? 'text' : 'bytes')
    const [now, next, before] = [there === undefined ? undefined : hashOf(there), hashOf(content), ownValue(last, path)]
    if (now === next) continue
    if (now === undefined || now === before) plan.write.push(path)
    else if (before === next) plan.kept.push(path)
    else plan.conflicts.push(path)
  }
  for (const [path, before] of Object.entries(last)) {
    if (Object.hasOwn(files, path)) continue
    const [text, bytes] = [read(path, 'text'), read(path, 'bytes')]
    if (text === undefined || bytes === undefined) continue
    plan[hashOf(text) === before || hashOf(bytes) === before ? 'remove' : 'left'].push(path)
  }
  return plan
}

const ownValue = (hashes: Hashes, path: string): string | undefined => (Object.hasOwn(hashes, path) ? hashes[path] : undefined)
