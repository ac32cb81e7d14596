import { type RecordedAnswer, type RecordedMessage, type RecordedPage, type RecordedRequest, readRecording } from './recording.js'

export interface ReplayOptions {
  /** Which page of the recording, counted from 0; the last one when not given. */
  page?: number
  /** Answers take as long as they took; otherwise they come at once. */
  paced?: boolean
  /** Publishes again the messages of the page around the blocks. */
  publish: (channel: string, message: unknown) => unknown
}

export interface Replay {
  /** Address of the page, settings of its store, and its language. */
  address: string
  settings: Readonly<Record<string, unknown>>
  language: RecordedPage['language']
  /** Answers as the platform did then; a request that is not in the recording is refused with 501. */
  answer: (request: Request) => Promise<Response>
  /** The same, in the form of `fetch`. */
  fetch: typeof globalThis.fetch
  /** Requests that are not in the recording, as `METHOD /path`. */
  missing: readonly string[]
}

interface Exchange {
  asked: RecordedRequest
  answer: RecordedAnswer
  isGiven: boolean
}

/**
 * Plays one page of a recording again. Answers come in the order in which they came then, per method and path; a request
 * with the same query gets the answer to it. Repeated requests are answered with the last answer to them.
 * @param given a recording, or the text of its file
 * @throws TypeError when it is not a recording, or has no such page
 */
export function replayRecording(given: unknown, { page: wanted, paced = false, publish }: ReplayOptions): Replay {
  const { pages } = readRecording(given)
  const page = pages.at(wanted ?? -1)
  if (!page) throw new TypeError(`This recording has ${pages.length} pages; there is no page ${wanted}.`)
  const exchanges = exchangesOf(page)
  const say = saidInOrder(page, publish)
  const missing: string[] = []

  async function answer(asked: Asked, signal?: AbortSignal | null): Promise<Response> {
    const found = findExchange(exchanges, asked)
    if (!found) {
      const what = `${asked.method} ${asked.url.pathname}`
      missing.push(what)
      return Response.json([{ errorCode: 'NOT_RECORDED', message: `${what} is not in this recording.` }], { status: 501 })
    }
    const isFirst = !found.isGiven
    found.isGiven = true
    if (paced) await wait(found.answer.took, signal)
    signal?.throwIfAborted()
    // Messages that followed this answer are published after its reader has had it.
    if (isFirst) setTimeout(() => say(found.answer))
    return responseOf(found.answer)
  }

  say()
  return {
    address: page.address,
    settings: page.settings,
    language: page.language,
    answer: async (request) => answer(await askedIn(request.clone()), request.signal),
    fetch: async (input, init) => {
      const request = new Request(isRequest(input) ? input : new URL(input, globalThis.location?.href ?? 'http://localhost/'), init)
      const response = await answer(await askedIn(request), request.signal)
      if (response.type === 'error') throw new TypeError('The line broke, as it did when this was recorded.')
      return response
    },
    missing,
  }
}

function exchangesOf({ entries }: RecordedPage): Exchange[] {
  const answers = new Map(entries.flatMap((entry) => (entry.kind === 'answer' ? [[entry.number, entry] as const] : [])))
  const asked = entries.filter((entry) => entry.kind === 'request')
  return asked.flatMap((each) => {
    const answer = answers.get(each.number)
    return answer ? [{ asked: each, answer, isGiven: false }] : []
  })
}

/** Facts that distinguish one request from another. */
interface Asked {
  method: string
  url: URL
  body: string
}

/** Also true for a request of another window's class. */
const isRequest = (input: RequestInfo | URL): input is Request => typeof input === 'object' && 'url' in input

const askedIn = async (request: Request): Promise<Asked> => ({
  method: request.method,
  url: new URL(request.url),
  body: request.method === 'GET' ? '' : await request.text(),
})

function findExchange(exchanges: readonly Exchange[], { method, url, body }: Asked): Exchange | undefined {
  const call = callOf(url.pathname, url.search, body)
  const alike = exchanges.filter(({ asked }) => asked.method === method && callOf(asked.path, asked.query, textOf(asked.body)) === call)
  const isExact = ({ asked }: Exchange) => sorted(asked.query) === sorted(url.search) && textOf(asked.body) === body
  const open = alike.filter(({ isGiven }) => !isGiven)
  return open.find(isExact) ?? open[0] ?? (method === 'GET' ? (alike.findLast(isExact) ?? alike.at(-1)) : undefined)
}

const textOf = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body))

/**
 * The platform's own part of a path: what stands before it is the site's. On a deployed site all server methods have one
 * path, and their envelope names them.
 */
function callOf(path: string, query: string, body: string): string {
  const call = /\/(services\/data|lwr\/apex|apex\/execute|webruntime\/module|cms)(\/.*|$)/.exec(path)?.[0] ?? path
  // The store of a story has another id.
  if (!call.endsWith('apex/execute')) return call.replace(/\/webstores\/\w+/, '/webstores')
  return `${call} ${new URLSearchParams(query).get('method') ?? /"method":"(\w+)"/.exec(body)?.[1]}`
}

function sorted(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.toString()
}

/** Publishes messages from outside as soon as every answer that came before them then has been given. */
function saidInOrder({ entries }: RecordedPage, publish: ReplayOptions['publish']): (given?: RecordedAnswer) => void {
  const outside = entries.flatMap((entry, index) =>
    entry.kind === 'message' && (entry.fromOutside || entry.dropped)
      ? [{ entry, after: entries.slice(0, index).filter((before) => before.kind === 'answer') }]
      : [],
  )
  const waiting: { entry: RecordedMessage; after: readonly RecordedAnswer[] }[] = outside
  const given = new Set<RecordedAnswer>()
  return (answer) => {
    if (answer) given.add(answer)
    while (waiting[0]?.after.every((each) => given.has(each))) {
      const next = waiting.shift()
      if (next) publish(next.entry.channel, next.entry.message)
    }
  }
}

function responseOf({ status, headers, body, text }: RecordedAnswer): Response {
  if (status === 0) return Response.error()
  const isBare = status === 204 || status === 205 || status === 304
  return new Response(isBare ? null : (text ?? (body === undefined ? '' : JSON.stringify(body))), { status, headers })
}

function wait(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
