import type { BlockDeclaration } from '../../element/declaration.js'
import { fieldSlots } from '../../element/fields.js'
import { folderOf, interfaceOf } from '../../document/names.js'

const onlyProperties = ['list', 'object']

/**
 * The modules behind `@vitrine/blocks/react` and `@vitrine/blocks/react-18`, by their names in the package: a component per
 * block, which brings the block. For React 18 it is the block that comes with a runtime of its own.
 */
export function reactModules(declarations: readonly BlockDeclaration[]): Record<string, string> {
  const modules: Record<string, string> = {}
  for (const [place, blocks] of [
    ['react', '../blocks'],
    ['react-18', '../cdn/light/blocks'],
  ]) {
    modules[`${place}.js`] = declarations.map(({ tag }) => `export { ${nameOf(tag)} } from './${place}/${folderOf(tag)}.js'\n`).join('')
    for (const declaration of declarations) modules[`${place}/${folderOf(declaration.tag)}.js`] = component(declaration, blocks!)
  }
  return modules
}

const nameOf = (tag: string): string => interfaceOf(tag).replace(/Element$/, '')

// Each file makes its component itself: bundlers pass over a file that only hands one on, and the block with it.
function component(declaration: BlockDeclaration, blocks: string): string {
  const { tag, events = {} } = declaration
  const slots = fieldSlots(declaration)
  const isWritten = ({ field }: (typeof slots)[number]) => !onlyProperties.includes(field.type)
  const attributes = Object.fromEntries(slots.filter(isWritten).map(({ property, attribute }) => [property, attribute]))
  const properties = slots.filter((slot) => !isWritten(slot)).map(({ property }) => property)
  const facts = { attributes, properties, events: ['vitrine-error', ...Object.keys(events)] }
  return `'use client'
import '${blocks}/${folderOf(tag)}.js'
import { wrap } from '../react-wrap.js'

export const ${nameOf(tag)} = /* @__PURE__ */ wrap('${tag}', ${JSON.stringify(facts)})
`
}
