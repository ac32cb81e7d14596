import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { usedEvents } from '../../src/core/element/used-events.js'
import { leanLibraries } from '../../src/build/lean-libraries.js'

const transform = leanLibraries.transform as unknown as (this: object, code: string, id: string) => { code: string } | undefined
const lean = (file: string) => {
  const id = `node_modules/${file}`
  return transform.call({ parse: parseAst }, readFileSync(id, 'utf8'), id)?.code ?? ''
}

it('React listens on a block’s root to what views use, and takes over nothing that a server has drawn', () => {
  const react = lean('react-dom/cjs/react-dom-client.production.js')
  expect(react).toContain(`${JSON.stringify(usedEvents)}.forEach(`)
  expect(react).not.toMatch(/if \(!?isHydrating\)|isHydrating (&&|\?)/)
  // A node that goes is not made a dictionary by it.
  expect(react).not.toContain('delete node[internalInstanceKey]')
  expect(lean('react-dom/cjs/react-dom.production.js')).not.toContain('exports.preload')
})

it('Preact’s nodes are born with all that they ever hold', () => {
  for (const file of ['preact/dist/preact.mjs', 'preact/jsx-runtime/dist/jsxRuntime.mjs'])
    expect(lean(file)).toMatch(/__k:null[^}]*\$\$typeof:0}/)
})

it('Preact takes over nothing that a server has drawn', () => {
  const preact = lean('preact/dist/preact.mjs')
  expect(preact).toContain('.contextType')
  // What asks whether it does is answered; the build leaves out what follows.
  expect(preact).not.toMatch(/\b(32|128)&\w+\.__u|childNodes/)
  expect(preact.match(/\bfalse\b|\bnull(\.|\[|&&)/g)?.length).toBeGreaterThan(15)
})

it('the wrapper has no attributes or events of its own', () => {
  const wrapper = lean('@r2wc/core/dist/core.js')
  expect(wrapper).toContain('attachShadow')
  for (const word of ['observedAttributes', 'attributeChangedCallback', 'disconnectedCallback', 'for (const'])
    expect(wrapper).not.toContain(word)
})
