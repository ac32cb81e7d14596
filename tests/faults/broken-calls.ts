import fc from 'fast-check'
import { vi } from 'vitest'

type Signal = AbortSignal | null | undefined
/** What becomes of one call: `real` asks the sandbox. */
export type Fault = (real: () => Promise<Response>, signal: Signal) => Promise<Response>
/** Which of the same calls fail. */
export const times = ['first', 'second', 'every'] as const
export interface Chance {
  call: string
  time: (typeof times)[number]
}
export interface Broken extends Chance {
  fault: string
  /** How, where it is none of the usual faults. */
  way?: Fault
}

const json = { 'Content-Type': 'application/json' }
const answering =
  (body: BodyInit | null, status = 200, headers: HeadersInit = json): Fault =>
  async () =>
    new Response(body, { status, headers })
const refusing = (status: number, errorCode: string): Fault => answering(JSON.stringify([{ errorCode, message: 'No.' }]), status)

const until = (signal: Signal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
const brokenLine = () => Promise.reject(new TypeError('Failed to fetch'))

/** Its answer, written anew; what has no body stays as it is. */
export const rewriting =
  (rewrite: (text: string) => BodyInit, headers: Record<string, string> = json): Fault =>
  async (real) => {
    const response = await real()
    const text = await response.text()
    return text === '' ? new Response(null, { status: response.status }) : new Response(rewrite(text), { status: response.status, headers })
  }
/** Each value of its answer becomes another. */
const withEach = (change: (value: unknown) => unknown): Fault =>
  rewriting((text) =>
    JSON.stringify(JSON.parse(text), (key, value) => (key !== '' && (typeof value !== 'object' || value === null) ? change(value) : value)),
  )

const refusals: Readonly<Record<number, string>> = {
  400: 'INVALID_INPUT',
  401: 'INVALID_SESSION_ID',
  403: 'INSUFFICIENT_ACCESS',
  404: 'ITEM_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  410: 'RESOURCE_RETIRED',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE',
  423: 'LOCKED',
  429: 'REQUEST_LIMIT_EXCEEDED',
  500: 'UNKNOWN_EXCEPTION',
  501: 'NOT_IMPLEMENTED',
  502: 'BAD_GATEWAY',
  503: 'SERVER_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
}
const shell = '<!DOCTYPE html><title>Wartung</title><p>Gleich wieder da.</p>'
const asHtml = { 'Content-Type': 'text/html;charset=UTF-8' }

/** Every way in which an answer goes wrong (faults A14, A15). */
export const faults: Readonly<Record<string, Fault>> = {
  ...Object.fromEntries(Object.entries(refusals).map(([status, code]) => [`answers ${status}`, refusing(Number(status), code)])),
  'answers 503 with a page': answering(shell, 503, asHtml),
  'answers 500 with nothing': answering(null, 500),
  'answers a page': answering(shell, 200, asHtml),
  'answers nothing': answering(''),
  'answers 204': answering(null, 204),
  'answers {}': answering('{}'),
  'answers []': answering('[]'),
  'answers null': answering('null'),
  'answers "Wartung"': answering('"Wartung"'),
  'answers 0': answering('0'),
  'answers true': answering('true'),
  'answers {"success":false}': answering('{"success":false,"errorMessage":"No."}'),
  'answers a list of its answer': rewriting((text) => `[${text}]`),
  'answers another question': answering('{"preferences":{"locale":"de"},"items":[{"id":"x"}],"total":1}'),
  'answers with each value null': withEach(() => null),
  'answers with each value a list': withEach((value) => [value]),
  'answers with each value a number': withEach(() => 7),
  'answers 2,000 levels': answering(`${'{"inner":'.repeat(2000)}1${'}'.repeat(2000)}`),
  'answers 20 MB': answering(`{"items":["${'x'.repeat(20_000_000)}"]}`),
  'answers half': rewriting((text) => text.slice(0, Math.ceil(text.length / 2))),
  'answers as plain text': rewriting((text) => text, { 'Content-Type': 'text/plain' }),
  'answers bytes that are no text': answering(new Uint8Array([0xff, 0xfe, 0xc3, 0x28])),
  'breaks off in the body': rewriting(
    (text) =>
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode(text.slice(0, 9)))
          body.error(new TypeError('network error'))
        },
      }),
  ),
  'stops in the body': async (real, signal) => {
    const text = await (await real()).text()
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(text.slice(0, 9)))
        until(signal).catch((reason) => stream.error(reason))
      },
    })
    return new Response(body, { headers: json })
  },
  'cannot be reached': brokenLine,
  'hears it, and its answer is lost': (real) => real().then(brokenLine),
  'hears it, and answers 504': (real) => real().then(() => refusing(504, 'GATEWAY_TIMEOUT')(real, undefined)),
  'hears it, and answers half': (real) => real().then(() => new Response('{"cut', { headers: json })),
  'never answers': (_real, signal) => until(signal),
  'hears it, and never answers': (real, signal) => real().then(() => until(signal)),
  'answers late': (real) => new Promise((resolve) => realTimeout(resolve, 150)).then(real),
}

