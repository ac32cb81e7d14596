import type { Node } from 'estree-walker'
import type MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { placeOf, rewrite } from './syntax-tree.js'

/** Of the libraries that every block comes with, what no block uses: a shopper need not download it. */
export const leanLibraries: Plugin = {
  name: 'vitrine-lean-libraries',
  enforce: 'pre',
  transform(code, id) {
    const [, lean] = libraries.find(([place]) => place.test(id)) ?? []
    return lean && rewrite(code, this.parse(code), lean)
  },
}

const libraries: readonly [RegExp, (node: Node, text: MagicString) => void][] = [
  [
    // The element layer turns attributes into values itself (`element/fields.ts`) and hands the wrapper none.
    /node_modules[\\/]@r2wc[\\/]core[\\/]/,
    (node, text) => {
      const { start, end } = placeOf(node)
      if (keysOf(node).includes('method')) text.overwrite(start, end, '{}')
    },
  ],
  [
    /node_modules[\\/]preact[\\/]dist[\\/]/,
    (node, text) => {
      createInAnyDocument(node, text)
      matchByPlace(node, text)
    },
  ],
]

/** Whose registry a new element belongs to, Preact says by its parent; in a document it was adopted into, that one throws. */
function createInAnyDocument(node: Node, text: MagicString): void {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
  const [, , choice] = node.arguments
  if (nameOf(node.callee.property) !== 'createElementNS' || choice?.type !== 'ConditionalExpression') return
  const { start, end } = placeOf(choice.alternate)
  text.overwrite(start, end, '{}')
}

/**
 * What has no key is known by its place, as with React. Preact looks for it everywhere among its siblings: a button
 * that another one replaces would become a third, while it has the focus or is being pressed.
 */
function matchByPlace(node: Node, text: MagicString): void {
  if (node.type !== 'FunctionDeclaration' || node.params.length !== 4) return
  const [child] = node.params
  const search = node.body.body.find(
    (one) => one.type === 'IfStatement' && one.test.type === 'BinaryExpression' && one.test.operator === '>',
  )
  if (
    child?.type !== 'Identifier' ||
    search?.type !== 'IfStatement' ||
    !/return-1}$/.test(text.slice(placeOf(node).start, placeOf(node).end))
  )
    return
  text.appendLeft(placeOf(search.test).start, `null!=${child.name}.key&&`)
}

const keysOf = (node: Node): string[] => (node.type === 'ObjectExpression' ? node.properties.map(keyOf) : [])

const keyOf = (property: Node): string => (property.type === 'Property' ? nameOf(property.key) : '')

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}
