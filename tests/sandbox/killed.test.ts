import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const kills = process.env.VITRINE_TEST_ALL ? 50 : 3

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(resolve('node_modules'), '.vitrine-ordering-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: resolve('tests/support/order-until-killed.ts'),
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'orders.mjs' } },
    },
  })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The numbers that were said before the process was killed, at a moment after so many of them. */
async function orderUntilKilled(data: string, orders: number, milliseconds: number): Promise<string[]> {
  const dying = spawn(process.execPath, [join(folder, 'orders.mjs'), data], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  for await (const line of createInterface({ input: dying.stdout })) {
    said.push(line)
    if (said.length === orders + 1) setTimeout(() => dying.kill('SIGKILL'), milliseconds)
  }
  return said.slice(1)
}

it(`loses no order that it has acknowledged, over ${kills} kills`, { timeout: 600_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-ordered-'))
  try {
    const said: string[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const now = await orderUntilKilled(data, 2 + (kill % 3), (kill * 17) % 60)
      expect(now.length).toBeGreaterThanOrEqual(2)
      said.push(...now)
      const kept = readFileSync(join(data, 'world.json'), 'utf8')
      expect(said.filter((number) => !kept.includes(number))).toEqual([])
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
})
