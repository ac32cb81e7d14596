import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allExtensions, createSandbox, listener } from '../../src/sandbox/index.js'
import { routes } from '../../src/sandbox/handlers.js'
import { usualWebstoreId } from '../../src/sandbox/sandbox.js'

let server: Server
let port: number

beforeAll(async () => {
  const answer = listener(await createSandbox({ extensions: allExtensions }))
  server = createServer(async (incoming, outgoing) => {
    if (!(await answer(incoming, outgoing))) outgoing.writeHead(404).end('The server of the pages answers.')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

interface Answer {
  status: number
  text: string
}

function ask(method: string, path: string): Promise<Answer> {
  const isEmpty = method === 'get' || method === 'delete'
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', method: method.toUpperCase(), path, headers: isEmpty ? {} : { 'Content-Type': 'application/json' } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    asked.on('error', reject)
    asked.end(isEmpty ? undefined : '{}')
  })
}

const addressOf = (path: string): string =>
  path
    .replace(':version', 'v64.0')
    .replace(':webstoreId', usualWebstoreId)
    .replace(/:\w+\??/g, 'unknown')
    .replaceAll('*', '')

describe('through a server, every route of the sandbox', () => {
  it.each(routes.map(({ method, path }) => `${method} ${path}`))('is answered by its own code: %s', async (route) => {
    const [method = '', path = ''] = route.split(' ')
    for (const site of ['', '/shop/de']) {
      const { status, text } = await ask(method, site + addressOf(path))
      expect(text).not.toContain('The server of the pages answers.')
      expect(text).not.toContain('does not understand')
      expect(status).toBeLessThan(500)
    }
  })
})
