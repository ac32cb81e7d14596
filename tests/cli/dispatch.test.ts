import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commands } from '../../src/tools/cli/commands.js'
import { dispatch } from '../../src/tools/cli/dispatch.js'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** What the two streams of a terminal show. */
async function typed(...words: string[]) {
  const told = { said: '', complained: '' }
  const code = await dispatch(words, { say: (text) => (told.said += text), complain: (text) => (told.complained += text) })
  return { code, ...told }
}

describe('the command vitrine', () => {
  it.each(['--help', '-h'])('lists every command with %s', async (word) => {
    const { code, said, complained } = await typed(word)
    expect([code, complained]).toEqual([0, ''])
    for (const [name, { summary }] of Object.entries(commands)) expect(said).toMatch(new RegExp(`^ {2}${name} +${summary}$`, 'm'))
  })

  it('says its version, as every command does', async () => {
    for (const before of [[], ...Object.keys(commands).map((name) => [name])])
      expect(await typed(...before, '--version')).toEqual({ code: 0, said: version, complained: '' })
  })

  it.each(Object.keys(commands))('%s tells its options with --help', async (name) => {
    const { code, said } = await typed(name, '--help')
    expect([code, said]).toEqual([0, expect.stringContaining(`npx vitrine ${name}`)])
  })

  it.each([
    [['help'], 'npx vitrine <command>'],
    [['help', 'doctor'], 'npx vitrine doctor'],
    [['--help', 'salesforce'], 'npx vitrine salesforce'],
  ])('tells with %j what --help tells', async (words, sentence) => {
    const { code, said, complained } = await typed(...words)
    expect([code, complained]).toEqual([0, ''])
    expect(said.startsWith(sentence)).toBe(true)
  })

  it.each([
    [[], 'Which command?'],
    [['help', 'dcotor'], 'There is no command "help".'],
    [['dcotor', 'https://shop.example'], 'There is no command "dcotor".'],
    [['https://shop.example'], 'An address comes after the command: npx vitrine doctor https://shop.example'],
    [['shop.example'], 'There is no command "shop.example".'],
    [['toString'], 'There is no command "toString".'],
    [['--json'], 'There is no option --json here.'],
    [['--version', 'doctor'], 'There is no option --version here.'],
  ])('answers %j with a sentence, the list and 2', async (words, sentence) => {
    const { code, said, complained } = await typed(...words)
    expect([code, said]).toEqual([2, ''])
    expect(complained).toContain(sentence)
    expect(complained).toContain('npx vitrine <command> [options]')
  })

  it.each(Object.keys(commands))('%s ends with 2 when an option is unknown, and tells its own', async (name) => {
    const { code, said, complained } = await typed(name, '--no-such-option')
    expect([code, said]).toEqual([2, ''])
    expect(complained).toContain('--no-such-option')
    expect(complained).toContain(`npx vitrine ${name}`)
  })
})
