import type { BlockDeclaration, Text } from '../../element/declaration.js'
import { fieldSlots } from '../../element/fields.js'

interface Described {
  name: string
  description?: string
}

/** https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md, version 1.1. */
export interface HtmlCustomData {
  version: 1.1
  tags: (Described & { attributes: (Described & { values?: Described[]; valueSet?: string })[] })[]
}

/** The blocks as VS Code completes them in HTML: the content of `vscode.html-custom-data.json`. */
export function htmlCustomData(declarations: readonly BlockDeclaration[], language: keyof Text = 'en'): HtmlCustomData {
  return {
    version: 1.1,
    tags: declarations.map((declaration) => ({
      name: declaration.tag,
      description: declaration.summary[language],
      attributes: fieldSlots(declaration).map(({ attribute, field }) => ({
        name: attribute,
        description: [field.label[language], field.help?.[language]].filter(Boolean).join('. '),
        ...('options' in field && { values: field.options.map(({ value, label }) => ({ name: value, description: label[language] })) }),
        // "v" is VS Code's name for an attribute that stands bare.
        ...(field.type === 'boolean' && { valueSet: 'v' }),
      })),
    })),
  }
}
