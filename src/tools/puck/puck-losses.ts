import type { BlockDeclaration, Field } from '../../core/element/declaration.js'
import type { Loss } from '../definitions/losses.js'

const aboutField: readonly [(field: Field) => boolean, string][] = [
  [({ group }) => group !== undefined, 'Fields stand in one list, in the order of their groups, without the group’s heading.'],
  [({ advanced }) => advanced === true, 'There is no fold: advanced fields stand at the end of the list.'],
  [({ responsive }) => responsive === true, 'A value per device is three fields; the form does not follow the device of the canvas.'],
  [({ type }) => type === 'reference', 'There is no search: the number is typed.'],
  [({ type }) => type === 'references', 'There is no search and no dragging: the numbers are typed, one a line.'],
  [({ type }) => type === 'image', 'There is no picture chooser: the address is typed.'],
  [({ type }) => type === 'list' || type === 'object', 'The value is edited as JSON text.'],
]

const aboutBlock: readonly [(declaration: BlockDeclaration) => boolean, string][] = [
  [
    ({ placement, slots = {} }) => Boolean(placement?.parents) || Object.values(slots).some(({ accepts }) => accepts),
    'A refused drop does not say why.',
  ],
  [
    ({ placement }) => placement?.notInside !== undefined,
    'Only the nearest block is asked: deeper inside a forbidden block it may be dropped, and the page’s hints say so.',
  ],
  [
    ({ placement }) => placement?.maxPerPage !== undefined,
    'A second one can be inserted, and the page’s hints say that it is one too many; duplicating is refused.',
  ],
  [() => true, 'A name for the outline is typed in the form; the outline goes on showing the block’s own name.'],
]

/** Lists what Puck cannot express of these blocks. */
export function puckLosses(declarations: readonly BlockDeclaration[]): Loss[] {
  return declarations.flatMap((declaration) => [
    ...aboutBlock.filter(([isLost]) => isLost(declaration)).map(([, reason]) => ({ block: declaration.tag, reason })),
    ...Object.entries(declaration.fields).flatMap(([field, declared]) =>
      aboutField.filter(([isLost]) => isLost(declared)).map(([, reason]) => ({ block: declaration.tag, field, reason })),
    ),
  ])
}
