import { type Node, walk } from 'estree-walker'
import type MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { usedEvents } from '../element/used-events.js'
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

const libraries: readonly [RegExp, (node: Node, text: MagicString, parent: Node | null) => void][] = [
  [
    // The element layer turns attributes into values itself (`element/fields.ts`), hands the wrapper no names of any, and empties roots itself.
    /node_modules[\\/]@r2wc[\\/]core[\\/]/,
    (node, text) => {
      for (const each of aboutAttributes(node)) text.remove(placeOf(each).start, placeOf(each).end)
    },
  ],
  [
    // It takes React as one object, of which it needs one function.
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
    // Nobody asks it to fetch something ahead.
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

/** What stands around the wrapper's class, and in it what goes through the names of attributes and events. */
function aboutAttributes(node: Node): Node[] {
  if (node.type === 'ForOfStatement') return [node]
  if (node.type === 'MethodDefinition')
    return ['observedAttributes', 'attributeChangedCallback', 'disconnectedCallback'].includes(nameOf(node.key)) ? [node] : []
  const body = node.type === 'FunctionDeclaration' ? node.body.body : []
  if (!body.some(({ type }) => type === 'ClassDeclaration')) return []
  return body.filter(({ type }) => type !== 'ClassDeclaration' && type !== 'ReturnStatement' && type !== 'ForOfStatement')
}

/** Of the events that React would hang on every root, those that views use. */
function listenToUsed(node: Node, text: MagicString): void {
  if (node.type !== 'MemberExpression' || nameOf(node.object) !== 'allNativeEvents' || nameOf(node.property) !== 'forEach') return
  const { start, end } = placeOf(node.object)
  text.overwrite(start, end, JSON.stringify(usedEvents))
}

/** React may take over what a server has drawn with it: no server draws blocks, and `hydrateRoot` is not at hand. */
function neverHydrate(node: Node, text: MagicString, parent: Node | null): void {
  if (nameOf(node) !== 'isHydrating' || node.type !== 'Identifier') return
  const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node
  const isDeclared = parent?.type === 'VariableDeclarator' || (parent && 'params' in parent)
  if (!isWritten && !isDeclared) text.overwrite(placeOf(node).start, placeOf(node).end, 'false')
}

/** What a drawn node knows of React is taken from it when it goes: with `delete` that costs a fifth of an unmount. */
function forgetCheaply(node: Node, text: MagicString): void {
  if (node.type !== 'FunctionDeclaration' || nameOf(node.id) !== 'detachDeletedInstance') return
  const { start, end } = placeOf(node.body)
  text.overwrite(start, end, '{ node[internalInstanceKey] = node[internalPropsKey] = null }')
}

/** The name that a statement such as `exports.flushSync = …` gives. */
const exported = (node: Node): string =>
  node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && nameOf(node.left.object) === 'exports'
    ? nameOf(node.left.property)
    : ''

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

/** What makes a node of Preact an element of React's is written into it afterwards, into room of its own. */
function bornAsElement(node: Node, text: MagicString): void {
  if (node.type !== 'ObjectExpression') return
  const names = node.properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : ''))
  if (names.includes('__k') && names.includes('__i')) text.appendLeft(placeOf(node).end - 1, ',$$typeof:0')
}

/**
 * Preact too may take over what stands in the document, drawn by a server or left by a part that waited. It says so by
 * two bits of its flags, and by two parameters: what it found there, and whether it takes it over.
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

/** What a parameter always is, where the function reads it. */
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
