import { createServer, type Server } from 'node:http'
import type { NodeLimits } from './node-shapes.js'

/** A server of another house than the shop's, on an origin of its own: it answers GET with `answer`, and nothing else. */
export function houseServer(answer: (path: string, url: URL) => Response, limits: NodeLimits = {}): Server {
  return createServer(limits, ({ method = 'GET', url = '/' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405).end()
    if (!URL.canParse(url, 'http://house')) return void response.writeHead(400).end()
    const asked = new URL(url, 'http://house')
    const answered = answer(asked.pathname.slice(1), asked)
    answered.arrayBuffer().then(
      (body) => {
        response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), 'X-Content-Type-Options': 'nosniff' })
        response.end(method === 'HEAD' ? undefined : Buffer.from(body))
      },
      (error: unknown) => {
        console.error('The catalogue or the till failed to answer.', error)
        response.destroy()
      },
    )
  })
}
