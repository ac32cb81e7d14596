import { createServer, type Server } from 'node:net'

/** One shop and two other origins of its own, twice; before them stands the port that guards them. */
const portsPerTest = 6
const first = 12_000
const slots = 2_900
let next = Math.floor(Math.random() * slots)

/**
 * Ports for a test: the answer and the five after it. Nobody else on this machine gets them while the process lives, whichever
 * suite it belongs to: the port before them stays taken, and all of them were free.
 * Browsers and `fetch` refuse some ports (6000, 6665, …), all of them below 10081; the system hands out those from 32768 on.
 *
 * @throws {Error} when all are taken
 * @example const shop = await serveShop({ port: await freePorts(), … })
 */
export async function freePorts(): Promise<number> {
  for (let tried = 0; tried < slots; tried += 1) {
    next = (next + 1) % slots
    const guarded = first + next * (portsPerTest + 1)
    const guard = await listen(guarded)
    if (!guard) continue
    guard.unref()
    if (await areFree(guarded + 1)) return guarded + 1
    guard.close()
  }
  throw new Error(`All ports from ${first} to ${first + slots * (portsPerTest + 1)} are taken.`)
}

async function areFree(port: number): Promise<boolean> {
  const servers = await Promise.all(Array.from({ length: portsPerTest }, (_, index) => listen(port + index)))
  await Promise.all(servers.map((server) => server && new Promise((resolve) => server.close(resolve))))
  return servers.every(Boolean)
}

/** @returns nothing when somebody else listens there */
function listen(port: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
