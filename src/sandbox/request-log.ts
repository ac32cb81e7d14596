import type { WeatherKind } from './weather.js'
import type { Clock } from './world/world.js'

export interface LoggedRequest {
  time: string
  method: string
  path: string
  query: string
  /** 0: the connection broke. */
  status: number
  headers: Record<string, string>
  weather: WeatherKind[]
}

export interface RequestLog {
  write(request: Request, outcome: { status: number; weather: WeatherKind[] }): void
  read(): readonly LoggedRequest[]
  clear(): void
}

const kept = 1000
const interesting = ['content-type', 'x-high-scale-cart', 'x-sfdc-allow-continuation', 'if-unmodified-since']

export function createRequestLog(clock: Clock): RequestLog {
  let entries: LoggedRequest[] = []
  return {
    write(request, outcome) {
      const { pathname, search } = new URL(request.url)
      const time = new Date(clock.now()).toISOString()
      entries.push({ time, method: request.method, path: pathname, query: search.slice(1), ...outcome, headers: headersOf(request) })
      if (entries.length > kept) entries.shift()
    },
    read: () => [...entries],
    clear() {
      entries = []
    },
  }
}

/** The token itself stays out of the log. */
function headersOf(request: Request): Record<string, string> {
  const headers = interesting.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(headers), ...(request.headers.has('csrf-token') && { 'csrf-token': 'sent' }) }
}
