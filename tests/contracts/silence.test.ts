import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  hasInstallScript?: boolean
  optional?: boolean
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

describe('what a newcomer reads in the terminal', () => {
  it('is of the build nothing but its sizes', () => {
    expect(read('dist/.built').warnings).toEqual([])
  })

  it('is of npm ci no question about scripts: whether one may run is said in package.json', () => {
    const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
    const withScripts = Object.entries(packages)
      .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
      .map(([path]) => path.replace(/^.*node_modules\//, ''))
    const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
    expect(Object.keys(allowScripts)).toEqual([...new Set(withScripts)].toSorted())
  })

  it('is of npm ci no package that asks for another version of its neighbour than it gets', () => {
    const told = execFileSync('npm', ['ls', '--all', '--package-lock-only', '--json'], { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 })
    expect(told).not.toContain('"invalid"')
  })
})
