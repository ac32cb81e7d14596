import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blocksJson } from './blocks-json.js'
import { customElementsManifest } from './custom-elements.js'
import { declarations } from './declarations.js'

/** Writes `custom-elements.json` and `blocks.json` into a folder. */
export async function writeManifests(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const write = (name: string, content: unknown) => writeFile(join(outDir, name), `${JSON.stringify(content, null, 2)}\n`)
  await write('custom-elements.json', customElementsManifest(declarations))
  await write('blocks.json', blocksJson(declarations))
}
