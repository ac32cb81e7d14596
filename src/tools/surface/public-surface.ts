import type { Channels } from '../manifests/blocks-json.js'
import { isDefaultSlot } from '../../pages/document/names.js'
import type { BlockDeclaration, Deprecation } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../core/element/fields.js'
import { pageSchema } from '../manifests/blocks-schema.js'
import { propertyType } from '../manifests/field-types.js'
import { tokenValues } from '../manifests/tokens.js'
import { channelLines } from './channel-lines.js'
import { storageKeys, urlParameters } from './outside-names.js'

/** Public surface, a line each: the name of a thing, and what counts of it. */
export type Surface = Readonly<Record<string, string>>

export interface SurfaceFacts {
  declarations: readonly BlockDeclaration[]
  channels: Channels
  /** Names that can be imported, by entry of the package: `./kit`. */
  entries: Readonly<Record<string, readonly string[]>>
  /** Requirements for running it: `node >=20.19`, `chrome 123`. */
  needs: Readonly<Record<string, string>>
}

type Line = [what: string, counts: string]

/** @returns the public surface, sorted by name */
export function publicSurface({ declarations, channels, entries, needs }: SurfaceFacts): Surface {
  const lines: Line[] = [
    ...declarations.flatMap(blockLines),
    ...channels.flatMap(channelLines),
    ...Object.entries(tokenValues).map(([name, value]): Line => [`token ${name}`, value]),
    ...Object.entries(entries).flatMap(([entry, names]): Line[] => [
      [`entry ${entry}`, ''],
      ...names.map((name): Line => [`entry ${entry} exports ${name}`, '']),
    ]),
    ...storageKeys.map((key): Line => [`storage ${key}`, '']),
    ...Object.keys(urlParameters).map((name): Line => [`parameter ${name}`, '']),
    ...Object.entries(pageSchema.properties ?? {}).map(
      ([member, { const: only }]): Line => [
        `page document ${member}`,
        `${only === undefined ? '' : String(only)}${pageSchema.required?.includes(member) ? ' required' : ''}`.trim(),
      ],
    ),
    ...Object.entries(needs).map(([what, least]): Line => [`needs ${what}`, least]),
  ]
  return Object.fromEntries(lines.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function blockLines(declaration: BlockDeclaration): Line[] {
  const { tag, slots = {}, events = {}, parts = {}, cssProperties = {}, states = {}, publishes = [], subscribes = [] } = declaration
  return [
    ...withDeprecation(tag, '', declaration.deprecated),
    ...fieldSlots(declaration).flatMap((slot) => fieldLines(tag, slot)),
    ...Object.entries(slots).flatMap(([name, slot]) =>
      withDeprecation(`${tag} slot ${isDefaultSlot(name) ? '(default)' : name}`, '', slot.deprecated),
    ),
    ...Object.entries(events).flatMap(([name, { detail, deprecated }]) => [
      ...withDeprecation(`${tag} event ${name}`, '', deprecated),
      ...Object.entries(detail).map(([member, type]): Line => [`${tag} event ${name} detail.${member}`, type]),
    ]),
    ...Object.entries(parts).flatMap(([name, { deprecated }]) => withDeprecation(`${tag} part ${name}`, '', deprecated)),
    ...Object.entries(states).flatMap(([name, { deprecated }]) => withDeprecation(`${tag} state ${name}`, '', deprecated)),
    ...Object.entries(cssProperties).flatMap(([name, { default: given = '', deprecated }]) =>
      withDeprecation(`${tag} css property ${name}`, given, deprecated),
    ),
    ...publishes.map(({ name }): Line => [`${tag} publishes ${name}`, '']),
    ...subscribes.map(({ name }): Line => [`${tag} subscribes ${name}`, '']),
  ]
}

function fieldLines(tag: string, { attribute, property, field, fallback }: FieldSlot): Line[] {
  const choice = 'options' in field ? field.options.map(({ value }) => value) : []
  const range = field.type === 'number' ? ` ${field.min ?? ''}..${field.max ?? ''}` : ''
  const kind = choice.length > 0 ? field.type : propertyType(field)
  const counts = `${kind}${range}${fallback === undefined ? '' : ` = ${JSON.stringify(fallback)}`}${field.required ? ' required' : ''}`
  return [
    ...withDeprecation(`${tag} attribute ${attribute}`, counts, field.deprecated),
    [`${tag} property ${property}`, attribute],
    ...choice.map((value): Line => [`${tag} attribute ${attribute} value ${value}`, '']),
  ]
}

const withDeprecation = (what: string, counts: string, deprecated: Deprecation | undefined): Line[] => [
  [what, counts],
  ...(deprecated ? [[`${what} deprecated`, `until ${deprecated.until}`] as Line] : []),
]
