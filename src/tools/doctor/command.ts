import { parseArgs } from 'node:util'
import { vitrineVersion } from '../../core/element/version.js'
import { BrowserError, lookInBrowser } from './browser.js'
import { examine } from './doctor.js'
import { tableOf } from './report.js'
import { NoSiteError } from './site.js'
import { NamesError, readNames } from './site-names.js'
import { snippet } from './snippet.js'

const usage = `npx vitrine doctor https://shop.example [options]

Asks a site of the platform, as a guest and reading only, whether Vitrine's blocks will work there; and, with a
browser at hand, looks whether those of the page are drawn.

  --webstore 0ZE…        the store, when the page does not name it
  --base-path /x         before /services/data, when it is not found: /webruntime/api, /de/webruntime/api
  --moniker anna         a consultant of the site, to look up
  --names '{"apexClass":"MyShop"}'
                         what the org calls its classes, methods and fields, when the page does not say it; the guide
                         “Names” lists the keys, and an empty text switches off what uses it
  --loader https://…     where the loader comes from, when not from the site
  --catalogue https://…  where the online catalogue comes from
  --timeout 10           seconds to wait for an answer
  --browser /usr/bin/…   the browser that looks whether blocks are drawn, when it is not found
  --no-browser           the page is not looked at
  --snippet              prints what looks at a page when it is pasted into its console
  --json                 the report as JSON
  --help, --version

Ends with 0 when all is well, 1 when something is not, 2 when there was nothing to ask.`

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
  webstore: { type: 'string' },
  'base-path': { type: 'string' },
  moniker: { type: 'string' },
  names: { type: 'string' },
  loader: { type: 'string' },
  catalogue: { type: 'string' },
  timeout: { type: 'string', default: '10' },
  browser: { type: 'string' },
  'no-browser': { type: 'boolean', default: false },
  snippet: { type: 'boolean', default: false },
} as const

/** Thrown for arguments that make no sense; the message says so. */
class InputError extends Error {
  override name = 'InputError'
}

export interface DoctorTools {
  fetch?: typeof globalThis.fetch
  now?: () => number
  say?: (text: string) => void
  complain?: (text: string) => void
}

/**
 * @param words as typed after `vitrine doctor`
 * @returns the exit code: 0 all is well, 1 something is not, 2 there was nothing to ask
 */
export async function run(
  words: readonly string[],
  { fetch, now, say = console.log, complain = console.error }: DoctorTools = {},
): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = read(words)
    if (values.help || values.version) {
      say(values.help ? usage : vitrineVersion)
      return 0
    }
    if (values.snippet) {
      say(snippet())
      return 0
    }
    const [address, ...more] = positionals
    if (!address) throw new InputError(`Which site? Say its address:\n\n${usage}`)
    if (more.length > 0) throw new InputError(`One site at a time: "${more.join(' ')}" is too much.\n\n${usage}`)
    if (values.browser !== undefined && values['no-browser']) throw new InputError('Either --browser or --no-browser.')
    const timeout = readSeconds(values.timeout) * 1000
    const report = await examine(readAddress(address), {
      look: values['no-browser'] ? undefined : (url) => lookInBrowser(url, { program: values.browser, timeout }),
      ...(fetch && { fetch }),
      ...(now && { now }),
      timeout,
      webstoreId: values.webstore === undefined ? undefined : readStore(values.webstore),
      basePath: values['base-path'] === undefined ? undefined : values['base-path'].replace(/(?<!\/)\/+$/, ''),
      moniker: values.moniker,
      names: values.names === undefined ? undefined : readTypedNames(values.names),
      loader: values.loader === undefined ? undefined : readAddress(values.loader),
      catalogue: values.catalogue === undefined ? undefined : readAddress(values.catalogue),
    })
    say(values.json ? JSON.stringify(report, undefined, 2) : tableOf(report))
    return report.well ? 0 : 1
  } catch (error) {
    if (!(error instanceof InputError || error instanceof NoSiteError || error instanceof BrowserError)) throw error
    complain(error.message)
    return 2
  }
}

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw new InputError(`${(error as Error).message}\n\n${usage}`)
    throw error
  }
}

function readAddress(text: string): URL {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !URL.canParse(text))
    throw new InputError(`"${text}" is no address. Use one such as https://shop.example`)
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) throw new InputError(`"${text}" is not a website: its address begins with https:// or http://`)
  if (url.username || url.password) throw new InputError(`"${url.host}" is asked as a guest: leave name and password out of the address.`)
  return url
}

function readStore(text: string): string {
  if (/^0ZE[0-9A-Za-z]{12}(?:[0-9A-Za-z]{3})?$/.test(text)) return text
  throw new InputError(`--webstore ${text} is no store: its id begins with 0ZE and has 15 or 18 letters and digits.`)
}

function readTypedNames(text: string) {
  try {
    return readNames(text)
  } catch (error) {
    if (error instanceof NamesError) throw new InputError(`--names ${error.message}.`)
    throw error
  }
}

function readSeconds(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 60)) throw new InputError(`--timeout ${text} is no number of seconds from 1 to 60.`)
  return seconds
}
