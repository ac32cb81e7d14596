import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Generated files that list all blocks; nothing else of the project changes with a new one. */
const listing = [
  'README.md',
  'src/blocks/declarations.ts',
  'src/entries/loader.map.ts',
  'src/entries/react/components.ts',
  'src/entries/tags.ts',
  'src/pages/demo-site/shop-pages.ts',
  'src/pages/demo-site/templates.ts',
  'src/tools/manifests/tokens.ts',
]

describe('npm run new-block gift-card, in a fresh clone without a build', () => {
  let folder = ''
  const run = (command: string, ...words: string[]): string => {
    try {
      return execFileSync(command, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, NO_COLOR: '1' } })
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      throw new Error(`${command} ${words.join(' ')}\n${stdout}\n${stderr}`)
    }
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-clone-'))
    // As it is here, committed or not.
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    for (const file of files.split('\0').filter((name) => name && name !== 'node_modules' && !name.startsWith('tests/pictures/taken/'))) {
      cpSync(file, join(folder, file), { force: true, errorOnExist: false })
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    run('git', 'init', '--quiet', '--initial-branch=main')
    run('git', 'add', '--all')
    run('git', '-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message=begin')
    run(process.execPath, 'src/build/new-block.js', 'gift-card')
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('changes the lists of blocks, and no other file', () => {
    const lines = run('git', 'status', '--porcelain').trimEnd().split('\n')
    const changed = lines.filter((line) => line.startsWith(' M')).map((line) => line.slice(3))
    expect(changed).toEqual(listing)
    expect(lines.filter((line) => !line.startsWith(' M')).filter((line) => !line.includes('gift-card'))).toEqual([])
  })

  it('makes what is set as the project sets it, and what its contracts ask of a block', () => {
    const changed = run('git', 'ls-files', '--modified', '--others', '--exclude-standard').trim().split('\n')
    run(process.execPath, 'node_modules/@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched', ...changed)
    run(process.execPath, 'src/build/generate.js', '--check')
    const words = ['run', '--project', 'node', 'tests/contracts/declarations.test.ts']
    expect(run(process.execPath, 'node_modules/vitest/vitest.mjs', ...words)).toMatch(/Tests +\d+ passed/)
  }, 300_000)

  // The whole project takes half a minute; the new files and what they import need a third of it.
  it('passes the compiler', () => {
    const written = run('git', 'ls-files', '--others', '--exclude-standard').trim().split('\n')
    const files = [...written.filter((file) => /\.tsx?$/.test(file)), 'node_modules/vite/client.d.ts']
    expect(files).toContain('src/blocks/gift-card/gift-card.tsx')
    expect(files).toContain('tests/blocks/gift-card.test.tsx')
    writeFileSync(join(folder, 'tsconfig.written.json'), JSON.stringify({ extends: './tsconfig.json', files, include: [] }))
    run(process.execPath, 'node_modules/typescript-native/bin/tsc', '--project', 'tsconfig.written.json')
    rmSync(join(folder, 'tsconfig.written.json'))
  }, 300_000)

  // It starts a browser beside others, and reads all types without what was read before.
  if (process.env.VITRINE_TEST_ALL) {
    it('passes npm run check', () => {
      expect(run('npm', 'run', '--silent', 'check')).toMatch(/# types: ok[\s\S]*# browser tests[\s\S]*All is well/)
    }, 600_000)
  }
})
