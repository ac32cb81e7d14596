import { type Node, walk } from 'estree-walker'
import type MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { usedEvents } from '../core/element/used-events.js'
import { placeOf, rewrite } from './syntax-tree.js'

/** Removes what no block uses from the libraries that every block comes with: a shopper need not download it. */
export const leanLibraries: Plugin = {
  name: 'vitrine-lean-libraries',
  enforce: 'pre',
  transform(code, id) {
    const [, lean] = libraries.find(([place]) => place.test(id)) ?? []
    return lean && rewrite(code, this.parse(code), lean)
  },
}

const libraries: readonly [RegExp, (node: Node, text: MagicString, parent: Node | null) => void][] = [
  [
    // The element layer turns attributes into values itself (`element/fields.ts`), gives the wrapper no attribute names, and empties
    // roots.
    /node_modules[\\/]@r2wc[\\/]core[\\/]/,
    (node, text) => {
      for (const each of aboutAttributes(node)) text.remove(placeOf(each).start, placeOf(each).end)
    },
  ],
  [
    // The wrapper takes React as one object, of which it needs one function.
    /node_modules[\\/]@r2wc[\\/]react-to-web-component[\\/]/,
    (node, text) => {
      if (node.type === 'ImportDefaultSpecifier' && text.original.slice(placeOf(node).end).startsWith(' from "react";'))
        text.prependLeft(placeOf(node).start, '* as ')
    },
  ],
  [
    /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production/,
    (node, text, parent) => {
      listenToUsed(node, text)
      neverHydrate(node, text, parent)
      forgetCheaply(node, text)
    },
  ],
  [
    // No block asks React to fetch something ahead.
    /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom\.production/,
    (node, text) => {
      if (node.type === 'ExpressionStatement' && /^(pre|useForm|requestFormReset)/.test(exported(node.expression)))
        text.remove(placeOf(node).start, placeOf(node).end)
    },
  ],
  [
    /node_modules[\\/]preact[\\/](?:jsx-runtime[\\/])?dist[\\/]/,
    (node, text) => {
      createInAnyDocument(node, text)
      matchByPlace(node, text)
      takeOverNothing(node, text)
      bornAsElement(node, text)
    },
  ],
]

/** Returns the nodes around the wrapper's class, and those in it that go through the names of attributes and events. */
function aboutAttributes(node: Node): Node[] {
  if (node.type === 'ForOfStatement') return [node]
  if (node.type === 'MethodDefinition')
    return ['observedAttributes', 'attributeChangedCallback', 'disconnectedCallback'].includes(nameOf(node.key)) ? [node] : []
  const body = node.type === 'FunctionDeclaration' ? node.body.body : []
  if (!body.some(({ type }) => type === 'ClassDeclaration')) return []
  return body.filter(({ type }) => type !== 'ClassDeclaration' && type !== 'ReturnStatement' && type !== 'ForOfStatement')
}

/** Limits the events that React would attach to every root to those that views use. */
function listenToUsed(node: Node, text: MagicString): void {
  if (node.type !== 'MemberExpression' || nameOf(node.object) !== 'allNativeEvents' || nameOf(node.property) !== 'forEach') return
  const { start, end } = placeOf(node.object)
  text.overwrite(start, end, JSON.stringify(usedEvents))
}

/** Keeps React from taking over what a server has drawn with it: no server draws blocks, and `hydrateRoot` is not at hand. */
function neverHydrate(node: Node, text: MagicString, parent: Node | null): void {
  if (nameOf(node) !== 'isHydrating' || node.type !== 'Identifier') return
  const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node
  const isDeclared = parent?.type === 'VariableDeclarator' || (parent && 'params' in parent)
  if (!isWritten && !isDeclared) text.overwrite(placeOf(node).start, placeOf(node).end, 'false')
}

/** Takes React's knowledge from a drawn node that goes by assigning null: with `delete` that costs a fifth of an unmount. */
function forgetCheaply(node: Node, text: MagicString): void {
  if (node.type !== 'FunctionDeclaration' || nameOf(node.id) !== 'detachDeletedInstance') return
  const { start, end } = placeOf(node.body)
  text.overwrite(start, end, '{ node[internalInstanceKey] = node[internalPropsKey] = null }')
}

/** Returns the name that a statement such as `exports.flushSync = …` gives. */
const exported = (node: Node): string =>
  node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && nameOf(node.left.object) === 'exports'
    ? nameOf(node.left.property)
    : ''

/** Preact names a new element's registry by its parent; in a document that the parent was adopted into, this registry throws. */
function createInAnyDocument(node: Node, text: MagicString): void {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
  const [, , choice] = node.arguments
  if (nameOf(node.callee.property) !== 'createElementNS' || choice?.type !== 'ConditionalExpression') return
  const { start, end } = placeOf(choice.alternate)
  text.overwrite(start, end, '{}')
}

/**
 * Makes Preact know an element without a key by its place, as React does. Preact looks for it everywhere among its siblings: a button
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

/** Reserves room in a node of Preact for the property that makes it an element of React's, which is written afterwards. */
function bornAsElement(node: Node, text: MagicString): void {
  if (node.type !== 'ObjectExpression') return
  const names = node.properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : ''))
  if (names.includes('__k') && names.includes('__i')) text.appendLeft(placeOf(node).end - 1, ',$$typeof:0')
}

/**
 * Keeps Preact, too, from taking over what stands in the document, drawn by a server or left by a part that waited. Preact marks this
 * with two bits of its flags, and with two parameters: what it found there, and whether it takes it over.
 */
function takeOverNothing(node: Node, text: MagicString): void {
  if (node.type === 'BinaryExpression' && node.operator === '&' && nameOf(memberOf(node.right)) === '__u') {
    const isOfTakingOver = node.left.type === 'Literal' && (node.left.value === 32 || node.left.value === 128)
    if (isOfTakingOver) text.overwrite(placeOf(node).start, placeOf(node).end, 'false')
  }
  if (node.type === 'CallExpression' && node.arguments.some((one) => nameOf(memberOf(one as Node)) === 'childNodes'))
    text.overwrite(placeOf(node).start, placeOf(node).end, 'null')
  if (node.type !== 'FunctionDeclaration') return
  const source = text.original.slice(placeOf(node).start, placeOf(node).end)
  const [found, takesOver] = source.includes('.contextType') ? [5, 8] : source.includes('createElementNS') ? [5, 7] : []
  if (found === undefined || takesOver === undefined) return
  readAs(node, node.params[found], 'null', text)
  readAs(node, node.params[takesOver], 'false', text)
}

/** Replaces reads of a parameter within the function by the value that it always has. */
function readAs(whole: Extract<Node, { type: 'FunctionDeclaration' }>, parameter: Node | undefined, value: string, text: MagicString) {
  const name = parameter ? nameOf(parameter) : ''
  walk(whole.body as Node, {
    enter(node, parent) {
      if ('params' in node && node.params.some((one) => nameOf(one) === name)) return this.skip()
      if (node.type !== 'Identifier' || node.name !== name) return
      const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node
      const isProperty =
        (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) || parent?.type === 'Property'
      if (!isWritten && !isProperty) text.overwrite(placeOf(node).start, placeOf(node).end, value)
    },
  })
}

const memberOf = (node: Node): Node => (node.type === 'MemberExpression' ? node.property : node)

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}
