// The built Storybook: what stories it has, and a server for it.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const folder = 'dist/storybook'
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export function buildStorybook() {
  console.log('Building Storybook …')
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'storybook:build'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`Storybook could not be built.\n${stdout}`)
}

/**
 * Every story that somebody wrote, in Storybook's own order; one with the tag `no-picture` says why beside it. The standard ones, which
 * every block has, are looked at by their own checks: their pictures would be a third of all.
 */
export function readStories() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && !tags.includes('no-picture') && !tags.includes('standard'))
    .map(({ id, title, name }) => ({ id, title, name, block: id.split('--')[0] }))
}

/** Some stories show their host: the same one in every picture. @returns {Promise<{ address: string, close: () => void }>} */
export async function serveStorybook() {
  const server = createServer(async ({ url }, answer) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://storybook').pathname))
    const body = await readFile(join(folder, path)).catch((error) => {
      if (error.code === 'ENOENT' || error.code === 'EISDIR') return undefined
      throw error
    })
    if (!body) return answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body)
  })
  await new Promise((resolve, reject) => server.on('error', reject).listen(Number(process.env.PORT ?? 6107), '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => void server.close() && server.closeAllConnections() }
}
