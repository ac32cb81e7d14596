import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { outside } from './packed.js'

const hosts = 'tests/outside/hosts'

/** Frameworks are installed beside the applications that use them, and nowhere else. */
export function install(folder = hosts): void {
  if (existsSync(`${folder}/node_modules`)) return
  execFileSync('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
}

/** A host in a folder of its own, as whoever has installed the package has it. */
export function freshHost(
  name: string,
  beside = hosts,
): { folder: string; run: (script: string, ...words: string[]) => string; leave: () => void } {
  const shelves = [`${beside}/${name}/node_modules`, `${beside}/node_modules`].filter((shelf) => existsSync(shelf))
  const { dependencies } = JSON.parse(readFileSync(`${beside}/${name}/package.json`, 'utf8')) as { dependencies: Record<string, string> }
  const { folder, leave } = outside(`${beside}/${name}`, [...Object.keys(dependencies), 'csstype', 'vite', 'typescript'], shelves)
  const run = (script: string, ...words: string[]): string => {
    try {
      return execFileSync(process.execPath, [script, ...words], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, NODE_ENV: 'production' },
      })
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      throw new Error(`${name}: ${script} ${words.join(' ')}\n${stdout}\n${stderr}`)
    }
  }
  return { folder, run, leave }
}

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** An application that serves itself, as its own command does, once it answers. */
export async function serveItself(
  folder: string,
  words: readonly string[],
  origin: string,
  variables: Readonly<Record<string, string>>,
): Promise<() => void> {
  // Some begin other processes, which end with the group.
  const running = spawn(process.execPath, words, { cwd: folder, stdio: 'ignore', detached: true, env: { ...process.env, ...variables } })
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 100) throw new Error(`${words.join(' ')} does not answer at ${origin}.`)
    await new Promise((done) => setTimeout(done, 300))
  }
  return () => void (running.pid && process.kill(-running.pid))
}

/** Files of a folder, for pages of every origin. */
export const serveFolder = (folder: string): Promise<{ origin: string; close: () => void }> =>
  serve((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    sendFile(folder, request, response)
  })

/**
 * Files of a folder, or one page, and the sandbox where the platform would be; below `/cdn` our files, and a block that is
 * there before the application when its address ends with `?everywhere`. With `?en` the page is in English.
 */
export async function serveShop({ folder, page }: { folder?: string; page?: string }): Promise<{ origin: string; close: () => void }> {
  const { allExtensions, createSandbox, listener } = (await import(
    /* @vite-ignore */ pathToFileURL(resolve('dist/sandbox.js')).href
  )) as typeof import('../../src/sandbox/index.js')
  const sandbox = await createSandbox({ oneClient: true, extensions: allExtensions })
  const answer = listener(sandbox)
  const { origin, close } = await serve(async (request, response) => {
    if (await answer(request, response)) return
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    const index = () => (folder === undefined ? (page ?? '') : readFileSync(join(folder, 'index.html'), 'utf8'))
    if (pathname.startsWith('/cdn/')) sendFile('dist', request, response)
    else if (pathname === '/sample.js') sendFile(`${hosts}/everywhere`, request, response)
    // Module scripts run one after the other: what comes first is there first.
    else if (search === '?everywhere') sendPage(index().replace('<script', `${sampleScript}<script`), response)
    else if (search === '?en') sendPage(index().replace('lang="de"', 'lang="en"'), response)
    else if (folder !== undefined) sendFile(folder, request, response)
    else sendPage(index(), response, pathname === '/' ? 200 : 404)
  })
  return {
    origin,
    close() {
      close()
      void sandbox.close()
    },
  }
}

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<{ origin: string; close: () => void }> {
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const sampleScript = '<script type="module" src="/sample.js"></script>'

const sendPage = (page: string, response: ServerResponse, status = 200): void =>
  void response.writeHead(status, { 'Content-Type': 'text/html' }).end(page)

function sendFile(folder: string, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const path = new URL(url, 'http://host').pathname
  const file = join(folder, path === '/' ? 'index.html' : path)
  if (!existsSync(file)) return void response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': kinds[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file))
}
