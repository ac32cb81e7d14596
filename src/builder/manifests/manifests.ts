import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { blocksJson, type Channels } from './blocks-json.js'
import { blocksSchema, pageSchema } from './blocks-schema.js'
import { customElementsManifest } from './custom-elements.js'
import { declarations } from '../../blocks/declarations.js'
import { experienceBuilderFiles } from '../experience-builder/experience-builder.js'
import { reactModules } from './react-modules.js'
import { htmlCustomData } from './vscode-data.js'
import { webTypes } from './web-types.js'

/**
 * Writes what builders and code editors read into a folder: manifests, schemas, the components for Experience Builder and for React.
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
  await json('web-types.json', webTypes(declarations))
  for (const [name, text] of Object.entries(reactModules(declarations))) await write(name, text)
  for (const [name, text] of Object.entries(experienceBuilderFiles(declarations)))
    await write(join('experience-builder', 'lwc', name), text)
}
