import {
  _addIssue,
  type GenericSchema,
  type ObjectEntries,
  type ObjectSchema,
  object as orList,
  type RecordSchema,
  record as orListOf,
  type StringSchema,
} from 'valibot'

/**
 * Valibot takes a list for an object: one that has none of the members. Where all of them may be absent it would read as
 * nothing said, at any depth of an answer. The builds for pages put `light/valibot.ts` in this place, which takes none.
 */
function noList<S extends GenericSchema>(shape: S): S {
  const run = shape['~run']
  const parse: typeof run = (dataset, config) => {
    if (!Array.isArray(dataset.value)) {
      const parsed = run.call(shape, { ...dataset, value: ownMembers(dataset.value) }, config)
      return Object.assign(parsed, { value: ownMembers(parsed.value) })
    }
    _addIssue(shape, 'type', dataset, config)
    return dataset as never
  }
  return Object.assign(shape, { '~run': parse })
}

/**
 * Valibot reads inherited members, too: a page's own `Object.prototype.success` would be a part of each answer. And of what it
 * returns, a member that the answer did not have would be the page's.
 */
const ownMembers = (value: unknown): unknown => (typeof value === 'object' && value !== null ? { __proto__: null, ...value } : value)

/* @__NO_SIDE_EFFECTS__ */
export function object<const Entries extends ObjectEntries>(entries: Entries): ObjectSchema<Entries, undefined> {
  return noList(orList(entries))
}

/* @__NO_SIDE_EFFECTS__ */
export function record<const Item extends GenericSchema>(
  names: StringSchema<undefined>,
  item: Item,
): RecordSchema<StringSchema<undefined>, Item, undefined> {
  return noList(orListOf(names, item))
}
