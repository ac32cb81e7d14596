/** Specification, section 9: the name of the cookie and of the session storage key. */
export const monikerKey = 'mk_moniker'

/** What the browser remembers for the shop. Storage that throws (blocked, full) is survived: then nothing is remembered. */
export interface Memory {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

export function memoryOn(open: () => Storage): Memory {
  const tryOn = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open())
    } catch (error) {
      // SecurityError when blocked, QuotaExceededError when full: both are DOMExceptions.
      if (error instanceof DOMException) return undefined
      throw error
    }
  }
  return {
    get: (key) => tryOn((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => void tryOn((storage) => storage.setItem(key, value)),
    remove: (key) => void tryOn((storage) => storage.removeItem(key)),
  }
}

/** One cookie jar: `SameSite=Lax; Secure; Path=/`, values encoded, nothing over 4 kB. */
export interface Cookies {
  get: (name: string) => string | undefined
  set: (name: string, value: string, options?: { days?: number }) => void
  remove: (name: string) => void
}

export function cookiesOn(document: { cookie: string }): Cookies {
  const attributes = 'SameSite=Lax; Secure; Path=/'
  return {
    get: (name) => {
      const start = `${name}=`
      const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
      return pair === undefined ? undefined : decode(pair.slice(start.length))
    },
    set: (name, value, { days = 365 } = {}) => {
      const encoded = encodeURIComponent(value)
      if (encoded.length > 3800) return
      document.cookie = `${name}=${encoded}; Max-Age=${days * 86400}; ${attributes}`
    },
    remove: (name) => {
      document.cookie = `${name}=; Max-Age=0; ${attributes}`
    },
  }
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
