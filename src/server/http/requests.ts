import { type BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context, HonoRequest } from 'hono'
import type { LocalizedText } from '../../core/element/declaration.js'
import { isOwnName } from './listening.js'
import { readBody } from '../../sandbox/read-body.js'

/** A request that is not answered as asked, with its status. */
export class RequestError extends Error {
  override name = 'RequestError'

  constructor(
    readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 503,
    readonly text: LocalizedText,
  ) {
    super(text.en)
  }
}

/** Bytes. A page of 100 blocks with long texts has a tenth of it. */
const largestBody = 2 * 1024 * 1024

/** Reads the JSON of a request. @throws RequestError when it is none, or too much */
export async function readJson(request: HonoRequest): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.header('Content-Type') ?? '')) throw new RequestError(415, words.notJson)
  const body = await readBody(request.raw, largestBody)
  if (body === 'too large') throw new RequestError(413, words.tooLarge)
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch (error) {
    if (error instanceof SyntaxError) throw new RequestError(400, words.notJson)
    throw error
  }
}

/**
 * Returns true when the Studio and the sandbox's controls may be asked under this name. They have no sign-in of their own, and a foreign
 * site could lead its name to this machine.
 */
export const isOwnHost = (request: HonoRequest, hosts: readonly string[]): boolean => isOwnName(new URL(request.url).hostname, hosts)

/** Returns the address of the other end of the line; empty for one that has no address, such as a socket in a folder. */
export function addressOf({ env }: Context): string {
  const { remoteAddress = '' } = (env as Partial<HttpBindings>).incoming?.socket ?? {}
  // The zone is removed: it is this machine's own name for an interface.
  const [address = ''] = remoteAddress.split('%')
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Returns true when a request comes from one of these addresses. */
export const isFromAny = (context: Context, list: BlockList): boolean => {
  const address = addressOf(context)
  const family = isIP(address)
  return family > 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Returns true when a request comes from this site, or from no browser. Browsers say where a request comes from; other clients carry
 * nobody's rights along.
 */
export function isFromHere(request: HonoRequest): boolean {
  const site = request.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin'
  const origin = request.header('Origin')
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.header('Host'))
}

const words = {
  notJson: {
    de: 'Das Studio hat diese Anfrage nicht verstanden. Es wurde nichts geändert.',
    en: 'The Studio did not understand this request. Nothing was changed.',
  },
  tooLarge: {
    de: 'Die Seite ist größer als 2 MB und wurde nicht gespeichert. Deine Arbeit steht noch hier: Teile sie auf zwei Seiten auf.',
    en: 'The page is larger than 2 MB and was not saved. Your work is still here: split it into two pages.',
  },
}
