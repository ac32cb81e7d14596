import type { GenericSchema } from 'valibot'
import { PlatformError } from '../../commerce/salesforce/errors.js'
import { createPlatform, type Platform } from '../../commerce/salesforce/index.js'
import type { Names } from '../../commerce/domain/names/names.js'
import { differencesOf, leftOutOf } from './differences.js'
import { faultOf, type Seen } from './faults.js'
import { compareWithReference } from './reference.js'
import type { Finding } from './report.js'
import type { Site } from './site.js'

export interface Asker {
  timeout: number
  site: Site
  webstoreId: string
  /** The organisation's names for what the platform leaves to it. */
  names: Names
  /** All answers of the platform. */
  seen: Seen[]
  /** Asks as a page at this base path would; the fetch is for what is no call of the platform. */
  at: (
    basePath: string,
    sitePath: string,
    transport?: 'path' | 'execute',
  ) => { platform: Platform; fetch: typeof globalThis.fetch; last: () => Seen | undefined }
}

export interface Asked extends Asker {
  basePath: string
  sitePath: string
}

interface AskerOptions {
  fetch: typeof globalThis.fetch
  timeout: number
  /** Milliseconds on a clock that only goes forward. */
  now: () => number
  site: Site
  webstoreId: string
  names: Names
}

export function createAsker({ fetch, timeout, now, site, webstoreId, names }: AskerOptions): Asker {
  const { origin } = site.url
  const seen: Seen[] = []
  return {
    timeout,
    site,
    webstoreId,
    names,
    seen,
    at(basePath, sitePath, apexTransport = 'path') {
      let last: Seen | undefined
      const listening: typeof fetch = async (...given) => {
        const begun = now()
        const response = await fetch(...given)
        const milliseconds = Math.round(now() - begun)
        last = { status: response.status, type: response.headers.get('Content-Type') ?? '', milliseconds }
        seen.push(last)
        return response
      }
      const whole = (path: string): string => (/^https?:/.test(path) ? path : origin + path)
      const platform = createPlatform({
        fetch: listening,
        webstoreId,
        names,
        basePath: whole(basePath),
        sitePath: whole(sitePath),
        apexTransport,
        timeout,
        signedIn: () => false,
      })
      return { platform, fetch: listening, last: () => last }
    },
  }
}

type Answered = Pick<Finding, 'said'> & Partial<Finding>
type Tools = ReturnType<Asker['at']>

export const notAsked = (name: string): Finding => ({
  name,
  state: 'not asked',
  said: 'not asked: what it needs did not answer',
  differs: [],
  leftOut: [],
  todo: [],
})

/** Checks one assumption; a refusal or a failure of the platform is described in words. */
export async function ask(
  name: string,
  { at, basePath, sitePath, timeout }: Asked,
  work: (tools: Tools) => Promise<Answered>,
  transport: 'path' | 'execute' = 'path',
): Promise<Finding> {
  // The request is sent as a page without a base path sends it (contracts, 3.3).
  const tools = at(transport === 'execute' && basePath === '' ? `${sitePath}/webruntime/api` : basePath, sitePath, transport)
  try {
    return { ...notAsked(name), state: 'well', ...(await work(tools)) }
  } catch (error) {
    if (isSwitchedOff(error)) return { ...notAsked(name), said: switchedOff }
    return faultyFinding(name, error, tools.last(), timeout)
  }
}

/** Said of what the page's own names switch off. */
export const switchedOff = 'switched off by its empty name'

const isSwitchedOff = (error: unknown): boolean => error instanceof PlatformError && error.code === 'SWITCHED_OFF'

export function faultyFinding(name: string, error: unknown, seen: Seen | undefined, timeout: number): Finding {
  if (!(error instanceof PlatformError)) throw error
  const { said, todo } = faultOf(error, seen, timeout)
  return { ...notAsked(name), state: 'fault', said, todo: todo ? [todo] : [] }
}

/**
 * An answer beside the shape that we read, where what differs is a fault, and beside the published reference.
 * @param call as in the reference: `GET session-context`; a server method has none
 */
export function read(shape: GenericSchema, body: unknown, said: string, call?: string): Answered {
  const { differs: unlike = [], beyond = [] } = call && body !== undefined ? compareWithReference(call, body) : {}
  const ours = differencesOf(shape, body)
  const differs = [...ours, ...unlike.filter(({ member }) => !ours.some((each) => each.member === member))]
  const further = beyond.length > 0 && { beyond }
  if (ours.length === 0) return { said, leftOut: leftOutOf(shape, body), differs, ...further }
  return { state: 'fault', said: 'answered, but not in the shape that we read', differs, ...further }
}
