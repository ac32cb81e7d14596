import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outside } from '../support/packed.js'

const example = 'tests/outside/stamp-card'
const guide = readFileSync('stories/guides/own-block.md', 'utf8')

describe('the guide "A block of your own"', () => {
  it.each(readdirSync(example))('says what stands in %s', (name) => {
    const [, code] = new RegExp(`\`${name.replace('.', '\\.')}\`[^\n]*\n\n\`\`\`\\w+\n([\\s\\S]*?)\`\`\``).exec(guide) ?? []
    expect(code).toBe(readFileSync(join(example, name), 'utf8'))
  })
})

describe('a block outside of this repository', () => {
  let work: ReturnType<typeof outside>
  beforeAll(() => {
    work = outside(example, ['@types/react', '@types/node', 'csstype', 'react', 'valibot', 'vite', 'typescript'])
  })
  afterAll(() => work?.leave())
  const run = (script: string, ...words: string[]) =>
    execFileSync(process.execPath, [resolve(script), ...words], {
      cwd: work.folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production' },
    })

  it('is checked by the package’s own types, whole', () => {
    expect(run('node_modules/typescript/bin/tsc')).toBe('')
  })

  it('is built into one small file that takes what the page has', () => {
    run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'silent')
    const code = readFileSync(join(work.folder, 'dist/stamp-card.js'), 'utf8')
    const imports = [...code.matchAll(/from\s*"([^"]+)"/g)].map(([, from]) => from)
    const cdn = 'https://your.host/vitrine/cdn/light'
    expect(new Set(imports)).toEqual(new Set([`${cdn}/kit.js`, `${cdn}/react.js`, `${cdn}/jsx-runtime.js`]))
    expect(code.length).toBeLessThan(10_000)
  })
})
