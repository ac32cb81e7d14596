import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import type { Duplex } from 'node:stream'
import type { NodeServer } from '../../sandbox/index.js'

export interface Patience {
  /** Milliseconds that a client may take to send its request. */
  request?: number
  /** Milliseconds of silence, such as when nobody reads the answer; longer than event lines are silent. */
  silence?: number
}

/** Limits requests: nobody holds a line by sending slowly, and a link may be as long as browsers make them. */
export function guarded({ request = 25_000 }: Patience = {}): ServerOptions {
  return {
    maxHeaderSize: 64 * 1024,
    requestTimeout: request,
    headersTimeout: Math.min(request, 15_000),
    connectionsCheckingInterval: request / 10,
  }
}

/** Creates a server that says in words what is wrong with a malformed request. */
export function createGuardedServer(answer: RequestListener, patience: Patience = {}): Server {
  const server = createServer(guarded(patience), answer)
  server.timeout = patience.silence ?? 120_000
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const [status, text] = complaints[error.code ?? ''] ?? ['400 Bad Request', 'Diese Anfrage ist keine.']
    const head = [
      'Content-Type: text/plain; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(text)}`,
    ]
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${head.join('\r\n')}\r\n\r\n${text}`)
  })
  return server
}

const complaints: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Dieser Link ist zu lang. Bitte um einen kürzeren.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Das hat zu lange gedauert.'],
}

/** Address that only this machine can reach. */
export const ownMachine = '127.0.0.1'

/** Returns the name in the addresses of a server that listens at `host`. */
export function nameFor(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** Returns true when a host in an address surely is this machine: nobody can lead an IP address or a name without a dot here. */
export function isOwnName(hostname: string, hosts: readonly string[]): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return isIP(name) > 0 || !name.includes('.') || name.endsWith('.localhost') || hosts.includes(name)
}

export function listen(server: NodeServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}

export async function close(servers: readonly NodeServer[]): Promise<void> {
  await Promise.all(
    servers.map((server) => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve(undefined)))
    }),
  )
}
