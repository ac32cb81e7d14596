import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-built-'))
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)
const script = pathToFileURL(resolve('src/build/built.js')).href
const say = (line: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', `const built = await import('${script}'); ${line}`], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
const build = (everything: boolean): string => say(`built.markBuilt({ sources: built.sourcesNow(), everything: ${everything} })`)
const answers = (): string => say('console.log(built.isBuilt(), built.isBuilt({ everything: true }))')

describe('what is built', () => {
  beforeAll(() => {
    for (const name of ['src', 'dist']) mkdirSync(join(folder, name))
    for (const name of ['package.json', 'vite.config.ts', 'src/block.ts']) write(name, '1')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('serves, and is packed, as long as nothing has changed that it was made of', () => {
    expect(answers()).toBe('false false')
    build(false)
    expect(answers()).toBe('true false')
    build(true)
    expect(answers()).toBe('true true')
    write('src/block.ts', '1')
    expect(answers()).toBe('true true')
    write('src/block.ts', '2')
    expect(answers()).toBe('false false')
  })
})