/** In the gate only a few are tried of what can fail. */
export const everything = import.meta.env.VITRINE_TEST_ALL === '1'

/** What a test tries under one name. */
export interface Piece {
  /** What it is called. */
  fault: string
  /** The faults it is made of. */
  of: readonly string[]
}
/** Where everything is tried, a fault at a time, so that `-t` chooses. */
export const pieces: readonly Piece[] = everything
  ? Object.keys(faults).map((fault) => ({ fault, of: [fault] }))
  : [{ fault: 'fails', of: Object.keys(faults) }]

/** What a piece breaks of that which can fail, or a few of it: the same in every run, and of each fault another. */
export function casesOf({ of }: Piece, chances: readonly Chance[], { seed, few }: { seed: number; few?: number }): readonly Broken[] {
  const all = of.flatMap((fault) => chances.map((chance) => ({ ...chance, fault })))
  const some = Math.min(few ?? all.length, all.length)
  const each = { seed: seed + Object.keys(faults).indexOf(of[0]!), numRuns: 1 }
  const [sample = []] = fc.sample(fc.shuffledSubarray(all, { minLength: some, maxLength: some }), each)
  return sample
}

const realFetch = window.fetch
const realTimeout = window.setTimeout

/** Address and method of a call, without ids: the same in every visit. */
function callOf(address: string, { method = 'GET', body }: RequestInit = {}): string {
  const { pathname, searchParams } = new URL(address, location.href)
  const inside = typeof body === 'string' ? /"(?:method|methodname)":"(\w+)"/.exec(body)?.[1] : undefined
  const path = pathname.replace(/\/(?=\w*\d)\w{15,}(?=\/|$)/g, '/*')
  return [method, path, searchParams.get('method') ?? inside ?? ''].join(' ').trim()
}

/** From here on, one call of the page fails in its way, at its time; the sandbox answers all others. */
export function breakCalls(broken?: Broken) {
  const counts = new Map<string, number>()
  const answers = new Map<string, unknown>()
  const flight = { open: 0 }
  let mended = false
  vi.stubGlobal('fetch', async (...[address, init]: Parameters<typeof fetch>) => {
    const call = callOf(String(address), init)
    const real = () => realFetch(address, init)
    if (!/ \/(?:services\/data|lwr\/apex|webruntime)\//.test(call)) return real()
    const count = (counts.get(call) ?? 0) + 1
    counts.set(call, count)
    flight.open += 1
    try {
      const fails = call === broken?.call && !mended && (broken.time === 'every' || count === (broken.time === 'first' ? 1 : 2))
      const answer = await (fails ? (broken.way ?? faults[broken.fault]!)(real, init?.signal) : real())
      if (!fails && !answers.has(call) && answer.headers.get('Content-Type')?.includes('json'))
        answers.set(call, await answer.clone().json())
      return answer
    } finally {
      flight.open -= 1
    }
  })
  // Where an answer never comes, the client's time limits come twenty times as soon, which is still late for an answer that is only slow.
  if (/never|stops/.test(broken?.fault ?? ''))
    vi.stubGlobal('setTimeout', (work: TimerHandler, wait = 0, ...rest: unknown[]) =>
      realTimeout(work, wait >= 5000 ? wait / 20 : wait, ...rest),
    )
  return {
    /** What was answered first, where it is JSON. */
    answers,
    /** What was asked so far. */
    calls: () => [...counts.keys()].toSorted(),
    /** What can fail of it, and when: no second one fails of what is asked once. */
    chances: (): Chance[] =>
      [...counts]
        .toSorted()
        .flatMap(([call, count]) => times.filter((time) => time !== 'second' || count > 1).map((time) => ({ call, time }))),
    /** The world is whole again. */
    mend: () => {
      mended = true
    },
    /** Until nothing has been asked for four moments; milliseconds. @throws Error where that takes too long for anybody */
    quiet: async (moment = 20) => {
      const since = performance.now()
      for (let still = 0; still < 4; still = flight.open === 0 ? still + 1 : 0) {
        if (performance.now() - since > 30_000) throw new Error(`It waits for ever: ${JSON.stringify(broken)}`)
        await new Promise((resolve) => realTimeout(resolve, moment))
      }
    },
  }
}

/** What nobody has caught from here on. */
export function watchUncaught() {
  const uncaught: string[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault()
    uncaught.push(String('reason' in event ? event.reason : event.error))
  }
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
  return {
    uncaught,
    stop: () => {
      removeEventListener('error', note)
      removeEventListener('unhandledrejection', note)
    },
  }
}
