import type { IncomingMessage, ServerResponse } from 'node:http'
import { createStorage, type Storage } from 'unstorage'
import fsLite from 'unstorage/drivers/fs-lite'
import { isForSandbox, type Sandbox } from './sandbox.js'

/** Keeps the sandbox's world as files in this folder. */
export const openStorage = (folder: string): Storage => createStorage({ driver: fsLite({ base: folder }) })

const largestBody = 1024 * 1024

/**
 * Answers what is for the platform, for any `node:http` server.
 * Resolves to false, with the request untouched, for everything else.
 */
export const listener =
  (sandbox: Sandbox) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> => {
    const url = urlOf(incoming)
    if (!url || !isForSandbox(url.pathname)) return false
    const body = await readBody(incoming)
    if (body === 'broken') return true
    if (body === 'too large') {
      refuse(outgoing)
      return true
    }
    const gone = new AbortController()
    outgoing.once('close', () => gone.abort())
    const response = await answer(sandbox, () => requestOf(incoming, { url, body, signal: gone.signal }))
    await send(response, incoming, outgoing)
    return true
  }

/** A mistake of ours must not take the whole server down. */
async function answer(sandbox: Sandbox, request: () => Request): Promise<Response> {
  try {
    return (await sandbox.respond(request())) ?? new Response(null, { status: 404 })
  } catch (error) {
    console.error('The sandbox failed to answer.', error)
    return Response.json([{ errorCode: 'INTERNAL_SERVER_ERROR', message: 'The sandbox failed; its console says more.' }], { status: 500 })
  }
}

function urlOf({ url = '/', headers }: IncomingMessage): URL | undefined {
  const origin = `http://${headers.host ?? 'localhost'}`
  return URL.canParse(`${origin}${url}`) && url.startsWith('/') ? new URL(`${origin}${url}`) : undefined
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'broken'> {
  let pieces: Buffer[] = []
  let size = 0
  try {
    // What is too much is read and dropped, or the client would not hear why.
    for await (const piece of incoming) {
      size += (piece as Buffer).length
      if (size > largestBody) pieces = []
      else pieces.push(piece as Buffer)
    }
  } catch (error) {
    // The client went away while sending; there is nobody left to answer.
    if (incoming.destroyed) return 'broken'
    throw error
  }
  return size > largestBody ? 'too large' : Uint8Array.from(Buffer.concat(pieces))
}

function refuse(outgoing: ServerResponse): void {
  const message = `The body is larger than ${largestBody} bytes.`
  outgoing.writeHead(413, { 'Content-Type': 'application/json;charset=UTF-8', Connection: 'close' })
  outgoing.end(JSON.stringify([{ errorCode: 'REQUEST_TOO_LARGE', message }]))
}

function requestOf(
  { method = 'GET', headers }: IncomingMessage,
  { url, body, signal }: { url: URL; body: Uint8Array<ArrayBuffer>; signal: AbortSignal },
): Request {
  const bare = method === 'GET' || method === 'HEAD'
  return new Request(url, {
    // The platform has no HEAD of its own: it is a GET without the body.
    method: method === 'HEAD' ? 'GET' : method,
    headers: headerPairs(headers),
    signal,
    ...(!bare && { body }),
  })
}

function headerPairs(headers: IncomingMessage['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || name.startsWith(':')) return []
    return Array.isArray(value) ? value.map((one): [string, string] => [name, one]) : [[name, value]]
  })
}

async function send(response: Response, { method }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
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
