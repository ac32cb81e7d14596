import type { BlockDeclaration, Field } from '../../core/element/declaration.js'
import type { Loss } from '../definitions/losses.js'

const aboutField: readonly [(field: Field) => boolean, string][] = [
  [({ type }) => type === 'token', 'There is no list of tokens: the token is typed.'],
  [({ type }) => type === 'reference', 'There is no search: the number is typed.'],
  [({ type }) => type === 'references', 'There is no search: the numbers are typed, one after another.'],
  [({ type }) => type === 'list' || type === 'object', 'The value is edited as JSON text.'],
]

/** Lists what the block editor of WordPress cannot express of these blocks. The store is a page of settings there. */
export function wordpressLosses(declarations: readonly BlockDeclaration[]): Loss[] {
  return declarations.flatMap(({ tag, fields, placement = {} }) => [
    ...(placement.notInside
      ? [{ block: tag, reason: 'Only the nearest block is asked: deeper inside a forbidden block it may be dropped.' }]
      : []),
    ...(placement.insertAt
      ? [{ block: tag, reason: 'It stands where it is inserted, not at the start or end of the page by itself.' }]
      : []),
    ...Object.entries(fields).flatMap(([field, declared]) =>
      aboutField.filter(([applies]) => applies(declared)).map(([, reason]) => ({ block: tag, field, reason })),
    ),
  ])
}
