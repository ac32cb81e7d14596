import type { FieldTree } from './field-tree.js'
import { mapped, own } from './objects.js'

/** Stands for a record in an answer that is kept; the record itself is in the store. */
export class RecordReference {
  constructor(
    readonly id: string,
    readonly tree: FieldTree,
  ) {}
}

export interface StoredField {
  /** A record's field leads to a reference. */
  value: unknown
  members: Readonly<Record<string, unknown>>
  /** The record's version that it came with. */
  version: number
  /** Asked for, and not there. */
  absent?: true
  /** The record has changed since. */
  outdated?: true
}

export interface StoredRecord {
  members: Readonly<Record<string, unknown>>
  fields: Readonly<Record<string, StoredField>>
  /** Milliseconds of the platform's last change; 0 when it does not say. */
  version: number
  /** Time at which it came. */
  since: number
}

export const versionOf = ({ weakEtag }: Readonly<Record<string, unknown>>): number => (typeof weakEtag === 'number' ? weakEtag : 0)

export const absentSince = (version: number): StoredField => ({ value: null, members: {}, version, absent: true })

export const renewed = ({ value, members, version, absent }: StoredField): StoredField => ({
  value,
  members,
  version,
  ...(absent && { absent }),
})

export const overtaken = (field: StoredField): StoredField => ({ ...field, outdated: true })

/** A newer version overtakes the fields that it does not bring; an older one brings only what was unknown or older still. */
export function merged(known: StoredRecord | undefined, next: StoredRecord): StoredRecord {
  if (!known) return next
  if (next.version !== 0 && next.version < known.version) return { ...known, fields: filled(known.fields, next.fields) }
  const isNewer = next.version > known.version
  const before = isNewer ? mapped(known.fields, overtaken) : known.fields
  return { ...next, fields: { ...before, ...next.fields } }
}

/** Fields of an older version are stale when they come, and still replace stale ones of a version before that. */
function filled(known: StoredRecord['fields'], newer: StoredRecord['fields']): StoredRecord['fields'] {
  const better = Object.entries(newer).filter(([name, { version }]) => {
    const before = own(known, name)
    return !before || (before.outdated && before.version < version)
  })
  return { ...known, ...mapped(Object.fromEntries(better), overtaken) }
}
