import { array, type InferOutput, nullish, number, object, record, string, union, unknown } from 'valibot'
import { maybeText } from './wire.js'

/** A record as every family of the record interface sends it (contracts, 5.2). */
export const wireRecord = object({ id: string(), lastModifiedDate: maybeText, fields: record(string(), object({ value: unknown() })) })
export type WireRecord = InferOutput<typeof wireRecord>

export const wireRecords = object({ records: array(wireRecord) })

const problem = object({ errorCode: maybeText, message: maybeText })

/** What became of each record of a batch; the problem is an array or, in one family, bare (contracts, 1.6). */
export const wireResults = object({
  results: array(object({ statusCode: number(), result: nullish(union([array(problem), problem, unknown()])) })),
})

export const objectInfo = object({ defaultRecordTypeId: string() })

export const picklists = object({
  picklistFieldValues: record(string(), object({ values: array(object({ value: string(), label: maybeText })) })),
})
