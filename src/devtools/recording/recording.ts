import {
  array,
  boolean,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  safeParse,
  string,
  union,
  unknown,
} from 'valibot'

const message = object({
  kind: literal('message'),
  /** Milliseconds since the page began. */
  at: number(),
  channel: string(),
  message: unknown(),
  /** The block that published it; absent for the shop, or the page around the blocks. */
  by: optional(string()),
  heard: array(nullable(string())),
  /** The page around the blocks published it; only such messages are published again. */
  fromOutside: boolean(),
  /** True when it did not fit its channel, and was not delivered. */
  dropped: optional(literal(true)),
})

const request = object({
  kind: literal('request'),
  at: number(),
  /** Its answer has the same. */
  number: number(),
  method: picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: string(),
  query: string(),
  body: optional(unknown()),
})

const answer = object({
  kind: literal('answer'),
  at: number(),
  number: number(),
  /** 0: none came. */
  status: number(),
  /** Milliseconds it took. */
  took: number(),
  headers: record(string(), string()),
  /** Parsed JSON; any other body is in `text`. */
  body: optional(unknown()),
  text: optional(string()),
})

const page = object({
  /** Path and query. */
  address: string(),
  language: picklist(['de', 'en']),
  settings: record(string(), unknown()),
  /** So many of the first ones were let go, as there were too many. */
  cut: optional(number()),
  /** The entries in their order. */
  entries: array(union([message, request, answer])),
})

const recordingShape = object({
  format: literal('vitrine-recording'),
  version: literal(1),
  /** Version of the blocks. */
  vitrine: string(),
  pages: array(page),
})

export type Recording = InferOutput<typeof recordingShape>
export type RecordedPage = InferOutput<typeof page>
export type RecordedEntry = RecordedPage['entries'][number]
export type RecordedAnswer = InferOutput<typeof answer>
export type RecordedMessage = InferOutput<typeof message>
export type RecordedRequest = InferOutput<typeof request>

/**
 * Reads a recording of the inspector, and checks its shape.
 * @param given the text of a file, or its parsed content
 * @returns the recording, which has one page or more
 * @throws TypeError with the position when it is not a recording of this format
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs'
 * import { readRecording } from '@vitrine/blocks/sandbox'
 *
 * const { pages } = readRecording(readFileSync('sold-out-while-adding.json', 'utf8'))
 * for (const { address, entries } of pages) console.log(`${address}: ${entries.length}`)
 * ```
 */
export function readRecording(given: unknown): Recording {
  const parsed = typeof given === 'string' ? parse(given) : given
  const { format, version } = Object(parsed) as Partial<Recording>
  if (format === 'vitrine-recording' && version !== 1)
    throw new TypeError(`This recording is of version ${version}; only version 1 is understood here.`)
  const outcome = safeParse(recordingShape, parsed)
  if (outcome.success && outcome.output.pages.length > 0) return outcome.output
  if (outcome.success) throw new TypeError('This recording has no page.')
  const [issue] = outcome.issues
  const place = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new TypeError(`This is no recording of Vitrine: ${place ? `${place}: ` : ''}${issue.message}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new TypeError('This is no recording of Vitrine: it is not JSON.', { cause })
  }
}
