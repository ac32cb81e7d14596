import type { BlockDeclaration, Field, LocalizedText } from '../../core/element/declaration.js'
import { checked, componentOf, capital } from './component-names.js'

type Select = Field & { type: 'select' }

/** Returns the Apex class that names the options of a field: `VitrineSectionToneOptions`, 40 characters at most. */
export const optionListOf = (tag: string, field: string): string => {
  const name = `${capital(componentOf(tag))}${capital(field)}`
  return `${name.slice(0, 33)}Options`
}

/**
 * Returns options with their labels, as Experience Builder takes them: `VisualEditor.DynamicPickList` of Apex (LWC guide, "Expose
 * Component Properties in Experience Builder": `datasource="apex://…"`).
 * @returns file names, from a folder `classes`, and their texts
 */
export function optionListFiles(declarations: readonly BlockDeclaration[], language: keyof LocalizedText = 'de'): Record<string, string> {
  const lists = declarations.flatMap(({ tag, fields }) =>
    Object.entries(fields).flatMap(([name, field]): [string, Select][] =>
      field.type === 'select' ? [[optionListOf(tag, name), field]] : [],
    ),
  )
  return Object.fromEntries(
    lists.flatMap(([name, field]) => [
      [`${name}.cls`, classOf(name, field, language)],
      [`${name}.cls-meta.xml`, metaOfClass],
    ]),
  )
}

const metaOfClass = `<?xml version="1.0" encoding="UTF-8"?>
<ApexClass xmlns="http://soap.sforce.com/2006/04/metadata">
  <apiVersion>64.0</apiVersion>
  <status>Active</status>
</ApexClass>
`

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', ' ')}'`

function classOf(name: string, field: Select, language: keyof LocalizedText): string {
  const row = ({ value, label }: Select['options'][number]) => `new VisualEditor.DataRow(${quoted(label[language])}, ${quoted(value)})`
  const first = field.options.find(({ value }) => value === field.default) ?? field.options[0]
  return `// ${checked}
global class ${name} extends VisualEditor.DynamicPickList {
  global override VisualEditor.DataRow getDefaultValue() {
    return ${first ? row(first) : 'null'};
  }

  global override VisualEditor.DynamicPickListRows getValues() {
    VisualEditor.DynamicPickListRows rows = new VisualEditor.DynamicPickListRows();
${field.options.map((option) => `    rows.addRow(${row(option)});`).join('\n')}
    return rows;
  }
}
`
}
