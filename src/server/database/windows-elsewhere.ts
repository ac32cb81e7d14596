import type { ServerLine } from './server-line.js'

/** Windows that are open at the other servers. */
export interface Elsewhere<Window> {
  at: (id: string) => Window[]
  /** Tells the others what is open here now. */
  tell: (id: string, windows: Window[]) => void
}

/** Milliseconds between two signs of life. */
const beat = 5000
/** Signs of life that a server may miss: then it has died, and its windows are at another one or closed. */
const missed = 3

interface Server<Window> {
  open: Map<string, Window[]>
  silent: number
}

/**
 * Tracks which windows are open at which server, told on the line of the servers.
 * @param changed is called with the page of which other servers have said something
 */
export function createElsewhere<Window>(line: ServerLine, topic: string, changed: (id: string) => void): Elsewhere<Window> {
  const here = new Map<string, Window[]>()
  const servers = new Map<string, Server<Window>>()

  function forget(name: string): void {
    const ids = [...(servers.get(name)?.open.keys() ?? [])]
    servers.delete(name)
    for (const id of ids) changed(id)
  }

  function serverAt(name: string): Server<Window> {
    const server = servers.get(name) ?? { open: new Map<string, Window[]>(), silent: 0 }
    servers.set(name, server)
    server.silent = 0
    return server
  }

  line.hear(topic, (said, from) => {
    const { id, windows } = said as { id: string; windows: Window[] }
    const { open } = serverAt(from)
    if (windows.length > 0) open.set(id, windows)
    else open.delete(id)
    changed(id)
  })
  line.hear(`${topic}-beat`, (_, from) => void serverAt(from))
  // A server that has just begun knows of no window yet.
  line.missed(() => {
    for (const [id, windows] of here) line.say(topic, { id, windows })
  })

  const beating = setInterval(() => {
    if (here.size > 0) line.say(`${topic}-beat`, null)
    for (const [name, server] of servers) {
      server.silent += 1
      if (server.silent > missed) forget(name)
    }
  }, beat)
  beating.unref()
  line.closing(() => clearInterval(beating))

  return {
    at: (id) => [...servers.values()].flatMap(({ open }) => open.get(id) ?? []),
    tell(id, windows) {
      if (windows.length > 0) here.set(id, windows)
      else here.delete(id)
      line.say(topic, { id, windows })
    },
  }
}
