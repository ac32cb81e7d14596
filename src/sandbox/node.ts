import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { createStorage } from 'unstorage'
import fsLite from 'unstorage/drivers/fs-lite'
import { answerJson } from './answers.js'
import type { SandboxStorage } from './memory.js'
import type { NodeRequest, NodeResponse } from './node-shapes.js'
import { readBody } from './read-body.js'
import { isForSandbox, type Sandbox } from './sandbox.js'

/**
 * Keeps the sandbox's world as files in this folder.
 * @param folder path of the folder, which is made when something is saved
 * @returns a storage for `createSandbox`
 * @example
 * ```ts
 * import { createSandbox, openStorage } from '@vitrine/blocks/sandbox'
 *
 * const sandbox = await createSandbox({ storage: openStorage('.sandbox') })
 * ```
 */
export function openStorage(folder: string): SandboxStorage {
  const files = fsLite({ base: folder })
  // The file is written beside and renamed, so that a process that ends midway leaves the old world whole.
  async function setItem(key: string, text: string): Promise<void> {
    const file = join(folder, key.replaceAll(':', '/'))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  }
  return createStorage({ driver: { ...files, setItem } })
}

const largestBody = 1024 * 1024

/**
 * Answers what is for the platform, for any server that speaks the web's `fetch`; nothing for everything else.
 * A line that shall break is `Response.error()`.
 */
export async function answerPlatform(sandbox: Sandbox, request: Request): Promise<Response | undefined> {
  if (!isForSandbox(new URL(request.url).pathname)) return undefined
  if (request.method === 'TRACE') return refuse(405, 'METHOD_NOT_ALLOWED', 'TRACE is not answered.')
  // Nothing but a client that goes away while sending keeps a body from being read; nobody is left to answer.
  const body = await readBody(request, largestBody).catch(() => 'broken' as const)
  if (body === 'broken') return Response.error()
  if (body === 'too large') return refuse(413, 'REQUEST_TOO_LARGE', `The body is larger than ${largestBody} bytes.`)
  try {
    return unsniffed((await sandbox.respond(withBody(request, body))) ?? new Response(null, { status: 404 }))
  } catch (error) {
    // A mistake of ours must not take the whole server down.
    console.error('The sandbox failed to answer.', error)
    return refuse(500, 'INTERNAL_SERVER_ERROR', 'The sandbox failed; its console says more.')
  }
}

const refuse = (status: number, errorCode: string, message: string): Response => unsniffed(answerJson([{ errorCode, message }], { status }))

/** Nobody shall take an answer for something else than it says it is. */
function unsniffed(response: Response): Response {
  if (response.type !== 'error') response.headers.set('X-Content-Type-Options', 'nosniff')
  return response
}

/** The platform has no HEAD of its own: it is a GET without the body. */
function withBody(request: Request, body: ArrayBuffer): Request {
  const { url, method, headers, signal } = request
  if (method === 'GET') return request
  return new Request(url, method === 'HEAD' ? { headers, signal } : { method, headers, signal, body })
}

/**
 * Answers what is for the platform, for any `node:http` server.
 * @param sandbox the sandbox that answers
 * @returns a function of request and response, which resolves to true when it has answered, and to false, with the request untouched,
 * for everything else
 * @example
 * ```ts
 * import { createServer } from 'node:http'
 * import { createSandbox, listener } from '@vitrine/blocks/sandbox'
 *
 * const answer = listener(await createSandbox())
 * const server = createServer(async (request, response) => {
 *   if (!(await answer(request, response))) response.writeHead(404).end()
 * })
 * server.listen(4173)
 * ```
 */
export const listener =
  (sandbox: Sandbox) =>
  async (incoming: NodeRequest, outgoing: NodeResponse): Promise<boolean> => {
    const url = urlOf(incoming)
    if (!url || !isForSandbox(url.pathname)) return false
    const gone = new AbortController()
    outgoing.once('close', () => gone.abort())
    // Node has no `Request` with these methods.
    const isUnasked = /^(TRACE|TRACK|CONNECT)$/i.test(incoming.method ?? '')
    const response = isUnasked
      ? refuse(405, 'METHOD_NOT_ALLOWED', `${incoming.method} is not answered.`)
      : await answerPlatform(sandbox, requestOf(incoming, url, gone.signal))
    if (response) await send(response, incoming, outgoing)
    return true
  }

function urlOf({ url = '/', headers }: NodeRequest): URL | undefined {
  const origin = `http://${headers.host ?? 'localhost'}`
  return URL.canParse(`${origin}${url}`) && url.startsWith('/') ? new URL(`${origin}${url}`) : undefined
}

function requestOf(incoming: NodeRequest, url: URL, signal: AbortSignal): Request {
  const { method = 'GET', headers } = incoming
  const isBare = method === 'GET' || method === 'HEAD'
  return new Request(url, {
    method,
    headers: headerPairs(headers),
    signal,
    ...(!isBare && { body: Readable.toWeb(incoming as unknown as Readable) as ReadableStream, duplex: 'half' }),
  })
}

function headerPairs(headers: NodeRequest['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || name.startsWith(':')) return []
    return Array.isArray(value) ? value.map((one): [string, string] => [name, one]) : [[name, value]]
  })
}

async function send(response: Response, { method }: NodeRequest, outgoing: NodeResponse): Promise<void> {
  if (response.type === 'error' || outgoing.destroyed) {
    outgoing.destroy()
    return
  }
  const body = Buffer.from(await response.arrayBuffer())
  const cookies = response.headers.getSetCookie()
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  outgoing.writeHead(response.status)
  outgoing.end(method === 'HEAD' ? undefined : body)
}
