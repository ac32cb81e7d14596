import type { BlockDeclaration } from '../../core/element/declaration.js'
import { folderOf, interfaceOf } from '../../pages/document/names.js'
import { factsOf } from '../../entries/react/facts.js'

/**
 * Returns the modules behind `@vitrine/blocks/react` and `@vitrine/blocks/react-18`, by their names in the package: a component per
 * block, which brings the block. For React 18 it is the block that comes with a runtime of its own.
 */
export function reactModules(declarations: readonly BlockDeclaration[]): Record<string, string> {
  const modules: Record<string, string> = {}
  for (const [place, blocks] of [
    ['react', '../blocks'],
    ['react-18', '../light'],
  ]) {
    const all = declarations.map(({ tag }) => `export { ${nameOf(tag)} } from './${place}/${folderOf(tag)}.js'\n`)
    modules[`${place}.js`] = [...all, "export { componentOf } from './react-wrap.js'\n"].join('')
    for (const declaration of declarations) modules[`${place}/${folderOf(declaration.tag)}.js`] = component(declaration, blocks!)
  }
  return modules
}

const nameOf = (tag: string): string => interfaceOf(tag).replace(/Element$/, '')

// Each file makes its component itself: bundlers pass over a file that only hands one on, and the block with it.
function component(declaration: BlockDeclaration, blocks: string): string {
  const { tag } = declaration
  return `'use client'
import '${blocks}/${folderOf(tag)}.js'
import { wrap } from '../react-wrap.js'

export const ${nameOf(tag)} = /* @__PURE__ */ wrap('${tag}', ${JSON.stringify(factsOf(declaration))})
`
}
