import { array, type InferOutput, nullish, number, pipe, string, transform, union, unknown } from 'valibot'
import { fitting } from './lists.js'
import { object, record } from './object-shape.js'
import { extras, id, maybeText } from './wire.js'

/** Fields by name; a field that is not said is as one without a value. */
export const recordFields = nullish(record(string(), nullish(object({ value: nullish(unknown()) }))), {})

/** A record as every family of the record interface sends it (contracts, 5.2). */
export const wireRecord = object({ id: string(), lastModifiedDate: maybeText, fields: recordFields })
export type WireRecord = InferOutput<typeof wireRecord>

export const wireRecords = object({ records: fitting(wireRecord) })

const problem = object({ errorCode: maybeText, message: maybeText })

const notUnderstood = pipe(
  unknown(),
  transform(() => undefined),
)

/** Results for each record of a batch; the problem is an array or, in one family, bare (contracts, 1.6). */
export const wireResults = object({
  results: array(object({ statusCode: number(), result: nullish(union([extras(problem), problem, notUnderstood])) })),
})

export const objectInfo = object({ defaultRecordTypeId: id })

export const picklists = object({
  picklistFieldValues: record(string(), object({ values: fitting(object({ value: string(), label: maybeText })) })),
})
