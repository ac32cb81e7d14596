import { classNames, type methodNames } from '../../domain/names/method-names.js'
import { type Names, namer, type ServerMethod } from '../../domain/names/names.js'
import { errorOfAnswer, PlatformError, switchedOff } from '../errors.js'

/** Place of a server method, by the names of the organisation. */
export interface MethodPlace {
  namespace: string
  /** In a real site an alias like `@udd/01p…`. */
  className: string
  method: string
}

/**
 * @param name ours
 * @throws PlatformError when the method is switched off
 */
export function placeOf(name: string, names: Names | undefined): MethodPlace | { call: ServerMethod } {
  const key = `method.${name}` as keyof typeof methodNames
  const said = names?.[key]
  if (typeof said === 'function') return { call: said }
  const usual = namer(classNames, () => names)
  // Each is called what we call it, unless the page says another name.
  const text = typeof said === 'string' ? said.trim() : name
  if (text === '') throw switchedOff(key)
  const [, className = '', method = ''] = /^(?:(.*)\.)?([^.]*)$/.exec(text) ?? []
  const isClass = !className && method.startsWith('@')
  const place = isClass ? { className: method, method: name } : { className: className || usual('apexClass'), method }
  return { namespace: usual('namespace'), ...place }
}

interface Rejection {
  status?: unknown
  body?: unknown
}

/**
 * Calls a method that was handed over, as `@salesforce/apex` gives one.
 * @throws PlatformError for a rejection with a status as for an answer with that status, for any other as for a broken world
 */
export async function calling(method: ServerMethod, parameters: Readonly<Record<string, unknown>>, name: string): Promise<unknown> {
  try {
    return await method(parameters)
  } catch (cause) {
    const { status, body } = (typeof cause === 'object' && cause !== null ? cause : {}) as Rejection
    if (typeof status === 'number' && status >= 400) throw errorOfAnswer(status, body, name)
    throw new PlatformError({ kind: 'broken', code: 'METHOD_FAILED', message: `${name} failed.`, cause })
  }
}
