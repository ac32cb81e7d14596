import { PlatformError } from './errors.js'

/**
 * Keeps the csrf-token of the session (contracts, 1.3), fetched once for all who need it at the same time.
 * @param load gives the text of the site's module `@app/csrfToken`
 */
export function createTokenKeeper(load: () => Promise<string>) {
  let kept: Promise<string> | undefined

  function drop(token?: Promise<string>): void {
    if (token === undefined || token === kept) kept = undefined
  }

  function get(): Promise<string> {
    const token = kept ?? load().then(tokenOf)
    kept = token
    token.catch(() => drop(token))
    return token
  }

  return {
    get,
    /** The next one asked for is fetched anew; another token than the kept one changes nothing. */
    drop,
  }
}

/** `LWR.define('@app/csrfToken', [], function() { return "TOKEN"; });` */
function tokenOf(module: string): string {
  const token = /return\s*"([^"]+)"/.exec(module)?.[1]
  if (token) return token
  throw new PlatformError({ kind: 'broken', code: 'NO_CSRF_TOKEN', message: 'The module @app/csrfToken holds no token.' })
}
