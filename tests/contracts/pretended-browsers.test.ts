import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'

/** What a test runner does that pretends a browser in Node: the globals of a page, and then the application's imports. */
const pretend = {
  jsdom: `const { JSDOM } = await import('jsdom')
const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', { url: 'http://localhost/', pretendToBeVisual: true })`,
  'happy-dom': `const { Window } = await import('happy-dom')
const window = new Window({ url: 'http://localhost/' })`,
}

const script = (begin: string, imports: readonly string[]): string => `${begin}
const told = []
for (const level of ['log', 'info', 'warn', 'error']) console[level] = (...words) => told.push(words.join(' '))
process.on('uncaughtException', (error) => told.push(error.stack))
process.on('unhandledRejection', (error) => told.push(error?.stack ?? error))
for (const name of [...Object.getOwnPropertyNames(window), 'addEventListener', 'removeEventListener', 'dispatchEvent']) {
  if (name === 'window' || name in globalThis && !/^(?:Event|CustomEvent|EventTarget|location|navigator)$/.test(name)) continue
  const value = window[name]
  const isCalled = typeof value === 'function' && /^[a-z]/.test(name)
  Object.defineProperty(globalThis, name, { value: isCalled ? value.bind(window) : value, configurable: true, writable: true })
}
globalThis.window = window
for (const name of ${JSON.stringify(imports)}) await import(name)
document.body.innerHTML = '<vitrine-store></vitrine-store><vitrine-product-list></vitrine-product-list><vitrine-footer>Imprint</vitrine-footer>'
await new Promise((resolve) => setTimeout(resolve))
await new Promise((resolve) => setTimeout(resolve))
const footer = document.querySelector('vitrine-footer')
process.stdout.write(JSON.stringify({ told, isDefined: Boolean(customElements.get('vitrine-footer')), root: Boolean(footer.shadowRoot), text: footer.textContent }))
process.exit(0)`

describe.each(Object.entries(pretend))('in %s, which lacks what blocks need', (_name, begin) => {
  it.each(['light', 'blocks'])('no block of %s is defined, none fails, and what stands between the tags stays', (folder) => {
    const imports = ['store', 'product-list', 'footer'].map((block) => `@vitrine/blocks/${folder}/${block}`)
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script(begin, imports)], { encoding: 'utf8' })
    expect(JSON.parse(output)).toEqual({ told: [], isDefined: false, root: false, text: 'Imprint' })
  })
})

/** What a block needs and not every pretended browser has. */
const needs = {
  adoptedStyleSheets: (window: object) => 'adoptedStyleSheets' in (window as typeof globalThis).Document.prototype,
  attachInternals: (window: object) => 'attachInternals' in (window as typeof globalThis).HTMLElement.prototype,
}

describe('the guide about tests', () => {
  it('says what each pretended browser lacks as it is', () => {
    const { window: jsdom } = new JSDOM()
    const lacks = (window: object) => Object.entries(needs).flatMap(([name, has]) => (has(window) ? [] : [`\`${name}\``]))
    const said = `jsdom lacks ${lacks(jsdom).join(' and ')}, happy-dom ${lacks(new Window()).join(' and ')}`
    expect(readFileSync('stories/guides/testing.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(said)
  })
})
