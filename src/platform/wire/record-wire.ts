import { array, type InferOutput, nullish, number, object, record, string, union, unknown } from 'valibot'
import { id, maybeText } from './wire.js'

/** By name; a field that is not said is as one without a value. */
export const recordFields = nullish(record(string(), nullish(object({ value: nullish(unknown()) }))), {})

/** A record as every family of the record interface sends it (contracts, 5.2). */
export const wireRecord = object({ id: string(), lastModifiedDate: maybeText, fields: recordFields })
export type WireRecord = InferOutput<typeof wireRecord>

export const wireRecords = object({ records: array(wireRecord) })

const problem = object({ errorCode: maybeText, message: maybeText })

/** What became of each record of a batch; the problem is an array or, in one family, bare (contracts, 1.6). */
export const wireResults = object({
  results: array(object({ statusCode: number(), result: nullish(union([array(problem), problem, unknown()])) })),
})

export const objectInfo = object({ defaultRecordTypeId: id })

export const picklists = object({
  picklistFieldValues: record(string(), object({ values: array(object({ value: string(), label: maybeText })) })),
})
