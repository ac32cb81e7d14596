import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Text } from '../element/declaration.js'

/** A request that is not answered as asked, with its status. */
export class RequestError extends Error {
  override name = 'RequestError'

  constructor(
    readonly status: number,
    readonly text: Text,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(text.en)
  }
}

/** Bytes. A page of 100 blocks with long texts has a tenth of it. */
const largestBody = 2 * 1024 * 1024

/**
 * The JSON that was sent.
 * @throws RequestError when it is none, or too much
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new RequestError(415, words.notJson)
  const body = await readBody(request)
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) throw new RequestError(400, words.notJson)
    throw error
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    // What is too much is read and dropped, or the editor would not hear why.
    if (size > largestBody) pieces = []
    else pieces.push(piece)
  }
  if (size > largestBody) throw new RequestError(413, words.tooLarge)
  return Buffer.concat(pieces).toString('utf8')
}

/**
 * Whether the Studio may be asked under this name. It has no sign-in of its own, and a foreign site could lead
 * its name to this machine; an address, a name without a dot and the names that the operator lists are safe.
 */
export function isOwnHost({ headers: { host = '' } }: IncomingMessage, hosts: readonly string[]): boolean {
  const name = hostName(host)
  return name !== undefined && (isIP(name) > 0 || !name.includes('.') || name.endsWith('.localhost') || hosts.includes(name))
}

const hostName = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : undefined

/** Browsers say where a request comes from; what is no browser carries nobody's rights along. */
export function isFromHere({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

const words = {
  notJson: {
    de: 'Das Studio versteht hier nur JSON. Es wurde nichts geändert.',
    en: 'The Studio understands only JSON here. Nothing was changed.',
  },
  tooLarge: {
    de: 'Die Seite ist größer als 2 MB und wurde nicht gespeichert. Deine Arbeit steht noch hier: Teile sie auf zwei Seiten auf.',
    en: 'The page is larger than 2 MB and was not saved. Your work is still here: split it into two pages.',
  },
}
