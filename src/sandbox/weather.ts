import { HttpResponse } from 'msw'
import { answerJson, breakConnection } from './answers.js'

/**
 * The kinds of weather that requests to a sandbox can meet: slowness, faults, and changes of the world; `clear` ends all of it.
 * @example
 * ```ts
 * import { createSandbox, weatherKinds } from '@vitrine/blocks/sandbox'
 *
 * const sandbox = await createSandbox()
 * const faults = weatherKinds.filter((kind) => kind.startsWith('error-'))
 * for (const kind of faults) sandbox.weather({ kind, match: 'cart-items', times: 1 })
 * ```
 */
export const weatherKinds = [
  'clear',
  'slow',
  'offline',
  'error-500',
  'error-503',
  'conflict-409',
  'gone-410',
  'lost-answer',
  'malformed',
  'html',
  'expired-session',
  'too-many-429',
  'timeout',
  'processing',
  'cart-deleted',
  'stock-falls',
  'calculating',
] as const

export type WeatherKind = (typeof weatherKinds)[number]

export interface Weather {
  kind: WeatherKind
  /** A part of path or query; every request when absent. */
  match?: string
  method?: string
  /** Number of requests it hits (`processing`, `calculating`: number of reads that say so); absent: until it clears. */
  times?: number
  /** Milliseconds before the request is looked at. */
  delay?: number
}

export interface WeatherStation {
  add(weather: Weather): void
  /** Ends all weather; requests that are being delayed go on at once. */
  clear(): void
  /** Ends all weather for a new world: requests that are being delayed belong to the old one, and lose their connection. */
  begin(): void
  /** Aborted when the weather that is there now is cleared, or a new world begins. */
  clearing(): AbortSignal
  /** The weather this request meets; counts it. */
  meet(request: Request): Weather[]
}

const newWorld = 'The sandbox has begun anew.'

export function createWeatherStation(): WeatherStation {
  let rules: { weather: Weather; left: number }[] = []
  let clearing = new AbortController()
  const end = (reason?: typeof newWorld) => {
    rules = []
    clearing.abort(reason)
    clearing = new AbortController()
  }
  return {
    add(weather) {
      rules.push({ weather, left: weather.times ?? Number.POSITIVE_INFINITY })
    },
    clear: () => end(),
    begin: () => end(newWorld),
    clearing: () => clearing.signal,
    meet(request) {
      const met = firstStorm(rules.filter(({ weather }) => hits(weather, request)))
      for (const rule of met) rule.left -= 1
      rules = rules.filter(({ left }) => left > 0)
      return met.map(({ weather }) => weather)
    },
  }
}

/** Slowness adds to the first other kind; two storms do not hit one request. */
function firstStorm(rules: { weather: Weather; left: number }[]) {
  const storm = rules.find(({ weather }) => weather.kind !== 'slow')
  return rules.filter((rule) => rule.weather.kind === 'slow' || rule === storm)
}

function hits({ match, method }: Weather, request: Request): boolean {
  const { pathname, search } = new URL(request.url)
  if (method !== undefined && method.toUpperCase() !== request.method) return false
  return match === undefined || `${pathname}${search}`.includes(match)
}

const defaultDelay = 800
const longestWait = 60_000

/** Puts the weather between the client and the platform's answer. */
export async function throughWeather(
  weather: readonly Weather[],
  { request, endWaiting }: { request: Request; endWaiting: readonly AbortSignal[] },
  answer: () => Promise<Response>,
): Promise<Response> {
  // Joined by `AbortSignal.any`, the one that lives as long as the sandbox would keep a trace of every request.
  const signals = [request.signal, ...endWaiting]
  for (const { kind, delay } of weather) await wait(delay ?? (kind === 'slow' ? defaultDelay : 0), signals)
  if (endWaiting.some(({ reason }) => reason === newWorld)) return breakConnection()
  const storm = weather.find(({ kind }) => kind !== 'slow')
  if (storm?.kind === 'timeout') await wait(longestWait, signals)
  return storm ? stormy[storm.kind](request, answer) : answer()
}

function wait(milliseconds: number, signals: readonly AbortSignal[]): Promise<void> {
  if (milliseconds <= 0 || signals.some(({ aborted }) => aborted)) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      for (const signal of signals) signal.removeEventListener('abort', done)
      resolve()
    }
    for (const signal of signals) signal.addEventListener('abort', done)
  })
}

type Storm = (request: Request, answer: () => Promise<Response>) => Response | Promise<Response>

const stormy: Record<WeatherKind, Storm> = {
  clear: (_request, answer) => answer(),
  slow: (_request, answer) => answer(),
  processing: (_request, answer) => answer(),
  'cart-deleted': (_request, answer) => answer(),
  'stock-falls': (_request, answer) => answer(),
  calculating: (_request, answer) => answer(),
  offline: breakConnection,
  timeout: breakConnection,
  'error-500': failing(500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred.'),
  'error-503': failing(503, 'SERVER_UNAVAILABLE', 'The server is down for maintenance.', { 'Retry-After': '5' }),
  'conflict-409': failing(409, 'CONFLICT', 'The resource was changed by another request.'),
  'gone-410': failing(410, 'RESOURCE_RETIRED', 'The resource is no longer available in this API version.'),
  'expired-session': failing(401, 'INVALID_SESSION_ID', 'Session expired or invalid'),
  'too-many-429': failing(429, 'REQUEST_LIMIT_EXCEEDED', 'Too many requests.', { 'Retry-After': '1' }),
  'lost-answer': async (_request, answer) => {
    await answer()
    return breakConnection()
  },
  malformed: async (_request, answer) => cutShort(await answer()),
  html: () => new HttpResponse(shell, { headers: { 'Content-Type': 'text/html;charset=UTF-8' } }),
}

const shell = '<!DOCTYPE html><html lang="de"><head><title>Shop</title></head><body><webruntime-app></webruntime-app></body></html>'

/** Server methods report their errors as one object, everything else as an array. */
function failing(status: number, errorCode: string, message: string, headers: Record<string, string> = {}): Storm {
  return ({ url }) => answerJson(url.includes('/lwr/apex/') ? { errorMessage: message } : [{ errorCode, message }], { status, headers })
}

async function cutShort(response: Response): Promise<Response> {
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new HttpResponse(text.length > 1 ? text.slice(0, Math.ceil(text.length / 2)) : '{"cut', {
    status: response.status === 204 ? 200 : response.status,
    headers,
  })
}
