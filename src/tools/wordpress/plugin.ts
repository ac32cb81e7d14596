import { zipSync } from 'fflate'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import type { BlockDeclaration } from '../../core/element/declaration.js'
import { fieldSlots } from '../../core/element/fields.js'
import { vitrineVersion } from '../../core/element/version.js'
import { inFolder, type ProjectFiles } from '../definitions/project-files.js'
import { controlData, elementData } from './block-data.js'
import { blockJson } from './block-json.js'
import { pluginName } from './block-names.js'
import { moFile } from './mo-file.js'
import type { WordPressOptions } from './options.js'
import { patternData, patternFiles } from './patterns.js'
import { phpFile } from './php.js'
import assets from './plugin/includes/assets.php?raw'
import blocks from './plugin/includes/blocks.php?raw'
import health from './plugin/includes/health.php?raw'
import kses from './plugin/includes/kses.php?raw'
import patterns from './plugin/includes/patterns.php?raw'
import proxy from './plugin/includes/proxy.php?raw'
import render from './plugin/includes/render.php?raw'
import settings from './plugin/includes/settings.php?raw'
import shortcode from './plugin/includes/shortcode.php?raw'
import theme from './plugin/includes/theme.php?raw'
import editor from './plugin/editor.js?raw'
import plugin from './plugin/plugin.php?raw'
import readme from './plugin/readme.txt?raw'
import uninstall from './plugin/uninstall.php?raw'
import { germanTexts } from './translations.js'

const storeTag = 'vitrine-store'
/** Zip files know no date before 1980; a fixed one makes the same plugin the same file. */
const zipDate = '1980-01-02T00:00:00Z'

/**
 * Returns a plugin for WordPress as a folder, and the same as a zip file that WordPress installs.
 * @param runtime the files of `dist/cdn` with the light build, by their paths there
 */
export function wordpressPlugin(
  options: WordPressOptions,
  runtime: Readonly<Record<string, Uint8Array>>,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): ProjectFiles {
  const name = pluginName(options.prefix)
  const files = pluginFiles(options, runtime, declarations)
  return { ...inFolder(name, files), [`${name}.zip`]: zipOf(inFolder(name, files)) }
}

function pluginFiles(
  options: WordPressOptions,
  runtime: Readonly<Record<string, Uint8Array>>,
  declarations: readonly BlockDeclaration[],
): ProjectFiles {
  const { prefix, templates, pages } = options
  const store = declarations.filter(({ tag }) => tag === storeTag)
  const chosen = declarations.filter(({ tag }) => tag !== storeTag && options.blocks.includes(tag))
  const elements = declarations.map(({ tag, fields }) => [tag, fieldSlots({ fields }).map(({ attribute }) => attribute)] as const)
  const named = (text: string): string => renamed(text, prefix)
  const php = { assets, blocks, health, kses, patterns, proxy, render, settings, shortcode, theme }
  return {
    [`${pluginName(prefix)}.php`]: named(plugin).replaceAll('{version}', vitrineVersion),
    'uninstall.php': named(uninstall),
    'readme.txt': named(readme).replaceAll('{version}', vitrineVersion),
    'editor.js': named(editor),
    ...Object.fromEntries(Object.entries(php).map(([file, text]) => [`includes/${file}.php`, named(text)])),
    'data/elements.php': phpFile(elementData([...store, ...chosen], prefix)),
    'data/controls.php': phpFile(controlData([...store, ...chosen], prefix)),
    'data/allowed.php': phpFile(Object.fromEntries(elements)),
    'data/patterns.php': phpFile(patternData({ templates, pages })),
    'data/modules.php': phpFile(modulesIn(runtime)),
    'data/defaults.php': phpFile({ webstoreId: options.webstoreId, platform: options.platform, proxy: options.platform !== undefined }),
    'languages/index.php': '<?php\n',
    [`languages/${pluginName(prefix)}-de_DE.mo`]: moFile(germanTexts([...store, ...chosen], templates), 'de_DE'),
    ...Object.fromEntries(chosen.map((each) => [`blocks/${each.tag}/block.json`, blockJson(each, prefix, vitrineVersion)])),
    ...patternFiles({ prefix, declarations: chosen, templates, pages }),
    ...inFolder('cdn', runtimeIn(runtime)),
  }
}

/** Words of the plugin's sources that name it; the tags of the blocks stay as they are. */
function renamed(text: string, prefix: string): string {
  const capital = prefix.charAt(0).toUpperCase() + prefix.slice(1)
  return text
    .replaceAll('VitrineBlocks', `${capital}Blocks`)
    .replaceAll('Vitrine Blocks', `${capital} Blocks`)
    .replaceAll('vitrine-blocks', pluginName(prefix))
    .replaceAll('vitrine_blocks', pluginName(prefix).replaceAll('-', '_'))
    .replaceAll('{prefix}', prefix)
}

const listName = 'light/modules.json'

/** Returns the modules of each block, for `modulepreload`. */
const modulesIn = (runtime: Readonly<Record<string, Uint8Array>>): Record<string, string[]> =>
  listName in runtime ? (JSON.parse(new TextDecoder().decode(runtime[listName])) as Record<string, string[]>) : {}

/** Lists for servers are no file of a page. */
const runtimeIn = (runtime: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> =>
  Object.fromEntries(Object.entries(runtime).filter(([name]) => !name.endsWith('.json')))

function zipOf(files: ProjectFiles): Uint8Array {
  const bytes = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  ])
  return zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>, { mtime: zipDate, level: 9 })
}
