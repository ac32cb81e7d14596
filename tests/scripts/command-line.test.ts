import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const commands = [
  ['src/build/start.js', '--rest'],
  ['src/build/build.js', 'shpo'],
  ['src/build/generate.js', '--chek'],
  ['src/build/surface.js', '--wrtie'],
  ['src/build/sizes.js', 'cart'],
  ['src/build/check.js', '--all'],
  ['tests/pictures/run.js', '--upadte'],
  ['tests/bench/run.js', 'size'],
  ['tests/faults/guards.js', '--all'],
] as const

describe('a command with a word that it does not know', () => {
  it.each(commands)('%s %s ends at once, names the word and says how it is used', (script, word) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, word], { encoding: 'utf8' })
    expect(stderr).toContain(word)
    expect(stderr).toContain('Usage: ')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })

  it.each([
    ['tests/run.js', '--al'],
    ['tests/run.js', 'brwoser'],
    ['tests/shake.js', 'brwoser'],
  ])('%s %s ends with a failure and names the parts', (script, word) => {
    const { status, stderr } = spawnSync(process.execPath, [script, word], { encoding: 'utf8' })
    expect(stderr).toContain(word)
    expect(stderr).toContain('The parts are node')
    expect(status).toBe(1)
  })
})
