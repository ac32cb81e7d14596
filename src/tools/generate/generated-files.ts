import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BlockDeclaration } from '../../core/element/declaration.js'
import { transitionsTable } from '../../commerce/domain/checkout/checkout-machine.js'
import { declarationsList } from './declarations-list.js'
import { reactTypes, tagTypes } from './element-types.js'
import { blockReadme } from './block-readme.js'
import { roomsSheet } from './rooms-sheet.js'
import { tokensList } from './tokens-list.js'
import { dependencyDiagram } from './module-graph.js'
import { loaderMap } from './loader-map.js'
import { standardStories } from './standard-stories.js'
import { constantOf } from '../../pages/document/names.js'
import type { Conformance } from './accessibility.js'
import type { Promises } from './evidence.js'
import {
  withBlockTable,
  withConformance,
  withEndpoints,
  withEvidence,
  withDependencies,
  withKeptTables,
  withLossTable,
  withNames,
  withOutsideNames,
  withStates,
  withTokenTable,
} from './readme-table.js'

const project = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const blocks = join(project, 'src', 'blocks')
const builders = 'stories/guides/builders.md'
const checkout = 'stories/guides/checkout.md'
const theming = 'stories/guides/theming.md'
const promises = 'stories/guides/promises.md'
const consent = 'stories/guides/consent.md'
const accessibility = 'stories/guides/accessibility.md'
const architecture = 'stories/guides/architecture.md'
const evidence = 'stories/guides/evidence.md'
const names = 'stories/guides/names.md'
const platform = 'stories/guides/platform.md'

/**
 * Writes the committed files that follow from the block declarations and, in the guide to the architecture, from the imports.
 * @param check only looks, and writes nothing
 * @returns the files that were stale, from the project's folder
 */
export async function generate(check = false): Promise<string[]> {
  const files = await generatedFiles()
  const stale = files.filter(({ text, before }) => text !== before)
  if (!check) await Promise.all(stale.map(write))
  return stale.map(({ file }) => file)
}

async function write({ file, text }: GeneratedFile): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true })
  await writeFile(join(project, file), text)
}

interface GeneratedFile {
  file: string
  text: string
  before: string | undefined
}

async function generatedFiles(): Promise<GeneratedFile[]> {
  const folders = await blockFolders()
  const declarations = await Promise.all(folders.map(readDeclaration))
  const readme = await readIfThere('README.md')
  const guide = await readIfThere(builders)
  const checkoutGuide = await readIfThere(checkout)
  const themingGuide = await readIfThere(theming)
  const promisesGuide = await readIfThere(promises)
  const consentGuide = await readIfThere(consent)
  const accessibilityGuide = await readIfThere(accessibility)
  const conformance = (await readIfThere('tests/accessibility.json')) ?? ''
  const evidenceGuide = await readIfThere(evidence)
  const textOf = async (file: string) => (await readIfThere(file)) ?? ''
  const tokens = await readFile(join(project, 'src/ui/theme/tokens.css'), 'utf8')
  const stories = await Promise.all(folders.map((folder) => readIfThere(`stories/${folder}.stories.tsx`)))
  const texts = {
    'src/blocks/declarations.ts': declarationsList(folders),
    'src/blocks/rooms.css': roomsSheet(declarations, folders.filter(hasPageSheet)),
    'src/entries/tags.ts': tagTypes(declarations),
    'src/entries/react/components.ts': reactTypes(declarations),
    'src/tools/manifests/tokens.ts': tokensList(folders),
    'src/entries/loader.map.ts': loaderMap(declarations),
    ...Object.fromEntries(
      folders.flatMap((folder, at) => {
        const [declaration, written] = [declarations[at], stories[at]]
        return declaration && written ? [[`stories/standard/${folder}.stories.ts`, standardStories(folder, declaration, written)]] : []
      }),
    ),
    ...Object.fromEntries(
      folders.flatMap((folder, at) => {
        const declaration = declarations[at]
        return declaration ? [[`src/blocks/${folder}/README.md`, blockReadme(folder, declaration)]] : []
      }),
    ),
    ...(readme !== undefined && { 'README.md': withBlockTable(readme, declarations) }),
    [architecture]: withDependencies(await textOf(architecture), dependencyDiagram()),
    ...(guide !== undefined && { [builders]: withLossTable(guide, declarations) }),
    ...(themingGuide !== undefined && { [theming]: withTokenTable(themingGuide, tokens) }),
    ...(accessibilityGuide !== undefined && {
      [accessibility]: withConformance(accessibilityGuide, JSON.parse(conformance) as Conformance),
    }),
    ...(evidenceGuide !== undefined && {
      [evidence]: withEvidence(evidenceGuide, {
        promises: JSON.parse(await textOf('tests/promises.json')) as Promises,
        conformance: JSON.parse(conformance) as Conformance,
        guards: await textOf('tests/faults/guards.js'),
        runs: await textOf('tests/bench/results.jsonl'),
        sizes: await textOf('src/build/sizes.js'),
      }),
    }),
    [names]: withNames(await textOf(names)),
    [platform]: withEndpoints(await textOf(platform)),
    ...(consentGuide !== undefined && { [consent]: withKeptTables(consentGuide) }),
    ...(promisesGuide !== undefined && { [promises]: withOutsideNames(promisesGuide) }),
    ...(checkoutGuide !== undefined && { [checkout]: withStates(checkoutGuide, transitionsTable()) }),
  }
  return Promise.all(Object.entries(texts).map(async ([file, text]) => ({ file, text, before: await readIfThere(file) })))
}

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(join(project, file)) ? readFile(join(project, file), 'utf8') : undefined
}

const hasPageSheet = (folder: string): boolean => existsSync(join(blocks, folder, `${folder}.page.css`))

const blockFile = (folder: string): string => join(blocks, folder, `${folder}.block.ts`)

async function blockFolders(): Promise<string[]> {
  const folders = await readdir(blocks)
  return folders.filter((folder) => existsSync(blockFile(folder))).toSorted()
}

// Reads the declaration itself, not from declarations.ts, which may be stale.
async function readDeclaration(folder: string): Promise<BlockDeclaration> {
  const name = constantOf(folder)
  const exported = ((await import(/* @vite-ignore */ blockFile(folder))) as Record<string, BlockDeclaration | undefined>)[name]
  if (!exported)
    throw new Error(`src/blocks/${folder}/${folder}.block.ts does not export \`${name}\`: the constant is named like its folder.`)
  return exported
}
