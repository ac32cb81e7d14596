import type { PageTemplate } from '../../pages/document/pages-api.js'
import type { BlockDeclaration, LocalizedText } from '../../core/element/declaration.js'
import { variationTitle } from './block-json.js'
import type { Translation } from './mo-file.js'
import { pluginTexts } from './plugin-texts.js'

/**
 * Returns the German of every English text in the plugin. Contexts of `block.json` are WordPress's own (`block-i18n.json`); labels of a
 * block's fields have its tag, since the same English word has another German one elsewhere.
 */
export function germanTexts(
  declarations: readonly BlockDeclaration[],
  templates: readonly Pick<PageTemplate, 'name' | 'summary'>[],
): Translation[] {
  return [
    ...Object.entries(pluginTexts).map(([text, translation]) => ({ context: 'plugin', text, translation })),
    ...templates.flatMap(({ name, summary }) => [translated('pattern', name), translated('pattern', summary)]),
    ...declarations.flatMap(blockTexts),
  ]
}

function blockTexts(declaration: BlockDeclaration): Translation[] {
  const { tag, name, summary, fields, presets = [] } = declaration
  const labels = Object.values(fields).flatMap((field) => [
    field.label,
    ...(field.help ? [field.help] : []),
    ...('options' in field ? field.options.map(({ label }) => label) : []),
  ])
  const titles = presets.map((preset) => ({
    de: variationTitle(declaration, preset, 'de'),
    en: variationTitle(declaration, preset, 'en'),
  }))
  return [
    translated('block title', name),
    translated('block description', summary),
    ...titles.map((title) => translated('block variation title', title)),
    ...labels.map((label) => translated(tag, label)),
  ]
}

const translated = (context: string, { de, en }: LocalizedText): Translation => ({ context, text: en, translation: de })
