import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { blocksJson, type Channels } from './blocks-json.js'
import { blocksSchema, pageSchema } from './blocks-schema.js'
import { customElementsManifest } from './custom-elements.js'
import { declarations } from '../../blocks/declarations.js'
import { reactModules } from './react-modules.js'
import { type Guide, llmsFiles } from '../llms/llms.js'
import { cssCustomData, htmlCustomData } from './vscode-data.js'
import { webTypes } from './web-types.js'

/**
 * Writes the files that builders, code editors and other programs read into a folder: manifests, schemas, pages of Markdown, and the
 * components for React. Runs in the project's folder, where the guides are.
 * @param shopSays the channels on which the shop itself speaks
 */
export async function writeManifests(outDir: string, shopSays: Channels): Promise<void> {
  const write = async (name: string, text: string): Promise<void> => {
    const file = join(outDir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const json = (name: string, content: unknown) => write(name, `${JSON.stringify(content, null, 2)}\n`)
  await json('custom-elements.json', customElementsManifest(declarations))
  await json('blocks.json', { $schema: './blocks.schema.json', ...blocksJson(declarations, shopSays) })
  await json('blocks.schema.json', blocksSchema)
  await json('page.schema.json', pageSchema)
  await json('vscode.html-custom-data.json', htmlCustomData(declarations))
  await json('vscode.css-custom-data.json', cssCustomData(declarations))
  await json('web-types.json', webTypes(declarations))
  for (const [name, text] of Object.entries(reactModules(declarations))) await write(name, text)
  for (const [name, text] of Object.entries(llmsFiles(declarations, await guidesIn('stories/guides')))) await write(name, text)
}

async function guidesIn(folder: string): Promise<Guide[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted()
  return Promise.all(files.map(async (file) => ({ name: file.replace(/\.md$/, ''), text: await readFile(join(folder, file), 'utf8') })))
}
