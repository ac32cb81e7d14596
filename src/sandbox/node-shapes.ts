/**
 * As much of `node:http` as the sandbox needs, so that its types can be read where those of Node are not installed.
 * The objects of Node's own server have all of it.
 */
export interface NodeRequest {
  method?: string | undefined
  url?: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface NodeResponse {
  destroyed: boolean
  setHeader(name: string, value: string | string[]): unknown
  writeHead(status: number): unknown
  end(body?: Uint8Array): unknown
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/** A server of `node:http`: cast it to Node's own `Server` for what else that can do. */
export interface NodeServer {
  listen(port?: number, host?: string, ready?: () => void): unknown
  close(done?: (error?: Error) => void): unknown
  closeAllConnections(): void
  address(): { port: number; address: string; family: string } | string | null
  on(event: string, listener: (...given: never[]) => void): unknown
  once(event: string, listener: (...given: never[]) => void): unknown
}

/** Limits as `createServer` of `node:http` takes them. */
export interface NodeLimits {
  requestTimeout?: number | undefined
  headersTimeout?: number | undefined
  keepAliveTimeout?: number | undefined
  maxHeaderSize?: number | undefined
  connectionsCheckingInterval?: number | undefined
}
