import type { BlockDeclaration, Field } from '../../core/element/declaration.js'
import type { Loss } from '../definitions/losses.js'
import { isDecimal, visibleIf } from './metadata.js'

/** Lists the features of these blocks that Experience Builder cannot express. */
export function experienceBuilderLosses(declarations: readonly BlockDeclaration[]): Loss[] {
  return declarations.flatMap((declaration) => [
    ...aboutBlock.filter(([isLost]) => isLost(declaration)).map(([, reason]) => ({ block: declaration.tag, reason })),
    ...Object.entries(declaration.fields).flatMap(([field, declared]) =>
      aboutField.filter(([isLost]) => isLost(declared)).map(([, reason]) => ({ block: declaration.tag, field, reason })),
    ),
  ])
}

const aboutBlock: readonly [(declaration: BlockDeclaration) => boolean, string][] = [
  [
    ({ placement }) => placement !== undefined,
    'Placement is not checked: where a block belongs, and how often, only its description can say.',
  ],
  [({ presets = [] }) => presets.some(({ fields, slots }) => fields || slots), 'There are no presets.'],
  [() => true, 'There is no name for an outline, and one language for the form.'],
]

const aboutField: readonly [(field: Field) => boolean, string][] = [
  [({ group }) => group !== undefined, 'Fields stand in one list, without groups; with `undocumented` they have groups.'],
  [({ advanced }) => advanced === true, 'There is no fold for advanced fields; with `undocumented` there is.'],
  [
    ({ visibleWhen }) => visibleWhen !== undefined && visibleIf(visibleWhen) !== undefined,
    'A field is shown even while it means nothing; with `undocumented` it is not.',
  ],
  [({ visibleWhen }) => visibleWhen !== undefined && visibleIf(visibleWhen) === undefined, 'A field is shown even while it means nothing.'],
  [({ type }) => type === 'select', 'Options are shown by their values; with `optionLabels` by labels, from a class of Apex each.'],
  [({ type }) => type === 'multiselect', 'Several options are typed, divided by spaces.'],
  [({ type }) => type === 'textarea', 'A long text is typed in one line.'],
  [({ type }) => type === 'image', 'There is no picture chooser: the address is typed.'],
  [({ type }) => type === 'reference', 'There is no search: the number is typed.'],
  [({ type }) => type === 'references', 'There is no search: the numbers are typed, divided by spaces.'],
  [({ type }) => type === 'list' || type === 'object', 'The value is typed as JSON in one line.'],
  [isDecimal, 'A decimal number is typed as text, without its range.'],
  [({ type }) => type === 'date' || type === 'token', 'The value is typed as text.'],
]
