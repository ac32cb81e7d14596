import type { BlockDeclaration, Field } from '../../core/element/declaration.js'
import type { Loss } from '../definitions/losses.js'

const aboutField: readonly [(field: Field) => boolean, string][] = [
  [({ help }) => help !== undefined, 'Traits have no help text.'],
  [({ required }) => required === true, 'Nothing says that a value is needed.'],
  [({ visibleWhen }) => visibleWhen !== undefined, 'The field shows always, also where it has no effect.'],
  [({ responsive }) => responsive === true, 'A value per device is three traits; the form does not follow the device of the canvas.'],
  [({ type }) => type === 'number', 'A number outside its range is not written, and nothing says why.'],
  [({ type }) => type === 'textarea', 'Several lines are typed into one.'],
  [({ type }) => type === 'colour' || type === 'token', 'There is no colour chooser: the colour or token is typed.'],
  [({ type }) => type === 'image', 'There is no picture chooser: the address is typed.'],
  [({ type }) => type === 'reference', 'There is no search: the number is typed.'],
  [({ type }) => type === 'references', 'There is no search: the numbers are typed, separated by spaces.'],
  [({ type }) => type === 'date', 'There is no calendar: the date is typed.'],
  [({ type }) => type === 'multiselect', 'Several choices are typed, separated by spaces.'],
  [({ type }) => type === 'list' || type === 'object', 'The value is edited as JSON text.'],
]

const aboutBlock: readonly [(declaration: BlockDeclaration) => boolean, string][] = [
  [
    ({ placement, slots = {} }) => placement !== undefined || Object.values(slots).some(({ accepts }) => accepts),
    'A refused drop does not say why.',
  ],
  [
    ({ slots = {} }) => Object.keys(slots).length > 1,
    'What is dropped goes into the first slot; another is chosen by its `slot` attribute.',
  ],
  [({ migrations = [] }) => migrations.length > 0, 'Old pages are not migrated: GrapesJS keeps HTML, which has no version.'],
]

/** Lists what GrapesJS cannot express of these blocks. */
export function grapesLosses(declarations: readonly BlockDeclaration[]): Loss[] {
  return declarations.flatMap((declaration) => [
    ...aboutBlock.filter(([isLost]) => isLost(declaration)).map(([, reason]) => ({ block: declaration.tag, reason })),
    ...Object.entries(declaration.fields).flatMap(([field, declared]) =>
      aboutField.filter(([isLost]) => isLost(declared)).map(([, reason]) => ({ block: declaration.tag, field, reason })),
    ),
  ])
}
