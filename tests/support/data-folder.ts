import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from 'vitest'
import { readDataFolder } from '../../src/tools/own-data/read-data-folder.js'

export type Files = Readonly<Record<string, string | Uint8Array>>

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Makes a folder with these files, which is gone after the test. */
export function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-own-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

export const readFiles = (files: Files) => readDataFolder(folderWith(files))
