import { createServer, type Server, type ServerOptions } from 'node:http'
import { createCatalogue, type CatalogueOptions, type CatalogueWorld } from './brochure.js'

/** The catalogue's own server: nothing but the catalogue, for whoever asks with GET. */
export function catalogueServer(world: CatalogueWorld, options: CatalogueOptions, limits: ServerOptions = {}): Server {
  const answer = createCatalogue(world, options)
  return createServer(limits, ({ method = 'GET', url = '/' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405).end()
    if (!URL.canParse(url, 'http://catalogue')) return void response.writeHead(400).end()
    const asked = new URL(url, 'http://catalogue')
    const answered = answer(asked.pathname.slice(1), asked)
    answered.arrayBuffer().then(
      (body) => {
        response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), 'X-Content-Type-Options': 'nosniff' })
        response.end(method === 'HEAD' ? undefined : Buffer.from(body))
      },
      (error: unknown) => {
        console.error('The catalogue failed to answer.', error)
        response.destroy()
      },
    )
  })
}
